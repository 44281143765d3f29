"""Names that people choose to break things, and how to tell that they failed."""

import re
import unicodedata

HOSTILE_NAMES = (
    "**bold** _it_ ~~no~~ `code`",
    "@everyone @here <@123> <@&4> <#5>",
    "\u202eevil\u202c \u2066x\u2069 \u200fy",
    "# Heading\n> quote\n- list",
    "👩‍👩‍👧‍👦🏳️‍🌈 Łucja 張偉",
    "W" * 32,
    "[click](https://example.org) ||spoiler||",
)
MORE_HOSTILE_NAMES = (
    "",
    "\u3164\u200b\u2800",
    "אדה שלום",
    "Z\u0351\u0352\u0353\u0354\u0355\u0356\u0357algo",
    "1. first",
    "-# small",
    "\\*not escaped\\*",
    "{ $winners }",
    "\x00\x1b[31mred\ud800",
)
_ESCAPED = re.compile(r"\\[^0-9A-Za-z\s]")
_MARKUP = re.compile(r"[*_~`|<>\[\]#]|^\s*[-+>]|^\d+\.|://|@(?!\u200b)", re.MULTILINE)
_INVISIBLE = {"Cc", "Cf", "Cs", "Zl", "Zp"}
_MEANT = "\u200b\u200d\u200e\n"  # after @, inside emoji, after a name written from right to left, between lines


def markup_in(text: str) -> list[str]:
    """What Discord would take for markup, a mention or a link."""
    return _MARKUP.findall(_ESCAPED.sub("x", text))


def invisible_in(text: str) -> list[str]:
    """Characters that show nothing or turn the writing direction."""
    return [hex(ord(c)) for c in text if unicodedata.category(c) in _INVISIBLE and c not in _MEANT]
