"""R90, R97, R103: tools, each used once, and essences consumed (R84)."""

from functools import partial

from bot.engine import Option, Pick, Prompt, Script, Who, ask
from bot.kit.deeds import Deed
from cogs.dead_throne.content.land import PATHS, STEPS
from cogs.dead_throne.content.tables import ENEMIES
from cogs.dead_throne.events.people import Repaired, Spied, ToolUsed
from cogs.dead_throne.events.quests import LoneLeft
from cogs.dead_throne.prompts.options import term, thing_option
from cogs.dead_throne.rules.asking import ask_if_open
from cogs.dead_throne.rules.fight.support import friends_of, whose_thing
from cogs.dead_throne.rules.people.figures import most_health, stone_terrain
from cogs.dead_throne.rules.people.goods import lose
from cogs.dead_throne.rules.people.health import heal, heal_fully
from cogs.dead_throne.rules.people.repairs import broken_things, made_one_with
from cogs.dead_throne.rules.place.bounds import open_to
from cogs.dead_throne.rules.place.relocate import walk_away
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.state.people import Due, Player
from cogs.dead_throne.state.things import Thing

HERB, ROPE_REACH, WHETSTONE = 4, 3, 2
MEND, SPY = "mend", "spy"


def tool_deeds(realm: Realm, player: Player, *, in_battle: bool = False) -> list[Deed]:
    """Whole ones that would do something now, the one in a combo too.

    In battle only what is at hand, not in the rucksack (R97, R102). A group's are shared (R142).
    """
    things = [*(player.pack if in_battle else player.loose), *player.worn.values()]
    things += [thing for friend in friends_of(realm, player) for thing in (*friend.loose, *friend.worn.values())]
    tools = {thing.key: thing for thing in reversed(things) if thing.kind == "item" and not thing.is_broken}
    return [
        Deed(thing_option("use", tool), partial(use, realm, player, tool))
        for key, tool in tools.items()
        if key in (IN_BATTLE if in_battle else ON_THE_ROAD) and CAN_USE[key](realm, player)
    ]


def _is_wounded(realm: Realm, player: Player) -> bool:
    return player.health < most_health(realm, player)


def _has_broken(realm: Realm, player: Player) -> bool:
    return bool(broken_things(realm, player))  # R102


def _can_climb(realm: Realm, player: Player) -> bool:
    return not player.remains and player.held is None and bool(_roped(realm, player))


def _is_stuck(realm: Realm, player: Player) -> bool:
    return player.remains > 0 and player.held is None


def _can_spy(realm: Realm, player: Player) -> bool:
    return bool(_others(realm, player))


def _can_whet(realm: Realm, player: Player) -> bool:
    return True  # one edge upon another


def _can_smoke(realm: Realm, player: Player) -> bool:
    return not player.has_smoke


CAN_USE = {
    "healing-herb": _is_wounded,
    "elixir": _is_wounded,
    "hammer": _has_broken,
    "rope": _can_climb,
    "torch": _is_stuck,
    "spyglass": _can_spy,
    "whetstone": _can_whet,
    "smoke-pot": _can_smoke,
}
IN_BATTLE = {*CAN_USE} - {"rope"}  # R97: a Battle Turn is a turn of one's own; a Rope says otherwise
ON_THE_ROAD = {*CAN_USE} - {"smoke-pot"}


def use(realm: Realm, player: Player, tool: Thing) -> Script[None]:
    """It does what it does, and goes back to its deck."""
    yield ToolUsed(seat=player.seat, item=tool.key)
    yield from lose(realm, whose_thing(player, friends_of(realm, player), tool), tool, "used")
    if tool.key == "healing-herb":
        yield from heal(realm, player, HERB, "herb")
    elif tool.key == "elixir":
        yield from heal_fully(realm, player, "elixir")
    elif tool.key == "hammer":
        yield from _mend(realm, player)
    elif tool.key == "rope":
        player.due = Due("to", steps_to=_roped(realm, player), cause="rope")
    elif tool.key == "spyglass":
        yield from _spy(realm, player)
    elif tool.key == "torch":
        yield from _burn(realm, player)
    else:
        _ready(player, tool.key)


def _burn(realm: Realm, player: Player) -> Script[None]:
    """R115: a Lone Quest they remained for is left with it."""
    quest = player.lone
    walk_away(realm, player)
    player.remains, player.is_trapped = 0, False
    if quest is not None and player.lone is None:
        yield LoneLeft(seat=player.seat, lone=quest.key)


def _ready(player: Player, key: str) -> None:
    if key == "whetstone":
        player.whet += WHETSTONE
    else:
        player.has_smoke = True


def _mend(realm: Realm, player: Player) -> Script[None]:
    """R103: one item; a combo that was kept together is one (R95)."""
    broken = broken_things(realm, player)
    chosen = broken[0]
    if len(broken) > 1:
        kind = Pick(tuple(thing_option("mend", thing) for thing in broken))
        answer = yield from ask(Prompt.usual(player.seat, MEND, "R103", kind, f"mend-{chosen.id}", is_secret=True))
        chosen = next(thing for thing in broken if answer.key == f"mend-{thing.id}")
    if all(one is not chosen for one in broken_things(realm, player)):
        return  # it was mended or taken from them meanwhile (R156)
    for thing in made_one_with(realm, player, chosen):
        thing.is_broken = False
    yield Repaired(seat=player.seat, count=1, way="hammer")


def _roped(realm: Realm, player: Player) -> list[str]:
    """Path steps of the tile within three moves, however one would have to climb."""
    here = STEPS.get(player.at)
    if here is None:
        return []
    found, edge = {player.at}, [player.at]
    for _ in range(ROPE_REACH):
        edge = [step for place in edge for step in PATHS[place] if step not in found and STEPS[step].tile == here.tile]
        found.update(edge)
    steps = [step for step in STEPS if step in found and step != player.at and STEPS[step].is_path]
    return open_to(realm, player, steps)


def _others(realm: Realm, player: Player) -> list[Player]:
    """Any player, those who wait to come back among them: their traps are still set."""
    return [one for one in realm.players if one.is_in and one is not player and (one.scrolls or one.traps)]


def _spy(realm: Realm, player: Player) -> Script[None]:
    """A Spyglass: one player's scrolls and traps, for one's own eyes."""
    others = _others(realm, player)
    if not others:
        return
    options = tuple(Option(f"spy-{one.seat}", "spy", {"other": _who(one)}) for one in others)
    key = yield from ask_if_open(Prompt.usual(player.seat, SPY, "R97", options, options[0].key))
    seen = next(one for one in others if key == f"spy-{one.seat}")
    traps = tuple(trap.key for trap in seen.traps)
    yield Spied(seat=player.seat, other=seen.seat, scrolls=tuple(seen.scrolls), traps=traps, to=(player.seat,))


def _who(player: Player) -> Who:
    return Who((player.seat,))


def essence_deeds(realm: Realm, player: Player) -> list[Deed]:
    """R84: with a Region Stone an essence of its terrain restores all health."""
    terrains = {stone_terrain(stone) for stone in player.stones}
    if not terrains or not _is_wounded(realm, player):
        return []
    essences = {one.key: one for one in player.loose if one.kind == "essence" and ENEMIES[one.key].terrain in terrains}
    return [
        Deed(
            Option(f"consume-{thing.id}", "consume", {"thing": term("enemy", thing.key)}, is_secret=True),
            partial(consume, realm, player, thing),
        )
        for thing in essences.values()
    ]


def consume(realm: Realm, player: Player, essence: Thing) -> Script[None]:
    yield from lose(realm, player, essence, "used")
    yield from heal_fully(realm, player, "essence")
