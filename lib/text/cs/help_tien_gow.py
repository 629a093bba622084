# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Czech: the help on Tien Gow."""

PAGES = {
    "goal": ("Cíl hry", "Hrají čtyři, každý sám, po 8 čínských kamenech. Kdo vezme poslední štych, vyhrává "
                        "kolo: ostatní platí za štychy, které jim chybí. V zápase vyhrává ten, kdo má nejvíc "
                        "bodů."),
    "civil": ("Civilní kameny", "Každý je tu dvakrát. Nejvyšší jsou Nebe, Země, Člověk a Soulad. Dva stejné jsou "
              "civilní pár."),
    "military": ("Vojenské kameny", "Každý je jen jednou; řadí se podle součtu od 9 do 3. Dva se stejným "
                                    "součtem jsou pár. 4-2 a 2-1 je velký pár: nelze ho přebít a nic nepřebije."),
    "lead": ("Výnos", "Vynes kámen, pár, nebo skupinu, 1 až 2 civilní a 1 až 2 vojenské, které patří k sobě: "
             "Nebe s 9, Země s 8, Člověk se 7, Soulad s 5."),
    "beat": ("Bít, nebo odhodit", "Ostatní po řadě přebijí to, co zatím vede, vyššími kameny téhož druhu a "
                                  "počtu, nebo odhodí stejný počet lícem dolů. Bít se nemusí. Nejvyšší bere "
                                  "štych a vynáší."),
    "last": ("Poslední štych", "Štych ze čtyř kamenů platí za čtyři. Kdo ještě nemá štych, nesmí vzít poslední, "
             "je-li o jednom kameni: musí odhodit."),
    "domino": ("Placení", "Vítěz posledního štychu dostane od každého 4 minus jeho štychy, nebo 5 od toho, kdo "
               "nemá žádný. Bankéř platí a dostává dvojnásob. Vítěz je příští bankéř; prvního určí los."),
}
