"""R11, R99, R123: what somebody leaves behind of their own will, once they have interacted."""

from bot.engine import Fact, Option, Script, ask
from cogs.dead_throne.events.people import LaidDown
from cogs.dead_throne.prompts import treasure as prompts
from cogs.dead_throne.prompts.options import term, thing_option
from cogs.dead_throne.rules.people.caps import cap_all
from cogs.dead_throne.rules.people.goods import lose
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.state.people import Player
from cogs.dead_throne.state.things import Thing


def can_drop(realm: Realm, player: Player) -> bool:
    return bool(_droppable(player) or (realm.is_competitive and (player.stones or player.pieces)))


def plan_drop(realm: Realm, player: Player) -> Script[None]:
    """Said beforehand, so that nobody is asked at the end of every turn; it can be changed until then."""
    options = _options(realm, player)
    if not options:
        return  # it was taken from them while they looked at the menu (R156)
    keys = {option.key for option in options}
    default = [key for key in player.turn.dropping if key in keys]
    player.turn.dropping = list((yield from ask(prompts.drop(player.seat, options, default))).keys)


def drop_now(realm: Realm, player: Player) -> Script[None]:
    """R63: whoever is left of a battle in their own Battle Turn, where there is no later moment to say so for."""
    options = _options(realm, player)
    if options:
        yield from _drop(realm, player, set((yield from ask(prompts.leave_behind(player.seat, options))).keys))


def drop_planned(realm: Realm, player: Player) -> Script[None]:
    """What they still have of it: things go back to their decks, Stones and Pieces stay on the step.

    Not while they fight: in battle nothing moves but at the start of a Battle Turn, and armour never (R93).
    """
    keys, is_fighting = set(player.turn.dropping), realm.battle_of(player.seat) is not None
    if not keys or not player.turn.has_interacted or not player.is_up or is_fighting:
        return
    yield from _drop(realm, player, keys)


def _drop(realm: Realm, player: Player, keys: set[str]) -> Script[None]:
    for thing in [one for one in _droppable(player) if f"drop-{one.id}" in keys]:
        yield from lose(realm, player, thing, "drop")
    yield from _lay_down(realm, player, keys)
    yield from cap_all(realm)


def _droppable(player: Player) -> list[Thing]:
    """A rucksack that holds something stays (R98)."""
    full = player.worn.get("rucksack") if player.sack else None
    return [one for one in player.things if one is not full]


def _options(realm: Realm, player: Player) -> list[Option]:
    options = [thing_option("drop", thing) for thing in _droppable(player)]
    if realm.is_competitive:
        options += [_named(f"stone-{stone}", "stone", stone) for stone in player.stones]
        options += [Option(f"piece-{number}", "drop-piece", is_secret=True) for number in range(1, player.pieces + 1)]
    return options


def _named(key: str, kind: str, named: str) -> Option:
    facts: dict[str, Fact] = {"thing": term(kind, named)}
    return Option(key, "drop", facts, is_secret=True)


def _lay_down(realm: Realm, player: Player, keys: set[str]) -> Script[None]:
    pieces = min(player.pieces, sum(key.startswith("piece-") for key in keys))
    stones = tuple(stone for stone in player.stones if f"stone-{stone}" in keys)
    if not pieces and not stones:
        return
    ground = realm.ground(player.at)
    ground.pieces += pieces
    ground.stones += stones
    player.pieces -= pieces
    player.stones = [stone for stone in player.stones if stone not in stones]
    if pieces:
        yield LaidDown(seat=player.seat, step=player.at, pieces=pieces, stones=())
    if stones:
        yield LaidDown(seat=player.seat, step=player.at, pieces=0, stones=stones)
