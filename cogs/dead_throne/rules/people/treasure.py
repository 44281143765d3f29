"""R120, R121: Stones, Pieces and the Crown that lie on the ground, and who takes what of them."""

from bot.engine import Script, ask
from cogs.dead_throne.events.people import PickedUp
from cogs.dead_throne.prompts import treasure as prompts
from cogs.dead_throne.rules.people.caps import cap_all
from cogs.dead_throne.rules.people.figures import active_stones
from cogs.dead_throne.rules.people.goods import give
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.state.people import Player
from cogs.dead_throne.state.things import Ground


def pick_up(realm: Realm, player: Player) -> Script[None]:
    """R121: after an interaction survived on that step, as much as they like of what lies there."""
    while (ground := _within_reach(realm, player)) is not None:
        pieces, has_crown = ground.pieces, bool(ground.crowns)
        stones = _for_them(realm, player, ground)
        if not (pieces or stones or has_crown):
            return
        prompt = prompts.treasure(
            player.seat, player.at, pieces=pieces, stones=stones, has_crown=has_crown, rule="R121"
        )
        key = (yield from ask(prompt)).key
        if key == prompts.LEAVE or _within_reach(realm, player) is not ground:
            return  # or somebody was quicker (R156)
        wanted = stones if key == prompts.TAKE else [stone for stone in stones if key == f"stone-{stone}"]
        yield from take_stones(realm, player, player.at, wanted, pieces=_count(key, ground))
        wants_crown = has_crown and key in {prompts.TAKE, prompts.CROWN}
        if wants_crown and not (yield from give(realm, player, ground.crowns.pop(), "picked-up")):
            return  # they had no room, and leave it there after all (R99)
        clear(realm, player.at)


def _within_reach(realm: Realm, player: Player) -> Ground | None:
    return realm.state.ground.get(player.at) if player.is_up else None


def _for_them(realm: Realm, player: Player, ground: Ground) -> list[str]:
    """Saladar takes up active stones in another way (R122)."""
    active = active_stones(realm.state)
    return [stone for stone in ground.stones if not (player.is_saladar and stone in active)]


def _count(key: str, ground: Ground) -> int:
    return ground.pieces if key in {prompts.TAKE, prompts.PIECES} else 0


def take_stones(realm: Realm, player: Player, step: str, stones: list[str], *, pieces: int = 0) -> Script[None]:
    """They have them now; Saladar is the weaker for an active one (R89)."""
    ground = realm.ground(step)
    taken = tuple(stone for stone in stones if stone in ground.stones)
    ground.stones = [stone for stone in ground.stones if stone not in taken]
    ground.pieces -= pieces
    player.stones += taken
    player.pieces += pieces
    if pieces or taken:
        yield PickedUp(seat=player.seat, step=step, pieces=pieces, stones=taken)
    yield from cap_all(realm)


def clear(realm: Realm, step: str) -> None:
    """Nothing is kept of a step where nothing lies."""
    ground = realm.ground(step)
    if not (ground.stones or ground.pieces or ground.crowns):
        del realm.state.ground[step]


def claim(realm: Realm, victor: Player, tile: str) -> Script[None]:
    """R120: stones that are active on the tile where Saladar fell, wherever on it they lie."""
    for stone, step in active_stones(realm.state).items():
        if step.partition(".")[0] == tile:
            prompt = prompts.treasure(victor.seat, step, pieces=0, stones=[stone], has_crown=False, rule="R120")
            if (yield from ask(prompt)).key != prompts.LEAVE:
                yield from take_stones(realm, victor, step, [stone])
                clear(realm, step)
