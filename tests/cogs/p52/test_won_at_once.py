"""5.9: a quest is won when it is won. Nothing that the rest of the turn or the round would bring undoes it."""

from cogs.p52.events.combat import Struck
from cogs.p52.events.frame import QuestWon
from cogs.p52.events.goods import Found
from cogs.p52.rules.crawl import Crawl
from cogs.p52.rules.frame.turn import play
from cogs.p52.rules.turns.turn import act
from cogs.p52.state.people import Enemy
from cogs.p52.state.places import Place
from tests.cogs.p52.knowing import knowing
from tests.cogs.p52.parties import ADA
from tests.cogs.p52.quests import of, result_of
from tests.cogs.p52.scenes import able, add_foe, scene
from tests.cogs.p52.test_bosses import boss
from tests.support.scripts import ScriptRun, run_script


def dying(crawl: Crawl, key: str, place: Place) -> Enemy:
    """A great boss whom the next blow fells, and that will not rise again."""
    enemy = boss(crawl, key, place)
    enemy.health, enemy.has_special = 1, False
    crawl.state.phase = "fight"
    return enemy


def test_r44_a_boss_struck_down_in_passing_leaves_nobody_to_strike() -> None:
    """Its Ace is answered; another enemy stands on the same spot."""
    crawl = scene(("brakka", (0, 0)), rows=("...",), flips=("AS", "9S", "2H", "KS"))
    able(crawl.hero(ADA), move=11)
    dying(crawl, "tallow-sexton", (1, 0))
    add_foe(crawl, "KH", (1, 0))
    run = ScriptRun(act(crawl, crawl.hero(ADA)))
    run.answer(ADA, "to-c1")
    run.answer(ADA, "sword-play")
    assert (result_of(crawl), len(of(Struck, run.events)), run.open[ADA].word) == ("won", 1, "stoop")


def test_5_9_with_the_boss_gone_nobody_else_is_struck_again() -> None:
    crawl = scene(("brakka", (0, 0)), rows=("..",), flips=("KS", "2H", "3H"))
    hero = knowing(crawl, "power-thrust", "double-tap")
    dying(crawl, "tallow-sexton", (0, 0))
    other = add_foe(crawl, "KH", (0, 0))
    other.health = 15
    run = ScriptRun(act(crawl, hero))
    run.answer(ADA, "cast-power-thrust-a1")
    assert (other.health, result_of(crawl)) == (3, "won")
    assert run.open[ADA].word == "stoop"


def test_r62_what_the_boss_has_dropped_at_ones_feet_is_still_ones_own() -> None:
    crawl = scene(("brakka", (0, 0)), rows=("..",), flips=("9S", "2H", "3S", "4H"))
    enemy = dying(crawl, "tallow-sexton", (0, 0))
    run = run_script(act(crawl, crawl.hero(ADA)), {ADA: [f"hit-sword-play-{enemy.id}", "search"]})
    assert (result_of(crawl), len(of(Found, run.events))) == ("won", 1)


def test_r92_a_trap_in_what_the_boss_has_dropped_undoes_no_victory() -> None:
    crawl = scene(("brakka", (0, 0)), rows=("..",), flips=("9S", "2H", "AS", "AH", "KS"))
    hero = crawl.hero(ADA)
    hero.health = 1
    enemy = dying(crawl, "tallow-sexton", (0, 0))
    enemy.has_acted = True
    run = ScriptRun(play(crawl))
    run.answer(ADA, f"hit-sword-play-{enemy.id}")
    run.answer(ADA, "search")
    assert (hero.is_dead, result_of(crawl), len(of(QuestWon, run.events))) == (True, "won", 1)
    assert run.open[ADA].word == "fate"
    run.answer(ADA, "raised")
    assert (run.is_over, hero.sheet.won) == (True, 1)


def test_r120_whom_their_own_spell_kills_with_the_boss_has_won_nothing() -> None:
    """All of it comes down at once, and nobody is left alive."""
    crawl = scene(("orrin", (0, 0)), rows=("..",), flips=("KS", "2H"))
    hero = knowing(crawl, "meteor-strike")
    hero.health = 1
    enemy = dying(crawl, "tallow-sexton", (0, 0))
    run_script(act(crawl, hero), {ADA: ["cast-meteor-strike-a1", "none"]})
    assert (enemy in crawl.enemies, result_of(crawl)) == (False, "fallen")
