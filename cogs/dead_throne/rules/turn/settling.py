"""R28, R31, R114, R126: what follows an interaction: finds, quests, boards, forced moves, and the castle."""

from functools import partial

from bot.engine import Option, Script
from bot.kit.deeds import Deed
from cogs.dead_throne.content.land import CASTLE
from cogs.dead_throne.events.frame import TurnPassed, Won
from cogs.dead_throne.prompts import turn as words
from cogs.dead_throne.prompts.options import term
from cogs.dead_throne.rules.land.reckoning import reckon
from cogs.dead_throne.rules.people.figures import can_enter_castle, has_crown
from cogs.dead_throne.rules.people.limits import keep_limits
from cogs.dead_throne.rules.people.treasure import pick_up
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.rules.turn.driven import forced, teleport
from cogs.dead_throne.rules.turn.menu import PASS, active_places, choose, here_deeds
from cogs.dead_throne.rules.turn.moving import set_out
from cogs.dead_throne.rules.turn.stones import lay_stones
from cogs.dead_throne.state.match import Result
from cogs.dead_throne.state.people import Due, Player

MOST_MOVES = 12  # interactions in one turn, so that nobody is chased about for ever


def settle(realm: Realm, player: Player) -> Script[None]:
    """After an interaction: finds and quests, then every forced move with an interaction where it ends (R28)."""
    yield from _reckon(realm, player)
    for _ in range(MOST_MOVES):
        due, player.due = player.due, None
        if due is None or not player.is_up or realm.is_over:
            break
        yield from _carry_out(realm, player, due)
        yield from _reckon(realm, player)
    player.due = None


def _reckon(realm: Realm, player: Player) -> Script[None]:
    """What the interaction has brought."""
    yield from reckon(realm, player)
    if _has_survived(realm, player):
        yield from lay_stones(realm, player)
        yield from pick_up(realm, player)
    yield from keep_limits(realm, player)


def _has_survived(realm: Realm, player: Player) -> bool:
    """R121, R122, R178: an interaction with this step or somebody on it; a battle that goes on is not survived yet."""
    turn = player.turn
    is_here = player.is_up and player.due is None and turn.has_interacted and turn.touched == player.at
    has_peace = realm.battle_of(player.seat) is None and not realm.is_decided
    return is_here and realm.is_competitive and has_peace


def _carry_out(realm: Realm, player: Player, due: Due) -> Script[None]:
    """It is gone where it leads, and what is there interacted with."""
    if due.kind == "to":
        is_stopped = yield from teleport(realm, player, due)
    else:
        is_stopped = yield from forced(realm, player, due)
    if player.held is not None:
        return  # R32: there was nowhere to go
    if is_stopped:
        player.turn.has_interacted = True  # R112: a trap that springs where they are sent is an interaction too
    elif player.is_up:
        player.turn.has_interacted = player.turn.is_over = False
        player.turn.left = 0
        yield from interact(realm, player)


def interact(realm: Realm, player: Player) -> Script[None]:
    """R16: where movement stops, something there must be interacted with; a trade refused is not enough (R39)."""
    if player.at == CASTLE:
        yield from enter_castle(realm, player)
        return
    turn, refused = player.turn, False
    while not (turn.has_interacted or turn.is_over or realm.is_over) and player.is_up and player.due is None:
        deeds = _landed(realm, player)
        if refused and turn.left:
            deeds.append(Deed(WALK_ON, partial(_walk_on, realm, player)))
        if not deeds:
            break
        default = next((deed.option.key for deed in deeds if deed.option.key in USUAL), "")
        chosen = yield from choose(realm, player, words.LAND, "R16", deeds, default, {"step": term("step", player.at)})
        if realm.battle_of(player.seat) or not player.is_up:
            break  # drawn into a battle while they thought about it (R156)
        trades = player.tally.trades
        yield from chosen.play()
        if chosen.is_last:
            turn.has_interacted = True
        refused = refused or (chosen.option.word == TRADE and player.tally.trades == trades)
    turn.has_interacted = True


def _landed(realm: Realm, player: Player) -> list[Deed]:
    """What there is to do. Nobody is left with nothing but groups, which are no interaction (R9, R142)."""
    deeds = here_deeds(realm, player, has_landed=True)
    if player.at in active_places(realm, player):
        deeds.append(Deed(LET_LIE, partial(let_lie, player), is_last=True))
    elif deeds and _is_only_groups(realm, deeds):
        deeds.append(Deed(PASS, partial(wait, player), is_last=True))
    return deeds


def _is_only_groups(realm: Realm, deeds: list[Deed]) -> bool:
    return realm.state.defender is not None and not any(deed.is_last for deed in deeds)


TRADE = "trade"
WALK_ON = Option("walk-on", "walk-on", group="end")
LET_LIE = Option("let-lie", "let-lie")
USUAL = {"outside", "inn", "let-lie", PASS.key}


def let_lie(player: Player) -> Script[None]:
    """R124: on an active stone Saladar interacts with it only if he wishes."""
    yield TurnPassed(seat=player.seat, way="stone")


def wait(player: Player) -> Script[None]:
    """R9: nothing is left that they would have to do."""
    yield TurnPassed(seat=player.seat, way="waits")


def _walk_on(realm: Realm, player: Player) -> Script[None]:
    """R39: the rest of the roll."""
    if not (yield from set_out(realm, player)):
        yield from interact(realm, player)
    player.turn.has_interacted = True


def enter_castle(realm: Realm, player: Player) -> Script[None]:
    """R126: entering is winning."""
    if can_enter_castle(realm, player):
        how: Result = "crown" if has_crown(player) else "pieces" if player.is_saladar else "stones"
        yield from win(realm, [player], how)


def win(realm: Realm, players: list[Player], how: Result) -> Script[None]:
    realm.state.result, realm.state.winners = how, [player.seat for player in players]
    realm.state.phase = "over"
    yield Won(seats=tuple(realm.state.winners), way=how)
