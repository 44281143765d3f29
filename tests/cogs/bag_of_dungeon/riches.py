"""Matches that meet nearly everything soon: short stacks, and adventurers who begin with full packs and tokens."""

from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Any, Literal

from bot.engine import Chance, Fact, Match, Option, Options, Prompt, Who
from bot.engine.playout import adviser_policy, mixed_policy, playout, random_policy
from cogs.bag_of_dungeon import prompts
from cogs.bag_of_dungeon.game import BagOfDungeon
from cogs.bag_of_dungeon.options import BagOptions
from cogs.bag_of_dungeon.rules import figures
from cogs.bag_of_dungeon.rules.frame.setup import DUNGEON_BELOW, put
from cogs.bag_of_dungeon.rules.goods.inventory import is_free
from cogs.bag_of_dungeon.state import Hero, Item, Monster, State, Stock, Tile

TILES, TOKENS, ROUNDS = 12, 5, 12
SEEDS = (("f29", 0, -1, 0), ("f20", 0, -2, 2), ("f10", -1, 0, 0), ("f11", 1, 0, 0))  # their tiles, around the Start
MODES: tuple[Literal["dungeon", "forest", "combined"], ...] = ("dungeon", "forest", "combined")
STYLES: tuple[Literal["coop", "competitive"], ...] = ("coop", "competitive")


class RichBag(BagOfDungeon):
    """The same rules from another beginning."""

    tiles = TILES

    def setup(self, seats: int, options: Options, chance: Chance) -> State:
        state = super().setup(seats, options, chance)
        for stock in state.stocks.values():
            _shorten(stock, self.tiles)
            for hero in state.heroes:
                _fill(hero, stock)
        for hero in state.heroes:
            hero.tokens = TOKENS if state.options.skill_tokens else 0
        return state


class LateBag(RichBag):
    """Near the end: few tiles are left; where both worlds are played all begin in the dungeon, with the brood seeds."""

    tiles = 3

    def setup(self, seats: int, options: Options, chance: Chance) -> State:
        state = super().setup(seats, options, chance)
        if "forest" in state.stocks:
            for key, x, y, turns in SEEDS:
                _lay(state, key, x, y, turns)
            for number in range(len(SEEDS)):
                state.heroes[number % len(state.heroes)].seeds += 1
        if "dungeon" in state.stocks and "forest" in state.stocks:
            _lay(state, "f01", 0, 1, 0)
            start = put(state, "dstart", 0, DUNGEON_BELOW, 0)
            state.tiles = {start.key: start, **state.tiles}  # the first tile is where all begin
        return state


def _lay(state: State, key: str, x: int, y: int, turns: int) -> None:
    stock = state.stocks["forest"]
    stock.stack = [other for other in stock.stack if other != key]
    stock.gone_tiles = [other for other in stock.gone_tiles if other != key]
    put(state, key, x, y, turns)


def _shorten(stock: Stock, tiles: int) -> None:
    """Only so many tiles from the top; the Gateway stays."""
    kept = [key for key in stock.stack if key == "f01"] + [key for key in stock.stack if key != "f01"][-tiles:]
    stock.gone_tiles = [key for key in stock.stack if key not in kept]
    stock.stack = kept


def _fill(hero: Hero, stock: Stock) -> None:
    """Hands, armour and attire first, from the top of the bag."""
    for item in reversed(stock.items[:]):
        places = [i for i in range(len(hero.spaces)) if figures.kind_of(item).is_carried]
        place = next((i for i in places if is_free(hero.spaces, item, i)), None)
        if place is not None:
            stock.items.remove(item)
            hero.spaces[place].item = item


def settings() -> Iterator[tuple[int, BagOptions]]:
    """Every mode together and as rivals, with the house rules and without, for one to four."""
    for number, (mode, style, has_house_rules) in enumerate(product(MODES, STYLES, (False, True))):
        seats = 1 + number % 4
        yield (
            seats,
            BagOptions(
                mode=mode,
                style=style,
                house_restore=has_house_rules,
                house_tagging=has_house_rules,
                pvp=has_house_rules,
                solo_party=2,
                most_rounds=ROUNDS,
            ),
        )


@cache
def met() -> tuple[Prompt, ...]:
    """All prompts of some matches."""
    asked: dict[tuple[Match[Any], int], Prompt] = {}

    def watch(match: Match[Any]) -> None:
        asked.update({(match, prompt.number): prompt for prompt in match.prompts})

    for number, (seats, options) in enumerate(settings()):
        for policy in (adviser_policy, mixed_policy) if number % 4 == 3 else (random_policy,):
            playout(RichBag(), seats, options, f"words {number}".encode(), (policy,), watch)
    return tuple(asked.values())


def rare() -> Iterator[Prompt]:
    """Prompts that chance seldom brings, with the facts the rules give them."""
    hero, other = Hero(0, 0, "rill", at="fstart"), Hero(1, 1, "nettle", at="fstart", hp=7)
    tile, item = Tile("d34", 3, 4), Item(7, "throwing-knives", "forest")
    monster = Monster("morna-gul", "forest", 13, 20, 4, 10)
    yield prompts.pick_item(hero, "weapon", "R44", [(item, 1)])
    for word in ("renew", "antivenom", "drain", "rob", "trade-with"):
        yield prompts.pick_hero(hero, word, "R9", [(1, other)])
    named = prompts.item_facts(item)
    kept = [Option("item-7", "keep-item", named)]
    yield prompts.one_of(0, "choosy", "R69", kept, "item-7")
    landings = [Option("tile-d34", "land", {"tile": tile.label}), Option("climb", "climb-out")]
    yield prompts.one_of(0, "pit", "R110", landings, "climb")
    stolen = [Option("item-7", "steal", named), Option("ring", "steal-ring"), prompts.BACK]
    yield prompts.one_of(0, "steal", "R58", stolen, "back")
    for word in ("give", "want"):
        facts: dict[str, Fact] = {"target": Who((1,)), "adventurer": prompts.adventurer(other), "gives": 1}
        options = [Option("item-7", word, named), Option("ring", f"{word}-ring"), Option("nothing", f"{word}-nothing")]
        yield prompts.one_of(0, word, "R61", options, "nothing", **facts)
    asking: dict[str, Fact] = {"adventurer": prompts.adventurer(hero), "partner": prompts.adventurer(other)}
    asking |= {"monster": prompts.monster_name(monster), "monster_hp": 13, "hp": 7}
    joins = [Option(key, key, {"tile": tile.label, "ap": 2}) for key in ("join", "join-range")]
    yield prompts.one_of(1, "tagged", "R51", [*joins, Option("decline", "decline-tag")], "decline", **asking)
    yield prompts.yes_no(1, "stand-in", "R122", default=False, facts={"hp": 7})
    swing: dict[str, Fact] = {"adventurer": prompts.adventurer(hero), "dice": 2}
    yield prompts.yes_no(1, "clobber", "R130", default=False, facts=swing)
    yield prompts.story(hero, monster, item)
    yield prompts.killing_blow(hero, monster, [item])
    jams = [Option("item-7", "jam", named), Option("roll", "spikey-roll", {"most": 2})]
    yield prompts.one_of(0, "spikey", "R90", jams, "roll")
    yield prompts.pick_tile(hero, "tornado", "R58", [(tile, {})])
    yield prompts.pick_tile(hero, "web-to", "R107", [(tile, {})])
    engage = Option("engage", "engage", {"monster": prompts.monster_name(monster)})
    deeds = [
        engage,
        prompts.verb("seeds", count=2),
        prompts.verb("find", kills=3),
        prompts.verb("pool", left=2),
        prompts.verb("leave"),
    ]
    yield prompts.menu(hero, tile, deeds)
    archery = [Option("fight", "shoot-on"), Option("withdraw", "withdraw")]
    for is_next in (False, True):
        yield prompts.encounter(hero, monster, (0, 10), 2, prompts.Purse(3, is_next), archery)
    spaces = [prompts.space("pack-4", [item], word) for word in ("space-keeps", "space-drops")]
    yield prompts.one_of(0, "poison", "R99", spaces, "pack-4")
