"""What is told is true, and all that changes is told: whole matches are compared with what their events say."""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import msgspec
import pytest

from bot.engine import Answer, Chance, Event, Match
from bot.engine.lawyer import lawyer_policy
from bot.engine.playout import adviser_policy, mixed_policy, random_policy
from cogs.bag_of_dungeon.content import ADVENTURERS, ALL_ITEMS, ALL_MONSTERS, ALL_TILES
from cogs.bag_of_dungeon.events import combat, endgame, frame, goods, hazards, wounds
from cogs.bag_of_dungeon.events import map as ground
from cogs.bag_of_dungeon.options import BagOptions
from cogs.bag_of_dungeon.state import Hero, State
from tests.cogs.bag_of_dungeon.riches import MODES, STYLES, LateBag, RichBag

FEW, MANY, LONGEST = 5, 120, 250
KNOWN: dict[str, frozenset[str]] = {
    "hero": frozenset(ADVENTURERS),
    "target": frozenset(ADVENTURERS),
    "monster": frozenset(ALL_MONSTERS),
    "item": frozenset(ALL_ITEMS) | {"ring"},
    "name": frozenset(ALL_TILES),
}
BESIDES = {"to", "wording"}  # of every event
PRICES: dict[type[Event], int] = {wounds.Ducked: 1, wounds.Dived: 2, wounds.Riposted: 3, wounds.BossBaned: 4,
                                  wounds.KillingBlow: 1, wounds.KillingBlowSung: 1, frame.UpgradeBought: 2}  # fmt: skip


class Page(NamedTuple):
    """What happened at one answer, and the state before and after it."""

    before: State
    after: State
    events: list[Event]

    def of(self, *kinds: type) -> list[Any]:
        return [event for event in self.events if isinstance(event, kinds)]

    def heroes(self) -> Iterator[tuple[Hero, Hero]]:
        return zip(self.before.heroes, self.after.heroes, strict=True)


def _copied(state: State) -> State:
    return msgspec.msgpack.decode(msgspec.msgpack.encode(state), type=State)


def pages(number: int) -> list[Page]:
    """Of one match: adventurers with full packs, and every third time chance, a lawyer or somebody with whims."""
    options = BagOptions(
        mode=MODES[number % 3], style=STYLES[number // 3 % 2], pvp=number % 2 == 1, house_tagging=number % 4 == 3,
        house_restore=number % 5 == 0, kb_bosses=number % 5 > 0, solo_party=2, most_rounds=8 + number % 11,
    )  # fmt: skip
    policy = (mixed_policy, lawyer_policy, adviser_policy, random_policy)[number // 2 % 4]
    chance = Chance(b"told %d" % number)
    match = Match.start(RichBag() if number % 4 == 0 else LateBag(), 1 + number % 4, options, chance)
    choosing, found = chance.aside("policy"), list[Page]()
    while match.outcome is None and len(found) < LONGEST:
        prompt, before = match.prompts[0], _copied(match.state)
        events = match.answer(Answer(prompt.number, prompt.seat, policy(match, prompt, choosing)))
        if before.phase != "choose":
            found.append(Page(before, _copied(match.state), list(events)))
    return found


# --- what is told is true ---


def names_are_real(page: Page) -> None:
    """Who, what and where: adventurers with their seats, things of the box, tiles that lie."""
    labels = {tile.label for tile in page.after.tiles.values()}
    seats = {hero.key: hero.seat for hero in page.after.heroes}
    for event in page.events:
        for field, value in msgspec.structs.asdict(event).items():
            is_place = field in {"tile", "origin"} or isinstance(event, ground.GatewayOpened)
            known = labels if is_place else KNOWN.get(field)
            assert value is None or known is None or field in BESIDES or value in known, event
        if "hero" in event.__struct_fields__ and "seat" in event.__struct_fields__:
            assert seats[event.hero] == event.seat, event  # type: ignore[attr-defined]
        if "target_seat" in event.__struct_fields__ and "target" in event.__struct_fields__:
            whom = event.target or event.hero  # type: ignore[attr-defined]
            assert seats[whom] == event.target_seat, event  # type: ignore[attr-defined]


OPTIONAL = {
    ("died", "tile"), ("item-taken", "space"), ("killing-blow", "story"), ("chest-opened", "die"),
    ("trade-offered", "give"), ("trade-offered", "want"), ("trade-done", "give"), ("trade-done", "want"),
    ("expedition-ended", "saved"), ("expedition-ended", "lost"), ("adventurer-chosen", "upgrade"),
    ("skill-used", "target"),
}  # fmt: skip


def nothing_is_left_out(page: Page) -> None:
    for event in page.events:
        for field, value in msgspec.structs.asdict(event).items():
            assert value is not None or field == "to" or (event.word, field) in OPTIONAL, (event.word, field)


# --- all that changes is told ---


def _says(page: Page, kind: type, **facts: Any) -> bool:
    return any(all(getattr(event, name) == value for name, value in facts.items()) for event in page.of(kind))


def hp_are_told(page: Page) -> None:
    """Each wound and each healing once, with what it took or gave (R36, R58)."""
    for before, after in page.heroes():
        hp = before.hp
        for event in page.events:
            is_own = getattr(event, "hero", None) == after.key
            if isinstance(event, wounds.HeroHurt) and is_own:
                assert event.damage > 0
                assert event.hp == max(0, hp - event.damage), (event, hp)
                hp = event.hp
            elif isinstance(event, goods.Healed) and is_own:
                assert event.amount > 0
                assert event.hp == hp + event.amount, (event, hp)
                hp = event.hp
            elif isinstance(event, wounds.Died) and is_own:
                hp = after.most_hp if event.lives else 0
            elif isinstance(event, goods.LivesRestored) and before.status == "in":
                hp = after.most_hp
        assert after.hp == hp or after.status != "in", after.key


def lives_and_kills_are_told(page: Page) -> None:
    for before, after in page.heroes():
        died = [event for event in page.of(wounds.Died) if event.hero == after.key]
        assert bool(died) == (after.lives < before.lives) or page.of(goods.LivesRestored), after.key
        slain = Counter(event.monster for event in page.of(combat.MonsterKilled) if event.hero == after.key)
        spent = page.of(hazards.BonesSearched)
        assert spent or Counter(after.kills) - Counter(before.kills) == slain, after.key


def tokens_are_told(page: Page) -> None:
    for before, after in page.heroes():
        own = [event for event in page.events if getattr(event, "hero", None) == after.key]
        spent = sum(PRICES.get(type(event), 0) for event in own)
        spent += 2 * sum(isinstance(event, goods.ChestOpened) and event.die is None for event in own)
        earned = sum(isinstance(event, goods.TokenEarned) for event in own)
        assert after.tokens == before.tokens + earned - spent, after.key


def seeds_and_poison_are_told(page: Page) -> None:
    for before, after in page.heroes():
        seeds, poison = before.seeds, before.poison
        for event in page.events:
            if getattr(event, "hero", None) != after.key:
                continue
            if isinstance(event, hazards.SeedTaken | hazards.SeedsPickedUp):
                seeds = event.seeds
            seeds -= isinstance(event, hazards.SeedPlanted)
            seeds = 0 if isinstance(event, hazards.SeedsFell) else seeds
            poison += isinstance(event, hazards.Poisoned)
            poison -= event.count if isinstance(event, hazards.PoisonCured) else 0
        assert (after.seeds, after.poison) == (seeds, poison), after.key
        assert after.planted - before.planted == len(
            [event for event in page.of(hazards.SeedPlanted) if event.hero == after.key]
        )


def the_map_is_told(page: Page) -> None:
    new = [tile for key, tile in page.after.tiles.items() if key not in page.before.tiles]
    told = [event.tile for event in page.of(ground.TileLaid, ground.LastTilePlaced)]
    told += [event.target for event in page.of(ground.GatewayOpened)]
    assert Counter(tile.label for tile in new) == Counter(told)
    for key, tile in page.after.tiles.items():
        before = page.before.tiles.get(key)
        assert not (tile.is_hidden and not (before and before.is_hidden)) or _says(
            page, ground.TokenPlaced, tile=tile.label
        )
        assert tile.pool <= (before.pool if before else 0) or _says(page, ground.PoolFilled, tile=tile.label)
        assert (
            before is None
            or len(tile.blocked) == len(before.blocked)
            or _says(page, ground.EdgeBlocked, tile=tile.label)
        )
        is_closed = before is not None and before.openings == tile.openings
        assert before is None or is_closed or _says(page, ground.WallBreached, tile=tile.label)


def places_are_told(page: Page) -> None:
    """Who is somewhere else has moved, been moved, called, thrown or carried there."""
    for before, after in page.heroes():
        own = [event for event in page.events if getattr(event, "hero", None) == after.key]
        goals = {getattr(event, "tile", None) for event in own}
        ways = (frame.LeftDungeon, frame.LostInside, frame.WentHome, wounds.Died)
        if before.at != after.at and not any(isinstance(event, ways) for event in own):
            assert page.after.tiles[after.at].label in goals, (after.key, own)


def great_things_are_told(page: Page) -> None:
    before, after = page.before, page.after
    assert after.phase in {before.phase, "over"} or page.of(endgame.GatheringBegan, endgame.ForestCalmed), after.phase
    if before.morna is None and after.morna is not None:
        assert _says(page, endgame.MornaCame, hp=after.morna.most)
        assert page.of(endgame.ForestCalmed)
    if after.leaving and not before.leaving:
        assert page.of(frame.LastTurnsCalled)
    assert after.ring_left == before.ring_left or page.of(frame.RingBorneOut)
    if after.ring_with not in {before.ring_with, None}:
        assert page.of(goods.RingTaken, goods.Stolen, goods.TradeDone)
    if after.ring_at not in {before.ring_at, ""}:
        assert page.of(goods.RingFell, ground.RingPlaced)
    if after.morna_at not in {before.morna_at, ""}:
        assert page.of(endgame.MornaMoved, endgame.MornaCame, combat.Charged)
    planted = sum(tile.is_planted for tile in after.tiles.values()) - sum(t.is_planted for t in before.tiles.values())
    assert planted == len(page.of(hazards.SeedPlanted))


def turns_are_told(page: Page) -> None:
    rounds = page.after.round - page.before.round
    assert rounds == len(page.of(frame.RoundBegan))
    if page.before.active != page.after.active and page.after.active is not None:
        hero = page.after.heroes[page.after.active]
        assert _says(page, frame.TurnBegan, hero=hero.key)


def fights_are_told(page: Page) -> None:
    """Who fights, and how it ends: it began, its rounds rolled; the hurt recover or are killed."""
    before, after = page.before.fight, page.after.fight
    if after is not None and (before is None or after.at != before.at):
        assert page.of(combat.FightBegan)
    if after is not None and before is not None and after.at == before.at:
        joined = [page.after.heroes[index].key for index in after.fighters if index not in before.fighters]
        assert not joined or page.of(combat.FightBegan, combat.TagJoined, combat.ArcherJoined), joined
    healed = [event.monster for event in page.of(combat.MonsterRecovered)]
    hurt = {key for key, tile in page.before.tiles.items() if tile.monster and tile.monster.hp < tile.monster.most}
    for key in hurt:
        monster, then = page.before.tiles[key].monster, page.after.tiles[key].monster
        if monster is not None and then is not None and then.key == monster.key and then.hp == then.most != monster.hp:
            assert monster.key in healed or page.of(wounds.BossBaned, endgame.MornaFed)


LAWS: tuple[Callable[[Page], None], ...] = (
    names_are_real, nothing_is_left_out, hp_are_told, lives_and_kills_are_told, tokens_are_told,
    seeds_and_poison_are_told, the_map_is_told, places_are_told, great_things_are_told, turns_are_told, fights_are_told,
)  # fmt: skip


def must_be_told(number: int) -> None:
    for page in pages(number):
        for law in LAWS:
            law(page)


@pytest.mark.parametrize("number", range(FEW))
def test_in_a_few_matches(number: int) -> None:
    must_be_told(number)


@pytest.mark.long
@pytest.mark.parametrize("number", range(FEW, MANY))
def test_in_many_matches(number: int) -> None:
    must_be_told(number)
