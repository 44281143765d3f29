"""Three rules at once: what is still owed when a turn ends, and quests that one moment fulfils together."""

from bot.kit.deeds import by_key
from cogs.dead_throne.content.decks import quest_deck
from cogs.dead_throne.rules.land.reckoning import reckon
from cogs.dead_throne.rules.land.steps import step_deeds
from cogs.dead_throne.rules.meeting.windows import meeting_deeds
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.rules.turn.frame import play
from cogs.dead_throne.rules.turn.game_turn import game_turn
from cogs.dead_throne.state.match import OpenQuest
from cogs.dead_throne.state.people import Player, Turn
from tests.cogs.dead_throne.battling import fighting
from tests.cogs.dead_throne.meetings import ADA, BEN, CLEO, realm, sets, thing, to_the_end, walks
from tests.cogs.dead_throne.scenes import by_default, stack
from tests.cogs.dead_throne.test_market import order
from tests.support.scripts import ScriptRun


def test_r20_r31_r32_a_lair_that_is_drawn_when_a_hold_ends_drives_off_there_and_then() -> None:
    """A Black Idol's 6: the first lair's Hound holds; the second is drawn once it is gone, and its Boar drives off."""
    world = realm("T1.r2", "P.r1", dice=[6])
    ada = world.player(ADA)
    ada.pack = [world.made("relic", "black-idol", "loot")]
    ada.scrolls = ["read-the-land"] * 3
    stack(world, "loot", "lair:", "lair:")
    stack(world, "field", "enemy:f6", "enemy:f4", "coin:field")
    run = ScriptRun(game_turn(world, ada))
    run.answer(ADA, f"relic-{thing_of(ada)}")
    to_the_end(run)
    assert (ada.held is not None, ada.finds) == (True, 1)
    to_the_end(ScriptRun(game_turn(world, ada)))
    assert (ada.held, ada.due) == (None, None)
    assert ada.at != "T1.r2"
    assert ada.coin == 5 - 2 - 2 + 4


def thing_of(player: Player) -> int:
    return player.pack[0].id


def test_r31_r62_r149_a_lair_drawn_at_the_end_of_a_battle_turn_drives_out_of_the_battle() -> None:
    """Freed with Loot still owed, and attacked by the rescuer: it is drawn when the Battle Turn ends."""
    world = realm("T1.r2", "T1.r2", "P.r1")
    ada = world.player(ADA)
    ada.finds = 1
    for player in world.players:
        player.scrolls = ["read-the-land"] * 3
    stack(world, "loot", "lair:")
    stack(world, "field", "enemy:f4", "coin:field")
    fighting(world, BEN, ADA)
    world.state.next = ADA
    run = ScriptRun(play(world))
    run.answer(ADA, "pass")
    to_the_end(run)
    assert (ada.due, world.state.battles) == (None, [])
    assert ada.at != "T1.r2"


def at_the_tavern(*quests: str, coin: int) -> tuple[Realm, Player]:
    world = realm("T1.tavern", "P.r1", print="wide")
    ada = walks(world.player(ADA))
    ada.coin = coin
    world.state.quests = [OpenQuest(quest) for quest in quests]
    world.state.decks["quests"] = [key for key in quest_deck(is_wide=False) if key not in quests]
    return world, ada


def interacts(world: Realm, player: Player, *said: str) -> None:
    run = ScriptRun(step_deeds(world, player)[0].play())
    for key in said:
        run.answer(ADA, key)
    to_the_end(run)
    by_default(reckon(world, player))


def test_r114_twenty_coin_are_held_where_another_quest_of_that_moment_pays_them() -> None:
    """Q16 asks for 20 coin at a Tavern; the third Tavern of Q5 pays 10, whichever of the two was opened first."""
    for quests in (("q16", "q5"), ("q5", "q16")):
        world, ada = at_the_tavern(*quests, coin=10)
        world.state.decks["loot"] = ["coin:loot"]
        quest = next(one for one in world.state.quests if one.key == "q5")
        quest.progress[ADA] = ["T2.tavern", "T3.tavern"]
        interacts(world, ada)
        assert ada.coin == 10 + 10 + 8 + 6


def test_r114_twenty_coin_were_held_though_some_are_handed_in_there() -> None:
    """Q19 takes a broken weapon and 3 coin at Highmarch: they came in with 20."""
    world, ada = at_the_tavern("q19", "q16", coin=20)
    ada.at, ada.turn = "T2.tavern", Turn(is_on=True, path=["T2.tavern"])
    ada.pack = [thing(world, "dagger")]
    ada.pack[0].is_broken = True
    interacts(world, ada, "hand-in-q19")
    assert (ada.coin, [one.key for one in ada.things]) == (20 - 3 + 6, ["long-sword"])


def test_r114_nineteen_are_not_twenty() -> None:
    world, ada = at_the_tavern("q16", coin=19)
    interacts(world, ada)
    assert ada.coin == 19


def offered_something_else() -> tuple[Realm, ScriptRun[object]]:
    """Ada walks up to Ben and offers a coin, he two; Cleo's Rockfall lies in that region."""
    world = realm("P.r4", "P.r4", "T2.inn", "T2.inn")
    ada, _, cleo, _ = world.players
    walks(ada)
    sets(world, cleo, "rockfall")
    run = ScriptRun(by_key(meeting_deeds(world, ada, has_landed=True))["trade-1"].play())
    run.answer(ADA, {"give.coin": 1})
    run.answer(BEN, {"give.coin": 2})
    return world, run


def test_r111_r163_a_trap_may_spring_as_a_trade_is_laid_aside() -> None:
    """To offer and be offered something else is to have interacted: so Cleo's Rockfall may catch Ada there too."""
    world, run = offered_something_else()
    ada, ben, cleo, _ = world.players
    run.answer(CLEO, "hold-on")
    run.answer(CLEO, f"spring-{cleo.traps[0].id}")
    assert (ada.health, ada.turn.has_interacted, world.state.parleys) == (10 - 2, True, [])
    assert (ada.coin, ben.coin) == (5, 5)


def test_r163_and_where_none_does_they_talk_on() -> None:
    world, run = offered_something_else()
    run.wait()
    assert [one.members for one in world.state.parleys] == [[ADA, BEN]]


def test_r22_r64_r160_whoever_comes_to_a_market_in_the_last_turn_buys_before_points_are_counted() -> None:
    """With four their visit goes on beside the next turn, and there is none: yet they have interacted with it."""
    world = realm("T1.r1", "P.r1", "P.r3", "S.r1", dice=[2, 3], dusk=1)
    ada = world.player(ADA)
    ada.coin, world.state.market_pieces, world.state.pieces = 50, 1, 1
    for player in world.players:
        player.scrolls = ["read-the-land"] * 3
    world.state.first, world.state.next = BEN, ADA
    run = ScriptRun(play(world))
    run.answer(ADA, "roll")
    run.answer(ADA, "stop-t1-market")
    order(run, pieces=1)
    to_the_end(run)
    assert (ada.pieces, ada.coin, world.state.shoppers) == (1, 0, [])
    assert (world.state.result, world.state.winners) == ("dusk", [ADA])


def test_r32_r69_whoever_a_lair_seizes_as_they_flee_is_asked_for_no_way() -> None:
    """Loot still owed is drawn when the Battle Turn ends, with the flight rolled: the lair's Hound holds them (R20)."""
    world = realm("T1.r2", "T1.r2", "P.r1", dice=[5, 6])
    ada = world.player(ADA)
    ada.finds = 1
    for player in world.players:
        player.scrolls = ["read-the-land"] * 3
    stack(world, "loot", "lair:")
    stack(world, "field", "enemy:f6")
    fighting(world, BEN, ADA)
    world.state.next = ADA
    run = ScriptRun(play(world))
    run.answer(ADA, "flee")
    to_the_end(run)
    assert (ada.held is not None, ada.at, world.state.battles) == (True, "T1.r2", [])
    assert "stop" not in [prompt.word for prompt in run.asked]
