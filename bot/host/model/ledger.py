"""What a game's matches on a server add up to: ratings, points, how they ended. It is derived, and never stored.

Ratings are Weng and Lin's (2011) for the Plackett-Luce model: a person's skill is a normal distribution, and its mean
less three deviations is shown, so that whoever has played little stands low until more is known.
"""

from collections import Counter
from collections.abc import Callable, Iterable
from datetime import datetime, timedelta
from functools import cache
from statistics import median
from typing import Any

from msgspec import Struct

from bot.store import Over

Worth = Callable[[dict[str, Any]], int | None]
VICTORY = 10  # points, times the difficulty
DEVIATIONS = 3
LATE = timedelta(hours=1)  # within which results may come out of their order


class Account(Struct):
    """One person's. `shown`: the rating after each rated match; `streak`: how many of the latest in a row they won."""

    played: int = 0
    won: int = 0
    streak: int = 0
    longest: int = 0  # streak there was
    points: int = 0
    latest: str = ""  # match
    skill: tuple[float, float] | None = None  # mean and deviation
    shown: list[float] = []

    @property
    def rating(self) -> float | None:
        return self.shown[-1] if self.shown else None


class Ledger:
    """`worth` says by its options how much a match is worth in which all win or lose together; None: people compete."""

    def __init__(self, worth: Worth, until: datetime | None = None) -> None:
        self.accounts: dict[int, Account] = {}
        self.endings: Counter[str] = Counter()
        self.minutes: list[int] = []
        self.since: datetime | None = None  # from where on there may be more to add
        self._worth, self._until = worth, until
        self._lately: dict[str, datetime] = {}  # those that may be read again

    def add(self, matches: Iterable[Over]) -> None:
        """In the order in which they ended; what is known already is not counted again."""
        for match in matches:
            is_late = self._until is not None and match.ended >= self._until
            if not is_late and match.id not in self._lately:
                self._lately[match.id] = match.ended
                self._count(match)
        if self._lately:
            newest = max(self._lately.values())
            self.since = newest - LATE
            self._lately = {match: ended for match, ended in self._lately.items() if ended >= self.since}

    def best(self) -> list[tuple[int, Account]]:
        """By rating, then points, then victories; whoever has played without a rating comes after all who have one."""
        return sorted(self.accounts.items(), key=lambda one: _standing(one[1]), reverse=True)

    @property
    def length(self) -> int:
        """Half of the matches took no longer, in minutes."""
        return round(median(self.minutes)) if self.minutes else 0

    def _count(self, match: Over) -> None:
        if match.outcome is None:
            self.endings[match.ending or "stopped"] += 1
            return
        worth, won = self._worth(match.options), set(match.outcome.winners)
        self.endings["won" if won else "lost"] += 1
        self.minutes.append(round((match.ended - match.started).total_seconds() / 60))
        best: dict[int, int] = {}  # whoever held several seats has played once, and with the best of them
        for seat, person in match.people.items():
            best[person] = min(match.outcome.rank(seat), best.get(person, len(match.outcome.scores)))
        winners = {person for seat, person in match.people.items() if seat in won}
        for person in best:
            account = self.accounts.setdefault(person, Account())
            account.played += 1
            account.latest = match.id
            account.won += person in winners
            account.streak = account.streak + 1 if person in winners else 0
            account.longest = max(account.longest, account.streak)
            account.points += VICTORY * (worth or 0) * (person in winners)
        if worth is None and len(best) > 1:
            self._rate(best)

    def _rate(self, places: dict[int, int]) -> None:
        accounts = [self.accounts[person] for person in places]
        model = _model()
        teams = [[model.rating(*(account.skill or ()))] for account in accounts]
        rated = model.rate(teams, ranks=[float(place) for place in places.values()])
        for account, (skill,) in zip(accounts, rated, strict=True):
            account.skill = skill.mu, skill.sigma
            account.shown.append(round(skill.mu - DEVIATIONS * skill.sigma, 2))


@cache
def _model() -> Any:
    from openskill.models import PlackettLuce  # noqa: PLC0415 - 4 MiB, and most servers do not rate

    return PlackettLuce()


def _standing(account: Account) -> tuple[float, int, int, int]:
    rating = account.rating
    return (float("-inf") if rating is None else rating, account.points, account.won, -account.played)
