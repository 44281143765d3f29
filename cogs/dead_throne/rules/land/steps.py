"""R18 to R26: what can be interacted with on a step, and what comes of it."""

from collections.abc import Iterator
from functools import partial

from bot.engine import Fact, Option, Script
from bot.kit.deeds import Deed
from cogs.dead_throne.content.land import CARRIAGES, STEPS
from cogs.dead_throne.content.land_kinds import StepKind
from cogs.dead_throne.content.tables import CARRIAGE_COST
from cogs.dead_throne.events.land import Rested, Rode, WentInside
from cogs.dead_throne.prompts.land import step_key
from cogs.dead_throne.prompts.options import term
from cogs.dead_throne.rules.fight.support import find_shared
from cogs.dead_throne.rules.land import lone
from cogs.dead_throne.rules.land.cards import draw_card
from cogs.dead_throne.rules.land.loot import choose_loot, find_loot
from cogs.dead_throne.rules.land.market import enter_market
from cogs.dead_throne.rules.land.quests import hand_in_here, open_quest
from cogs.dead_throne.rules.people.figures import active_stones, most_health
from cogs.dead_throne.rules.people.goods import lose
from cogs.dead_throne.rules.people.health import heal_fully
from cogs.dead_throne.rules.place.bounds import open_to
from cogs.dead_throne.rules.place.moving import moved_together
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.rules.turn.walk import meet_here
from cogs.dead_throne.state.match import Deed as Done
from cogs.dead_throne.state.people import Player

LOCKPICK = "lockpick"


def step_deeds(realm: Realm, player: Player) -> list[Deed]:
    """Ways to interact with the step they are on: the path, inside a structure, a building, a Carriage.

    All are interactions. Empty where they may do none of it now (drawn there already, R28; Saladar on a stone, R124).
    Keys: outside, inside, inside-lockpick, inn, market, tavern, carriage-t1-r4. With `realm.is_many` the Market only
    enters `state.shoppers`.
    """
    return list(_deeds(realm, player)) if _can_interact(realm, player) else []


def remain_here(realm: Realm, player: Player) -> Script[None]:
    """R30, R34: remaining with anything but an enemy: the step's card is drawn and resolved.

    The turn of a Lone Quest they wait for is such a card, and comes instead.
    """
    player.turn.touched = player.at
    if not (yield from lone.wait(realm, player)):
        deeds = step_deeds(realm, player)
        if deeds:
            yield from deeds[0].play()


def _can_interact(realm: Realm, player: Player) -> bool:
    if player.at in player.turn.drawn_at:
        return False
    return not (player.is_saladar and player.at in active_stones(realm.state).values())


def _deeds(realm: Realm, player: Player) -> Iterator[Deed]:
    """What R34 asks for comes first."""
    step = STEPS[player.at]
    if step.is_path:
        yield _deed(realm, player, Option("outside", "outside", {"terrain": term("terrain", step.terrain)}))
    if step.structure:
        yield from _inside(realm, player, step)
    if step.is_town:
        yield _deed(realm, player, _door(realm, player, step.place))
    if step.has_carriage and player.coin >= CARRIAGE_COST:
        yield from _carriages(realm, player)


def _door(realm: Realm, player: Player, place: str) -> Option:
    """What an Inn says of health is true: whoever is whole may stay the night, and gains nothing."""
    if place == "inn" and player.health >= most_health(realm, player):
        return Option("inn", "inn-whole")
    facts: dict[str, Fact] = {"traps": int(realm.is_competitive)} if place == "market" else {}
    return Option(place, place, facts)


def _deed(realm: Realm, player: Player, option: Option) -> Deed:
    plays = {"outside": _outside, "inn": _inn, "market": enter_market, "tavern": _tavern}
    return Deed(option, partial(_play, realm, player, partial(plays[option.key], realm, player)), is_last=True)


def _play(realm: Realm, player: Player, script: partial[Script[None]]) -> Script[None]:
    """R28: nobody interacts twice with a step in one turn."""
    player.turn.drawn_at.append(player.at)
    player.turn.touched = player.at
    yield from script()


def _outside(realm: Realm, player: Player) -> Script[None]:
    realm.note(Done(player.seat, "step", player.at))
    yield from draw_card(realm, player)


def _inside(realm: Realm, player: Player, step: StepKind) -> Iterator[Deed]:
    """R19. By a Lockpick two Loot cards are drawn there, and one is resolved."""
    named: dict[str, Fact] = {"structure": term("structure", step.structure)}
    for key in ("inside", "inside-lockpick"):
        if key == "inside" or find_shared(realm, player, LOCKPICK) is not None:
            play = partial(_enter, realm, player, has_picked=key != "inside")
            option = Option(key, key, named, is_secret=key != "inside")
            yield Deed(option, partial(_play, realm, player, play), is_last=True)


def _enter(realm: Realm, player: Player, *, has_picked: bool) -> Script[None]:
    player.turn.is_inside = True
    yield WentInside(seat=player.seat, step=player.at)
    realm.note(Done(player.seat, "inside", player.at))
    yield from hand_in_here(realm, player)
    found = find_shared(realm, player, LOCKPICK) if has_picked else None
    if found is None:
        yield from find_loot(realm, player)
        return
    yield from lose(realm, *found, "used")
    yield from choose_loot(realm, player)


def _inn(realm: Realm, player: Player) -> Script[None]:
    """R21: all health."""
    yield Rested(seat=player.seat, step=player.at)
    yield from heal_fully(realm, player, "inn")


def _tavern(realm: Realm, player: Player) -> Script[None]:
    """R24: what they can is handed in, and a quest is drawn and laid open."""
    realm.note(Done(player.seat, "tavern", player.at, number=player.coin))
    yield from hand_in_here(realm, player)
    yield from open_quest(realm)


def _carriages(realm: Realm, player: Player) -> Iterator[Deed]:
    """R25: to another town's Carriage step; not where somebody else has barred the way."""
    for step in open_to(realm, player, (step for step in CARRIAGES if step != player.at)):
        facts: dict[str, Fact] = {"step": term("step", step), "coin": CARRIAGE_COST}
        option = Option(f"carriage-{step_key(step)}", "carriage", facts)
        play = partial(_ride, realm, player, step)
        yield Deed(option, partial(_play, realm, player, play), is_last=True)


def _ride(realm: Realm, player: Player, step: str) -> Script[None]:
    """R177: a group rides together; getting off is stopping there, so whoever is there has a window (R36)."""
    player.coin -= CARRIAGE_COST
    yield from moved_together(realm, player, step, "ride")
    yield Rode(seat=player.seat, step=step, coin=CARRIAGE_COST)
    yield from meet_here(realm, player)
