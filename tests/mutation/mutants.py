"""The mutants of a C++ file: small wrong changes, found on the syntax tree that libclang builds.

A mutant replaces one range of one file. Its name (`Mutant.name`) tells the file, the function, the
operator and the change in its surroundings, but no line number: it outlives edits elsewhere.
The operators are described in docs/mutation.md.
"""

import dataclasses
import pathlib
import re
from collections import Counter
from collections.abc import Iterator

import clang.cindex
from clang.cindex import CursorKind, TypeKind

Node = clang.cindex.Cursor

COMPARISONS = {  # negated; with the boundary moved, or one side only; the other way round
    "==": ("!=", "<=", ">="), "!=": ("==", "<", ">"),
    "<": (">=", "<=", ">"), "<=": (">", "<", ">="),
    ">": ("<=", ">=", "<"), ">=": ("<", ">", "<="),
}
SWAPS = {
    "+": ("-",), "-": ("+",), "*": ("/", "+"), "/": ("*", "%"), "%": ("/", "*"),
    "+=": ("-=", "="), "-=": ("+=", "="), "*=": ("/=", "="), "/=": ("*=", "="), "%=": ("/=", "="),
    "&&": ("||",), "||": ("&&",),
    "&": ("|",), "|": ("&",), "^": ("|",), "<<": (">>",), ">>": ("<<",),
    "&=": ("|=", "="), "|=": ("&=", "="), "^=": ("|=", "="), "<<=": (">>=",), ">>=": ("<<=",),
}
WORDS = {"min": "max", "max": "min", "front": "back", "back": "front", "begin": "end",
         "end": "begin", "all_of": "any_of", "any_of": "all_of", "none_of": "any_of",
         "first": "second", "second": "first"}
EMPTY = ("std::nullopt", "nullptr")
SYMMETRIC_CALLS = ("min", "max", "minmax", "swap")
INTEGERS = (TypeKind.CHAR_S, TypeKind.SCHAR, TypeKind.UCHAR, TypeKind.SHORT, TypeKind.USHORT,
            TypeKind.INT, TypeKind.UINT, TypeKind.LONG, TypeKind.ULONG, TypeKind.LONGLONG,
            TypeKind.ULONGLONG)
FUNCTIONS = (CursorKind.FUNCTION_DECL, CursorKind.CXX_METHOD, CursorKind.CONSTRUCTOR,
             CursorKind.DESTRUCTOR, CursorKind.CONVERSION_FUNCTION, CursorKind.FUNCTION_TEMPLATE)
CLASSES = (CursorKind.STRUCT_DECL, CursorKind.CLASS_DECL, CursorKind.CLASS_TEMPLATE)
BLOCKS = (CursorKind.COMPOUND_STMT, CursorKind.IF_STMT, CursorKind.FOR_STMT, CursorKind.WHILE_STMT,
          CursorKind.DO_STMT, CursorKind.CXX_FOR_RANGE_STMT, CursorKind.CASE_STMT,
          CursorKind.DEFAULT_STMT)
DROPPED = (CursorKind.CALL_EXPR, CursorKind.BINARY_OPERATOR, CursorKind.UNARY_OPERATOR,
           CursorKind.COMPOUND_ASSIGNMENT_OPERATOR, CursorKind.UNEXPOSED_EXPR,
           CursorKind.RETURN_STMT, CursorKind.BREAK_STMT, CursorKind.CONTINUE_STMT,
           CursorKind.CXX_FOR_RANGE_STMT)
VALUES_HELD_BY = (CursorKind.CALL_EXPR, CursorKind.INIT_LIST_EXPR, CursorKind.RETURN_STMT,
                  CursorKind.CONDITIONAL_OPERATOR)
CONTEXT = 32  # characters of the surroundings that a name shows on either side


@dataclasses.dataclass(frozen=True)
class Mutant:
    """Bytes start..end of a file, replaced. `lines` is the range of lines that the bytes touch."""
    file: str
    start: int
    end: int
    replacement: str
    lines: tuple[int, int]
    name: str

    def apply(self, source: bytes) -> bytes:
        return source[:self.start] + self.replacement.encode() + source[self.end:]


class CannotParse(Exception):
    """libclang finds an error in a file; holds the first one."""


def one_line(text: str) -> str:
    return re.sub(r"\s+", " ", re.sub(r"//[^\n]*", " ", text))


def cut(text: str) -> str:
    """A long text without its middle."""
    return text if len(text) <= 2 * CONTEXT else f"{text[:CONTEXT]}...{text[-CONTEXT:]}"


def span(node: Node) -> tuple[int, int]:
    return node.extent.start.offset, node.extent.end.offset


def is_integer(kind: clang.cindex.Type) -> bool:
    return kind.get_canonical().kind in INTEGERS


def is_bool(node: Node) -> bool:
    return node.type.get_canonical().kind == TypeKind.BOOL


def is_symmetric(call: Node) -> bool:
    """Is it the same with its arguments exchanged, or an operator with two operands?"""
    return call.spelling in SYMMETRIC_CALLS or \
        re.fullmatch(r"operator\W+", call.spelling) is not None


def plain_type(kind: clang.cindex.Type) -> str:
    """A type's name without references and const, so that two of them can be compared."""
    kind = kind.get_canonical()
    if kind.kind in (TypeKind.LVALUEREFERENCE, TypeKind.RVALUEREFERENCE):
        kind = kind.get_pointee()
    return kind.spelling.removeprefix("const ")


class Generator:
    """Walks one file's tree and collects its mutants, in the order of the file."""

    def __init__(self, file: str, path: pathlib.Path) -> None:
        self.file = file
        self.path = str(path)  # as libclang spells it
        self.source = path.read_bytes()
        self.function = ""
        self.ancestors: list[Node] = []
        self.found: dict[tuple[int, int, str], Mutant] = {}
        self.names: Counter[str] = Counter()

    # --- text ---

    def text(self, start: int, end: int) -> str:
        return self.source[start:end].decode()

    def add(self, operator: str, start: int, end: int, replacement: str) -> None:
        """Records a mutant, unless the same change is known by another operator."""
        key = (start, end, replacement)
        old = self.text(start, end)
        if key in self.found or replacement == old or end < start:
            return
        before, after = self.surroundings(start, end)
        change = f"[{cut(one_line(old).strip())} => {cut(one_line(replacement))}]"
        place = f"{self.file} {self.function}".strip()
        name = f"{place} {operator}: {before}{change}{after}"
        self.names[name] += 1
        if self.names[name] > 1:
            name += f" #{self.names[name]}"
        first = self.source.count(b"\n", 0, start) + 1
        last = first + self.source.count(b"\n", start, end)
        self.found[key] = Mutant(self.file, start, end, replacement, (first, last), name)

    def surroundings(self, start: int, end: int) -> tuple[str, str]:
        """What the smallest larger node shows around a range, on one line and cut short."""
        for node in reversed(self.ancestors):
            outer_start, outer_end = span(node)
            if outer_start <= start and end <= outer_end and outer_end - outer_start > end - start:
                before = one_line(self.text(outer_start, start))
                after = one_line(self.text(end, outer_end))
                return before[-CONTEXT:].lstrip(), after[:CONTEXT].rstrip()
        return "", ""

    # --- the walk ---

    def visit(self, node: Node) -> None:
        outer_function = self.function
        if node.kind in FUNCTIONS or node.kind in CLASSES:
            self.function = node.spelling
        children = [child for child in node.get_children() if self.is_here(child)]
        if self.ancestors and self.is_here(node):
            self.mutate(node, children)
        if node.kind == CursorKind.CXX_FOR_RANGE_STMT:
            children = children[-1:]  # the rest is what the compiler makes of the range
        if self.declares_condition(node, children):
            del children[1]  # what the compiler makes of the declaration
        self.ancestors.append(node)
        for child in children:
            self.visit(child)
        self.ancestors.pop()
        self.function = outer_function

    def is_here(self, node: Node) -> bool:
        start = node.extent.start
        return start.file is not None and start.file.name == self.path and \
            node.extent.end.offset > start.offset

    @staticmethod
    def declares_condition(node: Node, children: list[Node]) -> bool:
        return node.kind in (CursorKind.IF_STMT, CursorKind.WHILE_STMT) and \
            len(children) > 2 and children[0].kind == CursorKind.VAR_DECL

    # --- the operators ---

    def mutate(self, node: Node, children: list[Node]) -> None:
        kind = node.kind
        if self.declares_condition(node, children):
            self.add("condition", children[0].extent.end.offset, children[0].extent.end.offset,
                     "; true")
            self.add("condition", children[0].extent.end.offset, children[0].extent.end.offset,
                     "; false")
        if kind.is_expression():
            self.mutate_expression(node, children)
        if kind in (CursorKind.VAR_DECL, CursorKind.PARM_DECL):
            self.mutate_reference(node)
        if kind == CursorKind.VAR_DECL and children:
            self.shift(children[-1])
        if kind in VALUES_HELD_BY:
            for value in children:
                self.shift(value)
        if kind == CursorKind.RETURN_STMT and children and not is_bool(children[0]) and \
                self.text(*span(children[0])) not in EMPTY:
            self.add("return", *span(children[0]), "{}")
        if kind in DROPPED and self.ancestors[-1].kind in BLOCKS and not self.is_condition(node):
            self.drop(node)

    def mutate_expression(self, node: Node, children: list[Node]) -> None:
        kind = node.kind
        if is_bool(node) and not self.is_assigned(node):
            self.add("condition", *span(node), "true")
            self.add("condition", *span(node), "false")
        if kind == CursorKind.INTEGER_LITERAL:
            self.mutate_literal(node)
        elif kind == CursorKind.UNARY_OPERATOR:
            self.mutate_unary(node, children)
        elif kind == CursorKind.DECL_REF_EXPR or kind == CursorKind.MEMBER_REF_EXPR:
            self.mutate_name(node)
        elif kind == CursorKind.CALL_EXPR and not is_symmetric(node):
            self.swap([argument for argument in node.get_arguments() if argument])
        elif kind == CursorKind.INIT_LIST_EXPR:
            self.mutate_list(node, children)
        if len(children) >= 2:
            self.mutate_binary(node, children[0], children[-1])

    def mutate_literal(self, node: Node) -> None:
        parent = self.ancestors[-1]
        digits = self.text(*span(node)).replace("'", "")
        if not digits.isdigit() or self.is_negation(parent):
            return
        self.add("constant", *span(node), str(int(digits) + 1))
        self.add("constant", *span(node), str(int(digits) - 1))

    def is_negation(self, node: Node) -> bool:
        return node.kind == CursorKind.UNARY_OPERATOR and \
            re.fullmatch(r"-\d+", self.text(*span(node))) is not None

    def mutate_unary(self, node: Node, children: list[Node]) -> None:
        start, end = span(node)
        text = self.text(start, end)
        if self.is_negation(node):
            for value in (int(text) + 1, int(text) - 1, -int(text)):
                self.add("constant", start, end, str(value))
            return
        if text[:2] in ("++", "--"):
            self.add("increment", start, start + 2, "--" if text[:2] == "++" else "++")
        elif text[-2:] in ("++", "--"):
            self.add("increment", end - 2, end, "--" if text[-2:] == "++" else "++")
        elif text[:1] in ("!", "-", "~") and children:
            self.add("operand", start, end, self.text(*span(children[0])))

    def mutate_binary(self, node: Node, left: Node, right: Node) -> None:
        """Any operator between two operands, built in or overloaded."""
        start, end = left.extent.end.offset, right.extent.start.offset
        if span(left)[0] != span(node)[0] or span(right)[1] != span(node)[1] or start >= end:
            return
        between = self.text(start, end)
        operator = between.strip()
        start += len(between) - len(between.lstrip())
        end = start + len(operator)
        if operator in COMPARISONS:
            for other in COMPARISONS[operator]:
                self.add("comparison", start, end, other)
            self.shift(right)
        elif operator in SWAPS:
            for other in SWAPS[operator]:
                self.add("operator", start, end, other)
            if not operator.endswith("=") and not is_bool(node):
                self.add("operand", *span(node), self.text(*span(left)))
                self.add("operand", *span(node), self.text(*span(right)))
        elif operator == "=":
            self.shift(right)

    def mutate_name(self, node: Node) -> None:
        """An enumerator, a field, or one of the functions that come in pairs."""
        referenced = node.referenced
        start, end = span(node)
        if referenced is None or not self.text(start, end).endswith(node.spelling):
            return
        start = end - len(node.spelling)
        if referenced.kind == CursorKind.ENUM_CONSTANT_DECL:
            siblings = list(referenced.semantic_parent.get_children())
            self.add("enumerator", start, end, next_sibling(referenced, siblings))
        elif referenced.kind == CursorKind.FIELD_DECL:
            kind = plain_type(referenced.type)
            siblings = [field for field in referenced.semantic_parent.get_children()
                        if field.kind == CursorKind.FIELD_DECL and plain_type(field.type) == kind]
            self.add("field", start, end, next_sibling(referenced, siblings))
        elif node.spelling in WORDS:
            self.add("word", start, end, WORDS[node.spelling])

    def mutate_list(self, node: Node, children: list[Node]) -> None:
        """A braced list: values swapped, and designated ones dropped."""
        designated = [child for child in children if self.text(*span(child)).startswith(".")]
        if not designated:
            if not any(is_symmetric(call) for call in self.ancestors[-4:]):
                self.swap(children)
            return
        fields = [list(child.get_children()) for child in designated]
        self.swap([field[-1] for field in fields], [plain_type(field[0].type) for field in fields])
        for field in fields:
            if is_integer(field[0].type):
                self.shift(field[-1], always=True)
        for index, child in enumerate(designated):
            start, end = span(child)
            if index + 1 < len(designated):
                end = designated[index + 1].extent.start.offset
            elif index > 0:
                start = designated[index - 1].extent.end.offset
            self.add("initializer", start, end, "")

    def mutate_reference(self, node: Node) -> None:
        """What is written through a reference is written to a copy."""
        kind = node.type
        if kind.kind != TypeKind.LVALUEREFERENCE or kind.get_pointee().is_const_qualified():
            return
        start, end = span(node)
        ampersand = self.text(start, end).find("&")
        if ampersand >= 0:
            self.add("copy", start + ampersand, start + ampersand + 1, "")

    def shift(self, value: Node, always: bool = False) -> None:
        """An integer that is compared, passed, stored or returned is off by one."""
        start, end = span(value)
        text = self.text(start, end)
        if not always and not (value.kind.is_expression() and is_integer(value.type)):
            return
        if re.fullmatch(r"-?[\d']+", text):
            return  # a constant has its own operator
        whole = text if re.fullmatch(r"[\w.:>()\[\]<-]+", text) else f"({text})"
        self.add("off-by-one", start, end, f"{whole} + 1")
        self.add("off-by-one", start, end, f"{whole} - 1")

    def swap(self, values: list[Node], types: list[str] | None = None) -> None:
        """Two values of the same type change places."""
        types = types or [plain_type(value.type) for value in values]
        for first in range(len(values)):
            for second in range(first + 1, len(values)):
                one, two = span(values[first]), span(values[second])
                if types[first] != types[second] or one[1] >= two[0]:
                    continue
                swapped = self.text(*two) + self.text(one[1], two[0]) + self.text(*one)
                self.add("swap", one[0], two[1], swapped)

    def drop(self, node: Node) -> None:
        self.add("drop", *span(node), "{}" if node.kind == CursorKind.CXX_FOR_RANGE_STMT else "")

    def is_condition(self, node: Node) -> bool:
        return is_bool(node) and self.ancestors[-1].kind != CursorKind.COMPOUND_STMT and \
            "=" not in re.sub(r"[=!<>]=", "", self.text(*span(node)))

    def is_assigned(self, node: Node) -> bool:
        """Does the text after the expression assign to it?"""
        rest = self.source[node.extent.end.offset:node.extent.end.offset + 4].decode(
            errors="replace").lstrip()
        return re.match(r"[-+*/%&|^]?=(?!=)", rest) is not None


def next_sibling(declaration: Node, siblings: list[Node]) -> str:
    """The next of the siblings, round and round; the declaration itself if it is none of them."""
    names = [*(sibling.spelling for sibling in siblings), declaration.spelling]
    return names[(names.index(declaration.spelling) + 1) % (len(names) - 1 or 1)]


def mutants_of(folder: pathlib.Path, file: str, arguments: list[str]) -> Iterator[Mutant]:
    """All mutants of folder/file, in the order of the file. Raises CannotParse."""
    path = folder / file
    language = "c++-header" if path.suffix == ".h" else "c++"
    unit = clang.cindex.Index.create().parse(str(path), ["-x", language, *arguments])
    errors = [d for d in unit.diagnostics if d.severity >= clang.cindex.Diagnostic.Error]
    if errors:
        raise CannotParse(str(errors[0]))
    generator = Generator(file, path)
    generator.visit(unit.cursor)
    yield from sorted(generator.found.values(), key=lambda m: (m.start, m.end))
