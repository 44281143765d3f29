"""TC13, TC14, TC43, TC48, R158: who is held, rescue, scrolls on a player met, reactions."""

from bot.engine import REFUSE
from cogs.dead_throne.content.tables import ENEMIES
from cogs.dead_throne.events.battles import BattleBegan
from cogs.dead_throne.events.meeting import SetFree
from cogs.dead_throne.events.scrolls import HeldOn, Nullified, ScrollUsed
from cogs.dead_throne.rules.fight.reactions import use_scroll
from cogs.dead_throne.rules.meeting.windows import meeting_deeds, pass_by
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.rules.turn.settling import interact
from cogs.dead_throne.state.people import Held, Player
from tests.cogs.dead_throne.gate import GATE, keys
from tests.cogs.dead_throne.meetings import ADA, BEN, CLEO, DAN, holds, realm, walks, wears
from tests.support.scripts import ScriptRun, run_script


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


def test_r9_who_can_do_nothing_where_they_stand_is_asked_nothing() -> None:
    """R28, R39: they drew here already, and the other has refused to trade: a scroll makes up for neither."""
    world = realm(GATE, GATE)
    ada, ben = world.players
    holds(world, ada, "sunder")
    wears(world, ben, "mace")
    walks(ada).turn.drawn_at = [GATE]
    ada.turn.refused = [BEN]
    assert ScriptRun(interact(world, ada)).is_over


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
