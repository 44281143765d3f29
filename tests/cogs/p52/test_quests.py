"""A session's beginning and its end, and who goes home with what: T61, T62 (R9, R122, R130, R131)."""

from bot.engine import SETTLED
from cogs.p52.events.growth import QuestRewarded
from cogs.p52.options import P52Options
from cogs.p52.rules.heroes.figures import most_health
from cogs.p52.rules.heroes.roster import sheet_of
from cogs.p52.rules.quests.beginning import begin
from cogs.p52.rules.quests.ends import look
from cogs.p52.rules.quests.rooms_left import after_room
from cogs.p52.rules.quests.settling import settle
from cogs.p52.state.people import Enemy, Item, Tally
from tests.cogs.p52.parties import ADA, BEN, party, stack
from tests.cogs.p52.quests import in_room, lock_of, of, result_of, went_home
from tests.support.scripts import ScriptRun, run_script


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


def test_r9_lock_picks_come_in_pairs_by_choice_as_well() -> None:
    crawl = party("brakka")
    piles = crawl.state.decks.action
    stack(crawl, *piles[:-6:-1], "KS", "KH", "2C", "3C")
    run = ScriptRun(begin(crawl))
    run.answer(ADA, "lock-pick")
    assert [item.key for item in crawl.hero(ADA).bag] == ["healing-potion", *["lock-pick"] * 4]


def test_nobody_takes_a_key_home() -> None:
    hero = party("brakka").hero(ADA)
    hero.bag = [Item(1, "key"), Item(2, "fine-bow"), Item(3, "wind-relic")]
    hero.worn = [2]
    assert [(gear.key, gear.is_worn) for gear in sheet_of(hero).gear] == [("fine-bow", True)]
    assert most_health(hero) == 33


def test_nothing_of_the_end_is_taken_back() -> None:
    crawl = in_room(party("brakka"))
    crawl.state.result = "fallen"
    assert list(settle(crawl))[-1] is SETTLED
    assert (crawl.state.phase, went_home(crawl)[0].lost) == ("over", 1)


def test_r9_a_collector_has_an_eye_for_what_they_begin_with() -> None:
    crawl = party("brakka")
    crawl.hero(ADA).sheet.quirk = "collector"
    crawl.draw_stamina(crawl.hero(ADA), 5)
    stack(crawl, "4S", "2H")
    run_script(begin(crawl), {})
    assert [item.key for item in crawl.hero(ADA).bag] == ["healing-potion", "decent-armour"]


def test_r15_the_last_door_of_a_random_delve_may_be_barred_as_well() -> None:
    crawl = in_room(party("brakka", options=P52Options(adventure="delve")))
    crawl.state.quest.shape, crawl.state.quest.is_found = "trapped", True
    crawl.room.is_barred, crawl.room.lock = True, "locked"
    crawl.hero(ADA).at = crawl.room.exit
    crawl.hero(ADA).bag += [crawl.made("key"), crawl.made("key")]
    run_script(look(crawl), {})
    assert lock_of(crawl) == "barred"
