"""Whatever a game asks can be pressed: the real messages, within Discord's limits, and their ids lead back."""

from collections.abc import Iterator
from typing import Any, TypeAlias

from discord import ui

from bot.conformance.check import Case, Check, Findings, ends, of_shown, whole, with_looks
from bot.conformance.checked import Checked
from bot.conformance.messages_taken import taken
from bot.conformance.played import played_by_chance
from bot.conformance.shown import LONG, scene_at
from bot.conformance.tables import Table
from bot.engine import ACCEPT, REFUSE, Deal, Match, Prompt
from bot.local.checks.modal import check_modal
from bot.local.protocol.component_types import TEXT_INPUT, walk
from bot.ui.views.controls import control_of
from bot.ui.views.kinds.draft import Draft
from bot.ui.views.kinds.drafting import DraftingControl
from bot.ui.views.panel import panel_view
from bot.ui.views.picture import Picture
from bot.ui.views.room import Room
from bot.ui.views.scene import Scene
from bot.ui.views.story_text import story_lines
from bot.ui.views.table import table_view
from bot.ui.wire.custom_id import Act, CustomId, parse

MOST_PAGES = 9  # of a prompt's options, or of its modal, that are looked at
LOOKS, MORE_LOOKS = 8, 50  # of a match, at everybody's panel and the table
Shapes: TypeAlias = set[tuple[str, str, str]]  # a question's word, with how many answers it has or the word of one


def messages(game: Checked, table: Table, looks: int) -> Findings:
    """Raises Refusal at the first that Discord would refuse."""
    for match in played_by_chance(table).looks(looks):
        scene = scene_of(game, table, match)
        picture = Picture(b"a picture", scene.face.describe(scene.shown(), scene.words))
        taken(table_view(scene, story_lines(scene, match.told), picture))
        for seat in {prompt.seat for prompt in match.prompts}:
            taken(panel_view(scene, seat, picture))
    yield from ()


def answerable(game: Checked) -> Findings:
    """Every kind of question in a game's ways: each option has its button or line, and its id leads back to it."""
    seen: Shapes = set()
    for way in game.ways:
        for seats in way.ends if way.is_usual else way.ends[-1:]:
            yield from answerable_at(game, Table(way, seats), seen)
    if not seen:
        yield "nothing is ever asked"


def answerable_at(game: Checked, table: Table, seen: Shapes | None = None) -> Findings:
    """A question with nothing that was not `seen` before is not looked at again; what is new is added."""
    seen = set() if seen is None else seen
    for match in played_by_chance(table).steps():
        for prompt in match.prompts:
            if new := shapes_of(prompt) - seen:
                seen |= new
                yield from lost_ways(prompt, scene_of(game, table, match))


def each_end(game: Checked) -> Iterator[Case]:
    return (case._replace(is_long=True) for case in ends(game))


def scene_of(game: Checked, table: Table, match: Match[Any]) -> Scene:
    return scene_at(table, match, LONG, game.face, game.words)


def shapes_of(prompt: Prompt) -> Shapes:
    """Not which answers stand beside each other: each has its button or line for itself."""
    return {
        (prompt.word, size_of(prompt), ""),
        *((prompt.word, "", option.word) for option in prompt.options),
    }


def size_of(prompt: Prompt) -> str:
    """What decides how it is shown: buttons, one select or several, pages. 8 are shown as 12 are."""
    return str(len(prompt.options).bit_length())


def lost_ways(prompt: Prompt, scene: Scene) -> Findings:
    """As it is first shown; where an answer is put together, also when that has begun, page after page."""
    control = control_of(scene, prompt)
    begun = [Draft(), control.now] if isinstance(control, DraftingControl) else []
    parts = [part for draft in (None, *begun) for part in shown(scene, prompt, draft)]
    ids = [parse(part["custom_id"]) for part in parts if part.get("type") != TEXT_INPUT and ":" in part["custom_id"]]
    if {one.prompt for one in ids} != {prompt.number}:
        yield f"what is pressed for {prompt.word!r} answers another question"
    offered = {one.what for one in ids} | {line["value"] for part in parts for line in part.get("options", ())}
    is_final = isinstance(prompt.kind, Deal) and not prompt.kind.can_propose  # take it or leave it: nothing is chosen
    lost = sorted({option.key for option in prompt.options} - offered)
    if lost and not is_final:
        yield f"{prompt.word} shows not all its options: {', '.join(lost)}"
    yield from (f"{prompt.word}: the id {one} leads to nothing" for one in ids if not leads_to(one, prompt))


def shown(scene: Scene, prompt: Prompt, draft: Draft | None) -> list[dict[str, Any]]:
    """Whatever has an id in its message and in its modals, on every page; both are what Discord takes."""
    control, found = control_of(scene, prompt, draft), list[dict[str, Any]]()
    before: object = None
    for page in range(1, MOST_PAGES):
        view = ui.LayoutView(timeout=None)
        for row in control.rows(prompt.options, Room(page=page)):
            view.add_item(row)
        form = control.modal(page)
        now = (taken(view), None if form is None else form.to_dict())
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


CHECKS = (
    Check("Discord takes the table and every panel", of_shown(with_looks(ends, LOOKS, MORE_LOOKS)), messages),
    Check("every prompt can be answered by what it shows", of_shown(whole), answerable),
    Check("so it can at each table by itself", of_shown(each_end), answerable_at),
)
