"""The board and the hand in words: goldens of a scripted round, bounds, order, names, and nothing hidden.

`python -m tests.cogs.death_over_the_kingdom.test_describe` writes the golden anew; read its diff before you commit it.
"""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.engine import Match, Outcome
from bot.engine.playout import playout, random_policy
from bot.words import Catalogue
from cogs.death_over_the_kingdom.content.characters import CODES
from cogs.death_over_the_kingdom.describe.board import describe, headline, read
from cogs.death_over_the_kingdom.describe.cards import describe_hand, read_hand
from cogs.death_over_the_kingdom.game import GAME
from cogs.death_over_the_kingdom.state.match import State
from cogs.death_over_the_kingdom.view.sight import see
from cogs.death_over_the_kingdom.view.view import CardView, KingdomView, SeatView
from tests.cogs.death_over_the_kingdom.positions import A, B, C, D, rest_of_round, table
from tests.support.hostile import HOSTILE_NAMES, MORE_HOSTILE_NAMES, invisible_in, markup_in
from tests.support.sampled import sampled
from tests.support.scripts import Said, ScriptRun

GOLDEN = Path(__file__).parent / "goldens" / "described.txt"
WORDS = Catalogue(Path("cogs/death_over_the_kingdom/words"), is_strict=True).words()
NAMES = ("Ada", "Ben", "Cleo", "Dirk", "Eve", "Fitz", "Gwen")
WIDE_NAMES = tuple(f"{number}{'W' * 31}" for number in range(7))
ALT, READ, HAND = 1024, 3900, 2000

# A Dragon flies at a Knight, a Merchant looks, a Thief robs, the Dealer cuts; the Jester turns the Sorceress, who
# makes a toad.
ROUND: tuple[tuple[int, Said], ...] = (
    (A, f"dragon-{B}"),
    (B, "fold"),
    (C, f"merchant-{B}"),
    (C, "swap"),
    (D, "cut"),
    (D, 2),
    (A, f"seat-{D}"),
    (D, f"seat-{C}"),
)


def scripted() -> State:
    return table(
        "DRA KNI MER THI*",
        deck="JES MON SOR",
        hands={"A": "KIN DEA", "B": "QUE PRI", "C": "INN JUG", "D": "DEA KIN"},
        points=(1, 0, 2, 0),
    )


def described() -> Iterator[str]:
    """What the public and seat C can read, after each answer of the scripted round."""
    state = scripted()
    run = ScriptRun(rest_of_round(state))
    yield from _shown("the cards lie face down", state)
    for seat, said in ROUND:
        run.answer(seat, said)
        yield from _shown(f"{NAMES[seat]} answers {said}", state)
    assert run.is_over


def _shown(title: str, state: State) -> Iterator[str]:
    public, own = see(state, None), see(state, C)
    yield f"== {title} =="
    yield f"[alt] {describe(public, NAMES, WORDS)}"
    yield f"[read] {read(public, NAMES, WORDS)}"
    yield f"[hand of Cleo] {describe_hand(own, NAMES, WORDS)}"
    yield f"[panel of Cleo]\n{read_hand(own, NAMES, WORDS)}\n"


@cache
def views() -> tuple[KingdomView, ...]:
    """What the public and two seats saw of some matches."""
    found: list[KingdomView] = []

    def watch(match: Match[Any]) -> None:
        found.extend(match.view(seat) for seat in (None, 0, 1))

    for seats in (3, 5, 7):
        playout(GAME, seats, GAME.options_type(), b"described", (random_policy,), watch)
    return tuple(found)


def crowded() -> KingdomView:
    """The most there can be to say: seven seats, all cards known, many discards, everybody known to hold cards."""
    card = CardView("SOR", is_up=True, value=1, is_turned=True, is_toad=False)
    seats = tuple(SeatView(seat, 21, card, 2, ("KIN", "SOR"), True, True, True) for seat in range(7))
    discards = tuple(CODES[number % 13] for number in range(18))
    return KingdomView(
        None, 7, 7, 3, "between", "action", 6, tuple(range(7)), 0, 5, discards, seats, (), None, last_round=None
    )


def test_the_scripted_round_reads_as_the_golden() -> None:
    assert "\n".join(described()) == GOLDEN.read_text(encoding="utf-8")


@pytest.mark.parametrize("names", sampled([HOSTILE_NAMES, NAMES, WIDE_NAMES], 1), ids=["hostile", "short", "wide"])
def test_alt_and_read_stay_within_their_bounds(names: tuple[str, ...]) -> None:
    for view in (*views(), crowded()):
        assert 0 < len(describe(view, names, WORDS)) <= ALT
        assert 0 < len(read(view, names, WORDS)) <= READ
        assert 0 < len(describe_hand(view, names, WORDS)) <= ALT
        assert 0 < len(read_hand(view, names, WORDS)) <= HAND


@pytest.mark.parametrize("view", [crowded(), msgspec.structs.replace(crowded(), last_round=crowded())])
def test_a_crowded_table_with_wide_names_is_not_cut_off(view: KingdomView) -> None:
    """Names and details give way before seats do: each seat and its card is still there."""
    alt = describe(view, WIDE_NAMES, WORDS)
    assert not alt.endswith("…")
    assert alt.count("Sorceress (turned, 1)") == 7
    assert all(f"{number}WWW" in alt for number in range(7))
    assert not read(view, WIDE_NAMES, WORDS).endswith("…")


def test_short_names_stay_whole_in_a_crowd() -> None:
    assert all(f"{name}: 21 points" in describe(crowded(), NAMES, WORDS) for name in NAMES)


def test_the_most_important_comes_first() -> None:
    """What round, who acts, the seats in order of play, then the piles."""
    alt = describe(see(scripted(), None), NAMES, WORDS)
    places = [alt.index(said) for said in ("round 1", "Ada:", "Ben:", "Cleo:", "Dirk:", "in the deck", "iscards")]
    assert places == sorted(places)


def test_the_end_lists_by_points_and_crowns_the_second() -> None:
    state = table("INN MER KNI", points=(3, 5, 9))
    view = msgspec.structs.replace(see(state, None), phase="over", outcome=Outcome((1,), (3, 5, 9)))
    said = read(view, NAMES, WORDS)
    assert headline(view, WORDS) == "The match is over."
    assert "Second place wins: Ben." in said
    assert said.index("Cleo: 9 points") < said.index("Ben: 5 points, wins the match") < said.index("Ada: 3 points")
    assert "Cleo: 9 points, wins" not in said


def test_a_tie_of_all_says_that_nobody_wins() -> None:
    view = msgspec.structs.replace(see(scripted(), None), phase="over", outcome=Outcome((), (1, 1, 1, 1)))
    assert "A tie all round: nobody wins." in describe(view, NAMES, WORDS)


def test_hidden_cards_change_no_public_word() -> None:
    """Only what the view holds: two tables that look alike read alike."""
    other = table(
        "KIN QUE PRI MON*",
        deck="DEA DEA THI",
        hands={"A": "INN INN", "B": "MER MER", "C": "JES JES", "D": "JUG JUG"},
        points=(1, 0, 2, 0),
    )
    for say in (describe, read, describe_hand, read_hand):
        assert say(see(scripted(), None), NAMES, WORDS) == say(see(other, None), NAMES, WORDS)


def test_an_own_card_is_said_to_be_known_to_you_alone() -> None:
    own = see(scripted(), A)
    assert "Ada: 1 point, Dragon face down, known to you" in read(own, NAMES, WORDS)
    assert "Dragon" not in read(see(scripted(), None), NAMES, WORDS)


@pytest.mark.parametrize("view", [see(scripted(), None), see(scripted(), C), crowded()], ids=["public", "own", "full"])
def test_hostile_names_do_no_harm(view: KingdomView) -> None:
    for names in (HOSTILE_NAMES, MORE_HOSTILE_NAMES):
        for text in (read(view, names, WORDS), read_hand(view, names, WORDS)):
            assert not markup_in(text.replace("**", "").replace("\n- ", "\n"))
        for text in (describe(view, names, WORDS), describe_hand(view, names, WORDS), read(view, names, WORDS)):
            assert not invisible_in(text)
        assert "\n" not in describe(view, names, WORDS)


if __name__ == "__main__":
    GOLDEN.parent.mkdir(exist_ok=True)
    GOLDEN.write_text("\n".join(described()), encoding="utf-8")
