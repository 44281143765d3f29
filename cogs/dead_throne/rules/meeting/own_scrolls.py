"""R104: scrolls of one's own turn that need nobody else. Teleports leave a `due` move, which ends whatever held one."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Literal, TypeAlias

from bot.engine import Option, PickSome, Prompt, Script, ask
from bot.kit.deeds import Deed
from cogs.dead_throne.content.land import CASTLE, INNS, STEPS, distances_from, path_steps_on, tiles_around
from cogs.dead_throne.content.land_kinds import TERRAINS, Terrain
from cogs.dead_throne.events.scrolls import Barred, Charmed, Conjured, LandRead, SpedUp
from cogs.dead_throne.prompts.options import term
from cogs.dead_throne.prompts.turn import place_option
from cogs.dead_throne.rules.fight.reactions import works
from cogs.dead_throne.rules.fight.support import friends_of, whose_scroll
from cogs.dead_throne.rules.people.figures import can_enter_walls, most_health, shield_of
from cogs.dead_throne.rules.people.health import heal
from cogs.dead_throne.rules.people.scrolls import draw_scroll
from cogs.dead_throne.rules.place.bars import bar
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.state.people import Due, Player
from cogs.dead_throne.state.things import Thing

Effect: TypeAlias = Callable[[], Script[None]]
MENDED, SECOND, SPEED, REACH, LOOK = 4, 2, 4, 6, 3
Charmable: TypeAlias = Literal["weapon", "shield"]


def scroll_option(scroll: str) -> Option:
    """A scroll that is simply used: its presence would tell."""
    return _named(scroll, scroll, "use-scroll")


def _named(key: str, scroll: str, word: str) -> Option:
    return Option(key, word, {"scroll": term("scroll", scroll)}, is_secret=True)


def scrolls_of_any_turn(realm: Realm, player: Player) -> Iterator[Deed]:
    """In a Game Turn and in a Battle Turn; a group's scrolls are shared (R142)."""
    held = hand_of(realm, player)
    for scroll, effect in _any_turn(realm, player).items():
        if scroll in held:
            yield Deed(scroll_option(scroll), partial(_used, realm, player, scroll, effect))


def hand_of(realm: Realm, player: Player) -> list[str]:
    """What they can use: each scroll of their own, and of the friends of their group (R142), once."""
    return list(dict.fromkeys(key for one in (player, *friends_of(realm, player)) for key in one.scrolls))


def holder(realm: Realm, player: Player, scroll: str) -> Player:
    """Whose it is."""
    return whose_scroll(player, friends_of(realm, player), scroll)


def _any_turn(realm: Realm, player: Player) -> dict[str, Effect]:
    effects: dict[str, Effect] = {"step-through": partial(_step_through, player)}
    if can_enter_walls(player):
        effects["homeward"] = partial(_homeward, player)
    if player.health < most_health(realm, player):
        effects["mend"] = partial(heal, realm, player, MENDED, "scroll")
    effects["second-wind"] = partial(_second_wind, realm, player, holder(realm, player, "second-wind"))
    for way in ("blade", "bulwark"):
        if way not in player.conjured:
            effects[f"conjured-{way}"] = partial(_conjure, player, way)
    return effects


def scrolls_of_game_turn(realm: Realm, player: Player) -> Iterator[Deed]:
    """In a Game Turn alone. Swift Feet after one's own roll, while there is something to walk."""
    held = hand_of(realm, player)
    if "swift-feet" in held and player.turn.has_rolled and not player.turn.has_interacted:
        yield Deed(scroll_option("swift-feet"), partial(_used, realm, player, "swift-feet", partial(_speed, player)))
    if "bar-the-way" in held:
        yield Deed(
            scroll_option("bar-the-way"), partial(_used, realm, player, "bar-the-way", partial(_bar, realm, player))
        )
    if "read-the-land" in held:
        yield Deed(
            scroll_option("read-the-land"),
            partial(_used, realm, player, "read-the-land", partial(_read, realm, player)),
        )
    for way, thing in _charmable(player) if "binding-charm" in held else ():
        option = _named(f"binding-charm-{way}", "binding-charm", f"charm-{way}")
        yield Deed(option, partial(_bind, realm, player, way, thing))


def _charmable(player: Player) -> Iterator[tuple[Charmable, Thing]]:
    """R94, R107: a shield that is part of a combo as well."""
    weapon, shield = player.worn.get("weapon"), shield_of(player)
    if weapon is not None:
        yield "weapon", weapon
    if shield is not None:
        yield "shield", shield


def _used(realm: Realm, player: Player, scroll: str, effect: Effect) -> Script[None]:
    if (yield from works(realm, holder(realm, player, scroll), scroll)):
        yield from effect()


def _teleport(player: Player, steps: list[str], cause: str) -> None:
    player.due = Due("to", steps_to=steps, cause=cause)


def _homeward(player: Player) -> Script[None]:
    _teleport(player, list(INNS), "homeward")
    yield from ()


def _step_through(player: Player) -> Script[None]:
    tile = STEPS[player.at].tile
    steps = [step for one in (tile, *tiles_around(tile)) for step in path_steps_on(one) if step != player.at]
    _teleport(player, steps, "step-through")
    yield from ()


def _second_wind(realm: Realm, player: Player, drawer: Player) -> Script[None]:
    """Whoever has used it up draws."""
    yield from heal(realm, player, SECOND, "scroll")
    yield from draw_scroll(realm, drawer)


def _conjure(player: Player, way: str) -> Script[None]:
    player.conjured.append(way)
    yield Conjured(seat=player.seat, way=way)


def _speed(player: Player) -> Script[None]:
    player.turn.left += SPEED
    yield SpedUp(seat=player.seat, steps=SPEED)


def _bar(realm: Realm, player: Player) -> Script[None]:
    """R180: nobody else enters that step for a while, be it their own; the castle cannot be barred."""
    near = [step for step, far in distances_from(player.at).items() if far <= REACH and step != CASTLE]
    options = tuple(place_option("bar", step) for step in near)
    places = dict(zip((option.key for option in options), near, strict=True))
    answer = yield from ask(Prompt.usual(player.seat, "bar-the-way", "R104", options, options[0].key))
    if not player.is_up:
        return  # R180: the dead bar nothing
    step = places[answer.key]
    bar(realm, player, step)
    yield Barred(seat=player.seat, step=step)


def _read(realm: Realm, player: Player) -> Script[None]:
    """The front three of a deck, put back in any order: the first chosen will be the first drawn."""
    decks = tuple(Option(one, "deck", {"terrain": term("terrain", one)}) for one in TERRAINS)
    answer = yield from ask(Prompt.usual(player.seat, "read-the-land", "R104", decks, STEPS[player.at].terrain))
    terrain = next(one for one in TERRAINS if one == answer.key)
    yield from _order(realm, player, terrain)
    yield LandRead(seat=player.seat, terrain=terrain)


def _order(realm: Realm, player: Player, terrain: Terrain) -> Script[None]:
    cards = realm.state.decks[terrain]
    front = cards[:LOOK]
    if not front:
        return
    del cards[:LOOK]  # they are in the reader's hands: whoever draws beside it draws what lies below (R156)
    options = tuple(Option(str(place), "card-ahead", {"card": term(*_said(card))}) for place, card in enumerate(front))
    kind = PickSome(options, len(front), len(front))
    default = tuple(option.key for option in options)
    chosen = yield from ask(Prompt(player.seat, "order-cards", "R104", kind, default=default, is_secret=True))
    cards[:0] = [front[int(key)] for key in chosen.keys]


def _said(card: str) -> tuple[str, str]:
    """How a card of a deck is named: enemies, items and the like by their own words, the rest as cards."""
    kind, _, key = card.partition(":")
    named = {"event": "event-card", "merchant": "card", "mage": "card", "lair": "card", "coin": "card"}
    return (named.get(kind, kind), kind if named.get(kind) == "card" else key)


def _bind(realm: Realm, player: Player, way: Charmable, thing: Thing) -> Script[None]:
    """R107: it stays with the item, and is replaced at once; it is not put aside."""
    owner = holder(realm, player, "binding-charm")
    if (yield from works(realm, owner, "binding-charm")):
        owner.spent.remove("binding-charm")
        thing.charms += 1
        yield Charmed(seat=player.seat, way=way)
        yield from draw_scroll(realm, owner)
