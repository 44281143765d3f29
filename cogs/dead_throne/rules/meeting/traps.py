"""R50, R108 to R113: traps, how they grow, and whom they catch."""

from collections.abc import Iterator
from functools import partial

from bot.engine import Fact, Option, Script, Who, ask
from bot.kit.deeds import Deed
from cogs.dead_throne.content.card_kinds import TrapLevel
from cogs.dead_throne.content.land import STEPS
from cogs.dead_throne.content.tables import SCROLLS, TRAPS
from cogs.dead_throne.events.land import ScrollsLost
from cogs.dead_throne.events.traps import RollLost, TrapGrew, TrapSprang
from cogs.dead_throne.prompts import meeting
from cogs.dead_throne.prompts.options import term
from cogs.dead_throne.rules.fight.breaking import break_shield
from cogs.dead_throne.rules.fight.reactions import held_on
from cogs.dead_throne.rules.meeting.at_players import trap_for
from cogs.dead_throne.rules.meeting.deals import dealt
from cogs.dead_throne.rules.people.goods import find, make_room, take
from cogs.dead_throne.rules.people.hand import discard, put_aside
from cogs.dead_throne.rules.people.health import hurt
from cogs.dead_throne.rules.people.purse import gain_coin, lose_coin
from cogs.dead_throne.rules.people.room import stow
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.rules.zones import terrain_at
from cogs.dead_throne.state.match import Deed as Done
from cogs.dead_throne.state.people import Due, Player
from cogs.dead_throne.state.things import Thing, Trap

SCROLL = "scroll"  # what a level takes where any scroll will do


def spring(realm: Realm, walker: Player) -> Script[bool]:
    """R111: a trap of the feature of `walker.at` catches him; the first from his left. True: his interaction (R112)."""
    features = STEPS[walker.at].features
    if not features or not realm.is_competitive:
        return False
    for owner in realm.from_left_of(walker.seat):
        for trap in owner.traps:
            if TRAPS[trap.key].feature in features:
                yield from caught(realm, owner, trap, walker)
                return True
    return False


def spring_here(realm: Realm, victim: Player) -> Script[bool]:
    """R111, R158: before somebody interacts with a step: whoever has set a trap of this terrain may spring it.

    True: that was their interaction (R112).
    """
    terrain = terrain_at(realm, victim.at)
    if not realm.is_competitive or not any(kind.terrain == terrain for kind in TRAPS.values()):
        return False
    facts: dict[str, Fact] = {"victim": Who((victim.seat,)), "step": term("step", victim.at)}
    able = {one.seat: bool(_of_terrain(one, terrain)) for one in realm.from_left_of(victim.seat) if one.traps}
    while (owner := (yield from held_on(realm, meeting.SPRING, facts, able))) is not None:
        del able[owner.seat]  # one is asked once
        answer = yield from ask(meeting.set_off(owner.seat, facts, _of_terrain(owner, terrain)))
        trap = next((one for one in owner.traps if answer.key == f"spring-{one.id}"), None)
        if trap is not None:
            yield from caught(realm, owner, trap, victim)
            return True
    return False


def _of_terrain(owner: Player, terrain: str) -> list[Option]:
    traps = [trap for trap in owner.traps if TRAPS[trap.key].terrain == terrain]
    return [Option(f"spring-{trap.id}", "spring-it", {"trap": term("trap", trap.key)}) for trap in traps]


def contact_deeds(realm: Realm, owner: Player, victim: Player) -> Iterator[Deed]:
    """R50: as the interaction with somebody on one's step."""
    for trap in owner.traps:
        if TRAPS[trap.key].is_contact:
            option = meeting.trap_at(trap.id, trap.key, victim.seat)
            yield Deed(option, partial(caught, realm, owner, trap, victim), is_last=True)


def caught(realm: Realm, owner: Player, trap: Trap, victim: Player) -> Script[None]:
    """R112: all its levels; then its cards go back to their decks. Nobody stands there to take spoils (R167)."""
    if all(one.id != trap.id for one in owner.traps):
        return
    owner.traps = [one for one in owner.traps if one.id != trap.id]
    owner.tally.traps += 1
    victim.turn.touched = victim.at
    realm.note(Done(owner.seat, "trap", key=trap.key, other=victim.seat))
    yield TrapSprang(seat=victim.seat, owner=owner.seat, trap=trap.key, level=trap.level, step=victim.at)
    for level in TRAPS[trap.key].levels[: trap.level]:
        if victim.is_up:
            yield from _effect(realm, owner, victim, level)
    realm.give_back("traps", trap.key)
    for thing in trap.added:
        realm.unmade(thing)


def _effect(realm: Realm, owner: Player, victim: Player, level: TrapLevel) -> Script[None]:
    match level.do:
        case "hurt":
            yield from hurt(realm, victim, level.amount, "trap")
        case "remain":
            yield from trap_for(victim, level.amount)
        case "steal-carried":
            yield from _steal(realm, owner, victim)
        case "steal-coin":
            lost = yield from lose_coin(realm, victim, level.amount, "trap")
            yield from gain_coin(realm, owner, lost, "trap")
        case "break-shield":
            yield from break_shield(victim)
        case "lose-scrolls":
            yield from _lose_scrolls(victim, level.amount)
        case "lose-roll":
            victim.skips += level.amount
            yield RollLost(seat=victim.seat)
        case _:
            _send_off(owner, victim, level)


def _send_off(owner: Player, victim: Player, level: TrapLevel) -> None:
    """Where the owner leads the victim to (R31)."""
    if level.do == "owner-moves":
        walked = victim.due.steps if victim.due is not None and victim.due.kind == "owner" else 0
        victim.due = Due("owner", walked + level.amount, by=owner.seat, cause="trap")
    else:
        steps = [key for key, step in STEPS.items() if step.is_path]
        victim.due = Due("to", steps_to=steps, by=owner.seat, cause="trap")


def _steal(realm: Realm, owner: Player, victim: Player) -> Script[None]:
    """A random thing of the inventory; what it was only these two learn, unless there is no room for it."""
    if not victim.pack or not owner.is_in:
        return
    thing = take(victim, realm.chance.pick(victim.pack))
    yield dealt(victim, owner, thing.kind, thing.key)
    if (yield from make_room(realm, owner, thing, step=victim.at)):
        stow(owner, thing)


def _lose_scrolls(victim: Player, amount: int) -> Script[None]:
    """So many of their choice; 0: all."""
    held = len(victim.scrolls)
    if amount and held:
        yield from discard(victim, amount)
    elif held:
        for scroll in list(victim.scrolls):
            put_aside(victim, scroll)
    if held:
        yield ScrollsLost(seat=victim.seat, count=held - len(victim.scrolls))


def trap_deeds(realm: Realm, player: Player) -> list[Deed]:
    """R109: the next level of each, by what it asks for; what is broken builds nothing (R102)."""
    return [deed for trap in player.traps for deed in _growths(realm, player, trap)]


def _growths(realm: Realm, player: Player, trap: Trap) -> Iterator[Deed]:
    levels = TRAPS[trap.key].levels
    if trap.level >= len(levels):
        return
    wanted = levels[trap.level].add
    if wanted == SCROLL:
        for scroll in dict.fromkeys(player.scrolls):
            yield Deed(_arming(trap, "scroll", scroll), partial(_add_scroll, realm, player, trap, scroll))
    elif (thing := find(player, wanted, is_whole=True)) is not None:
        yield Deed(_arming(trap, "item", wanted), partial(_add, player, trap, thing, is_taken=True))


def _arming(trap: Trap, kind: str, key: str) -> Option:
    facts: dict[str, Fact] = {"trap": term("trap", trap.key), "thing": term(kind, key)}
    return Option(f"arm-{trap.id}-{key}", "arm", facts, is_secret=True, group="traps")


def _add_scroll(realm: Realm, player: Player, trap: Trap, scroll: str) -> Script[None]:
    if scroll not in player.scrolls:
        return
    player.scrolls.remove(scroll)
    thing = realm.made("scroll", scroll, SCROLLS[scroll].school)
    yield from _add(player, trap, thing, is_taken=False)


def _add(player: Player, trap: Trap, thing: Thing, *, is_taken: bool) -> Script[None]:
    """It cannot be taken back."""
    if is_taken and all(one is not thing for one in player.things):
        return
    trap.added.append(take(player, thing) if is_taken else thing)
    trap.level += 1
    yield TrapGrew(seat=player.seat, trap=trap.key, level=trap.level, to=(player.seat,))
