"""Words as they are compared: without case, accents and marks, in any order, in the plural or not."""

import re
import unicodedata


def folded(text: str) -> str:
    """Without case, accents and marks, so that people find what they cannot type."""
    bare = "".join(one for one in unicodedata.normalize("NFKD", text) if not unicodedata.combining(one))
    return " ".join(re.findall(r"\w+", bare.casefold()))


def has_words(text: str, typed: str) -> bool:
    """Is each word in it that was typed, in any order, in the plural or not?"""
    said, wanted = folded(text), folded(typed).split()
    return bool(wanted) and all(word in said or (len(word) > 3 and word.removesuffix("s") in said) for word in wanted)
