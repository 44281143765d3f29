"""What an automaton makes of items, rewards and its eight spaces (P11 to P14)."""

from bot.engine import Choice, Term
from cogs.bag_of_dungeon.adviser.bosses import is_blow_open
from cogs.bag_of_dungeon.adviser.mind import Mind
from cogs.bag_of_dungeon.content import ItemKind, item_kind, power_key
from cogs.bag_of_dungeon.rules.figures import kind_of
from cogs.bag_of_dungeon.rules.goods import inventory
from cogs.bag_of_dungeon.state import SPACES, Hero, Item, Space
from cogs.bag_of_dungeon.view import HeroView, ItemView

USEFUL = {
    "health-potion": 5, "healing-moss": 4, "acme-insurance": 4, "strength-potion": 4, "elder-sap": 4, "fire-pot": 4,
    "magic-vine": 4, "imps-teeth": 2, "charm-of-leaves": 2, "dragonlance": 5, "fireball": 4, "vampire-teeth": 4,
    "witchs-claw": 3, "invisibility-cloak": 1, "torch": 1, "throwing-knives": 2, "flying-daggers": 3, "tornado": 2,
    "antidote-herb": 2, "rope": 2, "silk-wrap": 2, "wayfarer-boots": 2, "sorcerers-skull": 2, "bomb": 1,
    "swamp-lantern": 1, "teleport-crystal": 1,
}  # fmt: skip
MANY_ITEMS = 6
WORN = 4


def worth(item: ItemView) -> float:
    """How much an item is wanted; what is worn counts by its figures."""
    kind = item_kind(item.key, is_awake=item.is_awake)
    return worn_worth(kind) + USEFUL.get(item.key, 0)


def worn_worth(kind: ItemKind) -> float:
    shot = 1.0 if kind.effect == "shot" and kind.slot in {"hand", "hands"} else 0.0
    return 4.0 * kind.plus + 4.0 * kind.guard + 3.0 * kind.bonus_ap + 5.0 * kind.dice + shot


def reward(mind: Mind) -> Choice:
    """Awaken, then the token that fells the boss, then items until well equipped, then tokens for the upgrade."""
    awaken = sorted(key for key in mind.keys if key.startswith("awaken-"))
    if awaken:
        return (awaken[0],)
    items = sum(space.item is not None for space in mind.me.spaces)
    wants_blow = is_blow_open(mind) and not mind.me.tokens
    wants_upgrade = mind.me.tokens == 1 + is_blow_open(mind) and bool(mind.me.side) and not mind.me.is_upgraded
    wants_token = "token" in mind.keys and (items >= MANY_ITEMS or wants_blow or wants_upgrade)
    return ("token",) if wants_token else ("item",)


def spaces_of(hero: HeroView) -> list[Space]:
    """The eight spaces as the rules know them, to ask them what fits."""
    return [Space(_token(space.item) if space.item else None, is_poisoned=space.is_poisoned) for space in hero.spaces]


def _token(item: ItemView) -> Item:
    return Item(item.id, item.key, "dungeon", is_awake=item.is_awake)


def receive(mind: Mind) -> Choice:
    """Wear what is better than what is worn, else into the pack, else instead of the least."""
    item, power = mind.prompt.facts["item"], mind.prompt.facts["power"]
    assert isinstance(item, Term)
    key, is_awake = item.keys[0], power == Term("power", (power_key(item.keys[0], is_awake=True),))
    return (best_space(mind.me, ItemView(-1, key, is_awake=is_awake)) or "leave",)


def best_space(hero: HeroView, item: ItemView) -> str | None:
    """Where a new item should lie; None where it is not worth a space."""
    spaces, token = spaces_of(hero), _token(item)
    places = [index for index in range(len(SPACES)) if inventory.can_hold(spaces, token, index)]
    gains = [(_gain(spaces, token, index), -index) for index in places if index < WORN]
    if gains and max(gains)[0] > 0:
        return SPACES[-max(gains)[1]]
    if worth(item) <= 0:
        return None
    lost = [(_lost(spaces, token, index), index) for index in places if index >= WORN]
    least, index = min(lost, default=(worth(item), 0))
    return SPACES[index] if least < worth(item) else None


def _lost(spaces: list[Space], item: Item, index: int) -> float:
    """What must leave a pack space."""
    return sum(worth(ItemView(i.id, i.key, i.is_awake)) for i in inventory.in_the_way(spaces, item, index))


def _gain(spaces: list[Space], item: Item, index: int) -> float:
    """What wearing it there changes."""
    away = inventory.in_the_way(spaces, item, index)
    return worn_worth(kind_of(item)) - sum(worn_worth(kind_of(other)) for other in away)


def better_gear(hero: HeroView) -> tuple[str, str] | None:
    """Item key and space of a packed item that should be worn, where that can be done (R60)."""
    shadow = Hero(index=0, seat=0, spaces=spaces_of(hero))
    for space in shadow.spaces[WORN:]:
        item = space.item
        for index in range(WORN) if item else ():
            is_open = item is not None and inventory.rearranged(shadow, item, index) is not None
            if item is not None and is_open and _gain(shadow.spaces, item, index) > 0:
                return f"item-{item.id}", SPACES[index]
    return None


def arrange(mind: Mind) -> Choice:
    plan = better_gear(mind.me)
    return (plan[0],) if plan and plan[0] in mind.keys else ("back",)


def space(mind: Mind) -> Choice:
    plan = better_gear(mind.me)
    return (plan[1],) if plan and plan[1] in mind.keys else ("back",)


def wanted(mind: Mind, items: tuple[ItemView, ...]) -> list[ItemView]:
    """Items lying about that would find a place, the best first."""
    found = [item for item in items if item_kind(item.key).is_carried and best_space(mind.me, item)]
    return sorted(found, key=lambda item: (-worth(item), item.id))


def take(mind: Mind) -> Choice:
    found = [item for item in wanted(mind, mind.here.items) if f"item-{item.id}" in mind.keys]
    return (f"item-{found[0].id}",) if found else ("back",)


def trade(mind: Mind) -> Choice:
    """Gifts are welcome; bargains are left to people."""
    return ("yes",) if mind.prompt.facts["want"] == Term("item", ("nothing",)) else ("no",)
