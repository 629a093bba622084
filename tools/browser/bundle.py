# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Puts modules of JavaScript together into one, so that the browser asks once for all of them.

Each module becomes a function that is called once, after those that it imports, and returns what it exports. The
page's modules are written so that this is easy: an import is a line, and an export stands before a declaration.
"""

import re

HEAD = "// SPDX-FileCopyrightText: 2026 The Boneyard authors\n// SPDX-License-Identifier: MIT\n"
_IMPORT = re.compile(r'^import (?:\* as (\w+)|\{([^}]+)\}) from "page/(\w+)\.js";$', re.MULTILINE)
_EXPORT = re.compile(r"^export (?=(?:async )?(?:function|class|const) (\w+))", re.MULTILINE)
_OTHER = re.compile(r"^(?:import\b(?!\()|export\b).*", re.MULTILINE)
# Comments on lines of their own; JSDoc stands there, too.
_COMMENT = re.compile(r"^ *(?://.*|/\*\*(?:(?!\*/)[\s\S])*\*/ *)\n", re.MULTILINE)


def together(modules: dict[str, str], first: str) -> str:
    """The text of a module that does what the one named `first` does, and exports each by its name; `modules` are
    texts by their names. Raises ValueError for an import or export that isn't written as above."""
    made: dict[str, str] = {}
    _add(made, modules, first)
    exports = ", ".join(f"${name} as {name}" for name in made)
    return f"{HEAD}{''.join(made.values())}export {{{exports}}};\n"


def bare(text: str) -> str:
    """A text without the comments that have lines of their own."""
    return _COMMENT.sub("", text)


def _add(made: dict[str, str], modules: dict[str, str], name: str) -> None:
    """Add the function of a module, and before it those of the modules that it imports."""
    text = bare(modules[name])
    for found in _IMPORT.finditer(text):
        if found[3] not in made:
            _add(made, modules, found[3])
    exports = ", ".join(_EXPORT.findall(text))
    text = _EXPORT.sub("", _IMPORT.sub(_constant, text)).strip()
    for other in _OTHER.finditer(text):
        raise ValueError(f"{name}.js: {other[0]}")
    made[name] = f"const ${name} = await (async () => {{\n{text}\nreturn {{{exports}}};\n}})();\n"


def _constant(found: re.Match[str]) -> str:
    """The line in place of an import."""
    whole, names, module = found.groups()
    return f"const {whole or '{' + names.replace(' as ', ': ') + '}'} = ${module};"
