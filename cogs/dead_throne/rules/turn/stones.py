"""R122 to R124: what Saladar does with his stones."""

from functools import partial

from bot.engine import Option, Script, ask
from bot.kit.deeds import Deed
from cogs.dead_throne.content.land import STEPS
from cogs.dead_throne.content.steps import plain
from cogs.dead_throne.events.walk import StoneLaid, StoneTaken, StoneTravelled
from cogs.dead_throne.prompts.options import term
from cogs.dead_throne.prompts.treasure import lay_down
from cogs.dead_throne.rules.meeting.traps import spring
from cogs.dead_throne.rules.people.caps import cap_health
from cogs.dead_throne.rules.people.figures import active_stones, stone_terrain
from cogs.dead_throne.rules.place.bounds import open_to
from cogs.dead_throne.rules.place.relocate import relocate
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.state.people import Due, Player


def stone_deeds(realm: Realm, player: Player) -> list[Deed]:
    """Saladar alone: from an active stone to another, or to pick it up (R122, R124); no more after a travel."""
    if not player.is_saladar or player.at in player.turn.drawn_at:
        return []
    active = active_stones(realm.state)
    here = [stone for stone, step in active.items() if step == player.at]
    if not here:
        return []
    others = open_to(realm, player, dict.fromkeys(step for step in active.values() if step != player.at))
    travels = [
        Deed(
            Option(f"travel-{plain(step)}", "travel", {"step": term("step", step)}, group="stones"),
            partial(travel, realm, player, step),
            is_last=True,
        )
        for step in others
    ]
    takes = [
        Deed(
            Option(f"take-{stone}", "take-stone", {"stone": term("stone", stone)}, group="stones"),
            partial(take, realm, player, stone),
            is_last=True,
        )
        for stone in here
    ]
    return travels + takes


def travel(realm: Realm, player: Player, step: str) -> Script[None]:
    """R124: then the turn ends, unless somebody is there; a trap of that feature springs all the same (R111)."""
    yield StoneTravelled(seat=player.seat, step=step)
    relocate(realm, player, step)
    player.turn.drawn_at.append(step)
    if realm.at(step, player):
        player.due = Due("to", steps_to=[step], cause="stone")
    else:
        yield from spring(realm, player)


def take(realm: Realm, player: Player, stone: str) -> Script[None]:
    realm.ground(player.at).stones.remove(stone)
    player.stones.append(stone)
    player.turn.touched, player.turn.has_taken = player.at, True
    yield StoneTaken(seat=player.seat, stone=stone, step=player.at)
    yield from cap_health(realm, player)


def lay_stones(realm: Realm, player: Player) -> Script[None]:
    """R122: after the interaction where he landed, a stone he carries may be laid on its own terrain.

    Whatever the interaction was, but for picking up the stone that lay there.
    """
    kind = STEPS[player.at]
    if not player.is_saladar or not kind.is_path or kind.structure or player.turn.has_taken:
        return
    at_home = [stone for stone in player.stones if stone_terrain(stone) == kind.terrain]
    if not at_home or player.at in active_stones(realm.state).values():
        return
    here = player.at
    answer = yield from ask(lay_down(player.seat, here, at_home))
    stone = next((stone for stone in at_home if answer.key == f"lay-{stone}"), None)
    if stone is not None and stone in player.stones and player.at == here:
        player.stones.remove(stone)
        realm.ground(player.at).stones.append(stone)
        yield StoneLaid(seat=player.seat, stone=stone, step=player.at)
