# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Who imports whom: modules, and what each of them imports, by `import` or by name.

What a loader is given is worked out from the texts alone: constants, those of other modules too, what is picked of
tuples, sums, formats and conditionals. What isn't known there is "*", which stands for anything. So
"tables.*.review" are the modules of that name in all rooms.
"""
import ast
import re
import sys
from collections import Counter
from functools import cache
from itertools import product

LOADERS = ("__import__", "import_module", "module")  # functions that are given the name of a module
ANYTHING = "*"
# The calls whose text doesn't say how the names begin that they load, each after its module: the names that it may
# load, or None if it loads only what its module names somewhere.
LISTED = {
    ("modules", "__import__(name, None, None, ('Scene',))"): (),  # each call of modules.module counts for its own
    ("screens", "loader.module(name)"): None,
    ("host", "__import__(module, None, None, (function,))"): (),  # the page's scripts name what they call
}
_SCOPES = ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda, ast.ClassDef
_FORMAT = re.compile(r"%[^a-zA-Z]*[a-zA-Z]")


class Unknown(Exception):
    """A call may load anything: its module, and its text."""


def modules(root, folder="", aside=()):
    """The paths of all modules of a folder below `root` by the names that they are imported by, if `root` is in the
    path; those in folders of the names `aside` are left out."""
    found = {}
    for path in sorted((root / folder).rglob("*.py")):
        parts = path.relative_to(root).with_suffix("").parts
        if not set(parts) & set(aside):
            found[".".join(parts).removesuffix(".__init__")] = path
    return found


@cache
def parsed(source):
    """The tree of a module's text, the same one each time."""
    return ast.parse(source)


@cache
def scoped(tree):
    """All nodes of a module, each with the scopes that it can see, from the module's to its own."""
    found = []

    def walk(node, scopes):
        found.append((node, scopes))
        if isinstance(node, _SCOPES):
            inside = node.body if isinstance(node.body, list) else [node.body]
            # What a class binds isn't seen by its methods.
            around = [scope for scope in scopes if not isinstance(scope, ast.ClassDef)]
            for child in ast.iter_child_nodes(node):
                walk(child, (*around, node) if child in inside or isinstance(child, ast.arguments) else scopes)
        else:
            for child in ast.iter_child_nodes(node):
                walk(child, scopes)

    walk(tree, (tree,))
    return found


@cache
def bound(tree, scope):
    """What each name may be that a scope binds: for each a list of expressions, of (module, name) for what is
    imported, and of None for anything."""
    found, stored = {}, Counter()
    inner = [node for node, scopes in scoped(tree) if scopes[-1] is scope]
    for node in inner:
        pairs = []
        if isinstance(node, ast.Assign):
            pairs = [pair for target in node.targets for pair in unpacked(target, node.value)]
        elif isinstance(node, (ast.AnnAssign, ast.NamedExpr)) and node.value:
            pairs = unpacked(node.target, node.value)
        elif isinstance(node, (ast.For, ast.comprehension)):
            pairs = unpacked(node.target, ast.Subscript(node.iter, ast.Constant(None)))
        elif isinstance(node, ast.ImportFrom):
            pairs = [(alias.asname or alias.name, (node.module, alias.name)) for alias in node.names]
        elif isinstance(node, ast.Import):
            pairs = [(alias.asname or alias.name, (alias.name, None)) for alias in node.names]
        elif isinstance(node, ast.arg):
            pairs = [(node.arg, None)]
        elif isinstance(node, (ast.FunctionDef, ast.ClassDef, ast.ExceptHandler)) and node.name:
            pairs = [(node.name, None)]
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            stored[node.id] += 1
        for name, value in pairs:
            found.setdefault(name, []).append(value)
    changed = {name for node in ast.walk(tree) if isinstance(node, (ast.Global, ast.Nonlocal))
               for name in node.names}
    for name in stored.keys() | changed & found.keys():
        if name in changed or len(found.get(name, ())) < stored[name]:  # by something else, such as +=
            found.setdefault(name, []).append(None)
    return found


def unpacked(target, value):
    """The (name, expression) that an assignment binds."""
    if isinstance(target, ast.Name):
        return [(target.id, value)]
    if isinstance(target, (ast.Tuple, ast.List)) and not any(isinstance(item, ast.Starred) for item in target.elts):
        return [pair for i, item in enumerate(target.elts)
                for pair in unpacked(item, ast.Subscript(value, ast.Constant(i)))]
    return []


class Text:
    """The text of a module. `sources` are the texts of all modules by their names.

    A value is a text, in which "*" stands for anything, an int, or a tuple that has for each item the list of its
    possible values.
    """

    def __init__(self, name, sources, asked=()):
        self.name = name
        self.tree = parsed(sources[name])
        self.sources = sources
        self._asked = asked  # the names that are being looked up

    def values(self, node, scopes):
        """The possible values of an expression, a list."""
        if isinstance(node, ast.Constant):
            return [node.value if type(node.value) in (str, int) else ANYTHING]
        if isinstance(node, (ast.Tuple, ast.List)) and not any(isinstance(item, ast.Starred) for item in node.elts):
            return [tuple(self.values(item, scopes) for item in node.elts)]
        if isinstance(node, ast.Name):
            return self.looked_up(node.id, scopes)
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            return [value for origin in self._binding(node.value.id, scopes)[0] if isinstance(origin, tuple)
                    for value in self._constant(".".join(filter(None, origin)), node.attr)] or [ANYTHING]
        if isinstance(node, ast.BinOp) and isinstance(node.op, (ast.Add, ast.Mod)):
            join = added if isinstance(node.op, ast.Add) else formatted
            both = product(self.values(node.left, scopes), self.values(node.right, scopes))
            return [value for left, right in both for value in join(left, right)]
        if isinstance(node, ast.JoinedStr):
            parts = [self.values(part, scopes) for part in node.values]
            return ["".join(map(text, chosen)) for chosen in product(*parts)]
        if isinstance(node, ast.FormattedValue) and node.conversion == -1 and not node.format_spec:
            return self.values(node.value, scopes)
        if isinstance(node, ast.IfExp):
            return self.values(node.body, scopes) + self.values(node.orelse, scopes)
        if isinstance(node, ast.BoolOp):
            return [value for part in node.values for value in self.values(part, scopes)]
        if isinstance(node, ast.Subscript):
            return [value for whole, at in product(self.values(node.value, scopes), self.values(node.slice, scopes))
                    for value in picked(whole, at)]
        return [ANYTHING]

    def looked_up(self, name, scopes):
        """The possible values of a name, a list."""
        origins, inside = self._binding(name, scopes)
        mark = self.name, name
        if mark in self._asked:
            return [ANYTHING]
        asking = Text(self.name, self.sources, (*self._asked, mark))
        found = []
        for origin in origins or [None]:
            if isinstance(origin, tuple):
                found += asking._constant(*origin)
            else:
                found += asking.values(origin, inside) if origin else [ANYTHING]
        return found

    def _binding(self, name, scopes):
        """What a name is bound to, see `bound`, and the scopes that are seen there."""
        for i in range(len(scopes), 0, -1):
            found = bound(self.tree, scopes[i - 1])
            if name in found:
                return found[name], scopes[:i]
        return [], scopes

    def _constant(self, module, name):
        """The possible values of a name in another module."""
        if module not in self.sources:
            return [ANYTHING]
        other = Text(module, self.sources, self._asked)
        return other.looked_up(name, (other.tree,))

    def named(self):
        """All texts that stand anywhere in the module, put together if they are."""
        waiting = [value for node, scopes in scoped(self.tree) if isinstance(node, ast.expr)
                   for value in self.values(node, scopes)]
        while waiting:
            value = waiting.pop()
            if isinstance(value, tuple):
                waiting += [each for values in value for each in values]
            elif isinstance(value, str) and not value.startswith(ANYTHING):
                yield _FORMAT.sub(ANYTHING, value)

    def loaded(self):
        """What the loaders are given that the module calls: texts. Raises Unknown."""
        called = {node.func for node, _ in scoped(self.tree) if isinstance(node, ast.Call)}
        for node, scopes in scoped(self.tree):
            if isinstance(node, ast.Call) and loader(node.func):
                names = node.args[:1] + [word.value for word in node.keywords if word.arg == "name"]
                names = self.values(names[0], scopes) if names else [ANYTHING]
            elif node not in called and loader(node) and loader(node) != "module":
                names = [ANYTHING]  # who it is handed on to could load anything
            else:
                continue
            if all(isinstance(name, str) and name[:1] not in (ANYTHING, ".", "") for name in names):
                yield from names
            elif (self.name, ast.unparse(node)) not in LISTED:
                raise Unknown(f"{self.name}: {ast.unparse(node)}")
            else:
                listed = LISTED[self.name, ast.unparse(node)]
                yield from self.named() if listed is None else listed


def loader(node):
    """The name of the loader that an expression is, or ""."""
    name = getattr(node, "id", getattr(node, "attr", "")) if isinstance(node, (ast.Name, ast.Attribute)) else ""
    return name if name in LOADERS else ""


def text(value):
    """A value as a part of a text."""
    return ANYTHING if isinstance(value, tuple) else str(value)


def added(left, right):
    """The possible sums of two values."""
    alike = isinstance(left, str) and isinstance(right, str) or isinstance(left, tuple) and isinstance(right, tuple)
    return [left + right] if alike else [ANYTHING]


def formatted(left, right):
    """The possible texts of `left % right`."""
    if not isinstance(left, str):
        return [ANYTHING]
    places = _FORMAT.findall(left)
    items = right if isinstance(right, tuple) else [[right]]
    known = len(items) == len(places) and set(places) <= {"%s", "%d"}
    parts = _FORMAT.split(left)
    return ["".join(part + text(item) for part, item in zip(parts, (*chosen, "")))
            for chosen in product(*(items if known else [[ANYTHING]] * len(places)))]


def picked(whole, at):
    """The possible items of a value at an index, or all of them if that isn't known."""
    if not isinstance(whole, tuple):
        return [ANYTHING]
    if isinstance(at, int) and -len(whole) <= at < len(whole):
        return whole[at]
    return [value for values in whole for value in values]


def imported(name, sources):
    """The names of those modules that a module imports anywhere, by `import` or by name; `sources` are the texts of
    all by their names. That the package is read first in which a module lies doesn't count. Raises Unknown."""
    found = set()
    module = Text(name, sources)
    for node, _ in scoped(module.tree):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            if node.level:
                raise Unknown(f"{name}: {ast.unparse(node)}")  # the project uses none of these
            inner = [f"{node.module}.{alias.name}" for alias in node.names]
            found.update(other if other in sources else node.module for other in inner)
    for loaded in set(module.loaded()):
        matches = re.compile(".*".join(map(re.escape, loaded.split(ANYTHING)))).fullmatch
        found.update(filter(matches, sources))
    return found & sources.keys() - {name}


def reached(name, sources):
    """The names of all modules that a module imports anywhere, itself or by way of others, with itself and the
    packages in which they lie. Raises Unknown."""
    found, waiting = set(), {name}
    while waiting:
        name = waiting.pop()
        found.add(name)
        package = {name.rpartition(".")[0]} & sources.keys()
        waiting |= (imported(name, sources) | package) - found
    return found


def foreign(name, sources):
    """The top-level names that a module imports anywhere, other than those of `sources` and the standard library;
    what only the type check reads doesn't count."""
    found, waiting = set(), [parsed(sources[name])]
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            found.add(node.module)
        typing_only = isinstance(node, ast.If) and ast.unparse(node.test).endswith("TYPE_CHECKING")
        waiting += node.orelse if typing_only else ast.iter_child_nodes(node)
    own = {other.partition(".")[0] for other in sources} | sys.stdlib_module_names
    return {other.partition(".")[0] for other in found} - own


def sources(found):
    """The texts of the modules that `modules` has found, by their names."""
    return {name: path.read_text(encoding="utf-8") for name, path in found.items()}


def imports(found):
    """By the name of each module that `modules` has found: the names of those of them that it imports."""
    texts = sources(found)
    return {name: imported(name, texts) for name in texts}


def circle(name, imports, way=(), done=None):
    """The names of modules that import each other in turn, from a module on; or none."""
    done = set() if done is None else done
    if name in way:
        return way[way.index(name):]
    if name in done:
        return None
    found = (circle(other, imports, (*way, name), done) for other in sorted(imports[name]))
    first = next(filter(None, found), None)
    done.add(name)
    return first


def circles(imports):
    """All such circles, each from every module that leads to it."""
    return [found for found in (circle(name, imports) for name in imports) if found]
