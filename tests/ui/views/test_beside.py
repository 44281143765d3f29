"""What stands beside the questions: offers, moments, standing orders; in public as well as in a panel."""

from typing import Any

import pytest

from bot.engine import Amount, Option, Order, Pause, Pick, PickSome, Prompt, Text
from bot.host import Person, SeatInfo
from bot.ui.views.face import Face
from bot.ui.views.orders import has_orders, orders_modal, orders_view, read_orders
from bot.ui.views.panel import fingerprint, panel_view
from bot.ui.views.scene import Scene
from bot.ui.views.speech import Speaker
from bot.ui.views.table import table_view
from bot.ui.wire.declined import Declined
from bot.ui.wire.submitted import Submitted
from tests.support.harbour.face import HarbourFace
from tests.support.harbour.game import Harbour, HarbourOptions
from tests.ui.bazaar.face import BazaarFace
from tests.ui.bazaar.game import BazaarOptions
from tests.ui.scenes import ADA, BEN, bazaar, scene_of
from tests.ui.views.test_room import PICTURE, check, components

CLEO = Person(3, "Cleo")


def harbour(seats: int = 2, face: Face[Any] | None = None, people: tuple[Person, ...] = (), **options: Any) -> Scene:
    scene = scene_of(face or HarbourFace(), HarbourOptions(**options), seats)
    for seat, person in enumerate(people):
        scene.table.seats[seat] = SeatInfo(seat, person, person.name)
    return scene


def texts(view: Any) -> str:
    return "\n".join(part.get("content", part.get("label", "")) for part in components(view))


def test_offers_that_have_no_room_in_public_are_named_in_one_line() -> None:
    few, many = harbour(2), harbour(5)
    assert "Low Tune" in texts(table_view(few, [], PICTURE))
    said = texts(table_view(many, [], PICTURE))
    assert "Low Tune" not in said
    assert "Press **Your Hand** for it." in said
    for scene in (few, many):
        check(table_view(scene, ["It begins."], PICTURE, "A notice.", [PICTURE]))


def test_where_several_are_asked_in_public_each_ones_controls_stand_under_their_name() -> None:
    said = texts(table_view(bazaar(BazaarOptions(count=2), 2), [], PICTURE)).splitlines()
    assert said.count("-# Ada") == said.count("-# Ben") == 1
    assert said.index("-# Ada") < said.index("-# Ben")
    assert "-# Ada" not in texts(table_view(bazaar(BazaarOptions(count=2), 1), [], PICTURE))


def test_each_kind_of_question_is_called_in_a_strong_line_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever reads line by line, as the bar of the local table does, finds those called in the second as well."""
    monkeypatch.setattr(Speaker, "waiting", lambda *_: "Ada thinks.\nBen fights.")
    said = texts(table_view(bazaar(BazaarOptions(count=2), 2), [], PICTURE)).splitlines()
    assert {"**Ada thinks.**", "**Ben fights.**"} <= set(said)


def test_nobody_offers_anything_to_an_automaton_or_to_who_is_away() -> None:
    scene = harbour(3, people=(ADA, BEN, CLEO))
    scene.table.seats[1] = SeatInfo(1, None, "Tin")
    scene.table.seats[2] = SeatInfo(2, CLEO, "Cleo", is_away=True)
    assert scene.offers() == ()
    assert "whistle" not in texts(table_view(scene, [], PICTURE))
    assert "You may also" not in texts(panel_view(scene, 2, PICTURE))


def test_a_picture_knows_its_viewers_offers_and_no_secret_ones_of_others() -> None:
    scene = harbour(2, people=(ADA, BEN), flares=0b10)
    assert [prompt.word for prompt in scene.shown(1).prompts] == ["whistle", "trade"]
    assert [prompt.word for prompt in scene.shown(None).prompts] == ["course", "knots", "whistle"]
    assert [prompt.word for prompt in scene.shown(0).prompts] == ["course", "knots"]


def test_a_panel_is_drawn_again_where_an_offer_comes_or_goes() -> None:
    assert fingerprint(harbour(2, people=(ADA, BEN)), 1) == fingerprint(harbour(2, people=(ADA, BEN)), 1)
    scene = harbour(2, people=(ADA, BEN), flares=0b10)
    before = fingerprint(scene, 1)
    scene.offers = lambda: ()  # type: ignore[method-assign]
    assert fingerprint(scene, 1) != before


SPEAKER = Speaker(HarbourFace().catalogue.words(), ["Ada", "Ben"])


@pytest.mark.parametrize(
    ("pause", "said"),
    [
        (Pause(3, "dusk", {"turn": 2}), "Dusk falls on day 2."),
        (Pause(3, "thunder"), "A moment …"),
        (Pause(3), ""),
    ],
)
def test_a_moment_is_said_as_its_word_has_it(pause: Pause, said: str) -> None:
    assert SPEAKER.pause(pause) == said


def test_offers_of_a_kind_share_a_line_and_one_without_words_says_its_title() -> None:
    whistles = [Prompt(seat, "whistle", "R2", (Option("low"),), is_standing=True) for seat in (0, 1)]
    assert SPEAKER.offered(*whistles) == ["Ada and Ben may whistle."]
    assert SPEAKER.offered(Prompt(1, "toll", "R2", (Option("low"),), is_standing=True)) == ["Ben may also act: Toll."]


MANY = Pick(tuple(Option(f"o{number}") for number in range(60)))
ORDERS = (
    Order("flares", "R3", Pick((Option("never", "never"), Option("always", "always")))),
    Order("toll", "R6", Amount(0, 3)),
    Order("lamps", "R6", MANY),
    Order("course", "R6", Text(1, 20)),
    Order("knots", "R6", PickSome((Option("a"), Option("b")), 1, 2)),
)


def filled(**fields: tuple[str, ...]) -> Submitted:
    return Submitted(fields={name.replace("_2", ".2"): values for name, values in fields.items()})


def test_a_form_of_orders_is_read_field_by_field() -> None:
    given = filled(flares=("never",), toll=(" 2 ",), lamps=(), lamps_2=("o30",), course=("home",), knots=("a", "b"))
    assert read_orders(ORDERS, given) == {
        "flares": ("never",),
        "toll": 2,
        "lamps": ("o30",),
        "course": "home",
        "knots": ("a", "b"),
    }


def test_what_is_left_empty_is_lifted_and_what_was_not_shown_is_left_alone() -> None:
    assert read_orders(ORDERS, filled(flares=(), toll=("",), course=("  ",))) == {
        "flares": (),
        "toll": (),
        "course": (),
    }
    assert read_orders(ORDERS, Submitted()) == {}


@pytest.mark.parametrize("typed", ["many", "-1", "٣", "1" * 13])
def test_no_number_is_refused_with_the_bounds(typed: str) -> None:
    with pytest.raises(Declined, match="refused-not-a-number"):
        read_orders(ORDERS, filled(toll=(typed,)))


class Busy(Harbour):
    def orders(self, view: Any) -> tuple[Order, ...]:
        return ORDERS[:3]


async def test_forms_hold_five_fields_and_stand_behind_one_button_of_the_panel() -> None:
    class BusyFace(HarbourFace):
        game = Busy()

    scene = harbour(1, face=BusyFace())
    ids = check(panel_view(scene, 0, PICTURE))
    assert [one for one in ids if "::orders." in one] == ["c1:k3JdP0aZ::orders.0"]
    ids = check(orders_view(scene, 0))
    assert [one for one in ids if "::orders." in one] == ["c1:k3JdP0aZ::orders.0.1"]
    form = orders_modal(scene, 0, 1)
    assert form is not None
    assert [part["component"]["custom_id"] for part in form.to_dict()["components"]] == [
        "flares",
        "toll",
        "lamps",
        "lamps.2",
        "lamps.3",
    ]
    assert orders_modal(scene, 0, 2) is None


async def test_what_one_form_cannot_hold_stands_in_the_next() -> None:
    class Busier(Harbour):
        def orders(self, view: Any) -> tuple[Order, ...]:
            return (*ORDERS[:3], *ORDERS[:2])

    class BusierFace(HarbourFace):
        game = Busier()

    forms = [orders_modal(harbour(1, face=BusierFace()), 0, page) for page in (1, 2, 3)]
    assert [form and len(form.to_dict()["components"]) for form in forms] == [5, 2, None]


def test_there_is_nothing_to_settle_where_the_game_names_nothing_or_nobody_plays_the_seat() -> None:
    class Plain(Harbour):
        def orders(self, view: Any) -> tuple[Order, ...]:
            return ()

    class PlainFace(HarbourFace):
        game = Plain()

    assert not has_orders(harbour(1, face=PlainFace()), 0)
    scene = harbour(1)
    assert has_orders(scene, 0)
    scene.table.seats[0] = SeatInfo(0, ADA, "Ada", is_away=True)
    assert not has_orders(scene, 0)


class Asked(Harbour):
    """Each seat may settle something else; notes whenever it is asked."""

    def __init__(self) -> None:
        super().__init__()
        self.looks = 0

    def orders(self, view: Any) -> tuple[Order, ...]:
        self.looks += 1
        return ORDERS[view.viewer : view.viewer + 1]


async def test_a_seat_is_looked_at_once_for_a_panel_and_each_has_its_own() -> None:
    class AskedFace(HarbourFace):
        game = Asked()

    scene = harbour(2, face=AskedFace())
    for seat in (0, 1):
        panel_view(scene, seat, PICTURE)
        fingerprint(scene, seat)
    assert AskedFace.game.looks == 2
    assert [scene.orders(0), scene.orders(1)] == [ORDERS[:1], ORDERS[1:2]]
    assert scene.hand(0) == scene.face.read_hand(scene.shown(0), scene.words)


class Nameless(BazaarFace):
    """Its seats have no heroes yet."""

    def hero(self, view: Any, seat: int, words: object) -> str:
        return ""


def test_a_question_to_a_seat_without_a_hero_is_left_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = bazaar(BazaarOptions(count=2), 1, Nameless())
    monkeypatch.setattr(Speaker, "prompt", lambda *_: "Where do you put it (here)?")
    assert "**<@1>: Where do you put it (here)?**" in texts(table_view(scene, [], PICTURE)).splitlines()
