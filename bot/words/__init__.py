"""The text catalogue: everything said to people, by Fluent, in their language."""

from bot.words.account import Account
from bot.words.captions import Caption, as_alt_text, caption
from bot.words.catalogue import SHARED, BrokenCatalogue, Catalogue
from bot.words.endings import Teller
from bot.words.lengths import (
    ALT_LENGTH,
    HAND_LENGTH,
    READ_LENGTH,
    board_in_words,
    filled,
    first_fitting,
    itemised,
    listed,
)
from bot.words.locales import BASE, in_turn, own_name
from bot.words.plain import Plain, clean, distinct, plain, shorten, unmarked, written
from bot.words.reckoning import Measure, reckoning
from bot.words.words import Said, Unsaid, Words

__all__ = [
    "ALT_LENGTH",
    "BASE",
    "HAND_LENGTH",
    "READ_LENGTH",
    "SHARED",
    "Account",
    "BrokenCatalogue",
    "Caption",
    "Catalogue",
    "Measure",
    "Plain",
    "Said",
    "Teller",
    "Unsaid",
    "Words",
    "as_alt_text",
    "board_in_words",
    "caption",
    "clean",
    "distinct",
    "filled",
    "first_fitting",
    "in_turn",
    "itemised",
    "listed",
    "own_name",
    "plain",
    "reckoning",
    "shorten",
    "unmarked",
    "written",
]
