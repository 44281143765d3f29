"""What seats are called: heroes first and whose they are second, "Sable (Cleo)"; without heroes by their people."""

import re
from collections.abc import Hashable, Sequence

from bot.ui.views.face import Face
from bot.words import Plain, Words, clean, distinct

_FIRST_MARK = 0xE000  # private use: no name holds such a letter, and no catalogue


def seat_names(
    names: Sequence[str], owners: Sequence[Hashable], heroes: Sequence[str], words: Words
) -> tuple[str, ...]:
    """Whose each seat is, for pictures and labels. Several of one owner are told apart by their heroes' names.

    `heroes`: by seat, empty where it has none yet; none at all for a game without heroes, where seats are numbered.
    """
    if not heroes:
        return distinct(names)
    known = list(dict.fromkeys(owners))
    people = dict(zip(known, distinct([names[owners.index(owner)] for owner in known]), strict=True))
    return tuple(
        _yet_unnamed(people[owner], owners, seat, words) if not hero and owners.count(owner) > 1 else people[owner]
        for seat, (owner, hero) in enumerate(zip(owners, heroes, strict=True))
    )


def _yet_unnamed(name: str, owners: Sequence[Hashable], seat: int, words: Words) -> str:
    return words.say("name-unchosen", name=name, number=owners[: seat + 1].count(owners[seat]))


def heroes_of(face: Face, view: object, seats: int, owners: Sequence[Hashable], words: Words) -> tuple[str, ...]:  # type: ignore[type-arg]
    """The heroes' names by seat, as far as that view tells; none for a game that has none.

    Two of one owner that are called alike are numbered.
    """
    if type(face).hero is Face.hero:
        return ()
    heroes = [face.hero(view, seat, words) for seat in range(seats)]
    called = [clean(hero) if hero else "" for hero in heroes]
    alike = [
        [other for other in range(seat) if (called[other], owners[other]) == (called[seat], owners[seat])]
        for seat in range(seats)
    ]
    return tuple(f"{hero} {len(alike[seat]) + 1}" if hero and alike[seat] else hero for seat, hero in enumerate(called))


class Naming:
    """The names for one kind of text, a label or a message. Words are said with marks in place of names.

    Once a text is whole it can be seen what else is in it: a hero is named in full once, and not twice where the
    words have named it themselves.
    """

    def __init__(self, people: Sequence[str], heroes: Sequence[str], words: Words) -> None:
        self.people, self._words = tuple(people), words
        self._heroes = tuple(heroes) or ("",) * len(people)

    def mark(self, seat: int) -> str:
        return chr(_FIRST_MARK + seat) if self._heroes[seat] else self.people[seat]

    def name(self, seat: int) -> str:
        """Sable (Cleo)."""
        return self.resolved(self.mark(seat))

    def resolved(self, text: str) -> str:
        for seat, hero in enumerate(self._heroes):
            if hero and (mark := chr(_FIRST_MARK + seat)) in text:
                text = self._named(text, mark, hero, self.people[seat])
        return text

    def _named(self, text: str, mark: str, hero: str, person: str) -> str:
        """In full where it is named first; where the words have said the hero already, whose it is."""
        full = self._words.say("name-hero", hero=Plain(hero), person=Plain(person))
        text = text.replace(f"{hero} ({mark})", full).replace(f"{mark} ({hero})", full)
        if full not in text:
            if re.search(rf"(?<!\w){re.escape(hero)}(?!\w)", text):
                return text.replace(mark, person)
            text = text.replace(mark, full, 1)
        return text.replace(mark, hero)
