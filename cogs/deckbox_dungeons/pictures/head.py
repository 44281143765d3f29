"""What stands over the map: the quest, the round, how far it has come."""

from collections.abc import Iterator

from PIL import Image

from bot.words import Words
from cogs.deckbox_dungeons.pictures import icons
from cogs.deckbox_dungeons.pictures.colours import ACCENT
from cogs.deckbox_dungeons.view.view import DeckboxView
from images.banners import TITLE, put_banner
from images.icons import Icon, put_icon
from images.palette import INK, PAPER, PAPER_LIGHT
from images.shapes import stamp
from images.tokens import plate
from images.type import HEAD, NAME, SMALL, STRONG, Style, Weight, fitting, width_of, write

HEAD_HEIGHT = 132  # px from the page's upper edge to the map
STRIP = 62
_FACT = Style(32, Weight.BOLD)


def draw_head(board: Image.Image, view: DeckboxView, words: Words) -> None:
    said = words.say("board-title", quest=words.say(f"quest-{view.options.quest}"), level=view.options.level)
    put_banner(board, said, (board.width / 2, TITLE, 1060, 72), ACCENT.main, PAPER_LIGHT, HEAD, NAME, STRONG, SMALL)


def draw_strip(board: Image.Image, left: int, top: int, width: int, view: DeckboxView, words: Words) -> None:
    """The round and the goal at the left, what counts at the right."""
    y = top + STRIP / 2 - 2
    board.paste(ACCENT.deep, (left, top, left + width, top + STRIP))
    board.paste(ACCENT.metal, (left, top + STRIP - 4, left + width, top + STRIP))
    said, what = words.say("board-round", round=view.round), "hunt" if view.goal.is_goal_wanted else "goal"
    goal = words.say(f"quest-{view.options.quest}.{what}")
    start = left + 36 + write(board, said, left + 18, y, NAME, ACCENT.metal_light, align="left", width=260)
    shown, room = [*facts(view)], left + width - 24 - start
    if width_of(goal, SMALL) + _facts_width(shown) > room:  # how many tiles are left matters least
        shown = [fact for fact in shown if fact[0] != icons.TILES]
    room = round(room - _facts_width(shown))
    _put_facts(board, left + width - 14, y, shown)
    write(board, goal, start, y + 2, fitting(goal, room, STRONG, SMALL), PAPER, align="left", width=room)


def facts(view: DeckboxView) -> Iterator[tuple[Icon, str]]:
    """Each with its sign, the foremost first."""
    goal = view.goal
    if goal.doom_limit:
        yield icons.DOOM, f"{goal.doom}/{goal.doom_limit}"
    if view.options.quest == "king":
        yield icons.SEALS, f"{goal.seals}/3"
    if goal.tongues_wanted:
        yield icons.TONGUES, f"{goal.tongues}/{goal.tongues_wanted}"
    if goal.tolls_left:
        yield icons.TOLLS, str(goal.tolls_left)
    if goal.toll:
        yield icons.FARE, f"{goal.treasure}/{goal.toll}"
    if goal.last_round:
        yield icons.DAWN, f"{view.round}/{goal.last_round}"
    if view.tiles_left:
        yield icons.TILES, str(view.tiles_left)


def _facts_width(found: list[tuple[Icon, str]]) -> int:
    return sum(width_of(text, _FACT) + 76 for _, text in found)


def _put_facts(board: Image.Image, right: float, y: float, found: list[tuple[Icon, str]]) -> None:
    """Each on a plate, so that the foremost stands first."""
    x = right
    for icon, text in reversed(found):
        width = width_of(text, _FACT) + 64
        x -= width
        stamp(board, plate(width, 44, PAPER_LIGHT, INK, 3), x, y - 22)
        put_icon(board, icon, x + 28, y, 32, ACCENT.main)
        write(board, text, x + 50, y, _FACT, align="left")
        x -= 12
