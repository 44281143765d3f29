"""What seats are called: heroes first, seats second, and never more than everybody knows."""

from typing import Any

from bot.ui.views.naming import Naming, heroes_of, seat_names
from bot.ui.views.speech import Speaker
from bot.ui.views.whose import naming_whose
from bot.words import Catalogue
from tests.ui.arena.face import ArenaFace

WORDS = Catalogue(is_strict=True).words()
CLEO, BEN = 7, 8
OWNERS = (CLEO, CLEO, BEN)
NAMES = ("Cleo", "Cleo", "Ben")


class Heroic(ArenaFace):
    """Its view is the heroes' names."""

    def hero(self, view: Any, seat: int, words: object) -> str:
        return str(view[seat])


def naming(*heroes: str) -> Naming:
    return Naming(seat_names(NAMES, OWNERS, heroes, WORDS), heroes, WORDS)


def test_a_hero_is_named_in_full_once_in_a_text_and_then_by_name() -> None:
    named = naming("Sable", "Oruk", "Brakka")
    sable, brakka = named.mark(0), named.mark(2)
    assert named.name(1) == "Oruk (Cleo)"
    assert (
        named.resolved(f"{sable} strikes {brakka}. {sable} heals.") == "Sable (Cleo) strikes Brakka (Ben). Sable heals."
    )


def test_words_that_name_the_hero_themselves_say_nothing_twice() -> None:
    named = naming("Sable", "Oruk", "Brakka")
    sable = named.mark(0)
    assert named.resolved(f"Sable ({sable}) is up.") == "Sable (Cleo) is up."
    assert named.resolved(f"{sable} (Sable) is up.") == "Sable (Cleo) is up."
    assert named.resolved(f"{sable} chooses Sable.") == "Cleo chooses Sable."
    assert named.resolved(f"{sable} wears Sableskin.") == "Sable (Cleo) wears Sableskin."


def test_several_heroes_of_one_person_are_told_apart_also_before_they_have_names() -> None:
    assert seat_names(NAMES, OWNERS, ("", "Oruk", ""), WORDS) == ("Cleo’s hero 1", "Cleo", "Ben")
    assert seat_names(("Ada", "Ada"), (1, 2), ("Sable", ""), WORDS) == ("Ada", "Ada 2"), "two people called alike"
    assert seat_names(NAMES, OWNERS, (), WORDS) == ("Cleo", "Cleo 2", "Ben"), "a game without heroes"
    assert heroes_of(Heroic(), ("Sable", "Sable", "Sable"), 3, OWNERS, WORDS) == ("Sable", "Sable 2", "Sable")
    assert heroes_of(ArenaFace(), None, 3, OWNERS, WORDS) == ()


def test_hostile_names_of_heroes_do_no_harm() -> None:
    speaker = Speaker(WORDS, NAMES, ("**@everyone**", "", "\ue000\u202e"))
    assert "@e" not in speaker.who(0)
    assert speaker.who(1) == "Cleo"
    assert speaker.label(0).endswith("(Cleo)")
    assert "\ue000" not in speaker.who(2)


def test_labels_and_messages_name_heroes_alike() -> None:
    speaker = Speaker(WORDS, NAMES, ("Sable", "Oruk", "Brakka"))
    assert (speaker.who(2), speaker.label(2)) == ("Brakka (Ben)", "Brakka (Ben)")


def test_a_question_says_whose_the_hero_is_where_it_first_names_it() -> None:
    who = "Sable (@Cleo)"
    assert naming_whose("Sable has 2 actions left.", "Sable", who) == "Sable (@Cleo) has 2 actions left."
    assert naming_whose("Where does Sable go?", "Sable", who) == "Where does Sable (@Cleo) go?"
    assert naming_whose("Oruk hits Sable. Sable falls.", "Sable", who) == "Oruk hits Sable (@Cleo). Sable falls."
    assert naming_whose("A coin of Sable’s, or Sableskin?", "Sable", who) is None
    assert naming_whose("Your roll?", "Sable", who) is None
