"""What results add up to: who is rated, by what, and what does not count."""

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from bot.engine import Outcome
from bot.host.model.ledger import Account, Ledger, _standing
from bot.store import Over

ADA, BEN, CLEO = 1, 2, 3
BEGAN = datetime(2026, 1, 1, tzinfo=UTC)


def compete(_: dict[str, Any]) -> None:
    """All matches are each against all."""


def over(number: int, scores: tuple[int, ...], *people: int | None, **facts: Any) -> Over:
    """Match `number` of an evening, with these people and automata in their seats."""
    outcome = Outcome(tuple(seat for seat, score in enumerate(scores) if score == max(scores)), scores)
    began = BEGAN + timedelta(hours=2 * number)
    known = {seat: person for seat, person in enumerate(people) if person is not None}
    return Over(str(number), began, began + timedelta(minutes=40), {}, facts.get("outcome", outcome), None, known)


def counted(*matches: Over, until: datetime | None = None) -> Ledger:
    ledger = Ledger(compete, until)
    ledger.add(matches)
    return ledger


def ratings(ledger: Ledger) -> dict[int, float | None]:
    return {person: account.rating for person, account in ledger.accounts.items()}


def test_a_rating_is_the_mean_less_three_deviations_of_the_published_model() -> None:
    """The figures are those of openskill's own documents."""
    published = ((27.795, 8.264), (26.553, 8.180), (24.689, 8.084), (20.962, 8.084))
    found = ratings(counted(over(0, (9, 7, 5, 2), ADA, BEN, CLEO, 4)))
    assert found == pytest.approx({n: mean - 3 * spread for n, (mean, spread) in enumerate(published, 1)}, abs=0.01)


def test_ties_share_a_place() -> None:
    found = ratings(counted(over(0, (9, 2, 2), ADA, BEN, CLEO)))
    assert found[BEN] == found[CLEO]


def test_automata_and_matches_with_one_person_rate_nobody() -> None:
    assert ratings(counted(over(0, (9, 5), ADA, None))) == {ADA: None}
    with_automaton = counted(over(0, (5, 9, 2), ADA, None, BEN))
    assert ratings(with_automaton) == ratings(counted(over(0, (5, 2), ADA, BEN)))


def test_what_was_called_off_counts_for_nobody() -> None:
    ledger = counted(over(0, (9, 5), ADA, BEN, outcome=None))
    assert ledger.accounts == {}
    assert ledger.endings == {"stopped": 1}


@pytest.mark.parametrize("scores", [(2, 9, 5), (9, 2, 5)])
def test_several_seats_of_one_person_are_one_with_the_best_place(scores: tuple[int, ...]) -> None:
    one = counted(over(0, scores, ADA, ADA, BEN))
    assert (one.accounts[ADA].played, one.accounts[ADA].won) == (1, 1)
    assert (one.accounts[ADA].rating or 0) > (one.accounts[BEN].rating or 0)


def test_a_group_gets_points_by_difficulty_and_no_rating() -> None:
    ledger = Ledger(lambda options: options["level"])
    won, lost = over(0, (1, 1), ADA, BEN), over(1, (0, 0), ADA, BEN, outcome=Outcome((), (0, 0)))
    ledger.add(
        [
            Over(**{name: getattr(one, name) for name in one.__struct_fields__} | {"options": {"level": 3}})
            for one in (won, lost)
        ]
    )
    assert ledger.accounts == {
        person: Account(played=2, won=1, longest=1, points=30, latest="1") for person in (ADA, BEN)
    }


def test_streaks_break_and_the_longest_is_kept() -> None:
    ledger = counted(*(over(number, (ada, 2), ADA, BEN) for number, ada in enumerate((3, 3, 1, 3))))
    ada = ledger.accounts[ADA]
    assert (ada.played, ada.won, ada.streak, ada.longest) == (4, 3, 1, 2)
    ledger.add([over(9, (1, 2), ADA, BEN)])
    assert (ada.streak, ada.longest) == (0, 2)


def test_what_is_added_one_by_one_is_what_is_counted_at_once() -> None:
    matches = [over(n, (n % 3, n % 2, n % 5), ADA, BEN, CLEO) for n in range(12)]
    little = Ledger(compete)
    for match in matches:
        little.add([match])
        little.add([match])  # read again, as it ended a moment ago
    assert little.accounts == counted(*matches).accounts


def test_a_season_ends() -> None:
    first, second = over(0, (9, 5), ADA, BEN), over(1, (9, 5), ADA, BEN)
    assert counted(first, second, until=second.ended).accounts == counted(first).accounts


def test_whoever_has_no_rating_stands_behind_all_who_have_one() -> None:
    """Then by points and victories; of equals whoever needed fewer matches comes first."""
    ledger = counted()
    ledger.accounts = {
        ADA: Account(played=1, won=1, points=90),
        BEN: Account(played=1, shown=[-2.0]),
        CLEO: Account(played=2, won=1, points=90),
        4: Account(played=1, points=95),
    }
    assert sorted(ledger.accounts, key=lambda one: _standing(ledger.accounts[one]), reverse=True) == [BEN, 4, ADA, CLEO]
