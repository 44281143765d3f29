"""What stands over the map and under it: how the match goes, what lies open, boards of Solo and Defender."""

from collections.abc import Iterator
from typing import NamedTuple

from PIL import Image

from bot.words import Words
from cogs.dead_throne.content.land import TOWNS
from cogs.dead_throne.pictures.colours import ACCENT
from cogs.dead_throne.pictures.icons import CASTLE, DRAGON, DUSK, QUEST, SWORDS, WINTER
from cogs.dead_throne.view.view import ThroneView
from images.banners import TITLE, put_banner
from images.icons import Icon, put_icon
from images.palette import BLOOD, INK, PAPER_LIGHT, VENOM, Colour
from images.plates import slip
from images.shapes import stamp
from images.type import BODY, HEAD, NAME, SMALL, STRONG, fitting, width_of, wrap, write

HEAD_HEIGHT = 132
_LINE, _PAD = 38, 22


class Line(NamedTuple):
    """A sign and what there is to say."""

    icon: Icon
    colour: Colour
    said: str


def put_head(board: Image.Image, view: ThroneView, words: Words) -> None:
    """The ribbon: the game's way, and the round."""
    said = words.say("picture-head", mode=view.options.mode, round=view.round, dusk=view.options.dusk)
    box = (board.width / 2, TITLE, 1060, 72)
    put_banner(board, said, box, ACCENT.main, PAPER_LIGHT, HEAD, NAME, STRONG, SMALL)


def lines_of(view: ThroneView, words: Words) -> list[Line]:
    """What everybody should know besides the map."""
    return [*_fights(view, words), *_solo(view, words), *_defender(view, words), *_quests(view, words)]


def _fights(view: ThroneView, words: Words) -> Iterator[Line]:
    for battle in view.battles:
        names = [words.say(f"character-{view.players[seat].character}") for seat in battle.order]
        hero = names[battle.order.index(battle.next)] if battle.next in battle.order else ""
        said = words.say("picture-battle", names=names, step=words.say(f"step-{battle.at}"), next=hero)
        yield Line(SWORDS, BLOOD, said)


def _solo(view: ThroneView, words: Words) -> Iterator[Line]:
    if view.solo is not None:
        yield Line(CASTLE, ACCENT.main, words.say("picture-road", red=view.solo.red, green=view.solo.green))
        yield Line(WINTER, INK, words.say("picture-turns", turns=view.solo.turns))


def _defender(view: ThroneView, words: Words) -> Iterator[Line]:
    board = view.defender
    if board is None:
        return
    towns = [
        words.say("picture-town", town=words.say(f"tile-{key.lower()}"), strength=board.towns.get(key, 0))
        for key in TOWNS
    ]
    yield Line(CASTLE, ACCENT.main, " · ".join(towns))
    where = "dead" if board.agrimor_dead else "here" if board.agrimor_at else "away"
    step = words.say(f"step-{board.agrimor_at}") if board.agrimor_at else ""
    said = words.say("picture-agrimor", where=where, health=board.agrimor, step=step, xp=board.xp)
    yield Line(DRAGON, VENOM, said)


def _quests(view: ThroneView, words: Words) -> Iterator[Line]:
    for quest in view.quests:
        yield Line(QUEST, ACCENT.main, words.say(f"quest-{quest.key}"))
    if view.options.mode == "competitive" and view.pieces:
        yield Line(DUSK, INK, words.say("picture-goals", stones=view.stones, pieces=view.pieces))


def height_of(lines: list[Line], width: int) -> int:
    return 2 * _PAD - 8 + sum(_LINE * len(_wrapped(line, width)) for line in lines) if lines else 0


def _wrapped(line: Line, width: int) -> tuple[str, ...]:
    return wrap(line.said, BODY, width - 90, 2)


def put_lines(board: Image.Image, lines: list[Line], left: float, top: float, width: int) -> None:
    """On a slip of paper, one below the other."""
    if not lines:
        return
    stamp(board, slip(width, height_of(lines, width)), left, top)
    y = top + _PAD + _LINE / 2 - 4
    for line in lines:
        put_icon(board, line.icon, left + 40, y, 32, line.colour)
        for said in _wrapped(line, width):
            write(board, said, left + 70, y, fitting(said, width - 90, BODY), align="left")
            y += _LINE


def widest(said: str) -> int:
    """Px of a line."""
    return width_of(said, BODY)
