"""At the limit, and one beyond: how much of everything a message shows."""

from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from bot.engine import Event, Option, Prompt, Seat
from bot.host import SeatInfo, Vote
from bot.local.protocol.component_types import BUTTON, MEDIA_GALLERY, STRING_SELECT, TEXT_DISPLAY, walk
from bot.ui.views import decisions, panel
from bot.ui.views.at_table import at_table
from bot.ui.views.company import company
from bot.ui.views.decisions import Decisions
from bot.ui.views.face import Face
from bot.ui.views.fitting import rows_of
from bot.ui.views.lobby import lobby_view
from bot.ui.views.picture import Picture
from bot.ui.views.replay.moments import Moment, Weight
from bot.ui.views.replay.reel import Reel
from bot.ui.views.replay.stepping import stepping_view
from bot.ui.views.room import Room, size
from bot.ui.views.scene import Scene
from bot.ui.views.speech import Speaker
from bot.ui.views.story_text import story_text, tell_all
from bot.ui.views.table import table_view
from bot.ui.wire.buttons import verb_button
from bot.ui.wire.custom_id import Verb
from bot.words import Catalogue
from tests.support.harbour.face import HarbourFace
from tests.support.harbour.game import Docked, HarbourOptions, Whistled
from tests.ui.bazaar.game import BazaarOptions
from tests.ui.scenes import ADA, bazaar, scene_of

NOON = datetime(2026, 1, 1, 12, tzinfo=UTC)
PICTURE = Picture(b"png", "alt")


def parts(view: Any, kind: int) -> list[Any]:
    return [part for part in walk(view.to_components()) if part["type"] == kind]


def texts(view: Any) -> str:
    return "\n".join(part["content"] for part in parts(view, TEXT_DISPLAY))


@pytest.mark.parametrize(("letters", "rows"), [(40, 1), (41, 2)])
def test_a_row_of_a_phone_has_forty_letters(letters: int, rows: int) -> None:
    assert rows_of(["w" * letters]) == rows


@pytest.mark.parametrize(("letters", "is_whole"), [(1797, True), (1798, False)])
def test_a_page_of_the_story_has_1800_characters_marks_and_all(letters: int, is_whole: bool) -> None:
    assert story_text(["w" * letters]) == (f"• {'w' * letters}" if is_whole else "…")


@pytest.mark.parametrize(("letters", "is_whole"), [(397, True), (398, False)])
async def test_beside_the_board_the_story_has_four_hundred(letters: int, is_whole: bool) -> None:
    view = table_view(scene_of(HarbourFace(), HarbourOptions(), 2), ["w" * letters], None)
    assert (f"• {'w' * letters}" in texts(view)) is is_whole


class Walks(HarbourFace):
    """Two docks in a row are told as one."""

    def told_as_one(self, before: Event, event: Event) -> Event | None:
        return event if isinstance(before, Docked) and isinstance(event, Docked) else None


def test_a_line_that_goes_on_takes_the_place_of_the_one_before() -> None:
    scene = scene_of(Walks(), HarbourOptions(), 2)
    told = tell_all(scene, [Whistled(actor=0), Docked(actor=0), Docked(actor=1), Whistled(actor=1)])
    assert [(one.line, len(one.ways)) for one in told] == [
        ("Ada whistles.", 1),
        ("Ben docks.", 2),
        ("Ben whistles.", 1),
    ]


def voting(scene: Scene, votes: int) -> Scene:
    asked = tuple(Vote(number=n, about="end", by=ADA, due=NOON, asked=()) for n in range(votes))
    notes = replace(scene.table.notes, votes=asked)
    return Scene(replace(scene.table, notes=notes), scene.face, scene.words)


@pytest.mark.parametrize(
    ("seats", "goods", "votes", "is_there"),
    [(3, 4, 2, True), (3, 6, 0, False), (4, 1, 3, True), (5, 1, 3, False), (2, 6, 2, True), (4, 2, 3, False)],
)
def test_questions_stand_at_the_table_where_all_of_them_have_room(
    seats: int, goods: int, votes: int, is_there: bool
) -> None:
    """Of forty components fourteen are the message's own, and each vote has four."""
    scene = voting(bazaar(BazaarOptions(count=goods, is_grouped=votes != 3), seats), votes)
    assert len(at_table(scene).whole) == (seats if is_there else 0)


@pytest.mark.parametrize(("asked", "rows"), [(6, 6), (7, 0)])
def test_where_several_are_asked_six_rows_have_room(asked: int, rows: int) -> None:
    scene = bazaar(BazaarOptions(count=1), 5)
    prompts = [Prompt(n % 5, "stall", "R1", (Option("silk"),), number=n) for n in range(asked)]
    scene.asked = lambda: tuple(prompts)  # type: ignore[method-assign]
    assert len([one for one in at_table(scene).asked if not isinstance(one, str)]) == rows


@pytest.mark.parametrize(("components", "shown"), [(13, 1), (14, 2), (20, 2), (21, 3)])
def test_each_question_of_a_panel_leaves_seven_components_for_the_next(components: int, shown: int) -> None:
    scene = bazaar(BazaarOptions(count=1), 1)
    (prompt,) = scene.table.prompts
    asked = [Prompt(0, "stall", "R1", prompt.options, number=n) for n in range(1, 4)]
    found = Decisions(scene, 0, {}, {}, {})
    items = found._shown(found._controls(asked), Room(10, components))
    assert len([one for one in items if isinstance(one, str)]) == shown
    assert size(items) <= components


@pytest.mark.parametrize(
    ("asked", "offered", "rooms"), [(1, 1, [22, 29]), (1, 0, [30, 29]), (2, 1, [30, 29]), (0, 1, [22, 29])]
)
def test_one_question_leaves_eight_components_to_what_is_offered(
    asked: int, offered: int, rooms: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Several take what they need."""
    scene, given = bazaar(BazaarOptions(count=1), 1), list[int]()
    prompts = [replace(prompt, number=n) for prompt in scene.table.prompts for n in range(asked + offered)]
    monkeypatch.setattr(decisions, "decided_here", lambda *_, **__: (prompts[:asked], prompts[asked:]))
    found: Any = Decisions(scene, 0, {}, {}, {})

    def shown(_: Any, room: Room) -> list[Any]:
        given.append(room.components)
        return []

    found._shown = shown
    found.items(Room(10, 30))
    assert given == [rooms[0], rooms[1] - (not asked)]


@pytest.mark.parametrize(("asked", "most"), [(1, 1600), (2, 800), (3, 533)])
def test_what_is_filled_in_has_1600_characters_among_all_questions(asked: int, most: int) -> None:
    scene, given = bazaar(BazaarOptions(count=1), 1), list[int]()
    found: Any = Decisions(scene, 0, {}, {}, {})

    def heading(_: Any, __: int, room: int) -> list[Any]:
        given.append(room)
        return []

    found._heading = heading
    found._shown(found._controls([*scene.table.prompts] * asked), Room(10, 30))
    assert given == [most] * asked


def test_a_panel_with_one_question_has_room_for_28_components() -> None:
    """Of forty: its own container, title, picture, what was told, the foot and the row of seats take the others."""
    assert Room() == Room(rows=10, components=28, page=1, is_public=False)


class Silent(HarbourFace):
    """A face that says nothing of itself, beside what it must."""

    has_picture = Face.has_picture


def test_what_holds_for_a_game_that_says_nothing() -> None:
    face: Any = Silent()
    view, options, prompt = object(), HarbourOptions(), Prompt(0, "course", "R1", (Option("n"),))
    assert face.shown_after == (0, 7)
    assert (face.moment(Docked(actor=0)), face.difficulty(options)) == (0, 1)
    assert (face.is_told(Docked(actor=0)), face.has_hand(view)) == (True, True)
    assert {face.is_together(options), face.has_standings(), face.has_whole(view), face.has_picture(prompt)} == {False}


@pytest.mark.parametrize(
    ("seats", "automata"), [(range(2, 6), 2), (range(4, 8), 3), (range(1, 3), 1), (range(1, 2), 0)]
)
def test_who_comes_alone_has_two_automata_for_company(seats: range, automata: int) -> None:
    """More where a match needs them, fewer where it takes no more."""

    class Seated(type(HarbourFace.game)):  # type: ignore[misc]
        def seats_for(self, options: Any) -> range:
            return seats

    assert company(Seated()) == automata


@pytest.mark.parametrize(("most", "chairs"), [(7, 7), (8, 8), (9, 8)])
async def test_a_lobby_shows_eight_chairs(most: int, chairs: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Scene, "legal_seats", range(2, most + 1))
    scene = scene_of(HarbourFace(), HarbourOptions(), 2)
    table = replace(scene.table, status="lobby", match=None, seats=[SeatInfo(0, ADA, "Ada")])
    shown = texts(lobby_view(Scene(table, scene.face, scene.words)))
    assert shown.count("An empty chair") == chairs - 1


def moment(number: int, weight: Weight) -> Moment[Any]:
    return Moment(number, (), weight)


@pytest.mark.parametrize(("worthy", "steps"), [(6, 10), (7, 7), (80, 80), (81, 80)])
def test_one_steps_through_the_moments_of_weight_unless_they_are_few(worthy: int, steps: int) -> None:
    """More than six, and eighty at most."""
    found = [moment(n, Weight.CHAPTER if n >= 4 else Weight.PASSING) for n in range(worthy + 4)]
    assert len(Reel(tuple(found), None).steps) == steps


@pytest.mark.parametrize(("count", "shown"), [(80, 80), (81, 80)])
def test_of_a_range_eighty_moments_are_shown(count: int, shown: int) -> None:
    passing = [moment(n, Weight.PASSING) for n in range(1, count - 1)]
    reel = Reel((moment(0, Weight.CHAPTER), *passing, moment(count - 1, Weight.CHAPTER)), None)
    assert len(reel.between(1, len(reel.steps))) == shown


@pytest.mark.parametrize(("steps", "lists"), [(2, 0), (3, 1), (4, 1), (5, 2)])
async def test_few_steps_need_no_range(steps: int, lists: int) -> None:
    """A list to jump by from three steps on, and one of ranges from five on."""
    view = stepping_view(scene_of(HarbourFace(), HarbourOptions(), 2), ["Turn"] * steps, 1, [], [])
    shown = [(part.get("min_values", 1), part.get("max_values", 1)) for part in parts(view, STRING_SELECT)]
    assert shown == [(1, 1), (2, 2)][:lists], "a range has a beginning and an end"


async def test_the_way_back_to_all_steps_has_an_id_that_no_turning_has() -> None:
    """As it stands in messages that are there already."""
    scene = scene_of(HarbourFace(), HarbourOptions(), 2)
    ids = [part["custom_id"] for part in parts(stepping_view(scene, ["Turn"] * 9, 3, [], [], (2, 5)), BUTTON)]
    assert ids[-1].endswith(".2.9")
    assert len(set(ids)) == len(ids)


async def test_each_picture_has_an_id_by_which_clients_pair_it_with_the_one_before() -> None:
    scene = scene_of(HarbourFace(), HarbourOptions(), 2)
    table = table_view(scene, [], PICTURE, None, [PICTURE, PICTURE], PICTURE)
    assert [part["id"] for part in parts(table, MEDIA_GALLERY)] == [11, 12, 21, 22]
    assert [part["id"] for part in parts(panel.panel_view(scene, 0, PICTURE), MEDIA_GALLERY)] == [13]


@pytest.mark.parametrize(("timely", "has_away"), [(2, True), (3, False)])
async def test_who_can_settle_orders_finds_away_below_them_where_a_row_is_full(
    timely: int, has_away: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Five buttons are a row."""
    monkeypatch.setattr(panel, "has_orders", lambda *_: True)
    monkeypatch.setattr(panel, "plan_page", lambda *_: 0)
    extra = [verb_button("m", Verb.UNDO, str(n), argument=n) for n in range(timely)]
    monkeypatch.setattr(panel, "_timely", lambda *_: iter(extra))
    monkeypatch.setattr(Scene, "is_helped", False)
    scene = scene_of(HarbourFace(), HarbourOptions(), 2)
    labels = [str(button.label) for button in panel._foot(scene, 0)]
    assert ("Be Away" in labels) is has_away
    assert len(labels) == (5 if has_away else 2 + timely)


@pytest.mark.parametrize(("seats", "seat", "has_plan"), [(2, 0, False), (2, 1, True), (3, 2, False)])
async def test_who_is_waited_for_plans_no_next_turn(
    seats: int, seat: int, has_plan: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With any seat of theirs: Ada holds the first of three and the last."""
    monkeypatch.setattr(panel, "plan_page", lambda *_: 1)
    scene = scene_of(HarbourFace(), HarbourOptions(), seats)
    assert (scene.say("plan") in [button.label for button in panel._foot(scene, seat)]) is has_plan


class Wrote(Event, rule="R3"):
    actor: Seat
    text: str


def test_what_a_person_wrote_is_told_up_to_a_thousand_characters(tmp_path: Path) -> None:
    """Escaped, up to 2400: the catalogue takes no more."""
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "toy.ftl").write_text("event-wrote = { $text }\n", encoding="utf-8")
    said = Speaker(Catalogue(tmp_path).words(), ["Ada"])
    assert said.event(Wrote(actor=0, text="w" * 1000)) == "w" * 1000
    assert said.event(Wrote(actor=0, text="w" * 1001)) == "w" * 999 + "…"
    assert len(said.event(Wrote(actor=0, text="*" * 1000))) == 2000
    assert 2397 <= len(said.event(Wrote(actor=0, text="@" * 1000))) <= 2400


@pytest.mark.parametrize(("seats", "own"), [(2, []), (3, ["0", "2"])])
async def test_whoever_has_several_seats_chooses_from_which_one_they_look(seats: int, own: list[str]) -> None:
    """Ada holds the first of three and the last."""
    found = panel._own_seats(scene_of(HarbourFace(), HarbourOptions(), seats), 0)
    lists: list[Any] = [] if found is None else list(found.children)
    assert [option.value for one in lists for option in one.options] == own
