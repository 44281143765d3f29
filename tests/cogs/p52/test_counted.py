"""What tables counted by machine say of ways, counters, things and forecasts: each cell is a scene."""

from fractions import Fraction
from itertools import product

import pytest

from cogs.p52.content.cards import Card
from cogs.p52.describe.hand import read_hand
from cogs.p52.events.combat import Attacked, EnemyDefended
from cogs.p52.face import P52Face
from cogs.p52.rules.combat.countering import assault
from cogs.p52.rules.crawl import Crawl
from cogs.p52.rules.enemies.intents import intents
from cogs.p52.rules.enemies.turn import enemy_turn
from cogs.p52.rules.turns.routes import routes
from cogs.p52.rules.turns.turn import act
from cogs.p52.state.people import Item
from cogs.p52.state.places import Place, around
from cogs.p52.view.sight import sight
from cogs.p52.view.threats import threat_of
from tests.cogs.p52.knowing import knowing
from tests.cogs.p52.parties import ADA, BEN
from tests.cogs.p52.scenes import add_foe, scene
from tests.support.scripts import ScriptRun

ROWS = ("OTO.", ".O.T", "T.O.")
WORDS = P52Face().catalogue.words()


def within(crawl: Crawl, start: Place, left: int) -> set[Place]:
    """R35, R36, R40: all that so much Movement leads to, whatever is met on the way."""
    best, edge = {start: 0}, [start]
    while edge:
        here = edge.pop(0)
        for place in around(here):
            spot = crawl.spots.get(place)
            cost = best[here] + (2 if spot and spot.mark == "O" else 1)
            if spot and cost <= left and cost < best.get(place, left + 1):
                best[place] = cost
                edge.append(place)
    return set(best) - {start}


def test_r35_every_spot_that_movement_leads_to_is_offered_and_by_the_safest_way() -> None:
    """A way round a trap or an enemy may be too long to lead on from there: then the way through them is the way."""
    for start, foe, left in product(((0, 1), (2, 1), (3, 0), (1, 2)), ((1, 1), (2, 0), (3, 1)), range(1, 6)):
        crawl = scene(("brakka", start), rows=ROWS, foes=[("KC", foe)])
        assert set(routes(crawl, crawl.hero(ADA), left)) == within(crawl, start, left), (start, foe, left)


def test_r35_the_safe_way_is_taken_where_it_is_short_enough_and_the_other_where_it_leads_on() -> None:
    crawl = scene(("brakka", (0, 0)), rows=(".O", "T.", "#."))
    found = routes(crawl, crawl.hero(ADA), 3)
    assert [(found[place].traps, found[place].cost) for place in ((1, 1), (1, 2))] == [(0, 3), (1, 3)]


AREAS = ("power-thrust", "meteor-strike", "summon-creature")
CROWDS = [(ability, count, striker) for ability in AREAS for count in range(1, 5) for striker in range(count)]


@pytest.mark.parametrize(("ability", "count", "striker"), CROWDS)
def test_r103_a_counter_strikes_whoever_struck_at_the_target_it_was_offered_for(
    ability: str, count: int, striker: int
) -> None:
    """5.2, 5.3: Bossy needs 2 more only against another's quarry; a creature takes three, its striker among them."""
    cards: tuple[Card, ...] = ("KC", "QD", "JD", "KS")
    crawl = scene(("brakka", (0, 0)), foes=[(card, (0, 0)) for card in cards[:count]], flips=("AS", "QS"))
    enemy, hero = crawl.enemies[striker], knowing(crawl, ability)
    hero.sheet.quirk, crawl.enemies[0].first_by = "bossy", BEN
    run = ScriptRun(assault(crawl, enemy, hero, "turn"))
    option = next(option for option in run.open[ADA].options if option.key == ability)
    events = run.answer(ADA, ability)
    (told,) = [event for event in events if isinstance(event, Attacked)]
    assert (told.number, told.target) == (enemy.id, option.facts["target"])
    struck = {event.number for event in events if isinstance(event, EnemyDefended)}
    most = 3 if ability == "summon-creature" else count
    assert not told.over or (enemy.id in struck and len(struck) == min(count, most))


def test_r94_pieces_of_armour_are_told_apart_and_twins_are_offered_once() -> None:
    """A part is fixed when it is first worn; two daggers in two hands are one and the same to take off."""
    crawl = scene(("brakka", (0, 0)), ("sable", (0, 0)))
    for hero in crawl.state.heroes:
        things = [crawl.made(key) for key in ("good-armour", "good-armour", "sharp-dagger", "sharp-dagger")]
        hero.bag += [Item(one.id, one.key, part) for one, part in zip(things, ("head", "body", "", ""), strict=True)]
        hero.worn = [item.id for item in hero.bag[1:]]
    crawl.spots[0, 0].items += [Item(crawl.made("good-armour").id, "good-armour", part) for part in ("arms", "legs")]
    options = ScriptRun(act(crawl, crawl.hero(ADA))).open[ADA].options
    labels = [(option.word, *sorted(map(str, option.facts.items()))) for option in options if option.group == "things"]
    assert len(set(labels)) == len(labels)
    assert "Worn: Good Armour and 2 × Sharp Dagger." in read_hand(sight(crawl.state, ADA), ("Ada", "Ben"), WORDS)
    words = [option.word for option in options]
    known = ("wear-part", "doff-part", "doff", "give-part", "give", "ask-for-part", "pick-up-part")
    assert [words.count(word) for word in known] == [1, 1, 1, 2, 1, 2, 2]


def test_p12_of_those_who_are_still_there_the_first_is_asked_where_somebody_flees_to() -> None:
    crawl = scene(("brakka", (0, 2)), ("sable", (0, 2)), rows=("...", "...", "..."), foes=[("KD", (1, 1))])
    crawl.enemies[0].health, crawl.hero(ADA).is_gone = 1, True
    run = ScriptRun(enemy_turn(crawl, crawl.enemies[0]))
    assert list(run.open) == [BEN]


def test_r99_the_forecast_for_one_of_several_counts_how_far_each_of_them_is() -> None:
    """Chance decides between two who are alike; the one is a spot off, and the other three."""
    chances = []
    for places in (((1, 0), (3, 0)), ((1, 0), (1, 0)), ((3, 0), (3, 0))):
        crawl = scene(("brakka", places[0]), ("brakka", places[1]), rows=("....",))
        add_foe(crawl, "JC", (0, 0))
        crawl.state.phase = "fight"
        (intent,) = intents(crawl)
        assert [blow.above for blow in intent.blows] == [6 + x for x, _ in places]
        chances.append(threat_of(sight(crawl.state, ADA), intent))
    both, near, far = chances
    assert near.hits > far.hits
    assert (both.hits, both.mean) == (Fraction(near.hits + far.hits, 2), Fraction(near.mean + far.mean, 2))
