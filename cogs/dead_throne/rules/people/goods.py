"""R83, R98, R99: what is carried, and what there is room for."""

from msgspec.structs import replace

from bot.engine import Fact, Option, Prompt, Script, ask
from cogs.dead_throne.content.tables import CROWN, ITEMS
from cogs.dead_throne.events.people import Dropped, Gained
from cogs.dead_throne.prompts.options import thing_option
from cogs.dead_throne.rules.people.room import PACK, carrier_of, carriers, has_room_for, room, stow
from cogs.dead_throne.rules.people.worth import worth
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.state.people import Player
from cogs.dead_throne.state.things import Thing, ThingKind

ROOM = "room"  # what is left behind where there is no room
KINDS: dict[str, ThingKind] = {"item": "item", "enemy": "essence", "relic": "relic"}


def give(realm: Realm, player: Player, thing: Thing, way: str, *, step: str = "") -> Script[bool]:
    """Gained. Without room they are asked what to leave, that thing among it (R99). Do they have it now?

    `step`: where it lay, should it be left there; else it is where they stand. A friend of their group who has room
    carries it for them (R142).
    """
    player = carrier_of(realm, player, thing)
    if not (yield from make_room(realm, player, thing, step)):
        return False
    stow(player, thing)
    yield gained(player, thing, way)
    return True


def make_room(realm: Realm, player: Player, thing: Thing, step: str = "") -> Script[bool]:
    """R99: something is left behind for it, or it is itself. Is there room for it now?"""
    while not has_room_for(player, thing):
        left = yield from what_to_leave(player, thing)
        if left is thing:
            leave_behind(realm, player, thing, step)
            yield dropped(player, thing, "full")
            return False
        if if_held(player, left):  # or it was used elsewhere while they were asked (R156)
            yield from lose(realm, player, left, "full")
    return True


def what_to_leave(player: Player, thing: Thing) -> Script[Thing]:
    """R99: the cheapest, where nobody says."""
    things = [thing, *player.loose]
    options: tuple[Option, ...] = tuple(thing_option("leave", one) for one in things)
    cheapest = min(things, key=worth)
    facts: dict[str, Fact] = {"number": thing.id}  # two finds at once are two questions
    default = (f"leave-{cheapest.id}",)
    answer = yield from ask(
        Prompt(player.seat, ROOM, "R99", options, facts=facts, default=default, main=default[0], is_secret=True)
    )
    return next(one for one in things if answer.key == f"leave-{one.id}")


def leave_behind(realm: Realm, player: Player, thing: Thing, step: str = "") -> None:
    """R99: it goes back to its deck. The Crown has none: it stays on the step, as Stones and Pieces do (R121)."""
    place = step or player.at or player.killed_at
    if thing.key == CROWN and place:
        realm.ground(place).crowns.append(thing)
    else:
        realm.unmade(thing)


def gained(player: Player, thing: Thing, way: str) -> Gained:
    item, enemy, relic = _named(thing)
    return Gained(seat=player.seat, kind=thing.kind, item=item, enemy=enemy, relic=relic, way=way)


def dropped(player: Player, thing: Thing, way: str) -> Dropped:
    item, enemy, relic = _named(thing)
    return Dropped(seat=player.seat, kind=thing.kind, item=item, enemy=enemy, relic=relic, way=way)


def _named(thing: Thing) -> tuple[str | None, str | None, str | None]:
    """Each kind by its own words."""
    names: dict[str, str] = {thing.kind: thing.key}
    return names.get("item"), names.get("essence"), names.get("relic")


def shed(realm: Realm, player: Player) -> Script[None]:
    """R99: what is above capacity (a partner whose weapon is lost, what was in a rucksack) is left behind.

    Friends of their group carry what they have room for (R142): what was carried longest goes first.
    """
    while room(player) < 0:
        friend = carrier_of(realm, player, player.loose[0])
        if friend is not player:
            yield from _pass_on(realm, player, friend)
            continue
        options = tuple(thing_option("leave", one) for one in player.loose)
        cheapest = min(player.loose, key=worth)
        prompt = Prompt.usual(player.seat, ROOM, "R99", options, f"leave-{cheapest.id}", is_secret=True)
        answer = yield from ask(prompt)
        left = next((one for one in player.loose if answer.key == f"leave-{one.id}"), None)
        if left is not None and room(player) < 0:  # or they have made room elsewhere while they were asked (R156)
            yield from lose(realm, player, left, "full")


def _pass_on(realm: Realm, player: Player, friend: Player) -> Script[None]:
    """Only their group sees what it is."""
    thing = take(player, player.loose[0])
    stow(friend, thing)
    yield replace(gained(friend, thing, "group"), to=tuple(one.seat for one in carriers(realm, player)))


def give_card(realm: Realm, player: Player, card: str, home: str, way: str) -> Script[bool]:
    """The same with a card as decks write it: item:torch, relic:mouse-crown, enemy:f4 (its essence)."""
    kind, _, key = card.partition(":")
    return (yield from give(realm, player, realm.made(KINDS[kind], key, home), way))


def take(player: Player, thing: Thing) -> Thing:
    """It leaves whoever has it, worn or carried.

    What was in a rucksack comes to hand as far as there is room, and lies loose else; one that is lost takes its
    contents along: see `lose`.
    """
    for pile in (player.pack, player.sack):
        if any(one is thing for one in pile):
            pile[:] = [one for one in pile if one is not thing]
            _fill_up(player)
            return thing
    slot = next(slot for slot, one in player.worn.items() if one is thing)
    del player.worn[slot]
    if slot == "rucksack":
        _use_spare(player)
        _fill_up(player)
    if slot == "weapon" and (partner := player.worn.pop("partner", None)) is not None:
        _loosen(player, partner)
    return thing


def _loosen(player: Player, partner: Thing) -> None:
    """A combo without its weapon: the partner goes where it can be, and is stowed else even above capacity."""
    slot = ITEMS[partner.key].slot
    if slot in {"shield", "weapon"} and slot not in player.worn:
        player.worn[slot] = partner
    else:
        stow(player, partner)


def _use_spare(player: Player) -> None:
    """R98: one is in use at a time; a spare at hand takes the place of the one that is gone."""
    spare = next((one for one in player.pack if one.key == "rucksack" and one.kind == "item"), None)
    if spare is not None:
        player.pack = [one for one in player.pack if one is not spare]
        player.worn["rucksack"] = spare


def _fill_up(player: Player) -> None:
    """What is in the rucksack comes to hand as soon as there is room for it (R97)."""
    while player.sack and len(player.pack) < PACK:
        player.pack.append(player.sack.pop(0))


def lose(realm: Realm, player: Player, thing: Thing, way: str) -> Script[None]:
    """It goes back to its deck (Dropped): used, lost, dropped; a rucksack with all that is in it (R98)."""
    inside = inside_of(player, thing)
    leave_behind(realm, player, take(player, thing))
    yield dropped(player, thing, way)
    for one in inside:
        yield from lose(realm, player, one, way)


def inside_of(player: Player, thing: Thing) -> list[Thing]:
    """What goes where that thing goes: the contents of the rucksack in use (R98)."""
    return list(player.sack) if player.worn.get("rucksack") is thing else []


def find(player: Player, key: str, kind: str = "item", *, is_whole: bool = False) -> Thing | None:
    """A thing of that key they have, carried or worn; whole ones only, if so wanted."""
    things = (*player.loose, *player.worn.values())
    return next(
        (one for one in things if one.key == key and one.kind == kind and not (is_whole and one.is_broken)), None
    )


def if_held(player: Player, thing: Thing | None) -> Thing | None:
    """The thing, or None where they do not carry it, as it was used or given away elsewhere meanwhile (R156)."""
    return thing if any(one is thing for one in player.loose) else None
