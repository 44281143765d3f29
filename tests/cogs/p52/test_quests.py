"""Rooms left, levels, rewards and ends: T47, T48, T52, T59 to T62 (R113 to R122, R128, R130, R131)."""

import pytest

from bot.engine import SETTLED, Event
from cogs.p52.content.kinds import Cores
from cogs.p52.content.tables import ADVENTURES
from cogs.p52.events.growth import ExperienceGained, LevelGained, QuestRewarded, Recovered
from cogs.p52.options import P52Options
from cogs.p52.rules.crawl import Crawl
from cogs.p52.rules.enemies.figures import health_of, level_of, line_of
from cogs.p52.rules.heroes.figures import most_health
from cogs.p52.rules.heroes.roster import keepsakes, sheet_of
from cogs.p52.rules.quests.beginning import begin, is_grim
from cogs.p52.rules.quests.ends import look
from cogs.p52.rules.quests.experience import gain, habits
from cogs.p52.rules.quests.growing import evenly
from cogs.p52.rules.quests.rooms_left import after_room
from cogs.p52.rules.quests.settling import settle
from cogs.p52.rules.rooms.laying import lay
from cogs.p52.state.people import Enemy, Item, Tally
from cogs.p52.state.sheet import Sheet
from tests.cogs.p52.parties import ADA, BEN, party, stack
from tests.support.scripts import ScriptRun, run_script


def in_room(crawl: Crawl, number: int = 1) -> Crawl:
    """All of them stand at the start of this room of the adventure."""
    crawl.room.number = number - 1
    run_script(lay(crawl), {}, otherwise=("block",))
    for hero in crawl.state.heroes:
        hero.at = crawl.room.start
    return crawl


def of(kind: type[Event], events: list[Event]) -> list[Event]:
    return [event for event in events if isinstance(event, kind)]


def result_of(crawl: Crawl) -> str:
    return crawl.state.result


def lock_of(crawl: Crawl) -> str:
    return crawl.room.lock


def test_t47_what_a_room_is_worth() -> None:
    """Alive 5, two enemies attacked, a Queen felled, a defence, a chest picked."""
    hero = party("brakka").hero(ADA)
    hero.tally = Tally(attacked=[1, 2], felled=["Q"], defences=1, picked=1)
    (told,) = run_script(gain(hero), {}).events
    assert isinstance(told, ExperienceGained)
    assert (told.points, hero.sheet.experience) == (16, 16)


def test_harm_to_friends_is_never_worth_less_than_nothing() -> None:
    hero = party("brakka").hero(ADA)
    hero.tally = Tally(harmed=3)
    run_script(gain(hero), {})
    assert hero.sheet.experience == 0


def test_what_is_done_often_becomes_a_habit() -> None:
    tally = Tally(attacks_with={"sword-play": [1, 2, 3], "hand-to-hand": [1, 2]}, defences_with={"dodge": 3})
    assert habits(tally) == [("sword-play", ("lift",)), ("dodge", ("balance", "move"))]


def test_t48_a_level_is_gained() -> None:
    crawl = in_room(party("brakka"))
    hero = crawl.hero(ADA)
    hero.sheet.experience = 24 - 5
    stack(crawl, "9S", "2S", "3S")
    run = ScriptRun(after_room(crawl))
    assert of(LevelGained, run.events) == [
        LevelGained(seat=0, hero="Brakka", level=2, card="9S", points=4, experience=4)
    ]
    prompt = run.open[ADA]
    assert (prompt.word, prompt.facts["points"]) == ("rise", 4)
    health = hero.health
    run.answer(ADA, {"lift": 1, "think": 0, "balance": 3, "move": 0, "lead": 0})
    assert run.is_over
    assert (hero.sheet.level, hero.sheet.experience, hero.sheet.learns) == (2, 4, 0)
    assert hero.sheet.cores == Cores(7, 5, 4, 4, 2)
    assert (hero.health, hero.sheet.raised) == (health + 5, 11)


def test_one_level_a_room_and_an_ability_on_odd_ones() -> None:
    crawl = in_room(party("brakka"))
    sheet = crawl.hero(ADA).sheet
    sheet.level, sheet.experience = 2, 200
    stack(crawl, "2S", "2H", "3S")
    run = ScriptRun(after_room(crawl))
    run.answer(ADA, {"lift": 0, "think": 1, "balance": 0, "move": 0, "lead": 0})
    assert run.open[ADA].word == "learn"
    run.answer(ADA, "hand-to-hand")
    assert run.open[ADA].word == "practise"
    assert (sheet.level, sheet.experience, sheet.learns) == (3, 175, 0)
    run.answer(ADA, "sword-play")
    assert (sheet.abilities["sword-play"], sheet.experience) == (2, 167)
    assert next(o for o in run.open[ADA].options if o.key == "sword-play").facts["cost"] == 16
    run.answer(ADA, "done")
    assert run.is_over


def test_an_ability_can_be_chosen_another_time() -> None:
    crawl = in_room(party("brakka"))
    sheet = crawl.hero(ADA).sheet
    sheet.learns = 1
    run_script(after_room(crawl), {ADA: ["later"]})
    assert sheet.learns == 1
    run_script(after_room(in_room(crawl, 2)), {ADA: ["poison-tip"]})
    assert (sheet.learns, sheet.abilities["poison-tip"]) == (0, 1)


def test_points_nobody_places_go_where_they_are_asked_for() -> None:
    """P14: to the lowest of what a known ability asks for."""
    sheet = party("brakka").hero(ADA).sheet  # Sword Play and Block ask for Lift, Counter Spell for Think
    assert evenly(sheet, 3) == Cores(lift=1, think=2)


@pytest.mark.parametrize(("is_grim_", "health"), [(False, 19), (True, 14)])
def test_t52_t59_recovery(is_grim_: bool, health: int) -> None:
    """Max 27, HP 10, flip 9: a quarter of 36, on Grim an eighth; a full pile stays full."""
    crawl = in_room(party("sable"))
    hero = crawl.hero(ADA)
    crawl.state.is_grim = is_grim_
    hero.health = 10
    assert crawl.draw_stamina(hero, 5) == 5
    stack(crawl, "9D")
    (told,) = of(Recovered, run_script(after_room(crawl), {}).events)
    assert isinstance(told, Recovered)
    assert (hero.health, len(hero.stamina)) == (health, 5)


def test_t59_grim_makes_enemies_tougher() -> None:
    crawl = in_room(party("brakka", "sable", "orrin"))
    crawl.state.is_grim = True
    assert health_of(crawl.state, "ox-marshal") == 33


def test_t60_grim_with_four() -> None:
    """Queen of diamonds at average level 1 is read at level 2: HP as written, target 6 + R, damage 6 + O."""
    crawl = in_room(party("brakka", "sable", "orrin", "maive"))
    crawl.state.is_grim = True
    level = level_of(crawl.state, "glint-hexer")
    (blow,) = line_of("glint-hexer", is_few=False).blows
    assert (level, health_of(crawl.state, "glint-hexer")) == (2, 20)
    assert (blow.target_at(level, 0), blow.damage_at(level, 0, 0)) == (6, 6)


def test_fitting_is_gentle_with_a_newcomer() -> None:
    crawl = party("brakka", "sable")
    assert not is_grim(crawl)
    for hero in crawl.heroes:
        hero.sheet.level = 2
    assert is_grim(crawl)


def went_home(crawl: Crawl) -> list[Sheet]:
    return [one.read(Sheet) for one in keepsakes(crawl.state)]


def test_t61_called_off_they_are_as_the_last_room_was_left() -> None:
    crawl = in_room(party("brakka", "sable"), 2)
    brakka = crawl.hero(ADA)
    brakka.sheet.experience = 20
    run = ScriptRun(after_room(crawl))
    run.answer(ADA, run.open[ADA].default or "")
    while not run.is_over:
        run.answer(ADA, "done")
    in_room(crawl, 3)
    brakka.bag.append(Item(99, "fine-bow"))
    (home, _) = went_home(crawl)
    assert (home.level, [gear.key for gear in home.gear]) == (2, [])
    assert not home.is_retired


def test_t62_dead_and_resurrected() -> None:
    """Items are lost; experience of the room it fell in, and of the quest, is added."""
    crawl = in_room(party("brakka", "sable"), 2)
    sable = crawl.hero(BEN)
    sable.tally, sable.is_dead, sable.died_in, sable.health = Tally(attacked=[1]), True, 2, 0
    run_script(after_room(crawl), {})
    assert sable.sheet.experience == 1
    in_room(crawl, 4)
    crawl.state.result = "won"
    run = ScriptRun(settle(crawl))
    while not run.is_over:
        for seat, prompt in dict(run.open).items():
            run.answer(seat, prompt.default or "")
    home = went_home(crawl)[BEN]
    assert of(QuestRewarded, run.events)
    assert (home.experience, home.gear, home.deaths, home.won) == (1 + 5, [], 1, 1)
    assert home.records[-1].has_died


def test_the_lamp_is_won_when_the_sexton_falls() -> None:
    crawl = in_room(party("brakka", "sable"), 4)
    run_script(look(crawl), {})
    assert not result_of(crawl)
    crawl.room.has_major = True
    crawl.room.enemies.append(Enemy(1, "tallow-sexton", "major", "", crawl.room.start, 9, 15, 1))
    run_script(look(crawl), {})
    assert not result_of(crawl)
    crawl.room.enemies.clear()
    run_script(look(crawl), {})
    assert result_of(crawl) == "won"
    run = ScriptRun(settle(crawl))
    assert {prompt.word for prompt in run.prompts} == {"reward"}
    while not run.is_over:
        for seat, prompt in dict(run.open).items():
            run.answer(seat, prompt.default or "")
    brakka, sable = went_home(crawl)
    assert brakka.abilities == {"sword-play": 2, "block": 2, "counter-spell": 1}
    assert [gear.key for gear in sable.gear] == ["decent-armour"]
    assert (brakka.won, brakka.experience) == (1, 5 + 5)


def test_a_session_begins_with_a_potion_and_a_thing() -> None:
    """R9. Where the sum leaves a choice it is its player's; 23 and more draw once more."""
    crawl = party("brakka", "sable")
    piles = crawl.state.decks.action
    stack(crawl, *piles[:-11:-1], "AS", "AH", "KS", "KH", "2D", "3D")
    run = ScriptRun(begin(crawl))
    assert [run.open[seat].word for seat in run.open] == ["start"]
    run.answer(BEN, "fine-bow")
    brakka, sable = ([item.key for item in hero.bag] for hero in crawl.state.heroes)
    assert brakka == ["healing-potion", "torch"]
    assert sable == ["healing-potion", "fine-bow", "lock-pick", "lock-pick"]
    assert [len(hero.stamina) for hero in crawl.state.heroes] == [5, 5]
    assert [one.gear for one in went_home(crawl)] == [[], []]  # R138


def test_doors_of_the_gaol() -> None:
    """A key from where it lay; then the Ropewalk's bars; then both keys on the exit."""
    crawl = in_room(party("brakka", "sable", options=P52Options(adventure="gaol")), 2)
    room, brakka = crawl.room, crawl.hero(ADA)
    assert lock_of(crawl) == "locked"
    spot = next(spot for spot in room.spots if spot.mark == "K")
    spot.is_up = True
    spot.items.append(Item(1, "key"))
    run_script(look(crawl), {})
    assert lock_of(crawl) == "locked"
    brakka.bag.append(spot.items.pop())
    run_script(look(crawl), {})
    assert lock_of(crawl) == "open"
    in_room(crawl, 4)
    next(spot for spot in crawl.room.spots if spot.mark == "K").is_up = True
    run_script(look(crawl), {})
    assert lock_of(crawl) == "barred"
    for one in crawl.room.spots:
        one.is_up = True
    run_script(look(crawl), {})
    assert lock_of(crawl) == "open"
    in_room(crawl, 5)
    crawl.room.has_major, crawl.hero(BEN).bag = True, [Item(2, "key")]
    run_script(look(crawl), {})
    assert crawl.room.lock == "locked"
    brakka.at = crawl.hero(BEN).at = crawl.room.exit
    run_script(look(crawl), {})
    assert (crawl.room.lock, crawl.state.result) == ("open", "")
    run_script(after_room(crawl), {}, otherwise=("later",))
    assert result_of(crawl) == "won"


def test_nobody_takes_a_key_home() -> None:
    hero = party("brakka").hero(ADA)
    hero.bag = [Item(1, "key"), Item(2, "fine-bow"), Item(3, "wind-relic")]
    hero.worn = [2]
    assert [(gear.key, gear.is_worn) for gear in sheet_of(hero).gear] == [("fine-bow", True)]
    assert most_health(hero) == 33


@pytest.mark.parametrize("key", ADVENTURES)
def test_every_scene_can_be_laid(key: str) -> None:
    crawl = party("brakka", "sable", "orrin", "maive", options=P52Options(adventure=key))  # type: ignore[arg-type]
    for number, scene in enumerate(ADVENTURES[key].scene, start=1):
        in_room(crawl, number)
        room = crawl.room
        assert room.number == number
        assert room.key == (scene.room or "block")
        assert {spot.mark for spot in room.spots} <= set(".OHTCedMBKQ")
        assert all(0 <= x < room.width and 0 <= y < room.height for x, y in crawl.ground)
        decks = crawl.state.decks
        assert len(decks.room) + len(decks.turned) + sum(bool(spot.card) for spot in room.spots) == 40


def test_a_grid_of_ones_own() -> None:
    """R13: what is no room is said to be none, and the question stands again."""
    crawl = party("brakka", "sable", options=P52Options(adventure="gaol"), seed=b"grid")
    crawl.room.number = 2
    run = ScriptRun(lay(crawl))
    (seat,) = run.open
    count = run.open[seat].facts["count"]
    assert isinstance(count, int)
    run.answer(seat, "grid")
    events = run.answer(seat, "..\nS?")
    assert [(event.word, event.to) for event in events] == [("grid-refused", (seat,))]
    run.answer(seat, "grid")
    rows = ["." * min(9, count - begun) for begun in range(1, count, 9)]
    run.answer(seat, "\n".join(["S", *rows]))
    assert run.is_over
    assert len(crawl.room.spots) == count


def test_nothing_of_the_end_is_taken_back() -> None:
    crawl = in_room(party("brakka"))
    crawl.state.result = "fallen"
    assert list(settle(crawl))[-1] is SETTLED
    assert (crawl.state.phase, went_home(crawl)[0].lost) == ("over", 1)


def test_a_relic_left_behind_loses_the_quest() -> None:
    """5.9: the Regent has fallen, and nobody has what was to be won."""
    crawl = in_room(party("brakka", "sable", options=P52Options(adventure="winds")), 5)
    crawl.room.has_major = True
    crawl.room.spots[0].items.append(Item(1, "wind-relic"))
    run_script(look(crawl), {})
    assert not result_of(crawl)
    crawl.hero(BEN).bag.append(crawl.room.spots[0].items.pop())
    run_script(look(crawl), {})
    assert result_of(crawl) == "won"
    crawl.state.result, crawl.hero(BEN).bag = "", []
    run_script(look(crawl), {})
    assert result_of(crawl) == "late"
