"""R130 to R134, R150, R151: the markers, the bosses on the road, the calendar."""

from bot.engine import Script
from cogs.dead_throne.content.board_kinds import BossKind, RoadKind
from cogs.dead_throne.content.tables import ROADS
from cogs.dead_throne.events.frame import Lost, Won
from cogs.dead_throne.events.solo import MarkerMoved, WinterNears
from cogs.dead_throne.options import ThroneOptions
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.rules.solo.bosses import face_boss
from cogs.dead_throne.state.boards import Solo
from cogs.dead_throne.state.people import Player

WARNED = (20, 10, 5, 3, 1)  # turns left when it is told


def begin(realm: Realm) -> None:
    """R130: the board before the first turn; where it is easy, the first boss has been beaten already (R151)."""
    realm.state.solo = Solo(beaten=list(realm.options.skipped))


def road_of(options: ThroneOptions) -> RoadKind:
    return ROADS[options.road]


def advance(realm: Realm, player: Player) -> Script[None]:
    """R131 to R134: `state.deeds` move the markers; a boss reached is fought at once. May set `state.result`.

    What somebody did before they fell counts as well, while they wait to come back (R117).
    """
    board = _board(realm)
    for deed in list(realm.state.deeds):
        if not player.is_in or realm.is_over:
            return
        if deed.what == "enemy" and realm.options.challenge != "quests":
            yield from _go_red(realm, player, board, deed.number)
        elif deed.what == "quest" and realm.options.challenge != "battle":
            yield from _go_green(realm, board)
        yield from _look_for_end(realm, player, board)


def _board(realm: Realm) -> Solo:
    assert realm.state.solo is not None
    return realm.state.solo


def _go_red(realm: Realm, player: Player, board: Solo, level: int) -> Script[None]:
    """R131: by its level, and past no boss that stands; the dead fight none, so their marker stops before it (R134)."""
    road, before = road_of(realm.options), board.red
    boss = next_boss(road, board)
    last = boss.space - (not player.is_up) if boss else road.spaces
    board.red = min(before + level, last)
    if board.red == before:
        return
    yield MarkerMoved(track="red", space=board.red, spaces=road.spaces)
    if boss is not None and board.red == boss.space:
        board.boss = boss.space
        yield from face_boss(realm, player, board, boss)


def next_boss(road: RoadKind, board: Solo) -> BossKind | None:
    return next((boss for boss in road.bosses if boss.space not in board.beaten), None)


def _go_green(realm: Realm, board: Solo) -> Script[None]:
    """R132."""
    road = road_of(realm.options)
    board.green = min(board.green + 1, road.quests)
    yield MarkerMoved(track="green", space=board.green, spaces=road.quests)


def _look_for_end(realm: Realm, player: Player, board: Solo) -> Script[None]:
    """Whoever a boss has killed for good has lost, wherever the markers stand (R134)."""
    if player.is_in and is_reached(realm.options, board) and not realm.is_over:
        board.is_won = True
        realm.state.result, realm.state.phase, realm.state.winners = "won", "over", [player.seat]
        yield Won(seats=(player.seat,), way="won")


def is_reached(options: ThroneOptions, board: Solo) -> bool:
    """R131 the last boss, R132 the end of the quests, R133 both red spaces."""
    road = road_of(options)
    if options.challenge == "battle":
        return road.bosses[-1].space in board.beaten
    if options.challenge == "quests":
        return board.green >= road.quests
    return board.red >= road.red and board.green >= road.quests_red


def end_turn(realm: Realm) -> Script[None]:
    """R151: the calendar. May set `state.result`."""
    board, winter = _board(realm), realm.options.winter
    if not winter or realm.is_over:
        return
    left = winter - board.turns
    if left <= 0:
        board.is_lost = True
        realm.state.result, realm.state.phase = "lost", "over"
        yield Lost(way="winter")
    elif left in WARNED:
        yield WinterNears(turns=left)
