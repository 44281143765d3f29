"""Fluent's own parser, quicker: it takes whole texts and names, where that goes from letter to letter.

Half of the bot's start was spent there. What it makes of a file is the same, but without where in the file it stands.
"""

import re
from collections.abc import Iterator

from fluent.syntax import FluentParser, ast
from fluent.syntax.stream import FluentParserStream

_TEXT = re.compile(r"[^{}\n]*")
_NAME = re.compile(r"[a-zA-Z][a-zA-Z0-9_-]*")
_SPACE = re.compile(r"[ \n]*")
_BLANK = re.compile(" *")
# A message of one line with nothing filled in, and no attribute below it: every second one.
_PLAIN = re.compile(r"([a-zA-Z][a-zA-Z0-9_-]*) *= *([^ {}\n][^{}\n]*)(?=\n+[a-zA-Z#-]|\n*\Z)")


class _Stream(FluentParserStream):
    """Of a text whose lines end in LF alone, as Python reads it."""

    def char_at(self, offset: int) -> str | None:
        return self.string[offset : offset + 1] or None

    @property
    def current_char(self) -> str | None:
        return self.string[self.index : self.index + 1] or None

    @property
    def current_peek(self) -> str | None:
        at = self.index + self.peek_offset
        return self.string[at : at + 1] or None

    def next(self) -> str | None:
        self.peek_offset = 0
        self.index += 1
        return self.current_char

    def peek(self) -> str | None:
        self.peek_offset += 1
        return self.current_peek

    def peek_blank(self) -> None:
        self._peek(_SPACE)

    def peek_blank_inline(self) -> str:
        return self._peek(_BLANK)

    def _peek(self, what: re.Pattern[str]) -> str:
        found = what.match(self.string, self.index + self.peek_offset)
        seen = found[0] if found else ""
        self.peek_offset += len(seen)
        return seen


class QuickParser(FluentParser):
    def __init__(self) -> None:
        super().__init__(with_spans=False)

    def parse(self, source: str) -> ast.Resource:
        """As Fluent's own does: a comment right before a message or a term belongs to it."""
        entries, comment = list[ast.EntryType](), None
        for entry, _, stands_apart in self.entries(source):
            if comment is not None and isinstance(entry, ast.Message | ast.Term):
                entry.comment = comment
            elif comment is not None:
                entries.append(comment)
            comment = entry if isinstance(entry, ast.Comment) and not stands_apart else None
            if comment is None:
                entries.append(entry)
        return ast.Resource(entries)

    def entries(self, source: str) -> Iterator[tuple[ast.EntryType, str, bool]]:
        """Each with the text it was read from, and whether a blank line or the end comes after it."""
        stream = _Stream(source)
        stream.skip_blank_block()
        while stream.current_char:
            begins = stream.index
            entry = self.get_entry_or_junk(stream)
            written = source[begins : stream.index]
            blank = stream.skip_blank_block()
            yield entry, written, bool(blank) or not stream.current_char

    def get_message(self, ps: FluentParserStream) -> ast.Message:
        found = _PLAIN.match(ps.string, ps.index)
        if found is None:
            return super().get_message(ps)
        ps.index, ps.peek_offset = found.end(), 0
        return ast.Message(ast.Identifier(found[1]), ast.Pattern([ast.TextElement(found[2].rstrip(" "))]))

    def get_text_element(self, ps: FluentParserStream) -> ast.TextElement:
        return ast.TextElement(_taken(ps, _TEXT))

    def get_identifier(self, ps: FluentParserStream) -> ast.Identifier:
        return ast.Identifier(_taken(ps, _NAME)) if ps.is_identifier_start() else super().get_identifier(ps)


def _taken(stream: FluentParserStream, what: re.Pattern[str]) -> str:
    """All of it that begins here; empty where there is none."""
    found = what.match(stream.string, stream.index)
    taken = found[0] if found else ""
    stream.index, stream.peek_offset = stream.index + len(taken), 0
    return taken
