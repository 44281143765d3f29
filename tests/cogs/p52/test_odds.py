"""What an option promises is what comes of it: each way the cards may lie is played out by the rules."""

from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import product
from random import Random

import pytest

from bot.engine import Chance, Odds, Prompt, Script
from cogs.p52.adviser.chances import odds, percent, reaches
from cogs.p52.content.cards import ACTION_DECK, RANKS, Card, value
from cogs.p52.events.combat import Attacked, Defended, EnemyDefended
from cogs.p52.events.goods import ChestTried
from cogs.p52.events.map import TrapSprung
from cogs.p52.rules.combat.countering import assault
from cogs.p52.rules.combat.striking import strike
from cogs.p52.rules.crawl import Crawl
from cogs.p52.rules.hidden import reshuffle
from cogs.p52.rules.turns.turn import act
from cogs.p52.view.pile import Pile, counted
from cogs.p52.view.sight import sight
from tests.cogs.p52.parties import ADA
from tests.cogs.p52.scenes import give_stamina, scene
from tests.support.sampled import sampled
from tests.support.scripts import ScriptRun

Laid = Callable[[], tuple[Crawl, Script[object]]]
RANK_OF = dict(enumerate(RANKS, start=1))
DRAWS = 25_000


def promised(crawl: Crawl, prompt: Prompt, key: str) -> Odds:
    return odds(sight(crawl.state, prompt.seat), prompt)[key]


def ways(crawl: Crawl, cards: int) -> Iterator[tuple[tuple[Card, ...], Fraction]]:
    """Each run of ranks of so many cards among those nobody has seen, as cards, and how likely it is."""
    pile = [*crawl.state.decks.action, *(card for hero in crawl.state.heroes for card in hero.stamina)]
    by_value: dict[int, list[Card]] = {}
    for card in pile:
        by_value.setdefault(value(card), []).append(card)
    for run in product(by_value, repeat=cards):
        chance, taken = Fraction(1), list[Card]()
        for number, one in enumerate(run):
            left = [card for card in by_value[one] if card not in taken]
            chance *= Fraction(len(left), len(pile) - number)
            taken += left[:1]
        if chance:
            yield tuple(taken), chance


def lay(crawl: Crawl, cards: tuple[Card, ...], *, has_stamina: bool) -> None:
    """The first is the top of the stamina pile, if there is one; the others are flipped next."""
    hero, deck = crawl.hero(ADA), crawl.state.decks.action
    for card in cards:
        if card in hero.stamina:
            hero.stamina[hero.stamina.index(card)] = deck.pop(next(i for i, one in enumerate(deck) if one not in cards))
        else:
            deck.remove(card)
    if has_stamina:
        deck.insert(0, hero.stamina.pop())
        hero.stamina.append(cards[0])
        cards = cards[1:]
    deck += reversed(cards)


def played(laid: Laid, key: str, cards: int, comes: Callable[[list[object]], bool]) -> Fraction:
    """How likely it is that this comes of it."""
    found, has_stamina = Fraction(0), key.endswith("-s")
    for run_of_cards, chance in ways(laid()[0], cards + has_stamina):
        crawl, _ = laid()
        lay(crawl, run_of_cards, has_stamina=has_stamina)
        run = ScriptRun(act(crawl, crawl.hero(ADA)))
        run.answer(ADA, key)
        found += chance * comes(list(run.events))
    return found


def fighting(foe: Card = "KD", *, frozen: int = 0, aim: int = 0, health: int = 15) -> Laid:
    def laid() -> tuple[Crawl, Script[object]]:
        crawl = scene(("brakka", (0, 0)), rows=("C.",), foes=[(foe, (0, 0))])
        hero, enemy = crawl.hero(ADA), crawl.enemies[0]
        hero.sheet.abilities = {"sword-play": 2, "knife-use": 1}
        enemy.frozen, enemy.health = frozen, health
        hero.aim, hero.aim_at = aim, 1 if aim else 0
        crawl.state.decks.discard = [crawl.state.decks.action.pop() for _ in range(12)]
        give_stamina(crawl, hero, crawl.state.decks.action[0], crawl.state.decks.action[1])
        return crawl, act(crawl, hero)

    return laid


def menu(laid: Laid) -> tuple[Crawl, Prompt]:
    crawl, script = laid()
    return crawl, ScriptRun(script).prompts[0]


def has_hit(events: list[object]) -> bool:
    return any(isinstance(one, Attacked) and one.outcome in {"hit", "king"} for one in events)


def has_harmed(events: list[object]) -> bool:
    return any(isinstance(one, EnemyDefended) and one.damage > 0 for one in events)


def has_felled(events: list[object]) -> bool:
    return any(isinstance(one, EnemyDefended) and one.health == 0 for one in events)


@pytest.mark.parametrize(
    "laid",
    [fighting(), fighting("QD", aim=2, health=9), fighting("KH", frozen=2, health=20), fighting("JD", health=5)],
    ids=["a King", "a Queen, with aim", "a frozen King", "a Jack"],
)
@pytest.mark.parametrize("key", sampled(["hit-sword-play-1", "hit-knife-use-1"], 1))
def test_a_blow_hits_wounds_and_fells_as_often_as_is_said(laid: Laid, key: str) -> None:
    crawl, prompt = menu(laid)
    said = promised(crawl, prompt, key)
    assert said.chance == played(laid, key, 2, has_hit)
    assert said.facts == {
        "harms": percent(played(laid, key, 2, has_harmed)),
        "fells": percent(played(laid, key, 2, has_felled)),
    }


def test_stamina_is_one_more_card_that_nobody_knows() -> None:
    laid = fighting()
    crawl, prompt = menu(laid)
    without, with_it = (promised(crawl, prompt, key).chance for key in ("hit-sword-play-1", "hit-sword-play-1-s"))
    assert without < with_it == played(laid, "hit-sword-play-1-s", 1, has_hit)


def opened(events: list[object]) -> bool:
    return any(isinstance(one, ChestTried) and one.outcome == "open" for one in events)


@pytest.mark.parametrize("key", ["smash", "smash-s"])
def test_a_chest_opens_as_often_as_is_said(key: str) -> None:
    laid = fighting()
    crawl, prompt = menu(laid)
    assert promised(crawl, prompt, key).chance == played(laid, key, 1, opened)


def test_a_defence_works_and_leaves_what_is_said() -> None:
    def attacked(card: Card | None = None) -> tuple[Crawl, ScriptRun[str]]:
        crawl = scene(("brakka", (0, 0)), foes=[("KH", (0, 0))], flips=("JS",))
        if card is not None:
            crawl.state.decks.action.remove(card)
            crawl.state.decks.action.insert(-1, card)
        return crawl, ScriptRun(strike(crawl, crawl.enemies[0], crawl.hero(ADA), "turn"))

    crawl, run = attacked()
    said = promised(crawl, run.prompts[0], "block")
    works, left, count = 0, 0, len(crawl.state.decks.action)
    for card in list(crawl.state.decks.action):
        _, again = attacked(card)
        (told,) = [event for event in again.answer(ADA, "block") if isinstance(event, Defended)]
        works, left = works + (told.outcome != "failed"), left + told.left
    assert said.chance == Fraction(works, count)
    assert said.facts == {"left": round(left / count, 1), "damage": 10}


def test_a_trap_is_passed_as_often_as_is_said() -> None:
    crawl = scene(("brakka", (0, 0)), rows=(".T",))
    said = promised(crawl, ScriptRun(act(crawl, crawl.hero(ADA))).prompts[0], "to-b1")
    past = 0
    for card in ACTION_DECK:
        again = scene(("brakka", (0, 0)), rows=(".T",), flips=(card,))
        events = ScriptRun(act(again, again.hero(ADA))).answer(ADA, "to-b1")
        past += any(isinstance(event, TrapSprung) and not event.damage for event in events)
    assert (said.chance, said.is_bare) == (Fraction(past, len(ACTION_DECK)), False)


def test_a_counter_says_what_the_aim_makes_of_it() -> None:
    crawl = scene(("brakka", (0, 0)), foes=[("KH", (0, 0))], flips=("AS",))
    hero = crawl.hero(ADA)
    hero.aim, hero.aim_at = 2, 1
    prompt = ScriptRun(assault(crawl, crawl.enemies[0], hero, "turn")).prompts[0]
    high = [card for card in ACTION_DECK if value(card) >= 5]
    assert promised(crawl, prompt, "sword-play").chance == Fraction(len(high), 51)


@pytest.mark.parametrize("has_stamina", [False, True])
@pytest.mark.parametrize("in_deck", [9, 13, 20])
def test_r4_many_draws_agree(in_deck: int, has_stamina: bool) -> None:
    """With few cards left the discards are shuffled in before the flip."""
    chance, cards = Random(in_deck), [value(card) for card in ACTION_DECK]
    chance.shuffle(cards)
    unseen, discards = cards[: in_deck + 4], cards[in_deck + 4 :]
    said = reaches(Pile(counted(unseen), in_deck, counted(discards)), 9, is_aceless=True, has_stamina=has_stamina)
    found = 0
    for _ in range(DRAWS):
        chance.shuffle(unseen)
        pile = unseen[:in_deck] + (discards if in_deck <= 13 else [])
        flip, extra = chance.choice(pile), unseen[-1] if has_stamina else 0
        found += flip > 1 and flip + extra >= 9
    assert abs(found / DRAWS - float(said)) < 0.01


@pytest.mark.parametrize("seed", range(4))
def test_nothing_that_is_hidden_changes_what_is_said(seed: int) -> None:
    laid = fighting()
    crawl, prompt = menu(laid)
    before = odds(sight(crawl.state, ADA), prompt)
    reshuffle(crawl.state, Chance(bytes([seed])))
    assert odds(sight(crawl.state, ADA), prompt) == before
    assert len(before) > 5
