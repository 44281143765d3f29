"""What somebody looks up: by its name, as nearly as they typed it, or from a list that stands in a message."""

from typing import Any

import pytest
from msgspec.structs import replace

from bot.engine import Noun
from bot.host import HostRefused
from bot.ui.actions import looking_up as module
from bot.ui.actions.looking_up import LookingUp, Place
from bot.ui.views.lessons.place import lesson_id
from bot.ui.views.lookup.pages import KIND, NOUN, RULE
from bot.ui.views.picture import Picture
from bot.ui.wire.custom_id import CustomId
from bot.ui.wire.declined import Declined
from tests.support.harbour.face import HarbourFace
from tests.ui.actions.acting import FACE, LOBBY, MATCH, ZOE, Acting
from tests.ui.scenes import BEN

FLARE, WHITE, RED = (Noun("lamp", key, {"colour": key}) for key in ("flare", "white", "red"))
WORDS = FACE.catalogue.words()


@pytest.fixture(autouse=True)
def _lamps(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(HarbourFace, "nouns", lambda _: (FLARE, WHITE, RED))


class Looked(Acting):
    """The card, the rule or the list that was shown, and from where."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, table: Any = MATCH, *, is_drawn: bool = False) -> None:
        super().__init__(table)
        self.seen: list[Any] = []
        made = {name: getattr(module, name) for name in ("card_view", "rule_view", "several_view", "kind_view")}

        def noting(name: str) -> Any:
            def view(*given: Any, **how: Any) -> Any:
                self.seen.append((name, given[1], *(one for one in given[2:] if isinstance(one, Noun | str | list))))
                self.how = how
                return made[name](*given, **how)

            return view

        for name in made:
            monkeypatch.setattr(module, name, noting(name))

        async def drawn(draw: Any, *_: Any) -> bytes | None:
            assert draw == self.face.draw_noun
            return b"png" if is_drawn else None

        monkeypatch.setattr(module, "draw_in_pool", drawn)
        self.looking = LookingUp(self.context)

    async def chosen(self, where: str, value: str, *, is_private: bool = True, person: Any = BEN) -> tuple[Any, ...]:
        await self.looking.chosen(self.reply(person, value, is_private=is_private), CustomId(where, "lookup"))
        return self.shown

    async def named(self, typed: str) -> tuple[Any, ...]:
        await self.looking.named(self.reply(ZOE), FACE.game.key, typed)
        return self.shown

    @property
    def shown(self) -> tuple[Any, ...]:
        [(how, *_)], [seen] = self.done, self.seen
        return (how, *seen)


@pytest.mark.parametrize(
    ("where", "value", "seen"),
    [
        (MATCH.id, f"{NOUN}.{FLARE.id}", ("replace", "card_view", MATCH.id, FLARE)),
        (FACE.game.key, f"{NOUN}.{FLARE.id}", ("replace", "card_view", FACE.game.key, FLARE)),
        (lesson_id(FACE.game.key), f"{NOUN}.{RED.id}", ("show", "card_view", FACE.game.key, RED)),
        (MATCH.id, f"{KIND}.lamp", ("replace", "kind_view", MATCH.id, "lamp")),
    ],
)
async def test_a_line_of_a_list_shows_what_it_names_in_its_place(
    where: str, value: str, seen: tuple[Any, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    """From a lesson in a message of its own, as the lesson must stay."""
    assert await Looked(monkeypatch).chosen(where, value) == seen


@pytest.mark.parametrize(
    "value", ["", f"{NOUN}.gone", f"{KIND}.gone", f"{RULE}.gone and lost", f"other.{FLARE.id}", "lamp"]
)
async def test_what_no_list_holds_is_refused(value: str, monkeypatch: pytest.MonkeyPatch) -> None:
    looked = Looked(monkeypatch)
    with pytest.raises(HostRefused, match="illegal"):
        await looked.chosen(MATCH.id, value)
    assert looked.done == []


@pytest.mark.parametrize(("is_private", "how"), [(True, "replace"), (False, "show")])
async def test_a_public_message_stays_as_it_is(is_private: bool, how: str, monkeypatch: pytest.MonkeyPatch) -> None:
    shown = await Looked(monkeypatch).chosen(MATCH.id, f"{NOUN}.{FLARE.id}", is_private=is_private)
    assert shown[0] == how


@pytest.mark.parametrize("is_drawn", [True, False])
async def test_a_card_has_a_picture_where_the_game_draws_one(is_drawn: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    looked = Looked(monkeypatch, is_drawn=is_drawn)
    await looked.chosen(MATCH.id, f"{NOUN}.{FLARE.id}")
    [(_, _, *files)] = looked.done
    assert files == ([1] if is_drawn else [])
    assert isinstance(looked.how["picture"], Picture) is is_drawn


@pytest.mark.parametrize(
    ("table", "person", "now", "sight"),
    [(MATCH, BEN, ("1",), [WHITE.id]), (MATCH, ZOE, ("None",), [WHITE.id]), (LOBBY, BEN, (), ())],
)
async def test_at_a_match_a_card_tells_how_things_stand_as_far_as_the_reader_knows(
    table: Any, person: Any, now: Any, sight: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(HarbourFace, "noun_now", lambda _, __, shown, ___: (str(shown.view.viewer),))
    monkeypatch.setattr(HarbourFace, "nouns_in_sight", lambda *_: [WHITE.id])
    looked = Looked(monkeypatch, table)
    await looked.chosen(MATCH.id, f"{NOUN}.{FLARE.id}", person=person)
    assert (looked.how["now"], looked.how["sight"]) == (now, sight)


def name_of(noun: Noun) -> str:
    return Place("x", HarbourFace(), WORDS).lexicon.name(noun)


@pytest.mark.parametrize(
    ("typed", "view", "seen"),
    [
        (lambda: name_of(FLARE), "card_view", FLARE),
        (lambda: name_of(FLARE).upper(), "card_view", FLARE),
        (lambda: name_of(FLARE)[:-1], "card_view", FLARE),
        (lambda: "How to play", "rule_view", None),
        (lambda: "lamp", "several_view", None),
        (lambda: name_of(FLARE).replace("flare", "flxre"), "several_view", [FLARE, RED]),
    ],
)
async def test_something_is_found_by_its_name_or_what_is_like_it(
    typed: Any, view: str, seen: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = await Looked(monkeypatch).named(typed())
    assert shown[:3] == ("show", view, MATCH.id)
    assert seen is None or shown[3] == seen


async def test_what_nothing_is_like_is_unknown(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(Declined, match="rules-unknown") as declined:
        await Looked(monkeypatch).named("qqqqxxxxzzzz")
    assert declined.value.facts == {"topic": "qqqqxxxxzzzz"}


@pytest.mark.parametrize("table", [None, LOBBY, MATCH, replace(MATCH, game="nim")])
async def test_where_no_match_of_the_game_is_on_it_is_looked_up_away_from_any(
    table: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = await Looked(monkeypatch, table).named(name_of(FLARE))
    assert shown[2] == (MATCH.id if table is MATCH else FACE.game.key)
