"""Chances that are said come true: each is played out from the same place with ever other dice."""

from collections.abc import Callable
from fractions import Fraction
from itertools import product
from math import sqrt

import pytest

from bot.engine import Chance, Event, Option, Pick, Prompt
from cogs.bag_of_dungeon.adviser.chances import odds_of, score
from cogs.bag_of_dungeon.events.combat import MonsterHurt, RoundRolled
from cogs.bag_of_dungeon.events.goods import ChestOpened
from cogs.bag_of_dungeon.events.hazards import PitRolled, SeedSought, SpikeyRolled, SwampSearched, WebRolled
from cogs.bag_of_dungeon.events.map import Sneaked
from cogs.bag_of_dungeon.game import GAME
from cogs.bag_of_dungeon.rules.fight.fight import fight_on_tile
from cogs.bag_of_dungeon.rules.fight.ranged import take_aim
from cogs.bag_of_dungeon.rules.frame.turn import play_hero
from cogs.bag_of_dungeon.rules.quest import Quest
from cogs.bag_of_dungeon.state import Hero
from cogs.bag_of_dungeon.view.sight import sight
from tests.cogs.bag_of_dungeon.maps import adventure, drop, give, lay, next_monster, set_morna
from tests.cogs.bag_of_dungeon.saying import speaker
from tests.support.sampled import sampled
from tests.support.scripts import ScriptRun

TRIES = 300
Told = Callable[[list[Event]], bool | None]


def duel(quest: Quest, hero: Hero) -> ScriptRun[None]:
    hero.at = lay(quest, "d02", 0, -1, monster="troll").key
    give(quest, hero, "iron-axe")
    return ScriptRun(fight_on_tile(quest, hero))


def turn(key: str, **fields: object) -> Callable[[Quest, Hero], ScriptRun[None]]:
    def begin(quest: Quest, hero: Hero) -> ScriptRun[None]:
        lay(quest, key, 0, -1, **fields)  # type: ignore[arg-type]
        return ScriptRun(play_hero(quest, hero))

    return begin


def upon(key: str, *items: str, **fields: object) -> Callable[[Quest, Hero], ScriptRun[None]]:
    def begin(quest: Quest, hero: Hero) -> ScriptRun[None]:
        tile = lay(quest, key, 0, -1, **fields)  # type: ignore[arg-type]
        hero.at = tile.key
        for item in items:
            drop(quest, tile, item)
        return ScriptRun(play_hero(quest, hero))

    return begin


def aimed(*items: str) -> Callable[[Quest, Hero], ScriptRun[None]]:
    def begin(quest: Quest, hero: Hero) -> ScriptRun[None]:
        lay(quest, "d06", 0, -1)
        lay(quest, "d02", 0, -2, monster="goblin")
        give(quest, hero, *items)
        return ScriptRun(take_aim(quest, hero, "shoot"))

    return begin


def spikey(quest: Quest, hero: Hero) -> ScriptRun[None]:
    lay(quest, "d37", 0, -1)
    give(quest, hero, "rope" if quest.state.options.mode == "forest" else "torch")
    run = ScriptRun(play_hero(quest, hero))
    run.answer(0, "move-north")
    return run


def cloaked(quest: Quest, hero: Hero) -> ScriptRun[None]:
    lay(quest, "d02", 0, -1, monster="troll")
    give(quest, hero, "invisibility-cloak")
    run = ScriptRun(play_hero(quest, hero))
    run.answer(0, "move-north")
    return run


def of(kind: type, says: Callable[[object], bool]) -> Told:
    def told(events: list[Event]) -> bool | None:
        return next((says(event) for event in events if isinstance(event, kind)), None)

    return told


CASES: dict[str, tuple[str, str, Callable[[Quest, Hero], ScriptRun[None]], str, Told]] = {
    "hit": ("duric", "dungeon", duel, "fight", of(RoundRolled, lambda e: e.total > e.foe_total)),  # type: ignore[attr-defined]
    "pit": ("rill", "forest", turn("f02"), "move-north", of(PitRolled, lambda e: not e.has_fallen)),  # type: ignore[attr-defined]
    "web": ("rill", "forest", turn("f03"), "move-north", of(WebRolled, lambda e: not e.is_spun)),  # type: ignore[attr-defined]
    "seed": ("rill", "forest", upon("f10", has_token=True), "seed", of(SeedSought, lambda e: not e.is_guarded)),  # type: ignore[attr-defined]
    "swamp": ("rill", "forest", upon("f17", has_token=True), "swamp", of(SwampSearched, lambda e: e.has_item)),  # type: ignore[attr-defined]
    "chest": ("rill", "dungeon", upon("d34", "small-chest"), "chest", of(ChestOpened, lambda e: not e.is_trapped)),  # type: ignore[attr-defined]
    "spikey": ("rill", "dungeon", spikey, "roll", of(SpikeyRolled, lambda e: not e.is_sprung)),  # type: ignore[attr-defined]
    "cloak": ("rill", "dungeon", cloaked, "yes", of(Sneaked, lambda e: e.is_unseen)),  # type: ignore[attr-defined]
    "bow": ("rill", "dungeon", aimed("bow"), "tile-d02", of(MonsterHurt, lambda e: e.hp == 0)),  # type: ignore[attr-defined]
    "staff": ("rill", "dungeon", aimed("ice-staff"), "tile-d02", of(MonsterHurt, lambda e: e.hp == 0)),  # type: ignore[attr-defined]
}


def said(quest: Quest, prompt: Prompt, key: str) -> tuple[str, Fraction]:
    found = odds_of(sight(quest.state, prompt.seat), prompt)
    name = next(name for name in found if name.startswith(key))
    return name, found[name].chance


@pytest.mark.parametrize("case", sampled(list(CASES), 2))
def test_what_is_said_is_what_happens(case: str) -> None:
    who, mode, begin, key, told = CASES[case]
    happened, tries, chance = 0, 0, Fraction(0)
    for number in range(TRIES):
        quest = adventure(who, mode=mode)
        quest.chance = Chance(b"%d" % number)
        run = begin(quest, quest.hero(0))
        name, chance = said(quest, run.open[0], key)
        before = len(run.events)
        run.answer(0, name)
        if (result := told(run.events[before:])) is not None:
            happened, tries = happened + result, tries + 1
    expected = float(chance)
    assert tries == TRIES
    assert abs(happened / tries - expected) <= 4 * sqrt(expected * (1 - expected) / tries), (happened, expected)


def test_a_roll_of_two_dice_has_its_six_doubles() -> None:
    rolls = score(2, 0)
    assert sum(rolls.values()) == 1
    assert rolls[24] == Fraction(1, 36)
    assert rolls[12] == Fraction(1, 36)  # three and three; six and six count 24
    assert rolls[2] == 0


def _beats(dice: int, plus: int, foe: int) -> Fraction:
    """How many of all rolls come to more, doubles and threes of a kind counted twice (R33)."""
    rolls = list(product(range(1, 7), repeat=dice))
    scores = [sum(roll) * (2 if len(set(roll)) == 1 else 1) + plus for roll in rolls]
    return Fraction(sum(score > foe for score in scores), len(rolls))


def test_r38_5_1_clobbers_dice_are_rolled_again_too() -> None:
    """Four dice came to 4+3; rolled again they are four once more."""
    quest = adventure("grumm", dice=[1, 1, 1, 2, 6, 6])
    hero = quest.hero(0)
    hero.at = lay(quest, "d02", 0, -1, monster="troll").key
    (teeth,) = give(quest, hero, "imps-teeth")
    run = ScriptRun(fight_on_tile(quest, hero))
    run.answer(0, "clobber")
    run.answer(0, "fight")
    assert said(quest, run.open[0], f"item-{teeth.id}")[1] == _beats(4, 3, 16)


def test_r97_the_bearers_critical_hit_counts_before_scores_are_compared() -> None:
    """Against 2d6+6 a double is not always more; it kills all the same."""
    quest = adventure("duric", mode="combined")
    hero = quest.hero(0)
    quest.state.ring_with, quest.state.ring_left = 0, True
    hero.at = lay(quest, "f05", 0, -1, monster="giant-snake").key
    run = ScriptRun(fight_on_tile(quest, hero))
    mine, his = list(product(range(1, 7), repeat=2)), list(product(range(1, 7), repeat=2))
    hits = sum(a == b or a + b + 3 > sum(foe) + 6 for a, b in mine for foe in his)
    assert said(quest, run.open[0], "fight")[1] == Fraction(hits, 36 * 36)
    quest.state.ring_with = None
    assert said(quest, run.open[0], "fight")[1] < Fraction(hits, 36 * 36)


def test_r97_so_does_one_that_is_rolled_again() -> None:
    """Two twos and 3 are less than 18."""
    quest = adventure("duric", mode="combined", dice=[1, 2, 6, 6])
    hero = quest.hero(0)
    (teeth,) = give(quest, hero, "imps-teeth")
    quest.state.ring_with, quest.state.ring_left = 0, True
    hero.at = lay(quest, "f05", 0, -1, monster="giant-snake").key
    run = ScriptRun(fight_on_tile(quest, hero))
    run.answer(0, "fight")
    rolls = list(product(range(1, 7), repeat=2))
    assert said(quest, run.open[0], f"item-{teeth.id}")[1] == Fraction(sum(a == b for a, b in rolls), len(rolls))


def test_r96_against_a_boss_the_bearers_critical_hit_is_a_double_and_no_more() -> None:
    """Duric's 2d6+3 against Morna Gul: what the Ring's bearer is told is what anybody is told."""
    quest = adventure("duric", mode="combined")
    hero, tile = quest.hero(0), lay(quest, "f05", 0, -1)
    morna, hero.at = set_morna(quest, tile), tile.key
    give(quest, hero, "sorcerers-skull")  # or there is nothing to choose
    run = ScriptRun(fight_on_tile(quest, hero))
    told = list[Fraction]()
    for bearer in (None, 0):
        quest.state.ring_with, quest.state.ring_left = bearer, bearer is not None
        told.append(said(quest, run.open[0], "fight")[1])
    foes = [sum(foe) + morna.plus for foe in product(range(1, 7), repeat=morna.dice)]
    hits = sum((_beats(2, 3, total) for total in foes), Fraction()) / len(foes)
    assert told == [hits, hits]


@pytest.mark.parametrize(("hp", "damage", "chance"), [(3, 3, 1), (3, 5, Fraction(4, 6)), (1, 9, 0), (9, 3, None)])
def test_r76_a_duck_says_whether_one_lives(hp: int, damage: int, chance: Fraction | None) -> None:
    quest = adventure("rill")
    quest.hero(0).hp = hp
    prompt = Prompt(0, "damage", "R76", facts={"damage": damage, "hp": hp, "tokens": 1})
    prompt.kind = _kinds("duck", "take")
    found = odds_of(sight(quest.state, 0), prompt).get("duck")
    assert (found.chance if found else None) == chance


def _kinds(*keys: str) -> Pick:
    return Pick(tuple(Option(key, key) for key in keys))


def test_5_1_the_elfs_six_kills_whatever_is_left() -> None:
    quest = adventure("alendra")
    hero = quest.hero(0)
    lay(quest, "d06", 0, -1)
    lay(quest, "d02", 0, -2, monster="troll")
    give(quest, hero, "bow")
    run = ScriptRun(take_aim(quest, hero, "shoot"))
    assert GAME.odds(sight(quest.state, 0), run.open[0])["tile-d02"].chance == Fraction(1, 6)


def test_an_unknown_monster_has_no_chance_beside_it() -> None:
    quest = adventure("rill")
    hero = quest.hero(0)
    lay(quest, "d06", 0, -1)
    lay(quest, "d02", 0, -2, is_hidden=True)
    give(quest, hero, "bow")
    seen = set()
    for key in ("goblin", "giant-snake"):
        next_monster(quest, key)
        run = ScriptRun(take_aim(quest, hero, "shoot"))
        seen.add(str(GAME.odds(sight(quest.state, 0), run.open[0])))
    assert seen == {"{}"}


def test_r108_a_rope_r106_company_and_r115_the_calm_leave_nothing_to_chance() -> None:
    for change in ("rope", "company", "calm"):
        quest = adventure("rill", "duric", mode="forest")
        hero, friend = quest.state.heroes
        tile = lay(quest, "f02" if change == "rope" else "f03", 0, -1)
        if change == "rope":
            give(quest, hero, "rope")
        if change == "company":
            friend.at = tile.key
        if change == "calm":
            quest.state.phase = "hunt"
        run = ScriptRun(play_hero(quest, hero))
        assert not odds_of(sight(quest.state, 0), run.open[0])


def test_r76_where_ducks_may_be_repeated_all_tokens_are_counted_too() -> None:
    quest = adventure("rill")
    quest.hero(0).hp = 1
    prompt = Prompt(0, "damage", "R76", facts={"damage": 3, "hp": 1, "tokens": 2})
    prompt.kind = _kinds("duck", "take")
    odds = odds_of(sight(quest.state, 0), prompt)["duck"]
    assert (odds.chance, odds.facts) == (Fraction(4, 6), {"tokens": 2, "often": 97})
    assert speaker().odds(odds) == "you live: 67\u00a0%; with all 2 tokens: 97\u00a0%"
