"""R12, R39, R42: the movement roll, where the walk may stop, and how it goes on after a trade was refused."""

from functools import partial

from msgspec.structs import replace

from bot.engine import Option, Script
from bot.kit.deeds import Deed
from cogs.dead_throne.content.land import distance
from cogs.dead_throne.content.steps import plain
from cogs.dead_throne.events.walk import Rerolled, Rolled
from cogs.dead_throne.prompts import turn as words
from cogs.dead_throne.prompts.options import named
from cogs.dead_throne.rules.defender.groups import rolls_one
from cogs.dead_throne.rules.fight.reactions import works
from cogs.dead_throne.rules.meeting.own_scrolls import hand_of, holder
from cogs.dead_throne.rules.people.figures import has_enchanted
from cogs.dead_throne.rules.place.bounds import barred_to, no_stops
from cogs.dead_throne.rules.place.relocate import can_walk
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.rules.turn.goals import goal_of
from cogs.dead_throne.rules.turn.menu import choose, free_deeds
from cogs.dead_throne.rules.turn.routes import Path, Ways, ways
from cogs.dead_throne.rules.turn.stops import attack_deeds, stop_deeds, watched
from cogs.dead_throne.rules.turn.walk import walk
from cogs.dead_throne.rules.zones import is_slow
from cogs.dead_throne.state.people import Player

SWIFT, SWIFT_BOOTS = 4, 2
LUCKY = named("reroll", "item", "lucky-charm")
FAST = replace(named("scroll", "scroll", "swift-feet"), word="quicken", is_secret=True)


def roll(realm: Realm, player: Player) -> Script[None]:
    """R12: two dice, once in a turn; one after a Fog Bank, in a group (R142), or from the docks (R147)."""
    turn = player.turn
    turn.has_rolled = True
    is_one = player.is_fogged or rolls_one(realm, player) or is_slow(realm, player)
    turn.roll = [realm.die()] if is_one else realm.two()
    player.is_fogged = False
    turn.left = sum(turn.roll) + SWIFT_BOOTS * has_enchanted(player, "swift-boots")
    second = turn.roll[1] if len(turn.roll) > 1 else 0
    yield Rolled(seat=player.seat, first=turn.roll[0], second=second, total=turn.left)


def set_out(realm: Realm, player: Player) -> Script[bool]:
    """Where to, and the walk there. True: something on it was their interaction."""
    while True:
        deed, is_walk = yield from _choose_stop(realm, player)
        if realm.battle_of(player.seat) or not can_walk(player):
            return True  # drawn into a battle, killed or trapped while they thought about it (R156)
        if is_walk:
            break
        yield from deed.play()
        if player.turn.is_over or player.turn.has_interacted or player.due is not None or not player.is_up:
            return True  # a teleport takes the place of the walk, and so does whomever a Far Voice has reached
    yield from deed.play()
    return player.turn.is_over or not player.is_up


def _choose_stop(realm: Realm, player: Player) -> Script[tuple[Deed, bool]]:
    turn = player.turn
    shut = no_stops(player)
    everywhere = ways(player.at, turn.came_from, turn.left, barred_to(realm, player), watched(realm, player))
    found = {step: paths for step, paths in everywhere.items() if step not in shut}
    go = partial(_go, realm, player)
    walks = [*stop_deeds(realm, player, found, go), *attack_deeds(realm, player, found, go)]
    if not walks:
        walks = [Deed(STAY, _stay)]
    chosen = yield from choose(
        realm,
        player,
        words.STOP,
        "R12",
        walks + _quickened(realm, player) + _free(realm, player),
        _goal_key(realm, player, found),
        {"left": turn.left},
    )
    return chosen, any(chosen is one for one in walks)


STAY = Option("stop-here", "stay")


def _stay() -> Script[None]:
    yield from ()


def _go(realm: Realm, player: Player, path: Path, foe: Player | None) -> Script[None]:
    if (yield from walk(realm, player, path, foe)):
        player.turn.has_interacted = player.turn.is_over = True


def _quickened(realm: Realm, player: Player) -> list[Deed]:
    """Swift Feet and the Lucky Charm, after one's own movement roll."""
    if not player.turn.roll:
        return []
    deeds = []
    if "swift-feet" in hand_of(realm, player):
        deeds.append(Deed(FAST, partial(_swift, realm, player)))
    has_set_out = len(player.turn.path) > 1  # then the dice lie, but a scroll may still lengthen the walk (R39)
    if has_enchanted(player, "lucky-charm") and not (player.turn.has_rerolled or has_set_out):
        deeds.append(Deed(LUCKY, partial(_reroll, realm, player)))
    return deeds


def _free(realm: Realm, player: Player) -> list[Deed]:
    """R8: until the interaction, and the roll is none. One answer leads to all of them: the map needs the room."""
    return [Deed(FIRST, partial(_do_first, realm, player))] if _free_deeds(realm, player) else []


FIRST = Option("first", "do-first", is_secret=True, group="end")  # a button of its own, however many stops there are
BACK = Option("back", "walk-after-all", group="end")


def _free_deeds(realm: Realm, player: Player) -> list[Deed]:
    return [deed for deed in free_deeds(realm, player) if deed.option.key != "swift-feet"]


def _do_first(realm: Realm, player: Player) -> Script[None]:
    deeds = [*_free_deeds(realm, player), Deed(BACK, _stay)]
    chosen = yield from choose(realm, player, words.FIRST, "R8", deeds, BACK.key)
    if not realm.battle_of(player.seat) and player.is_up:
        yield from chosen.play()


def _swift(realm: Realm, player: Player) -> Script[None]:
    if (yield from works(realm, holder(realm, player, "swift-feet"), "swift-feet")):
        player.turn.left += SWIFT


def _reroll(realm: Realm, player: Player) -> Script[None]:
    """A Lucky Charm: the lower die falls anew."""
    turn = player.turn
    turn.has_rerolled = True
    lowest = min(turn.roll)
    turn.roll.remove(lowest)
    turn.roll.append(realm.die())
    turn.left += turn.roll[-1] - lowest
    yield Rerolled(seat=player.seat, total=turn.left)


def _goal_key(realm: Realm, player: Player, found: Ways) -> str:
    """R12: the stop nearest to their own goal, for whoever does not answer."""
    if not found:
        return STAY.key
    goal = goal_of(realm, player)
    return f"stop-{plain(min(found, key=lambda step: (distance(step, goal), len(found[step][0]), step)))}"
