"""What is looked up says how it stands, and what matters most stands first."""

from bot.conformance.checked import strict_words
from bot.ui.views.lookup.lexicon import Lexicon
from bot.ui.views.shown import Shown
from cogs.p52.face import P52Face
from cogs.p52.rules.combat.wounds import die
from cogs.p52.rules.crawl import Crawl
from cogs.p52.view.printed import printed_foe, printed_hero
from cogs.p52.view.sight import sight
from cogs.p52.view.view import P52View
from tests.cogs.p52.parties import ADA, BEN
from tests.cogs.p52.scenes import scene
from tests.support.scripts import run_script

FACE = P52Face()
WORDS = strict_words(FACE)
LEXICON = Lexicon(FACE, WORDS)


def shown(crawl: Crawl, viewer: int | None = ADA) -> Shown[P52View]:
    view = sight(crawl.state, viewer)
    return Shown(view, tuple(f"P{hero.seat}" for hero in view.heroes))


def now(crawl: Crawl, noun: str) -> list[str]:
    found = LEXICON.get(noun)
    assert found is not None
    return list(FACE.noun_now(found, shown(crawl), WORDS))


def fight() -> Crawl:
    crawl = scene(("brakka", (0, 0)), ("sable", (1, 0)), foes=[("KH", (4, 0)), ("QD", (2, 0))])
    crawl.hero(ADA).bag.append(crawl.made("torch"))
    crawl.spots[3, 0].items.append(crawl.made("fine-bow"))
    return crawl


def test_enemies_come_first_the_nearest_before_all_then_ones_own() -> None:
    crawl = fight()
    crawl.hero(BEN).stance = 2
    found = list(FACE.nouns_in_sight(shown(crawl)))
    assert found[:4] == ["enemy.glint-hexer", "enemy.ox-marshal", "condition.intent", "condition.guard"]
    assert found[4:8] == ["ability.sword-play", "ability.block", "ability.counter-spell", "item.torch"]
    assert {"item.fine-bow", "hero.sable", "ability.bow-skills", "room.m1", "light.lit", "adventure.lamp"} <= set(found)


def test_r140_an_enemy_that_is_covered_is_not_in_sight() -> None:
    crawl = fight()
    crawl.spots[4, 0].is_up = False
    assert "enemy.ox-marshal" not in FACE.nouns_in_sight(shown(crawl))
    assert now(crawl, "enemy.ox-marshal") == []


def test_how_things_stand() -> None:
    crawl = fight()
    crawl.enemies[0].health = 5
    crawl.hero(ADA).aim, crawl.hero(ADA).aim_at = 2, 1
    assert now(crawl, "enemy.ox-marshal") == ["E1: 5 of 22 HP, hits above 7"]
    assert now(crawl, "condition.fleeing") == ["Ox Marshal"]
    assert now(crawl, "condition.aim") == ["Brakka: +2"]
    assert now(crawl, "ability.sword-play") == ["Brakka: level 1, needs 7"]
    assert now(crawl, "item.torch") == ["Brakka carries one"]
    assert now(crawl, "item.fine-bow") == ["on D1"]
    assert now(crawl, "hero.sable") == ["27 of 27 HP, level 1"]
    assert now(crawl, "core.lift") == ["Brakka: 6", "Sable: 6"]
    assert now(crawl, "figure.stamina") == ["Brakka: 0", "Sable: 0"]
    run_script(die(crawl, crawl.hero(BEN), ""), {})
    assert now(crawl, "condition.dead") == ["Sable"]


def test_the_figures_of_the_cards_are_those_of_the_rules() -> None:
    """5.2, 5.4."""
    assert printed_foe("ox-marshal")[:5] == (1, 22, "melee", 7, 6)
    assert printed_foe("cork-sniper")[:5] == (2, 15, "ranged", 4, 10)
    assert [printed_foe(key).health for key in ("salt-abbess", "reliquary-knight", "tide-gaoler")] == [40, 67, 25]
    hero = printed_hero("ysolde")
    assert (hero.name, hero.health, hero.movement, hero.initiative) == ("Ysolde", 23, 1, 14)
