"""From the name a person gives to the names a game has in code, on disk and on Discord."""

import keyword
import re
import sys
import unicodedata

from msgspec import Struct

LONGEST = 32  # letters of a name: a slash command takes no more
_ALLOWED = re.compile(r"[^\W_][\w '’!&-]*")
_OURS = frozenset({"bot", "cogs", "images", "tests"})


class BadName(Exception):
    """No game can have this name; the message says why, and what would do."""


class Names(Struct, frozen=True):
    """One game's names."""

    title: str  # "Kings' Road", for people
    words: tuple[str, ...]  # ("kings", "road")

    @property
    def package(self) -> str:
        """The folder: "kings_road"."""
        name = "_".join(self.words)
        return f"game_{name}" if name[0].isdigit() else name

    @property
    def key(self) -> str:
        """The game's key, and its slash command: "kings-road"."""
        return "-".join(self.words)

    @property
    def prefix(self) -> str:
        """What its classes begin with: "KingsRoad"."""
        return "".join(word.capitalize() for word in self.package.split("_"))


def names_of(given: str) -> Names:
    """Takes "Kings' Road" as well as "kings-road" and "kings_road". Raises BadName."""
    title = _title(" ".join(given.split()))
    if not _ALLOWED.fullmatch(title):
        raise BadName(f"{given!r} will not do: begin with a letter or a digit, then letters, digits, spaces, ' and -.")
    words = tuple(re.findall(r"[a-z0-9]+", _plain(title)))
    if not words:
        raise BadName(f"{given!r} has no letter from a to z and no digit, of which the folder's name could be made.")
    names = Names(title, words)
    if len(names.key) > LONGEST:
        raise BadName(f"{title!r} is too long: its slash command would have {len(names.key)} of {LONGEST} letters.")
    if keyword.iskeyword(names.package) or keyword.issoftkeyword(names.package):
        raise BadName(f"{names.package!r} is a word of Python itself. Add another word, as in {f'The {title}'!r}.")
    return names


def refuse_taken_module(names: Names) -> None:
    """In a folder of its own a game is imported by its bare name. Raises BadName where that is taken."""
    if names.package in sys.stdlib_module_names | _OURS:
        raise BadName(
            f"Python knows another module {names.package!r}. Add another word, as in {f'The {names.title}'!r}."
        )


def _title(given: str) -> str:
    """Names that are written as code are made into titles."""
    if re.fullmatch(r"[a-z0-9]+([_-][a-z0-9]+)*", given):
        return " ".join(word.capitalize() for word in re.split(r"[_-]", given))
    return given


def _plain(title: str) -> str:
    """Small letters without accents and apostrophes: "dur's keep" of "Dûr's Keep"."""
    letters = unicodedata.normalize("NFKD", title).encode("ascii", "ignore").decode()
    return re.sub(r"['’]", "", letters).lower()
