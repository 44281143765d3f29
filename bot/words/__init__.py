"""The text catalogue: everything said to people, by Fluent, in their language."""

from bot.words.catalogue import BrokenCatalogue, Catalogue
from bot.words.plain import Plain, clean, distinct, plain, shorten
from bot.words.words import Said, Unsaid, Words

__all__ = ["BrokenCatalogue", "Catalogue", "Plain", "Said", "Unsaid", "Words", "clean", "distinct", "plain", "shorten"]
