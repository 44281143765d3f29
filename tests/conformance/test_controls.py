"""Whatever a game asks can be pressed: the real messages, within Discord's limits, and their ids lead back."""

from typing import Any, TypeAlias

import pytest
from discord import ui

from bot.engine import ACCEPT, REFUSE, Deal, Prompt
from bot.engine.playout import random_policy
from bot.local.checks.message import check_message
from bot.local.checks.modal import check_modal
from bot.local.protocol.component_types import TEXT_INPUT, walk
from bot.local.protocol.message_flags import COMPONENTS_V2
from bot.ui.views.controls import control_of
from bot.ui.views.face import Face
from bot.ui.views.kinds.draft import Draft
from bot.ui.views.kinds.drafting import DraftingControl
from bot.ui.views.panel import panel_view
from bot.ui.views.picture import Picture
from bot.ui.views.room import Room
from bot.ui.views.scene import Scene
from bot.ui.views.story_text import story_lines
from bot.ui.views.table import table_view
from bot.ui.wire.custom_id import Act, CustomId, parse
from tests.conformance.played import Played, played
from tests.conformance.shown import LONG, SHOWN, SHOWN_WAYS, scene_of
from tests.conformance.tables import Table, ends_of, looks

MOST_PAGES = 9  # of a prompt's options, or of its modal, that are looked at
LOOKS, MORE_LOOKS = 12, 50  # of a match, at everybody's panel and the table
ENDS = ends_of(SHOWN_WAYS)
EACH_END = [pytest.param(Table(way, seats), id=f"{way.name}-{seats}") for way in SHOWN_WAYS for seats in way.ends]
Shapes: TypeAlias = set[tuple[str, ...]]  # kinds of questions: word, how many answers, of which words


@pytest.mark.parametrize("table", ENDS)
@pytest.mark.parametrize("most", looks(LOOKS, MORE_LOOKS))
def test_the_table_and_every_panel_are_messages_discord_takes(table: Table, most: int) -> None:
    must_be_messages(table, most=most)


def must_be_messages(table: Table, face: Face[Any] | None = None, most: int = LOOKS) -> None:
    for match in of(table).looks(most):
        scene = scene_of(table, match, LONG, face)
        picture = Picture(b"a picture", scene.face.describe(scene.shown(), scene.words))
        must_be_taken(table_view(scene, story_lines(scene, match.told), picture))
        for seat in {prompt.seat for prompt in match.prompts}:
            must_be_taken(panel_view(scene, seat, picture))


@pytest.mark.parametrize("key", SHOWN)
def test_every_prompt_can_be_answered_by_what_it_shows(key: str) -> None:
    """Every kind of question in a game's ways: each option has its button or line, and its id leads back to it."""
    seen: Shapes = set()
    for way in (way for way in SHOWN_WAYS if way.game.key == key):
        for seats in way.ends if way.is_usual else way.ends[-1:]:
            must_be_answered(Table(way, seats), seen=seen)
    assert seen


@pytest.mark.long
@pytest.mark.parametrize("table", EACH_END)
def test_so_can_those_of_every_way_alone(table: Table) -> None:
    assert must_be_answered(table)


def must_be_answered(table: Table, face: Face[Any] | None = None, seen: Shapes | None = None) -> Shapes:
    """All that was met; what was `seen` before is not looked at again."""
    seen = set() if seen is None else seen
    for match in of(table).steps():
        for prompt in match.prompts:
            shape = (prompt.word, size_of(prompt), *sorted({option.word for option in prompt.options}))
            if shape not in seen:
                seen.add(shape)
                must_lead_back(prompt, scene_of(table, match, LONG, face))
    return seen


def size_of(prompt: Prompt) -> str:
    """What decides how it is shown: buttons, one select or several, pages. 8 are shown as 12 are."""
    return str(len(prompt.options).bit_length())


def must_lead_back(prompt: Prompt, scene: Scene) -> None:
    """As it is first shown; where an answer is put together, also when that has begun, page after page."""
    control = control_of(scene, prompt)
    begun = [Draft(), control.now] if isinstance(control, DraftingControl) else []
    parts = [part for draft in (None, *begun) for part in shown(scene, prompt, draft)]
    ids = [parse(part["custom_id"]) for part in parts if part.get("type") != TEXT_INPUT and ":" in part["custom_id"]]
    assert {one.prompt for one in ids} == {prompt.number}
    offered = {one.what for one in ids} | {line["value"] for part in parts for line in part.get("options", ())}
    is_final = isinstance(prompt.kind, Deal) and not prompt.kind.can_propose  # take it or leave it: nothing is chosen
    assert is_final or offered >= {option.key for option in prompt.options}, f"{prompt.word} shows not all its options"
    assert all(leads_to(one, prompt) for one in ids)


def shown(scene: Scene, prompt: Prompt, draft: Draft | None) -> list[dict[str, Any]]:
    """Whatever has an id in its message and in its modals, on every page; both are what Discord takes."""
    control, found = control_of(scene, prompt, draft), list[dict[str, Any]]()
    before: object = None
    for page in range(1, MOST_PAGES):
        view = ui.LayoutView(timeout=None)
        for row in control.rows(prompt.options, Room(page=page)):
            view.add_item(row)
        form = control.modal(page)
        now = (must_be_taken(view), None if form is None else form.to_dict())
        if now == before:
            break  # it was the last page
        found += [part for part in walk(now[0]) if "custom_id" in part]
        if now[1] is not None:
            check_modal(now[1])
            found += [now[1], *(part for part in walk(now[1]["components"]) if "custom_id" in part)]
        before = now
    return found


def leads_to(wanted: CustomId, prompt: Prompt) -> bool:
    answers = {option.key for option in prompt.options} | {*ACCEPT, *REFUSE}
    return wanted.what in answers or wanted.amount is not None or wanted.parts[0].rstrip("0123456789") in set(Act)


def must_be_taken(view: ui.LayoutView) -> list[dict[str, Any]]:
    """The local table refuses what Discord refuses."""
    components: list[dict[str, Any]] = view.to_components()  # type: ignore[no-untyped-call]
    check_message({"components": components}, {}, flags=COMPONENTS_V2)
    return components


def of(table: Table) -> Played:
    return played(table, (random_policy,), b"%d seats" % table.seats)
