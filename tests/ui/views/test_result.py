"""The last message of a match: who has won, in which places, what turned it, and what one may do now."""

from types import SimpleNamespace
from typing import Any

import pytest
from msgspec import Struct
from msgspec.structs import replace

from bot.engine import Options, Outcome, Sheet
from bot.host import SeatInfo
from bot.local.protocol.component_types import BUTTON, TEXT_DISPLAY, walk
from bot.ui.views.picture import Picture
from bot.ui.views.result import film_view, proof_view, result_view, stopped_view
from bot.ui.views.scene import Scene
from bot.words import Account
from tests.support.harbour.face import HarbourFace
from tests.support.harbour.game import HarbourOptions
from tests.ui.scenes import ADA, scene_of

BEN_WON, BOTH, NOBODY = Outcome((1,), (0, 3)), Outcome((0, 1), (3, 3)), Outcome((), (0, 0))
PICTURE = Picture(b"end", "The end.")


class EndFace(HarbourFace):
    """A face of which a test says how its game is."""

    is_group = has_list = False
    next_options: Options | None = None

    def is_together(self, options: Options) -> bool:
        assert isinstance(options, HarbourOptions), "they may hang on how this match is played"
        return self.is_group

    def has_standings(self) -> bool:
        return self.has_list

    def harder(self, options: Options) -> Options | None:
        assert isinstance(options, HarbourOptions)
        return self.next_options


class Name(Struct):
    name: str = "Sable"


def scene(outcome: Outcome = BEN_WON, sheets: tuple[Sheet, ...] = (), **more: Any) -> Scene:
    made = scene_of(EndFace(), HarbourOptions(), 2)
    match: Any = SimpleNamespace(outcome=outcome, view=made.table.view, keepsakes=sheets)
    shown = Scene(replace(made.table, status="finished", match=match), made.face, made.words)
    for name, value in more.items():
        setattr(shown.face, name, value)
    return shown


def parts(view: Any, kind: int) -> list[Any]:
    return [part for part in walk(view.to_components()) if part["type"] == kind]


def text(view: Any) -> str:
    return "\n".join(part["content"] for part in parts(view, TEXT_DISPLAY))


def buttons(view: Any) -> list[str]:
    return [part["label"] for part in parts(view, BUTTON)]


def ended(shown: Scene, account: Account = Account(), picture: Picture | None = None, **more: Any) -> Any:  # noqa: B008
    return result_view(shown, (), picture, account, **more)


@pytest.mark.parametrize(
    ("outcome", "is_group", "said"),
    [
        (BEN_WON, False, "**Ben wins.**"),
        (BOTH, False, "**Ada and Ben share the win.**"),
        (NOBODY, False, "**Nobody wins.**"),
        (BOTH, True, "**You have won, all of you together.**"),
        (NOBODY, True, "**You have lost, all of you together.**"),
    ],
)
async def test_it_says_first_who_has_won(outcome: Outcome, is_group: bool, said: str) -> None:
    assert said in text(ended(scene(outcome, is_group=is_group))).splitlines()


async def test_a_game_may_say_it_in_its_own_words() -> None:
    said = text(ended(scene(), Account("Ben is home.", why=("By three coins.",), missing=("A flare.",))))
    assert "**Ben is home.**\nBy three coins.\nA flare." in said
    assert "wins" not in said


@pytest.mark.parametrize(
    ("is_group", "has_list", "has_picture", "is_ranked"),
    [(False, False, True, True), (False, True, False, True), (False, True, True, False), (True, False, False, False)],
)
async def test_places_are_told_where_nothing_else_tells_them(
    is_group: bool, has_list: bool, has_picture: bool, is_ranked: bool
) -> None:
    shown = scene(is_group=is_group, has_list=has_list)
    said = text(ended(shown, picture=PICTURE if has_picture else None))
    assert ("**2** · Ada" in said) is is_ranked
    if is_ranked:
        assert said.index("Ben · ") < said.index("**2** · Ada"), "the best first"


async def test_a_reckoning_of_the_games_own_stands_in_their_place() -> None:
    said = text(ended(scene(), Account(reckoning=("Ben: 3 coins",))))
    assert "Ben: 3 coins" in said
    assert "**2** · Ada" not in said


async def test_of_many_deeds_as_many_are_told_as_have_room() -> None:
    account = Account("Ben is home.", reckoning=(), deeds=tuple(f"Deed {number}." for number in range(20)))
    assert text(ended(scene(), account)).count("Deed") == 9
    assert text(ended(scene(next_options=HarbourOptions()), account)).count("Deed") == 6, "a row of buttons more"
    assert "Deed 0." in text(ended(scene(), account))


async def test_what_could_be_played_next_is_said_in_a_line() -> None:
    one, two = (
        text(ended(scene(), Account(tries=tries))).splitlines() for tries in (("the fog",), ("the fog", "a storm"))
    )
    [said] = [line for line in one if "the fog" in line]
    [both] = [line for line in two if "the fog" in line]
    assert "a storm" in both
    assert said not in two


@pytest.mark.parametrize(("outcome", "is_offered"), [(BEN_WON, True), (NOBODY, False)])
async def test_people_who_have_won_are_offered_a_harder_match(outcome: Outcome, is_offered: bool) -> None:
    shown = ended(scene(outcome, next_options=HarbourOptions()))
    assert ("Harder" in " ".join(buttons(shown))) is is_offered
    assert len(buttons(shown)) == len(buttons(ended(scene(outcome)))) + is_offered


async def test_automata_that_have_won_are_not() -> None:
    shown = scene(next_options=HarbourOptions())
    seats = [shown.table.seats[0], SeatInfo(1, None, "Tin")]
    tin = Scene(replace(shown.table, seats=seats), shown.face, shown.words)
    assert "Harder" not in " ".join(buttons(ended(tin)))


@pytest.mark.parametrize(("id_", "seat", "is_new"), [("", 0, True), ("kept", 0, False), ("", 1, False)])
async def test_who_played_a_new_character_may_keep_it(
    id_: str, seat: int, is_new: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = scene(sheets=(Sheet(id_, seat, {}),))
    seats = [shown.table.seats[0], SeatInfo(1, None, "Tin")]
    kept = Scene(replace(shown.table, seats=seats), shown.face, shown.words)
    before = len(buttons(ended(kept)))
    monkeypatch.setattr(type(shown.face.game), "sheet_type", Name)
    assert len(buttons(ended(kept))) == before + is_new


async def test_who_wished_it_is_called() -> None:
    assert f"-# <@{ADA.id}>: the match is over." in text(ended(scene(), called=(ADA.id,)))
    assert "<@" not in text(ended(scene()))


async def test_a_match_that_was_stopped_offers_the_same_but_a_harder_one() -> None:
    shown = scene(next_options=HarbourOptions())
    stopped = stopped_view(shown, ("Ben whistles.",), "Somebody stopped it.")
    assert "Ben whistles." in text(stopped)
    assert "Somebody stopped it." in text(stopped)
    assert buttons(stopped) == buttons(ended(scene()))


async def test_a_proof_has_what_was_promised_and_what_came_of_it() -> None:
    shown = scene()
    bare, table = text(proof_view(shown)), replace(shown.table, commitment="c0ffee", seed="5eed")
    full = text(proof_view(Scene(table, shown.face, shown.words)))
    assert "c0ffee" in full
    assert "5eed" in full
    assert len(full.splitlines()) == len(bare.splitlines()) + 2
    assert buttons(proof_view(shown)) == ["Export"]


async def test_a_film_stands_under_the_name_of_its_game() -> None:
    assert scene().title in text(film_view(scene(), PICTURE))
