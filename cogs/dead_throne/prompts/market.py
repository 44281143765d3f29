"""R22, R23: an order in a Market is one form: what is bought, sold and repaired, within what one can pay."""

from collections.abc import Iterable, Mapping

from bot.engine import Amount, Choice, Fact, Field, Form, Option, Pick, PickSome, Prompt
from cogs.dead_throne.content.tables import ITEMS, PIECE_COST, REPAIR_COST, TRAP_BUYS, price_of
from cogs.dead_throne.prompts.options import WORD_OF, term
from cogs.dead_throne.state.things import Thing

MARKET = "market"
ARMS, ARMOUR, GOODS, REGION, SALES = "arms", "armour", "goods", "region", "sales"
SHELVES = (ARMS, ARMOUR, GOODS)
REPAIR, PIECES, TRAPS = "repair", "pieces", "traps"
YES, NO = "yes", "no"
_SHELF_OF = {"weapon": ARMS, "shield": ARMS, "special": GOODS, "tool": GOODS, "rucksack": GOODS, "token": GOODS}


def shelf_of(item: str) -> str:
    return _SHELF_OF.get(ITEMS[item].slot, ARMOUR)


def region_price(thing: Thing) -> int:
    """R23: as printed; what has no price to buy it at costs twice what it sells for."""
    printed = ITEMS[thing.key].buy if thing.kind == "item" else 0
    return printed or 2 * price_of(thing)


def order(
    seat: int,
    coin: int,
    *,
    stock: Iterable[str],
    region: Iterable[Thing],
    sales: Iterable[Thing],
    is_broken: bool,
    pieces: int,
    traps: int,
) -> Prompt | None:
    """None where nothing at all can be done. An order left as it is ends the visit."""
    sold = [one for one in sales if price_of(one) > 0]
    most = coin + sum(price_of(one) for one in sold)
    prices = {item: ITEMS[item].buy for item in stock if ITEMS[item].buy <= most}
    fields = [_shelf(shelf, prices) for shelf in SHELVES if any(shelf_of(i) == shelf for i in prices)]
    fields += _things(REGION, "buy-back", [(one, cost) for one in region if (cost := region_price(one)) <= most])
    fields += _things(SALES, "sell", [(one, -price_of(one)) for one in sold])
    if is_broken and most >= REPAIR_COST:
        fields.append(
            Field(REPAIR, Pick((Option(NO, "repair-nothing"), Option(YES, "repair-all"))), prices={YES: REPAIR_COST})
        )
    fields += _amount(PIECES, min(pieces, most // PIECE_COST), PIECE_COST)
    fields += _amount(TRAPS, min(traps, most // TRAP_BUYS), TRAP_BUYS)
    if not fields:
        return None
    form = Form(tuple(fields), most=coin)
    return Prompt(seat, MARKET, "R22", form, default=nothing(form), is_secret=True, facts={"coin": coin})


def nothing(form: Form) -> dict[str, tuple[str, ...] | int | str]:
    """An order of nothing at all."""
    empty: dict[str, tuple[str, ...] | int | str] = {}
    for field in form.fields:
        match field.kind:
            case Amount():
                empty[field.key] = 0
            case Pick():
                empty[field.key] = (NO,)
            case _:
                empty[field.key] = ()
    return empty


def is_nothing(choice: Choice) -> bool:
    """Was nothing ordered?"""
    assert isinstance(choice, Mapping)
    return all(part in ((), 0, (NO,)) for part in choice.values())


def _shelf(shelf: str, prices: Mapping[str, int]) -> Field:
    mine = {item: price for item, price in prices.items() if shelf_of(item) == shelf}
    options = tuple(Option(f"buy-{i}", "buy", {"thing": term("item", i), "coin": price}) for i, price in mine.items())
    kind = PickSome(options, 0, len(options))
    return Field(shelf, kind, prices={f"buy-{item}": price for item, price in mine.items()})


def _things(key: str, deed: str, prices: Iterable[tuple[Thing, int]]) -> list[Field]:
    """Single things, each with what it costs; below zero it pays."""
    priced = list(prices)
    options = tuple(_thing(deed, thing, abs(price)) for thing, price in priced)
    costs = {f"{deed}-{thing.id}": price for thing, price in priced}
    return [Field(key, PickSome(options, 0, len(options)), prices=costs)] if options else []


def _thing(deed: str, thing: Thing, coin: int) -> Option:
    """`option-buy-back`, `option-sell`, each with `-broken` and `-essence`."""
    mark = "-essence" if thing.kind == "essence" else "-broken" if thing.is_broken else ""
    facts: dict[str, Fact] = {"thing": term(WORD_OF[thing.kind], thing.key), "coin": coin}
    return Option(f"{deed}-{thing.id}", f"{deed}{mark}", facts)


def _amount(key: str, most: int, price: int) -> list[Field]:
    return [Field(key, Amount(0, most), price=price)] if most > 0 else []
