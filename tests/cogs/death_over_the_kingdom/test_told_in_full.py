"""R10 to R48: a round of the court game is told in full: who, whom, which card, which value, and to whom."""

import pytest
from msgspec import to_builtins

from bot.engine import Chance, Event, Term, Who
from cogs.death_over_the_kingdom.events.abilities import (
    DragonBurned,
    DragonSlain,
    Juggled,
    MerchantKept,
    MerchantLooked,
    MerchantShown,
    MerchantSwapped,
    ThiefStole,
)
from cogs.death_over_the_kingdom.events.actions import CardReceived, Cut, CutDeclared, Exchanged, Folded, HandSwapped
from cogs.death_over_the_kingdom.events.powers import (
    CardRevealed,
    InnkeeperStayed,
    InnkeeperSwapped,
    JesterStayed,
    JesterTurned,
    KnightRoused,
    MonkRose,
    PrincessTaken,
    QueenCharmed,
    Revealed,
    RoundTurned,
    SorceressCast,
    SorceressFled,
    SorceressStayed,
)
from cogs.death_over_the_kingdom.events.rounds import AllLaid, CardLaid, DealerDrawn, HandDealt, RoundBegan, TurnBegan
from cogs.death_over_the_kingdom.events.scores import (
    BetweenWon,
    HighestWon,
    LowestWon,
    NobodyBetween,
    NobodyWon,
    SecondNow,
    SecondPlaceWon,
)
from cogs.death_over_the_kingdom.rules import court
from cogs.death_over_the_kingdom.rules.actions import action
from cogs.death_over_the_kingdom.rules.powers import powers
from cogs.death_over_the_kingdom.rules.setup import lay_out, new_match
from tests.cogs.death_over_the_kingdom.positions import A, B, C, D, end_of_round, play, table
from tests.support.scripts import Said, ScriptRun


def received(seat: int, card: str) -> Event:
    return CardReceived(to=(seat,), seat=seat, card=card)


ACTIONS: dict[str, tuple[str, list[Said], list[Event]]] = {
    "to fold": ("KIN DEA MON*", ["fold"], [Folded(actor=A)]),
    "to exchange": (
        "KIN DEA MON*", ["exchange"], [Exchanged(actor=A, target=B), received(A, "DEA"), received(B, "KIN")]
    ),
    "to look and swap": (
        "MER KIN DEA*", ["merchant-1", "swap"],
        [
            MerchantShown(actor=A, target=B), MerchantLooked(to=(A,), actor=A, target=B, card="KIN"),
            MerchantSwapped(actor=A, target=B), received(A, "KIN"), received(B, "MER"),
        ],
    ),
    "to look and keep": (
        "MER KIN DEA*", ["merchant-1", "keep"],
        [
            MerchantShown(actor=A, target=B), MerchantLooked(to=(A,), actor=A, target=B, card="KIN"),
            MerchantKept(actor=A, target=B),
        ],
    ),
    "to steal": (
        "THI KIN DEA*", ["thief-2"], [ThiefStole(actor=A, target=C), received(A, "DEA"), received(C, "THI")]
    ),
    "to juggle": (
        "JUG KIN DEA*", ["juggler-1-2"], [Juggled(actor=A, one=B, other=C), received(B, "DEA"), received(C, "KIN")]
    ),
    "to burn": (
        "DRA KIN DEA*", ["dragon-1"], [DragonBurned(actor=A, target=B, card="KIN"), received(B, "PRI")]
    ),
    "to be slain": ("DRA KNI DEA*", ["dragon-1"], [DragonSlain(actor=A, target=B), received(A, "PRI")]),
    "to swap with the hand": ("KIN DEA MON*", ["hand-2"], [HandSwapped(actor=A), received(A, "SOR")]),
}  # fmt: skip


@pytest.mark.parametrize("what", ACTIONS)
def test_r16_to_r28_an_action_is_told_in_full(what: str) -> None:
    cards, said, told = ACTIONS[what]
    run = play(action(table(cards, deck="PRI INN", hands={"A": "QUE SOR"}), A), A=said)
    assert run.events == told


def test_r18_r19_a_cut_is_told_in_full() -> None:
    run = play(action(table("KIN DEA MON*", deck="PRI INN QUE"), C), C=["cut", 2])
    assert run.events == [CutDeclared(actor=C), Cut(actor=C, depth=2, old="MON", new="INN"), received(C, "INN")]


POWERS: dict[str, tuple[str, str, list[Event]]] = {
    "an innkeeper goes": (
        "INN KIN DEA*", "yes", [InnkeeperSwapped(actor=A, target=B), received(A, "KIN"), received(B, "INN")]
    ),
    "an innkeeper stays": ("INN KIN DEA*", "no", [InnkeeperStayed(actor=A)]),
    "a jester turns": ("JES PRI DEA*", "seat-1", [JesterTurned(actor=A, target=B, card="PRI", value=2)]),
    "a jester stays": ("JES PRI DEA*", "no", [JesterStayed(actor=A)]),
    "a toad is made": ("SOR KIN DEA*", "seat-2", [SorceressCast(actor=A, target=C, card="DEA")]),
    "a sorceress stays": ("SOR KIN DEA*", "no", [SorceressStayed(actor=A)]),
    "a sorceress flees": (
        "SOR KIN DEA MON*", "", [SorceressFled(seat=A, value=1), MonkRose(seat=D, value=10)]
    ),
    "a knight is roused": ("KIN KNI DRA*", "", [KnightRoused(seat=B, value=13)]),
    "a princess is taken": ("KIN PRI DRA*", "", [PrincessTaken(seat=B, value=2)]),
    "a queen is charmed": ("KIN QUE JES*", "no", [QueenCharmed(seat=B, value=4), JesterStayed(actor=C)]),
}  # fmt: skip


@pytest.mark.parametrize("what", POWERS)
def test_r29_to_r41_a_power_is_told_in_full(what: str) -> None:
    """After the reveal; what it turned comes last."""
    lie, said, told = POWERS[what]
    state = table(lie, round=1)
    cards = [CardRevealed(seat=seat, card=one.code, value=one.printed) for seat, one in enumerate(state.in_play)]
    run = play(powers(state), otherwise=said)
    assert [event for event in run.events if not isinstance(event, RoundTurned)] == [Revealed(round=1), *cards, *told]
    assert state.acting is None


def test_r32_only_the_last_power_that_decided_is_told() -> None:
    """The Knight wins by the Dragon, until the toad is made of it."""
    run = play(powers(table("KIN KNI SOR DRA*")), C="seat-1")
    assert run.events[-1] == RoundTurned(actor=C, card="SOR", before=(B,))
    assert sum(isinstance(event, RoundTurned) for event in run.events) == 1


ENDS: dict[str, tuple[str, int, Event]] = {
    "highest": ("KIN DEA MON*", 1, HighestWon(winners=(A,), value=12)),
    "all highest": ("KIN KIN MON*", 1, HighestWon(winners=(A, B), value=12)),
    "lowest": ("KIN DEA MON*", 2, LowestWon(winners=(B,), value=0)),
    "between": ("KIN DEA MON*", 3, BetweenWon(winners=(C,), low=0, high=12)),
    "nobody between": ("KIN DEA KIN*", 3, NobodyBetween()),
}


@pytest.mark.parametrize("what", ENDS)
def test_r42_to_r45_who_wins_a_round_gets_a_point(what: str) -> None:
    cards, number, told = ENDS[what]
    state = table(cards, round=number, points=[1, 1, 1])
    run = play(end_of_round(state))
    verdict = next(event for event in run.events if isinstance(event, type(told)))
    assert verdict == told
    winners = getattr(told, "winners", ())
    assert state.totals == tuple(1 + (seat in winners) for seat in range(3))
    assert [place.has_won_round for place in state.places] == [seat in winners for seat in range(3)]


def test_r10_to_r15_a_round_from_its_beginning_to_its_end() -> None:
    hands = {"A": "KIN DEA", "B": "QUE PRI", "C": "THI MER"}
    state = table(hands=hands, deck="INN", round=2, turn=1)
    run = play(court.play_round(state), A=["hand-1", "fold"], B=["hand-2", "fold"], C=["hand-1", "fold"])
    assert run.events == [
        RoundBegan(turn=1, round=2, goal="lowest"),
        CardLaid(to=(A,), seat=A, card="KIN"),
        CardLaid(to=(B,), seat=B, card="PRI"),
        CardLaid(to=(C,), seat=C, card="THI"),
        AllLaid(round=2, starter=A),
        *(Folded(actor=seat) for seat in (A, B, C)),
        Revealed(round=2),
        CardRevealed(seat=A, card="KIN", value=12),
        CardRevealed(seat=B, card="PRI", value=10),
        CardRevealed(seat=C, card="THI", value=3),
        LowestWon(winners=(C,), value=3),
        SecondNow(leaders=(C,), most=1, seconds=(A, B), points=0),
    ]
    assert [place.has_acted for place in state.places] == [True] * 3


def test_a_scored_round_is_kept_as_everybody_saw_it() -> None:
    state = table("KIN SOR PRI*", deck="INN MON", hands={"A": "DEA", "B": "QUE JES"}, points=[2, 1, 0], turn=2)
    state.discards = [state.deck.pop()]
    state.note(None, B).hand.append("QUE")
    state.note(None, B).hand.append("JES")
    play(end_of_round(state), B="seat-0")
    assert to_builtins(state.last_round) == {
        "viewer": None, "turn": 2, "turns": 3, "round": 1, "goal": "highest", "phase": "scored", "dealer": C,
        "line": (A, B, C), "acting": None, "deck": 1, "discards": ("MON",), "own_hand": (), "outcome": None,
        "last_round": None,
        "seats": (
            {
                "seat": A, "points": 2, "hand": 1, "holds": (), "has_picked": True, "has_acted": False,
                "has_won_round": False,
                "table": {"code": "KIN", "is_up": True, "value": 0, "is_turned": False, "is_toad": True},
            },
            {
                "seat": B, "points": 1, "hand": 2, "holds": ("JES", "QUE"), "has_picked": True, "has_acted": False,
                "has_won_round": False,
                "table": {"code": "SOR", "is_up": True, "value": 7, "is_turned": False, "is_toad": False},
            },
            {
                "seat": C, "points": 1, "hand": 0, "holds": (), "has_picked": True, "has_acted": False,
                "has_won_round": True,
                "table": {"code": "PRI", "is_up": True, "value": 10, "is_turned": False, "is_toad": False},
            },
        ),
    }  # fmt: skip


def test_r5_r11_r12_a_turn_begins() -> None:
    """Before the first the Dealer is told; later the one who began deals."""
    state = new_match(3, Chance(b"turn"))
    first = state.dealer
    for turn, dealer in ((1, first), (2, (first + 1) % 3)):
        run = ScriptRun(court.next_round(state, Chance(b"turn %d" % turn)))
        line = tuple((dealer + step) % 3 for step in (1, 2, 3))
        drawn = [DealerDrawn(dealer=first)] if turn == 1 else []
        hands = [tuple(card.code for card in state.hand(seat)) for seat in line]
        assert run.events == [
            *drawn,
            TurnBegan(turn=turn, turns=3, dealer=dealer, starter=line[0], line=line, deck=17),
            *(HandDealt(to=(seat,), seat=seat, cards=cards) for seat, cards in zip(line, hands, strict=True)),
            RoundBegan(turn=turn, round=1, goal="highest"),
        ]
        state.round = 3


def test_r13_r46_rounds_are_counted_and_the_last_ends_the_match() -> None:
    state = table(hands={"A": "KIN", "B": "QUE", "C": "THI"}, round=2, turn=3, points=[2, 1, 1])
    run = play(court.next_round(state, Chance(b"unused")), otherwise="fold")
    assert run.events[0] == RoundBegan(turn=3, round=3, goal="between")
    assert run.events[-2:] == [
        BetweenWon(winners=(B,), low=3, high=12),
        SecondPlaceWon(winners=(C,), points=1),
    ]
    assert (state.phase, state.totals) == ("over", (2, 2, 1))


@pytest.mark.parametrize(("points", "told"), [
    ((5, 3, 1), SecondPlaceWon(winners=(B,), points=3)), ((5, 3, 3), SecondPlaceWon(winners=(B, C), points=3)),
    ((2, 2, 2), NobodyWon()),
])  # fmt: skip
def test_r47_r48_the_end_of_the_match(points: tuple[int, ...], told: Event) -> None:
    state = table("KIN DEA MON*", points=points)
    assert play(court.end_match(state)).events == [told]
    assert state.phase == "over"


def test_r14_r19_r24_what_is_asked_and_what_it_is_about() -> None:
    state = table("MER KIN DEA*", deck="PRI INN", hands={"A": "QUE SOR"})
    run = ScriptRun(court.pick(table(hands={"A": "QUE SOR", "B": "KIN", "C": "MON"}, round=2), A))
    assert (run.open[A].rule, run.open[A].facts) == ("R14", {"goal": Term("goal", ("lowest",))})
    assert [option.facts["card"] for option in run.open[A].options] == [Term("card", ("QUE",)), Term("card", ("SOR",))]
    run = ScriptRun(action(state, A))
    assert [option.facts.get("card") for option in run.open[A].options][-2:] == [
        Term("card", ("QUE",)), Term("card", ("SOR",)),
    ]  # fmt: skip
    run.answer(A, "merchant-1")
    assert run.open[A].facts == {"target": Who((B,)), "card": Term("card", ("KIN",))}
    cut = ScriptRun(action(state, C))
    cut.answer(C, "cut")
    assert cut.open[C].facts == {"deck": 2}


def test_a_table_laid_out_by_hand_is_what_was_said() -> None:
    state = lay_out(
        ["KIN", None, "MON"], hands=[["QUE"], ["DEA"]], deck=["PRI", "INN"], discards=["THI"], dealer=0, turn=2,
        round=3, points=[4, 5, 6],
    )  # fmt: skip
    assert [place.table and place.table.code for place in state.places] == ["KIN", None, "MON"]
    assert [place.has_picked for place in state.places] == [True, False, True]
    assert [[card.code for card in place.hand] for place in state.places] == [["QUE"], ["DEA"], []]
    assert ([card.code for card in state.deck], [card.code for card in state.discards]) == (["PRI", "INN"], ["THI"])
    assert (state.dealer, state.turn, state.round, state.totals, state.phase) == (0, 2, 3, (4, 5, 6), "action")
    assert (state.mode, state.scoring) == ("court", "tokens")
    assert (lay_out(hands=[["KIN"]] * 2).phase, lay_out(hands=[["KIN"]] * 2).dealer) == ("pick", 1)
    with pytest.raises(ValueError, match="no KIN left in the box"):
        lay_out(["KIN"] * 3)
