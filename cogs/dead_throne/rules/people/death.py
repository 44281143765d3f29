"""R117 to R120, R146, R167, R172: death and what it costs."""

from math import ceil

from bot.engine import Option, Prompt, Script, ask
from cogs.dead_throne.content.land import STEPS
from cogs.dead_throne.content.tables import CROWN
from cogs.dead_throne.events.people import Died, Faded, LeftLying, Spoils
from cogs.dead_throne.prompts.options import thing_option
from cogs.dead_throne.rules.people.figures import active_stones, has_crown, stone_terrain
from cogs.dead_throne.rules.people.goods import give, inside_of, lose, take
from cogs.dead_throne.rules.people.leaving import leave_all, told_end
from cogs.dead_throne.rules.people.limits import keep_limits
from cogs.dead_throne.rules.people.purse import lose_coin
from cogs.dead_throne.rules.people.room import has_room_for
from cogs.dead_throne.rules.people.treasure import claim
from cogs.dead_throne.rules.people.worth import worth
from cogs.dead_throne.rules.place.bars import lift_bars
from cogs.dead_throne.rules.place.holds import release
from cogs.dead_throne.rules.place.relocate import relocate
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.state.match import Deed
from cogs.dead_throne.state.people import NOWHERE, Player
from cogs.dead_throne.state.things import Thing

SPOIL = "spoil"
LOSES_A_TURN, BACK_WEAKER = 2, 1  # what is still to come for the fallen (R172)
NOTHING = Option("nothing", "spoil-nothing")


def die(realm: Realm, player: Player, by: Player | None = None) -> Script[None]:
    """Their health is below 1. Spoils, what stays lying, whether they come back; they leave battles and trades."""
    pieces, place = player.pieces, player.at
    victor = by if by is not None and by.is_up else None
    is_lost = not comes_back(realm, player, is_robbed=victor is not None)
    is_fallen, is_out = is_lost and realm.is_merciful, is_lost and not realm.is_merciful
    player.health, player.fallen = 0, LOSES_A_TURN if is_fallen else 0
    player.is_dead, player.is_out = not is_out, is_out
    player.killed_at = place
    player.tally.deaths += 1
    lies_there = realm.options.mode == "defender" and not pieces  # R146
    killer = None if by is None else by.seat
    yield Died(seat=player.seat, by=killer, pieces=pieces, is_out=is_out, is_lying=lies_there)
    is_in_battle = by is not None and _is_battle(realm, player, by)
    yield from _gone(realm, player, lies_there=lies_there)
    if victor is not None:
        realm.note(Deed(victor.seat, "player", other=player.seat, is_in_battle=is_in_battle))
        yield from _spoils(realm, victor, player, place)
    elif realm.is_competitive:
        yield from _leave_lying(realm, player, place)
        if is_fallen:
            yield from lose_coin(realm, player, ceil(player.coin / 2), "fallen")
    if not realm.is_competitive:
        _spend_pieces(realm, player)
    if player.is_saladar and not (is_out or is_fallen or active_stones(realm.state)):
        yield from fade(realm, player, LOSES_A_TURN)
    elif is_out:
        _give_all_back(realm, player)


def _gone(realm: Realm, player: Player, *, lies_there: bool) -> Script[None]:
    """Out of all they were in. That a battle is over all hear before the victor is asked in secret (R158).

    It is not over yet where an echo may still kill the victor.
    """
    battle = realm.battle_of(player.seat)
    _let_go(realm, player)
    if lies_there:
        leave_all(realm, player)
    else:
        relocate(realm, player, NOWHERE)
    if battle is not None and not set(battle.order) & set(realm.echoes):
        yield from told_end(realm, battle)


def _is_battle(realm: Realm, one: Player, other: Player) -> bool:
    """One from afar is over with its first attack (R173), which is a battle all the same."""
    if {one.seat, other.seat} in realm.at_blows:
        return True
    battle = realm.battle_of(one.seat)
    return battle is not None and other.seat in battle.order


def fade(realm: Realm, player: Player, fallen: int) -> Script[None]:
    """R118: Saladar has no stone left to come back to; where nobody is out, he comes back weaker (R172).

    `fallen` is what is still to come for him: he loses a turn, unless he has waited for one already.
    """
    if realm.is_merciful:
        player.fallen = fallen
        return
    player.is_dead, player.is_out = False, True
    lift_bars(realm, player.seat)
    _give_all_back(realm, player)
    yield Faded(seat=player.seat)


def _spend_pieces(realm: Realm, player: Player) -> None:
    """R117, R146: the Market has them from now on."""
    realm.state.market_pieces += player.pieces
    player.pieces = 0


def comes_back(realm: Realm, player: Player, *, is_robbed: bool) -> bool:
    """R117, R118, R146. A stone that Saladar leaves lying on its own land is active (R119, R123)."""
    if realm.options.mode == "defender":
        return True
    if player.is_saladar:
        return bool(active_stones(realm.state)) or (not is_robbed and _is_at_home(player))
    return player.pieces > 0


def _is_at_home(player: Player) -> bool:
    return any(stone_terrain(stone) == STEPS[player.at].terrain for stone in player.stones)


def _let_go(realm: Realm, player: Player) -> None:
    """Nothing holds the dead."""
    release(realm, player)
    lift_bars(realm, player.seat)
    for quest in player.lones:
        realm.give_back(quest.home, f"lone:{quest.key}")
    player.lone = player.letter = player.due = None
    player.remains = player.finds = 0
    player.is_trapped = False
    player.conjured = []
    player.turn.is_over = True


def _spoils(realm: Realm, victor: Player, player: Player, place: str) -> Script[None]:
    """R119: all Pieces, Stones and the Crown, half the coin, and one thing of choice there is room for; R120."""
    coin = ceil(player.coin / 2)
    pieces, stones = player.pieces, tuple(player.stones)
    player.coin -= coin
    victor.coin += coin
    victor.pieces += pieces
    victor.stones += stones
    player.pieces, player.stones = 0, []
    victor.tally.kills += 1
    yield Spoils(seat=victor.seat, victim=player.seat, pieces=pieces, stones=stones, coin=coin)
    if has_crown(player):
        crown = next(thing for thing in player.things if thing.key == CROWN)
        yield from give(realm, victor, take(player, crown), "spoils", step=place)
    if realm.is_decided:
        return  # R127: the last one left has won, and is asked nothing more
    yield from _pick_spoil(realm, victor, player)
    if player.is_saladar and not victor.is_saladar:
        yield from claim(realm, victor, STEPS[place].tile)


def _pick_spoil(realm: Realm, victor: Player, player: Player) -> Script[None]:
    """The dearest, where nobody says; the Ash Staff as well (R169). A rucksack comes empty (R98)."""
    things = [thing for thing in player.things if thing.kind != "relic" and has_room_for(victor, thing)]
    if not things:
        return
    options = (*[thing_option("spoil", thing) for thing in things], NOTHING)
    dearest = max(things, key=worth)
    prompt = Prompt.usual(victor.seat, SPOIL, "R119", options, f"spoil-{dearest.id}", is_secret=True)
    answer = yield from ask(prompt)
    chosen = next((thing for thing in things if answer.key == f"spoil-{thing.id}"), None)
    if chosen is not None and any(one is chosen for one in player.things):
        yield from _hand_spoil(realm, victor, player, chosen)


def _hand_spoil(realm: Realm, victor: Player, player: Player, thing: Thing) -> Script[None]:
    inside = inside_of(player, thing)
    take(player, thing)
    for one in inside:
        yield from lose(realm, player, one, "lost")
    yield from keep_limits(realm, player)
    yield from give(realm, victor, thing, "spoils")


def _leave_lying(realm: Realm, player: Player, place: str) -> Script[None]:
    """R119: Pieces and Stones stay on the step; the Crown with them."""
    crowns = [thing for thing in player.things if thing.key == CROWN]
    if not player.pieces and not player.stones and not crowns:
        return
    ground = realm.ground(place)
    ground.pieces += player.pieces
    ground.stones += player.stones
    ground.crowns += [take(player, crown) for crown in crowns]
    pieces, stones = player.pieces, tuple(player.stones)
    player.pieces, player.stones = 0, []
    yield LeftLying(seat=player.seat, step=place, pieces=pieces, stones=stones, has_crown=bool(crowns))


def _give_all_back(realm: Realm, player: Player) -> None:
    """Gone for good: all that is left goes back to its decks."""
    things: list[Thing] = player.things
    for thing in things:
        if thing.key != CROWN:
            realm.unmade(thing)
    for trap in player.traps:
        realm.give_back("traps", trap.key)
        for thing in trap.added:
            realm.unmade(thing)
    for scroll in (*player.scrolls, *player.spent):
        realm.give_back_scroll(scroll)
    player.worn, player.pack, player.sack, player.traps, player.scrolls, player.spent = {}, [], [], [], [], []


def go_for_good(realm: Realm, player: Player) -> Script[None]:
    """Whoever leaves the table: Pieces and Stones stay lying where they stood, all else goes back.

    In Defender nothing that lies is picked up: there the Market has the Pieces (R146).
    """
    place = player.at or player.killed_at
    _let_go(realm, player)
    if not realm.is_competitive:
        _spend_pieces(realm, player)
    elif place:
        yield from _leave_lying(realm, player, place)
    relocate(realm, player, NOWHERE)
    player.is_dead, player.is_out = False, True
    _give_all_back(realm, player)
