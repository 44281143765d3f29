"""TC8 to TC12, TC18, TC42, TC43, TC48: windows, announcing, trades, scrolls on a player met, reactions."""

from typing import Any

from bot.engine import ACCEPT, REFUSE
from cogs.dead_throne.content.tables import ENEMIES
from cogs.dead_throne.events.battles import BattleBegan, Struck
from cogs.dead_throne.events.meeting import SetFree, Traded, TradeRefused
from cogs.dead_throne.events.scrolls import HeldOn, Nullified, ScrollUsed
from cogs.dead_throne.rules.deed import Deed
from cogs.dead_throne.rules.fight.reactions import use_scroll
from cogs.dead_throne.rules.meeting.trades import talk_on
from cogs.dead_throne.rules.meeting.windows import attack_announced, meeting_deeds, pass_by
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.rules.turn.settling import interact
from cogs.dead_throne.state.people import Held, Player
from tests.cogs.dead_throne.meetings import ADA, BEN, CLEO, DAN, carries, holds, realm, walks, wears
from tests.support.scripts import ScriptRun, run_script

GATE = "T1.g5"


def keys(run: ScriptRun[Any], seat: int) -> list[str]:
    return [option.key for option in run.open[seat].options]


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
    assert parley.members == [ADA, BEN, CLEO]
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


def held(world: Realm, player: Player, enemy: str, turns: int) -> None:
    deck = world.state.decks[ENEMIES[enemy].terrain]
    deck.remove(f"enemy:{enemy}")
    player.held = Held(enemy, ENEMIES[enemy].terrain, turns)


def test_tc13_who_is_held_has_no_windows() -> None:
    world = realm(GATE, GATE)
    ada, ben = world.players
    held(world, ada, "w5", 2)
    assert run_script(pass_by(world, walks(ben)), {}).result is False
    assert [deed.option.key for deed in meeting_deeds(world, ben, has_landed=True)] == ["rescue-0"]


def test_tc14_a_rescuer_may_attack_whom_he_freed() -> None:
    world = realm(GATE, GATE)
    ada, ben = world.players
    held(world, ada, "w5", 2)
    wears(world, ben, "greatsword")
    ben.worn["shield"] = world.made("item", "tower-shield", "market")
    (deed,) = meeting_deeds(world, walks(ben), has_landed=True)
    run = ScriptRun(deed.play())
    run.answer(BEN, "weapon")
    run.answer(BEN, "keep")
    assert SetFree(seat=BEN, other=ADA, enemy="w5") in run.events
    assert ada.held is None
    assert (ben.coin, [thing.key for thing in ben.pack]) == (8, ["w5"])
    assert "battle-0" in keys(run, BEN)
    run.answer(BEN, "battle-0")
    assert world.battle_of(ADA) is not None
    assert ben.turn.has_interacted


def test_who_fails_to_rescue_suffers_and_nobody_is_freed() -> None:
    world = realm(GATE, GATE)
    ada, ben = world.players
    held(world, ada, "w5", 2)
    (deed,) = meeting_deeds(world, walks(ben), has_landed=True)
    run = ScriptRun(deed.play())
    run.answer(BEN, "hand")
    assert run.is_over
    assert ada.held is not None
    assert ben.held is not None  # a Web Matron holds whoever loses
    assert (ada.held.turns, ben.held.turns) == (2, 2)  # each for turns of their own (A6)
    assert ada.held.card == ben.held.card > 0
    assert world.state.decks["woods"].count("enemy:w5") == ENEMIES["w5"].copies - 1


def test_tc43_freed_at_once_and_a_refused_trade_ends_it() -> None:
    world = realm(GATE, GATE)
    ada, ben = world.players
    held(world, ada, "w1", 1)
    wears(world, ben, "greatsword")
    (deed,) = meeting_deeds(world, walks(ben, left=2), has_landed=True)
    run = ScriptRun(deed.play())
    run.answer(BEN, "weapon")
    run.answer(BEN, "trade-0")
    run.answer(BEN, {"give.coin": 1})
    run.answer(ADA, REFUSE)
    assert run.is_over
    assert ada.held is None
    assert ben.turn.has_interacted


def test_tc48_nobody_is_asked_and_who_holds_a_nullify_may_hold_on() -> None:
    world = realm(GATE, "P.r1", "S.r1", "O.r1")
    ada, ben, cleo, _ = world.players
    holds(world, ada, "mend", "entangle")
    holds(world, ben, "nullify")
    holds(world, cleo, "mend")
    mended = ScriptRun(use_scroll(world, ada, "mend"), lasts=True)
    assert (mended.is_over, mended.asked) == (True, [])  # it touches nobody else
    run = ScriptRun(use_scroll(world, ada, "entangle", world.player(DAN)))
    assert run.events == [ScrollUsed(seat=ADA, scroll="entangle", target=DAN)]
    assert [(prompt.seat, prompt.is_standing, prompt.public_options) for prompt in run.prompts] == [(BEN, True, ())]
    run.answer(BEN, "hold-on")
    assert run.events[-1] == HeldOn(seat=BEN)
    assert [(prompt.seat, prompt.word, prompt.is_secret, prompt.within) for prompt in run.prompts] == [
        (BEN, "cancel", False, None)
    ]
    run.answer(BEN, "nullify")
    assert run.result is ben
    assert Nullified(seat=BEN, user=ADA, scroll="entangle") in run.events


def test_r158_who_lets_it_happen_leaves_the_others_their_breath() -> None:
    world = realm(GATE, "P.r1", "S.r1", "O.r1")
    ada, ben, cleo, dan = world.players
    holds(world, ada, "entangle")
    holds(world, ben, "nullify")
    holds(world, cleo, "nullify")
    run = ScriptRun(use_scroll(world, ada, "entangle", dan))
    run.answer(BEN, "hold-on")
    run.answer(BEN, "no")
    assert [(prompt.seat, prompt.word) for prompt in run.prompts] == [(CLEO, "react")]
    run.wait()
    assert (run.is_over, run.result) == (True, None)


def test_r158_a_nullify_may_be_nullified_in_its_turn() -> None:
    world = realm(GATE, "P.r1", "S.r1", "O.r1")
    ada, ben, cleo, dan = world.players
    holds(world, ada, "entangle", "nullify")
    holds(world, ben, "nullify")
    run = ScriptRun(use_scroll(world, ada, "entangle", dan))
    run.answer(BEN, "hold-on")
    run.answer(BEN, "nullify")
    run.answer(ADA, "hold-on")
    run.answer(ADA, "nullify")
    assert (run.is_over, run.result) == (True, None)
    assert (ada.scrolls, ben.scrolls, cleo.scrolls) == ([], [], [])


def test_who_can_do_nothing_but_use_a_scroll_where_they_stand_may_keep_it() -> None:
    """R9, R28, R39: they drew here already, and the other has refused to trade."""
    world = realm(GATE, GATE)
    ada, ben = world.players
    holds(world, ada, "sunder")
    wears(world, ben, "mace")
    walks(ada).turn.drawn_at = [GATE]
    ada.turn.refused = [BEN]
    run = ScriptRun(interact(world, ada))
    prompt = run.open[ADA]
    assert set(keys(run, ADA)) == {f"sunder-weapon-{BEN}", "pass"}
    assert (prompt.default, prompt.main) == (("pass",), "pass")


def test_r43_a_trade_refused_closes_no_other_window() -> None:
    """Nothing came of it: whoever stands there as well still has their turn at the walker, and the walk goes on."""
    world = realm(GATE, GATE, GATE)
    ada = world.player(ADA)
    run = ScriptRun(pass_by(world, walks(ada, left=2)))
    run.answer(BEN, "trade")
    run.answer(CLEO, "battle")
    run.answer(BEN, {"give.coin": 1})
    run.answer(ADA, REFUSE)
    assert BattleBegan(seat=CLEO, other=ADA, step=GATE, way="window") in run.events


def test_r43_a_trade_refused_lets_the_walker_go_on() -> None:
    world = realm(GATE, GATE)
    ada = walks(world.player(ADA), left=2)
    run = ScriptRun(pass_by(world, ada))
    run.answer(BEN, "trade")
    run.answer(BEN, {"give.coin": 1})
    run.answer(ADA, REFUSE)
    assert run.result is False
    assert not ada.turn.has_interacted
