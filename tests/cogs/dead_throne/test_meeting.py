"""TC8 to TC12, TC18, TC42: windows, announcing, trades."""

from bot.engine import ACCEPT, REFUSE
from bot.kit.deeds import Deed
from cogs.dead_throne.events.battles import BattleBegan, Struck
from cogs.dead_throne.events.meeting import Traded, TradeRefused
from cogs.dead_throne.events.scrolls import Nullified
from cogs.dead_throne.rules.meeting.trades import talk_on
from cogs.dead_throne.rules.meeting.windows import attack_announced, meeting_deeds, pass_by
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.state.people import Player
from tests.cogs.dead_throne.gate import GATE, keys
from tests.cogs.dead_throne.meetings import ADA, BEN, CLEO, carries, holds, realm, walks, wears
from tests.support.scripts import ScriptRun, run_script


def test_tc08_whoever_is_walked_over_may_start_a_battle_and_strikes_first() -> None:
    world = realm(GATE, GATE)
    ada, ben = world.players
    wears(world, ada, "copper-ring", "short-sword")
    wears(world, ada, "buckler")
    ada.health = 11
    wears(world, ben, "mace")
    run = ScriptRun(pass_by(world, walks(ada, left=3)))
    assert keys(run, BEN) == ["let-pass", "battle", "trade"]
    run.answer(BEN, "battle")
    assert run.result is True
    began, blow = run.events[:2]
    assert began == BattleBegan(seat=BEN, other=ADA, step=GATE, way="window")
    assert blow == Struck(seat=BEN, target=ADA, attack=5, defence=2, damage=3, health=8, way="weapon")
    assert ada.health == 8
    assert ada.turn.has_interacted


def test_tc09_whoever_announces_strikes_first() -> None:
    world = realm(GATE, GATE)
    ada, ben = world.players
    wears(world, ada, "axe")
    wears(world, ben, "round-shield")
    run = run_script(attack_announced(world, walks(ada), ben), {})
    assert run.events[1] == Struck(seat=ADA, target=BEN, attack=4, defence=3, damage=1, health=9, way="weapon")


def test_tc10_unannounced_and_let_pass_leaves_no_battle() -> None:
    world = realm(GATE, GATE)
    ada, _ = world.players
    holds(world, ada, "blood-dart")
    walks(ada)
    run = run_script(pass_by(world, ada), {BEN: ["let-pass"]})
    assert run.result is False
    landed = {deed.option.key for deed in meeting_deeds(world, ada, has_landed=True)}
    assert landed == {"trade-1", "blood-dart-1"}
    begun = {deed.option.key for deed in meeting_deeds(world, ada, has_landed=False)}
    assert begun == landed | {"battle-1"}


def trade_of(world: Realm, ada: Player) -> Deed:
    return next(deed for deed in meeting_deeds(world, ada, has_landed=True) if deed.option.key == "trade-1")


def test_tc11_a_trade_refused_is_no_interaction() -> None:
    world = realm(GATE, GATE)
    ada = walks(world.player(ADA), left=4)
    run = ScriptRun(trade_of(world, ada).play())
    run.answer(ADA, {"give.coin": 1})
    run.answer(BEN, REFUSE)
    assert run.events[-1] == TradeRefused(seat=BEN, other=ADA)
    assert not ada.turn.has_interacted
    assert ada.turn.left == 4
    assert not meeting_deeds(world, ada, has_landed=True)  # not asked again


def test_tc12_a_trade_agreed_is_the_interaction() -> None:
    world = realm(GATE, GATE)
    ada, ben = world.players
    wears(world, ben, "short-sword")
    sword = ben.worn["weapon"]
    walks(ada)
    run = ScriptRun(trade_of(world, ada).play())
    run.answer(ADA, {"give.coin": 1, "take": (f"deal-{sword.id}",)})
    run.answer(BEN, ACCEPT)
    assert Traded(seat=BEN, other=ADA) in run.events
    assert (ada.pack, ada.coin, ben.coin, ben.worn) == ([sword], 4, 6, {})
    assert ada.turn.has_interacted
    assert [event.word for event in run.heard_by(None)] == ["talked", "traded"]


def test_a_counter_offer_shows_what_nobody_saw() -> None:
    world = realm(GATE, GATE)
    ada, ben = world.players
    carries(world, ben, "rope")
    rope = ben.pack[0]
    run = ScriptRun(trade_of(world, walks(ada)).play())
    assert not run.open[ADA].options
    run.answer(ADA, {"give.coin": 2})
    run.answer(BEN, {"give": (f"deal-{rope.id}",), "take.coin": 3})
    assert [option.key for option in run.open[ADA].options] == [f"deal-{rope.id}"]
    run.answer(ADA, ACCEPT)
    assert (ada.pack, ada.coin) == ([rope], 2)


def test_tc18_only_who_defended_may_start_a_battle() -> None:
    world = realm(GATE, GATE)
    ada, ben = world.players
    holds(world, ben, "blood-dart", "blood-dart")
    holds(world, ada, "nullify", "mend")
    dart = next(d for d in meeting_deeds(world, walks(ben), has_landed=True) if d.option.key == "blood-dart-0")
    run = ScriptRun(dart.play())
    run.wait()
    assert run.is_over
    assert ada.health == 8
    again = ScriptRun(dart.play())
    again.answer(ADA, "hold-on")
    again.answer(ADA, "nullify")
    assert Nullified(seat=ADA, user=BEN, scroll="blood-dart") in again.events
    again.answer(ADA, "battle")
    assert again.events[-1] == BattleBegan(seat=ADA, other=BEN, step=GATE, way="answer")
    again.answer(ADA, "hand")
    assert ada.health == 8


def test_tc42_a_third_sits_down_at_a_trade_beside_the_round() -> None:
    world = realm(GATE, GATE, GATE, "P.r1")
    ada, ben, cleo, _ = world.players
    run = ScriptRun(trade_of(world, walks(ada)).play())
    run.answer(ADA, {"give.coin": 1})
    run.answer(BEN, {"take.coin": 2})
    assert run.is_over
    assert ada.turn.has_interacted
    (parley,) = world.state.parleys
    assert parley.members == [ADA, BEN]
    walks(cleo)
    assert not ScriptRun(pass_by(world, cleo)).open  # they have no window: who sits in a trade is joined
    sit = next(d for d in meeting_deeds(world, cleo, has_landed=True) if d.option.key == "sit-down-1")
    run_script(sit.play(), {})
    assert (parley.members, cleo.turn.has_interacted) == ([ADA, BEN, CLEO], True)
    run_script(talk_on(world, parley.id), {ADA: [REFUSE]})
    talk = ScriptRun(talk_on(world, parley.id))
    talk.answer(CLEO, "talk-to-0")
    talk.answer(CLEO, {"give.coin": 3})
    run_script(talk_on(world, parley.id), {ADA: [ACCEPT]})
    assert (ada.coin, cleo.coin, ben.coin) == (8, 2, 5)
    assert parley.members == [BEN, CLEO]
    talk = ScriptRun(talk_on(world, parley.id))
    talk.answer(BEN, "talk-to-2")
    talk.answer(BEN, {"give.coin": 1})
    run_script(talk_on(world, parley.id), {CLEO: [ACCEPT]})
    assert (cleo.coin, ben.coin) == (3, 4)
    assert not world.state.parleys
