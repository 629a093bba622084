# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Czech: the guide to the first match."""

NOTES = {
    "sum": "Nahoře vidíš konce a jejich součet. Když ho po tvém kameni lze dělit 5, získáš ho: vedle kamenů "
           "uvidíš +5, +10...",
    "spinner": "Tady leží první dubleta kola. Až bude mít zakryté obě strany v řadě, můžeš přikládat i nahoru a "
               "dolů.",
    "draw": "Žádný kámen nesedí. Teď lížeš, dokud nepřijde vhodný: ten musíš přiložit. Když není co líznout, "
            "říkáš pas.",
    "end": "Kolo skončilo. Vítěz získá tečky, které soupeři zbyly, zaokrouhlené dolů na pětky. Výpočet uvidíš "
           "hned.",
}
ON_KEY = "dál"
NEVER_KEY = "už neradit"
