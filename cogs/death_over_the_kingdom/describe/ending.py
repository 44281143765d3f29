"""The end of a match in words: why it ended so, how close it was, where it turned, and who did what."""

from collections.abc import Iterator, Mapping, Sequence

from bot.engine import Outcome
from bot.words import ALT_LENGTH, Account, Said, Words, clean, first_fitting, plain
from cogs.death_over_the_kingdom.view.chronicle import Chronicle, Round
from cogs.death_over_the_kingdom.view.view import KingdomView

# The more telling first; of each, from how often on it is worth a word.
TELLING: Mapping[str, int] = {
    "paid": 2,
    "hanged": 2,
    "turned": 2,
    "robbed": 3,
    "burned": 2,
    "cast": 2,
    "cut": 3,
    "traded": 3,
    "swapped": 4,
}
MOST_DEEDS = 3
_ALT_NAMES = (32, 20, 14, 8)


def account(view: KingdomView, outcome: Outcome, names: Sequence[str], told: Chronicle, words: Words) -> Account:
    """For the result message."""
    ending = _Ending(view, outcome, [plain(name) for name in names], told, words)
    compared = tuple(ending.reckoning())
    why = [words.say(f"ending-rule-{view.unit}")] if compared else [*ending.why(), *ending.close()]
    deeds = (*ending.decided(), *ending.deeds())
    return Account(why=(" ".join(why),), reckoning=compared or None, deeds=deeds)


def describe_ending(view: KingdomView, outcome: Outcome, names: Sequence[str], told: Chronicle, words: Words) -> str:
    """The picture of it, within 1024 characters: who won, and who came in where."""
    said = (_Ending(view, outcome, [clean(name, letters) for name in names], told, words) for letters in _ALT_NAMES)
    return first_fitting((" ".join([*ending.why(), *ending.places()]) for ending in said), ALT_LENGTH)


def plural(outcome: Outcome, words: Words) -> str:
    """What stands where no winner is named: that all are tied, or that many share the win."""
    return words.say("ending-shared" if outcome.winners else "ending-tied", count=len(outcome.winners))


class _Ending:
    """One ending, said. `names` are already fit for where the text will stand."""

    def __init__(
        self, view: KingdomView, outcome: Outcome, names: Sequence[str], told: Chronicle, words: Words
    ) -> None:
        self.view, self.outcome, self.names, self.told, self.words = view, outcome, names, told, words

    def why(self) -> Iterator[str]:
        scores, winners = self.outcome.scores, self.outcome.winners
        if self.view.unit != "points":
            message = "ending-last-one" if self.view.unit == "lives" else "ending-fewest"
            yield self._say(message, winners=self._named(winners), points=scores[winners[0]])
            return
        most, least = max(scores), min(scores)
        leaders = [seat for seat, score in enumerate(scores) if score == most]
        if winners:
            points = scores[winners[0]]
            facts = {"points": points, "gap": most - points}
            yield self._say("ending-second", winners=self._named(winners), leaders=self._named(leaders), **facts)
        elif most == least:
            yield self._say("ending-level", points=most)
        else:
            others = [seat for seat, score in enumerate(scores) if score == least]
            facts = {"most": most, "points": least}
            yield self._say("ending-pairs", leaders=self._named(leaders), others=self._named(others), **facts)

    def reckoning(self) -> Iterator[str]:
        """Where something is equal: who has how much, from the top down to whoever comes next after the winners.

        With lives all others have none, whenever they lost them.
        """
        ranks = [self.outcome.rank(seat) for seat in range(len(self.names))]
        if len(set(ranks)) == len(ranks) or not self.outcome.winners or self.view.unit == "lives":
            return
        last = min(rank for rank in {*ranks, max(ranks)} if rank >= self._after_winners(ranks))
        for rank in sorted(rank for rank in set(ranks) if rank <= last):
            yield self._level([seat for seat, other in enumerate(ranks) if other == rank])

    def _after_winners(self, ranks: Sequence[int]) -> int:
        won = max(ranks[seat] for seat in self.outcome.winners)
        return min((rank for rank in ranks if rank > won), default=won)

    def _level(self, seats: Sequence[int]) -> str:
        """Those who are level with each other: 6 points: Ben and Cleo, who share the win."""
        score = self._say(f"describe-{self.view.unit}", points=self.outcome.scores[seats[0]])
        has_won = seats[0] in self.outcome.winners
        return self._say("ending-level-won" if has_won else "ending-level-rest", score=score, seats=self._named(seats))

    def places(self) -> Iterator[str]:
        """The best first."""
        for seat in sorted(range(len(self.names)), key=self.outcome.rank):
            score = self._say(f"describe-{self.view.unit}", points=self.outcome.scores[seat])
            yield self._say("ending-alt-place", place=self.outcome.rank(seat), seat=self.names[seat], score=score)

    def close(self) -> Iterator[str]:
        """Who came next to winning."""
        scores, winners = self.outcome.scores, self.outcome.winners
        losers = [seat for seat in range(len(scores)) if seat not in winners]
        if not winners or not losers:
            return
        if self.view.unit == "lives":
            yield from self._held_out()
            return
        won = scores[winners[0]]
        sign = 1 if self.view.unit == "tokens" else -1  # with points those who have less, with tokens who has more
        gaps = {seat: sign * (scores[seat] - won) for seat in losers if sign * (scores[seat] - won) > 0}
        if gaps:
            least = min(gaps.values())
            nexts = [seat for seat, gap in gaps.items() if gap == least]
            yield self._say(f"ending-next-{self.view.unit}", next=self._named(nexts), gap=least)

    def _held_out(self) -> Iterator[str]:
        if self.told.out:
            last = max(self.told.out.values())
            nexts = [seat for seat, out in self.told.out.items() if out == last]
            yield self._say("ending-next-lives", next=self._named(nexts), round=last)

    def decided(self) -> Iterator[str]:
        """With lives the end is always the last blow."""
        found = None if self.view.unit == "lives" else self.told.decisive()
        if found is None:
            return
        played, before = found
        facts: dict[str, Said] = {"actor": "", "card": ""}
        deciding = self.told.deciding(played)
        if deciding is not None:
            facts = {"actor": self.names[deciding.actor], "card": self.words.say(f"card-{deciding.card}")}
        is_turned = int(deciding is not None)
        was = self._named(before)
        yield self._say("ending-decided", when=self._when(played), before=was, **{"is-turned": is_turned}, **facts)

    def _when(self, played: Round) -> str:
        if played is self.told.rounds[-1]:
            return self._say("ending-when-last")
        if played.turn:
            return self._say("ending-when-turn", turn=played.turn, round=played.round)
        return self._say("ending-when-round", round=played.round)

    def deeds(self) -> Iterator[str]:
        """The most telling one of each, of a few."""
        found: dict[int, str] = {}
        for deed, least in TELLING.items():
            most = self.told.most(deed)
            if most is not None and most[1] >= least:
                seat, count = most
                found.setdefault(seat, self._say(f"ending-deed-{deed}", seat=self.names[seat], count=count))
        if found:
            yield self._say("ending-deeds", deeds=[*found.values()][:MOST_DEEDS])

    def _named(self, seats: Sequence[int]) -> list[str]:
        return [self.names[seat] for seat in seats]

    def _say(self, message: str, **facts: Said) -> str:
        return self.words.say(message, **facts)
