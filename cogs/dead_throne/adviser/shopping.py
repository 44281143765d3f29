"""What to buy and sell, and what a Market is worth."""

from bot.engine import Form
from cogs.dead_throne.adviser.gear import BODY, best_arms, value_of, value_of_arms, worth_of_item
from cogs.dead_throne.adviser.mind import Mind
from cogs.dead_throne.content.tables import ENEMIES, ITEMS, TRAP_BUYS, price_of
from cogs.dead_throne.prompts.market import nothing
from cogs.dead_throne.view.view import ThingView

KEPT_COIN = 3
ERRAND, ARMING = 3.0, 1.5  # Defender: a Market, and a point of what it makes stronger
KEPT_CREATURES, MEAN_DIE = 2, 4
KEPT_TRAPS, TRAP = 2, 5.0  # so many lie in wait at once; and the Market's worth to whoever has none
STOCK_UP = ("healing-herb",)


def order(mind: Mind) -> dict[str, tuple[str, ...] | int | str]:
    """What is of no use is sold, what is broken mended, then the best that can be paid is bought; then it is done."""
    form = mind.prompt.kind
    assert isinstance(form, Form)
    fields = {field.key: field for field in form.fields}
    choice, coin = nothing(form), mind.me.coin
    if "sales" in fields:
        sold = spare_things(mind)
        coin += sum(price_of(thing) for thing in sold)
        choice["sales"] = tuple(f"sell-{thing.id}" for thing in sold)
    if "repair" in fields and coin >= 5 and any(_is_arm(thing) and thing.is_broken for thing in mind.me.worn):
        choice["repair"], coin = ("yes",), coin - 5
    if "pieces" in fields and mind.is_saladar and coin >= 50:
        choice["pieces"], coin = 1, coin - 50
    best = wish(mind, coin, {k.removeprefix("buy-"): p for f in fields.values() for k, p in f.prices.items()})
    for key, field in fields.items():
        if best and f"buy-{best}" in field.prices:
            choice[key], coin = (f"buy-{best}",), coin - field.prices[f"buy-{best}"]
    if "traps" in fields and coin >= TRAP_BUYS and mind.me.trap_count < KEPT_TRAPS:
        choice["traps"] = 1
    return choice


def _is_arm(thing: ThingView) -> bool:
    return thing.slot in {"weapon", "partner", "shield"}


def spare_things(mind: Mind) -> list[ThingView]:
    """Essences, relics, and what lies in the pack unused."""
    kept = {thing.id for thing in _best_of_all(mind)}
    if mind.mode != "competitive":
        kept |= {thing.id for thing in best_creatures(mind)}
    return [thing for thing in mind.pack if thing.id not in kept and _is_for_sale(thing)]


def best_creatures(mind: Mind) -> list[ThingView]:
    """Essences that help most in an attack: bosses are not beaten without."""
    essences = [thing for thing in mind.pack if thing.kind == "essence"]
    return sorted(essences, key=lambda thing: (-creature_attack(thing.key), thing.id))[:KEPT_CREATURES]


def creature_attack(enemy: str) -> int:
    return ENEMIES[enemy].attack + MEAN_DIE * ENEMIES[enemy].attack_dice


def _is_for_sale(thing: ThingView) -> bool:
    if thing.kind != "item":
        return price_of(thing) > 0
    return ITEMS[thing.key].slot not in {"tool", "token", "rucksack"} and price_of(thing) > 0


def _best_of_all(mind: Mind) -> list[ThingView]:
    """What one would wear, of all one has."""
    things = [thing for thing in mind.things if thing.kind == "item"]
    best = best_arms([thing for thing in things if ITEMS[thing.key].slot in {"weapon", "shield", "tool"}])
    for slot in BODY:
        found = [thing for thing in things if ITEMS[thing.key].slot == slot]
        best += [max(found, key=value_of)] if found else []
    return best


def wish(mind: Mind, coin: int, prices: dict[str, int]) -> str:
    """The one thing that makes most of the coin there is; empty: nothing does."""
    held = held_arms(mind)
    now = value_of_arms(held)
    gains = {
        item: gain
        for item, price in prices.items()
        if 0 < price <= coin - KEPT_COIN and item in ITEMS and (gain := _gain(mind, item, held, now)) > 0.9
    }
    return max(gains, key=lambda item: (gains[item] - prices[item] * 0.12, item), default="")


def held_arms(mind: Mind) -> list[ThingView]:
    """Weapons, shields and partners one would fight with."""
    return [thing for thing in _best_of_all(mind) if ITEMS[thing.key].slot not in BODY and not thing.is_broken]


def _gain(mind: Mind, item: str, held: list[ThingView], now: float) -> float:
    """By how much it would make one stronger."""
    kind = ITEMS[item]
    if kind.slot in {"weapon", "shield"}:
        new = ThingView(-1, "item", item)
        return value_of_arms(best_arms([*held, new])) - now
    if kind.slot in BODY:
        mine = [thing for thing in mind.things if thing.kind == "item" and ITEMS[thing.key].slot == kind.slot]
        return worth_of_item(item) - max(map(value_of, mine), default=0.0)
    if item in STOCK_UP and mind.me.room > 1 and not any(thing.key == item for thing in mind.pack):
        return 1.0
    return 0.0


def _wants_trap(mind: Mind, coin: int) -> bool:
    has_use = mind.mode == "competitive" and not mind.me.trap_count and mind.view.market.traps > 0
    return has_use and coin >= TRAP_BUYS + KEPT_COIN


def is_shopping(mind: Mind) -> float:
    """How much a Market is worth now: what is for sale, what can be sold, what is broken."""
    sales = sum(price_of(thing) for thing in spare_things(mind))
    coin = mind.me.coin + sales
    broken = any(_is_arm(thing) and thing.is_broken for thing in mind.me.worn)
    stock = {item: ITEMS[item].buy for item, copies in mind.view.market.stock.items() if copies and ITEMS[item].buy}
    best = wish(mind, coin, stock)
    gain = 6.0 if best else 0.0
    if best and mind.mode == "defender":
        gain = ERRAND + ARMING * _gain(mind, best, held_arms(mind), value_of_arms(held_arms(mind)))
    if mind.is_saladar and coin >= 50 and mind.view.market.pieces:
        gain += 40.0
    gain += TRAP * _wants_trap(mind, coin)
    return gain + 6.0 * (broken and coin >= 5) + 0.25 * sales
