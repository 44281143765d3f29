"""What is asked says all that the question is about, what is usual, and what silence answers (section 4)."""

import pytest

from bot.engine import Fact, Option, Prompt, Script, Term
from cogs.p52.adviser.orders import COUNTER, ordered
from cogs.p52.options import P52Options
from cogs.p52.prompts import words
from cogs.p52.rules.combat.attacking import attack
from cogs.p52.rules.combat.countering import assault
from cogs.p52.rules.crawl import Crawl
from cogs.p52.rules.enemies.turn import enemy_turn
from cogs.p52.rules.frame.turn import play
from cogs.p52.rules.goods.finding import find
from cogs.p52.rules.goods.gear import wear
from cogs.p52.rules.goods.trade import request
from cogs.p52.rules.quests.settling import settle
from cogs.p52.rules.turns.turn import act
from cogs.p52.state.people import Hero
from cogs.p52.view.sight import sight
from tests.cogs.p52.parties import ADA, BEN
from tests.cogs.p52.scenes import able, give_stamina, scene
from tests.support.scripts import ScriptRun


def term(kind: str, key: str) -> Term:
    return Term(kind, (key,))


def first(script: Script[object]) -> Prompt:
    return ScriptRun(script).prompts[0]


def knowing(crawl: Crawl, *abilities: str) -> Hero:
    hero = crawl.hero(ADA)
    hero.sheet.abilities = dict.fromkeys(abilities, 1)
    return hero


def usual(prompt: Prompt) -> tuple[object, str | None]:
    return prompt.default, prompt.main


def told(options: tuple[Option, ...]) -> dict[str, tuple[str, dict[str, Fact]]]:
    return {option.key: (option.word, dict(option.facts)) for option in options}


MARSHAL: dict[str, Fact] = {"enemy": term("enemy", "ox-marshal"), "number": 1, "spot": "A1", "health": 22}


def struck(*flips: str) -> Crawl:
    """Brakka (33 HP) and an Ox Marshal, who hits above 7."""
    return scene(("brakka", (0, 0)), foes=[("KH", (0, 0))], flips=flips)


def test_p7_a_blow() -> None:
    crawl = struck("9S")  # over 2: 2 + 2 + 4
    hero = crawl.hero(ADA)
    hero.stance = 2
    give_stamina(crawl, hero, "4H")
    prompt = first(assault(crawl, crawl.enemies[0], hero, "turn"))
    assert prompt.facts == {
        **MARSHAL, "hero": "Brakka", "damage": 8, "health": 33, "way": term("kind", "melee"), "aim": 0, "stance": 2,
        "stamina": 1,
    }  # fmt: skip
    assert usual(prompt) == (("block",), "block")
    options = told(prompt.options)
    block, dodge = term("ability", "block"), term("ability", "dodge")
    assert options["block"] == ("defend", {"ability": block, "target": 4, "level": 1})
    assert options["block-s"] == ("defend-stamina", {"ability": block, "target": 4, "level": 1})
    assert options["dodge"] == ("defend-untrained", {"ability": dodge, "target": 10, "level": 1})
    assert list(options) == ["none", "block", "block-s", "dodge", "dodge-s"]


def test_p7_silence_defends_nothing_while_aiming() -> None:
    crawl = struck("9S")
    crawl.hero(ADA).aim, crawl.hero(ADA).aim_at = 1, 1
    prompt = first(assault(crawl, crawl.enemies[0], crawl.hero(ADA), "turn"))
    assert usual(prompt) == (("none",), "block")
    assert prompt.facts["aim"] == 1


def test_p7_who_has_no_trained_defence_is_not_urged_to_any() -> None:
    crawl = struck("9S")
    prompt = first(assault(crawl, crawl.enemies[0], knowing(crawl, "sword-play"), "turn"))
    assert usual(prompt) == (("none",), "none")


def test_p7_the_surest_of_the_trained_is_usual() -> None:
    crawl = struck("9S")
    hero = knowing(crawl, "dodge", "block")
    assert usual(first(assault(crawl, crawl.enemies[0], hero, "turn"))) == (("block",), "block")


def test_p7_a_friends_meteor() -> None:
    crawl = scene(
        ("orrin", (0, 0)), ("brakka", (1, 0)), rows=("..",), foes=[("KH", (1, 0))], flips=("QS", "2H")
    )  # fmt: skip
    prompt = first(
        attack(
            crawl, knowing(crawl, "meteor-strike"), "meteor-strike", crawl.enemies, has_stamina=False,
            friends=[crawl.hero(BEN)], at=(1, 0),
        )
    )  # fmt: skip
    assert (prompt.seat, prompt.word) == (BEN, words.DEFEND_FRIEND)
    assert (prompt.facts["friend"], prompt.facts["ability"]) == ("Orrin", term("ability", "meteor-strike"))
    assert (prompt.facts["damage"], prompt.facts["way"]) == (2 + 12 - 10, term("kind", "magic"))
    assert [option.key for option in prompt.options] == ["none", "counter-spell", "dodge"]


def test_p8_an_ace() -> None:
    crawl = struck("AS")
    hero = knowing(crawl, "sword-play", "hand-to-hand", "fire-ball", "heal")
    hero.aim, hero.aim_at = 2, 1
    give_stamina(crawl, hero, "4H")
    prompt = first(assault(crawl, crawl.enemies[0], hero, "turn"))
    assert prompt.facts == {**MARSHAL, "hero": "Brakka", "aim": 2}
    assert usual(prompt) == (("decline",), "fire-ball")
    options = told(prompt.options)
    assert list(options) == [
        "sword-play", "sword-play-s", "hand-to-hand", "hand-to-hand-s", "fire-ball", "fire-ball-s", "decline",
    ]  # fmt: skip
    assert options["sword-play"] == ("counter", {**MARSHAL, "ability": term("ability", "sword-play"), "target": 5})


def test_a_second_blow() -> None:
    crawl = struck("10S", "2H")
    enemy, hero = crawl.enemies[0], knowing(crawl, "sword-play", "double-tap")
    enemy.health, enemy.most_health = 14, 99
    give_stamina(crawl, hero, "4H")
    run = ScriptRun(act(crawl, hero))
    run.answer(ADA, "hit-sword-play-1")
    prompt = run.open[ADA]
    tap = term("ability", "double-tap")
    assert (prompt.word, prompt.facts) == (words.TAP, {**MARSHAL, "health": 2, "ability": tap, "count": 1})
    assert usual(prompt) == (("stop",), "tap-1")
    assert told(prompt.options)["tap-1"] == ("tap", {**MARSHAL, "health": 2, "ability": tap, "target": 9})
    assert list(told(prompt.options)) == ["tap-1", "tap-1-s", "stop"]


def test_p5_on_the_way() -> None:
    crawl = scene(("sable", (0, 0)), rows=("..C.",), is_up=False, light="dark")
    crawl.spots[1, 0].is_up = True
    run = ScriptRun(act(crawl, crawl.hero(ADA)))
    run.answer(ADA, "to-b1")
    prompt = run.open[ADA]
    assert (prompt.word, prompt.facts) == (words.WALK, {"hero": "Sable", "spot": "B1", "left": 1})
    assert usual(prompt) == (("stop",), "stop")
    way = told(prompt.options)["to-c1"]
    goal = {"goal": term("goal", "chest"), "is_there": 1}
    assert way == ("way", {"spot": "C1", "cost": 1, "passes": 0, "traps": 0, **goal})


def test_p5_silence_walks_on_to_where_the_walk_was_going() -> None:
    crawl = scene(("sable", (0, 0)), rows=("...C",), is_up=False)
    able(crawl.hero(ADA), move=8)  # Movement 3
    crawl.spots[1, 0].is_up = crawl.spots[2, 0].is_up = True
    run = ScriptRun(act(crawl, crawl.hero(ADA)))
    run.answer(ADA, "to-c1")
    assert (run.open[ADA].word, run.open[ADA].default) == (words.WALK, ("to-c1",))


def test_p12_where_it_flees() -> None:
    crawl = scene(("brakka", (0, 0)), rows=("...", "..."), foes=[("KH", (0, 0))])
    crawl.enemies[0].health = 1
    prompt = first(enemy_turn(crawl, crawl.enemies[0]))
    assert (prompt.word, prompt.seat, prompt.facts) == (words.FLEE, ADA, {**MARSHAL, "health": 1})
    assert usual(prompt) == (("to-b1",), "to-b1")
    assert told(prompt.options) == {"to-b1": ("flee", {"spot": "B1"}), "to-a2": ("flee", {"spot": "A2"})}


def test_p9_a_held_turn() -> None:
    crawl = scene(("orrin", (0, 0)), ("brakka", (0, 0)), rows=("..#..",), foes=[("KD", (4, 0))])
    crawl.hero(BEN).is_waiting = crawl.hero(BEN).has_acted = True
    run = ScriptRun(play(crawl))
    run.answer(ADA, "rest")
    prompt = run.open[BEN]
    assert (prompt.word, prompt.facts, prompt.is_standing, prompt.main) == (
        words.HELD, {"hero": "Brakka"}, True, "act",
    )  # fmt: skip
    assert [option.key for option in prompt.options] == ["act"]


def test_p10_a_thing_is_asked_for() -> None:
    crawl = scene(("orrin", (0, 0)), ("brakka", (0, 0)))
    ada, ben = crawl.state.heroes
    ben.bag.append(crawl.made("torch"))
    run = ScriptRun(act(crawl, ada))
    assert told(run.open[ADA].options)["ask-1-1"] == ("ask-for", {"item": term("item", "torch"), "friend": "Brakka"})
    prompt = first(request(crawl, ada, ben.bag[0], ben))
    assert (prompt.seat, prompt.word, prompt.default) == (BEN, words.CONSENT, ("refuse",))
    assert (prompt.facts["hero"], prompt.facts["friend"], prompt.facts["item"]) == (
        "Brakka", "Orrin", term("item", "torch"),
    )  # fmt: skip


def test_p11_a_find() -> None:
    crawl = scene(("brakka", (0, 0)), flips=("2S", "3H"), options=P52Options(finds="asked"))
    prompt = first(find(crawl, crawl.hero(ADA), "chest"))
    assert (prompt.word, prompt.facts) == (words.FIND, {"hero": "Brakka", "item": term("item", "torch"), "count": 2})
    assert usual(prompt) == (("take",), "take")


def test_p11_where_armour_is_worn() -> None:
    crawl = scene(("brakka", (0, 0)))
    hero = crawl.hero(ADA)
    hero.bag.append(crawl.made("decent-armour"))
    prompt = first(wear(crawl, hero, hero.bag[0]))
    assert (prompt.word, prompt.facts) == (words.PART, {"hero": "Brakka", "item": term("item", "decent-armour")})
    assert usual(prompt) == (("head",), "head")


def test_what_a_thing_is_for() -> None:
    crawl = scene(("sable", (0, 0)), flips=("4S", "5H"))
    prompt = first(find(crawl, knowing(crawl, "bow-skills", "knife-use"), "chest"))
    assert (prompt.word, prompt.facts) == (words.TRAIN, {"hero": "Sable", "item": term("item", "weapon-tuner")})
    assert usual(prompt) == (("knife-use",), "knife-use")
    assert told(prompt.options)["bow-skills"] == ("which-ability", {"ability": term("ability", "bow-skills")})


def test_what_a_manual_trains() -> None:
    crawl = scene(("brakka", (0, 0)))
    hero = crawl.hero(ADA)
    hero.bag.append(crawl.made("training-manual"))
    run = ScriptRun(act(crawl, hero))
    run.answer(ADA, "use-1")
    prompt = run.open[ADA]
    assert (prompt.facts, usual(prompt)) == (
        {"hero": "Brakka", "item": term("item", "training-manual")}, (("lift-sword-play",), "lift-sword-play"),
    )  # fmt: skip
    core, ability = term("core", "lift"), term("ability", "block")
    assert told(prompt.options)["lift-block"] == ("train", {"core": core, "ability": ability})
    assert told(prompt.options)["move"] == ("train-core", {"core": term("core", "move")})


def test_r131_what_becomes_of_the_dead() -> None:
    crawl = scene(("brakka", (0, 0)))
    crawl.hero(ADA).is_dead, crawl.state.result = True, "fallen"
    prompt = first(settle(crawl))
    assert (prompt.word, prompt.facts, usual(prompt)) == (words.FATE, {"hero": "Brakka"}, (("raised",), "raised"))


def test_p4_a_turn() -> None:
    crawl = scene(("brakka", (0, 0)), foes=[("KH", (0, 0))])
    give_stamina(crawl, crawl.hero(ADA), "4H")
    prompt = first(act(crawl, crawl.hero(ADA)))
    assert prompt.facts == {"hero": "Brakka", "health": 33, "most": 33, "stamina": 1, "spot": "A1", "left": 2}
    assert usual(prompt) == (("rest",), "hit-sword-play-1")
    options = told(prompt.options)
    sword = {**MARSHAL, "ability": term("ability", "sword-play"), "target": 7, "reach": 0}
    assert options["hit-sword-play-1"] == ("hit", sword)
    assert options["hit-sword-play-1-s"] == ("hit-stamina", sword)
    assert options["aim-1"] == ("aim", {**MARSHAL, "bonus": 1})
    assert options["stance"] == ("stance", {"bonus": 1})
    assert options["rest"] == ("rest", {"gained": 1})
    assert [key for key in options if key.startswith(("wait", "rest"))] == ["wait", "rest"]


@pytest.mark.parametrize(
    ("think", "target", "breaks", "both"), [(5, 9, 2, 0), (2, 10, 3, 3), (6, 8, 0, 0), (12, 6, 0, 0)]
)
def test_r91_a_chest_says_which_cards_open_and_which_break_it(think: int, target: int, breaks: int, both: int) -> None:
    """An Ace explodes, so the lowest card that can break anything is a 2, and with stamina the lowest sum a 3."""
    crawl = scene(("brakka", (0, 0)), rows=("C.",))
    hero = crawl.hero(ADA)
    give_stamina(crawl, hero, "4H")
    hero.sheet.cores = hero.sheet.cores.__class__(6, think, 1, 4, 2)
    options = told(first(act(crawl, hero)).options)
    assert options["smash"] == ("smash", {"target": target, "breaks": breaks})
    assert options["smash-s"] == ("smash-stamina", {"target": target, "breaks": both})


def test_wide_blows_say_whom_they_meet() -> None:
    crawl = scene(("orrin", (0, 0)), rows=("...",), foes=[("KH", (1, 0)), ("KD", (2, 0)), ("KS", (2, 0))])
    options = told(first(act(crawl, knowing(crawl, "meteor-strike"))).options)
    meteor = {"ability": term("ability", "meteor-strike"), "spot": "B1", "second": "C1", "target": 10, "reach": 1}
    assert options["cast-meteor-strike-b1-c1"] == ("cast-two", {**meteor, "count": 3, "friends": 0})
    assert options["cast-meteor-strike-b1"] == ("cast", {**meteor, "second": "", "count": 1, "friends": 0})


def test_section_4_who_is_told_to_strike_back_does_so_with_the_likeliest() -> None:
    crawl = struck("AS")
    hero = knowing(crawl, "sword-play", "hand-to-hand", "fire-ball", "heal")
    give_stamina(crawl, hero, "4H")
    prompt, view = first(assault(crawl, crawl.enemies[0], hero, "turn")), sight(crawl.state, ADA)
    assert ordered(view, prompt, COUNTER, ("best",)) == ("fire-ball",)
    assert ordered(view, prompt, COUNTER, ("never",)) == ("decline",)
