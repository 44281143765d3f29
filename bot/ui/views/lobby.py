"""The lobby: who sits down, and the start."""

from typing import Any

from discord import ButtonStyle, ui

from bot.engine import STRENGTHS, Strength, strengths
from bot.ui.views.arranging import arranged_lines
from bot.ui.views.characters import names_brought
from bot.ui.views.lessons.finding import lesson_in
from bot.ui.views.lessons.place import lesson_id
from bot.ui.views.scene import Scene, mention
from bot.ui.wire.buttons import verb_button
from bot.ui.wire.custom_id import Verb
from bot.ui.wire.layout import layout, lines, row
from bot.words import plain

CHAIRS = 8  # shown at once; at a larger table the others are seen once somebody sits there
ADDS: dict[Strength, str] = {"gentle": "lobby-add-gentle", "sharp": "lobby-add-sharp"}
SEATED: dict[Strength, str] = {
    "gentle": "lobby-seat-gentle",
    "steady": "lobby-seat-automaton",
    "sharp": "lobby-seat-sharp",
}
PRIMARY, SECONDARY = ButtonStyle.primary, ButtonStyle.secondary


def lobby_view(scene: Scene, *, can_seek: bool = False, shows_reliability: bool = False) -> ui.LayoutView:
    """The lobby message with its buttons; `can_seek`: is there a role that it may call?"""
    can_seek = can_seek and scene.table.notes.sought is None
    buttons = _buttons(scene, can_seek=can_seek, shows_reliability=shows_reliability)
    return layout(scene.face.accent, _head(scene), _seats(scene), _state(scene), *buttons)


def closed_view(scene: Scene, sentence: str) -> ui.LayoutView:
    """What the lobby message becomes once it is over: who sat down, and the promise about the dice."""
    commitment = scene.table.commitment
    promise = f"-# {scene.say('result-commitment', commitment=commitment)}" if commitment else ""
    return layout(scene.face.accent, f"### {scene.title}\n{sentence}", _seats(scene, are_empty_shown=False), promise)


def missing(scene: Scene) -> int:
    """How many seats must still be filled."""
    return max(0, scene.legal_seats[0] - len(scene.table.seats))


def _head(scene: Scene) -> str:
    starter = mention(scene.table.starter.id)
    table = scene.table
    note = scene.face.lobby_note(table.options, len(table.seats), scene.words)
    return lines(
        f"## {scene.title}", note, _balance(scene), scene.say("lobby-opened", starter=starter), *arranged_lines(scene)
    )


def _balance(scene: Scene) -> str | None:
    """How often automata win at such a table, where somebody has measured it."""
    table = scene.table
    cell = scene.face.balance.cell_of(table.options, max(len(table.seats), scene.legal_seats[0]))
    if cell is None:
        return None
    often = scene.say("lobby-balance.often", tenths=round(10 * cell.won / cell.of))
    return f"-# {scene.say('lobby-balance', seats=cell.seats, often=often)}"


def _seats(scene: Scene, *, are_empty_shown: bool = True) -> str:
    seats = [_seat(scene, number) for number in range(len(scene.table.seats))]
    if are_empty_shown:
        chairs = range(len(seats) + 1, _chairs(scene) + 1)
        seats += [scene.say("lobby-seat-empty", number=number) for number in chairs]
    return lines(*seats)


def _chairs(scene: Scene) -> int:
    """Shown from the beginning, so that no button moves under the pointer when somebody sits down."""
    return max(scene.legal_seats[0], min(scene.legal_seats[-1], CHAIRS))


def _seat(scene: Scene, number: int) -> str:
    seat = scene.table.seats[number]
    if seat.person is None:
        return scene.say(SEATED[seat.strength], number=number + 1, name=plain(seat.name))
    name = mention(seat.person.id)
    if brought := names_brought(scene, number):
        return scene.say("lobby-seat-brings", number=number + 1, name=name, characters=brought)
    return scene.say("lobby-seat", number=number + 1, name=name)


def _state(scene: Scene) -> str:
    lacking = missing(scene)
    starter = mention(scene.table.starter.id)
    table, most = scene.table, scene.face.game.seats_each(scene.table.options)
    return lines(
        scene.say("lobby-seats", taken=len(table.seats), most=scene.legal_seats[-1]),
        scene.say("lobby-missing", missing=lacking) if lacking else scene.say("lobby-ready", starter=starter),
        f"-# {scene.say('lobby-several', most=most)}" if most > 1 else None,
        f"-# {scene.say(_said_of_strengths(scene))}" if _can_seat_automata(scene) else None,
        f"-# {scene.say('lobby-pace', pace=scene.say(f'pace-{table.pace}'))}",
        f"-# {scene.say('lobby-new-here')}",
    )


def _buttons(scene: Scene, *, can_seek: bool, shows_reliability: bool) -> list[ui.ActionRow[Any]]:
    """One of them is bold: what most people want now. The rows are the same all along."""
    match, say = scene.table.id, scene.say
    is_full = len(scene.table.seats) >= scene.legal_seats[-1]
    join, start = (SECONDARY, PRIMARY) if missing(scene) == 0 else (PRIMARY, SECONDARY)
    rows = [
        row(
            verb_button(match, Verb.JOIN, say("lobby-join"), style=join, disabled=is_full),
            verb_button(match, Verb.LEAVE, say("lobby-leave")),
            verb_button(match, Verb.START, say("lobby-start"), style=start),
        ),
        row(
            *_another(scene, is_full=is_full),
            *(_automata(scene, is_full=is_full) if _can_seat_automata(scene) else []),
        ),
        row(*(_other_strengths(scene, is_full=is_full) if _can_seat_automata(scene) else [])),
        row(
            verb_button(match, Verb.ARRANGE, say("lobby-arrange")),
            *([verb_button(match, Verb.SEEK, say("lobby-seek"), disabled=is_full)] if can_seek else []),
            *([verb_button(match, Verb.RELIABILITY, say("reliability"))] if shows_reliability else []),
        ),
        *([] if scene.face.game.sheet_type is None else [row(verb_button(match, Verb.BRING, say("lobby-bring")))]),
        row(
            verb_button(match, Verb.HELP, say("table-help")),
            *_lesson(scene),
            verb_button(match, Verb.CANCEL, say("lobby-cancel"), style=ButtonStyle.danger),
        ),
    ]
    return [one for one in rows if one.children]


def _can_seat_automata(scene: Scene) -> bool:
    """Where there is one seat, it is the player's; an automaton that sits there already can be sent away."""
    return scene.legal_seats[-1] > 1 or _has_automaton(scene)


def _has_automaton(scene: Scene) -> bool:
    return any(seat.person is None for seat in scene.table.seats)


def _said_of_strengths(scene: Scene) -> str:
    return "lobby-strengths.sharp" if "sharp" in _strengths(scene) else "lobby-strengths"


def _automata(scene: Scene, *, is_full: bool) -> list[ui.Button[Any]]:
    match = scene.table.id
    return [
        verb_button(match, Verb.ADD, scene.say("lobby-add-automaton"), disabled=is_full),
        verb_button(match, Verb.REMOVE, scene.say("lobby-remove-automaton"), disabled=not _has_automaton(scene)),
    ]


def _another(scene: Scene, *, is_full: bool) -> list[ui.Button[Any]]:
    """A second seat has a button of its own, so that a second press of **Join** takes none."""
    if scene.face.game.seats_each(scene.table.options) == 1:
        return []
    return [verb_button(scene.table.id, Verb.SEAT, scene.say("lobby-another-seat"), disabled=is_full)]


def _other_strengths(scene: Scene, *, is_full: bool) -> list[ui.Button[Any]]:
    """Automata that play worse or better than usual."""
    return [
        verb_button(
            scene.table.id, Verb.ADD, scene.say(ADDS[strength]), argument=STRENGTHS.index(strength), disabled=is_full
        )
        for strength in _strengths(scene)
        if strength in ADDS
    ]


def _strengths(scene: Scene) -> tuple[Strength, ...]:
    return strengths(scene.face.game, scene.table.options)


def _lesson(scene: Scene) -> list[ui.Button[Any]]:
    """The way to the game's lesson, where it has one."""
    if lesson_in(scene.face.folder) is None:
        return []
    return [verb_button(lesson_id(scene.face.game.key), Verb.LEARN, scene.say("learn"))]
