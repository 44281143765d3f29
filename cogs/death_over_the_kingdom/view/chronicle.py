"""What the public story of a whole match comes to: the totals round by round, where it turned, and who did what."""

from collections import Counter
from collections.abc import Iterable, Sequence

from msgspec import Struct, field

from bot.engine import Event
from cogs.death_over_the_kingdom.content.terms import LIVES, Unit
from cogs.death_over_the_kingdom.events.abilities import DragonBurned, Juggled, MerchantSwapped, ThiefStole
from cogs.death_over_the_kingdom.events.actions import Cut, Exchanged
from cogs.death_over_the_kingdom.events.classic import (
    DealBegan,
    Eliminated,
    LivesLost,
    LowestLost,
    ThievesHanged,
    TokensTaken,
)
from cogs.death_over_the_kingdom.events.powers import InnkeeperSwapped, LossTurned, RoundTurned, SorceressCast
from cogs.death_over_the_kingdom.events.rounds import RoundBegan
from cogs.death_over_the_kingdom.events.scores import BetweenWon, HighestWon, LowestWon
from cogs.death_over_the_kingdom.view.standing import ahead
from cogs.death_over_the_kingdom.view.view import KingdomView

DEEDS = {
    ThiefStole: "robbed",
    Cut: "cut",
    DragonBurned: "burned",
    SorceressCast: "cast",
    ThievesHanged: "hanged",
    MerchantSwapped: "traded",
    Exchanged: "swapped",
    RoundTurned: "turned",
    LossTurned: "turned",
}


class Round(Struct):
    """One that was played: how it stood before and after it, and the power that turned it."""

    turn: int  # 0 in the classic game
    round: int
    began: tuple[int, ...]
    totals: tuple[int, ...]
    turned: RoundTurned | LossTurned | None = None
    takers: set[int] = field(default_factory=set)  # who has another's card, by force or bargain


class Chronicle(Struct):
    """`deeds` by word and seat; `out` by seat, the round in which it dropped out."""

    unit: Unit
    rounds: list[Round] = field(default_factory=list)
    deeds: dict[str, Counter[int]] = field(default_factory=dict)
    out: dict[int, int] = field(default_factory=dict)

    def ahead(self, played: Round) -> tuple[int, ...]:
        """Who would have won, had the match ended then."""
        return ahead(self.unit, played.totals)

    def decisive(self) -> tuple[Round, tuple[int, ...]] | None:
        """The round after which the winners stayed the winners, and who would have won before it."""
        for before, played in zip(reversed(self.rounds[:-1]), reversed(self.rounds[1:]), strict=True):
            if set(self.ahead(before)) != set(self.ahead(played)):
                return played, self.ahead(before)
        return None

    def deciding(self, played: Round) -> RoundTurned | LossTurned | None:
        """The power without which others would have won after this round; None where there was none.

        Nor where more than one point or token was given at once (R57): what others would have paid is not told.
        """
        event = played.turned
        if event is None or max(now - was for was, now in zip(played.began, played.totals, strict=True)) > 1:
            return None
        without = [was + (seat in event.before) for seat, was in enumerate(played.began)]
        return event if set(ahead(self.unit, without)) != set(self.ahead(played)) else None

    def count(self, deed: str, *seats: int) -> None:
        self.deeds.setdefault(deed, Counter()).update(seats)

    def most(self, deed: str) -> tuple[int, int] | None:
        """Who did this most often, and how often; None where nobody or several did."""
        counts = self.deeds.get(deed, Counter()).most_common(2)
        if not counts or (len(counts) > 1 and counts[0][1] == counts[1][1]):
            return None
        return counts[0]


def chronicle_of(view: KingdomView, story: Iterable[Event]) -> Chronicle:
    """What the story comes to; little, where there is none."""
    return chronicle(view.unit, len(view.seats), story)


def chronicle(unit: Unit, seats: int, story: Iterable[Event]) -> Chronicle:
    """Read the story from its beginning."""
    found, totals = Chronicle(unit), [LIVES if unit == "lives" else 0] * seats
    for event in story:
        _note_round(found, event, tuple(totals))
        _note_taking(found, event)
        if type(event) in DEEDS:
            found.count(DEEDS[type(event)], *_actors(event))
        for seat, change in _changes(event):
            totals[seat] += change
            found.rounds[-1].totals = tuple(totals)
    return found


def _note_round(found: Chronicle, event: Event, totals: tuple[int, ...]) -> None:
    match event:
        case RoundBegan():
            found.rounds.append(Round(event.turn, event.round, totals, totals))
        case DealBegan():
            found.rounds.append(Round(0, event.round, totals, totals))
        case RoundTurned() | LossTurned():
            found.rounds[-1].turned = event
        case Eliminated():
            found.out |= dict.fromkeys(event.seats, found.rounds[-1].round)


def _note_taking(found: Chronicle, event: Event) -> None:
    """Who took another's card, still had it, and scored with it in that round."""
    match event:
        case ThiefStole() | MerchantSwapped():
            found.rounds[-1].takers -= {event.target}
            found.rounds[-1].takers.add(event.actor)
        case InnkeeperSwapped():
            found.rounds[-1].takers -= {event.actor, event.target}
        case Juggled():
            found.rounds[-1].takers -= {event.one, event.other}
        case DragonBurned():
            found.rounds[-1].takers.discard(event.target)
        case HighestWon() | LowestWon() | BetweenWon():
            found.count("paid", *(seat for seat in event.winners if seat in found.rounds[-1].takers))


def _actors(event: Event) -> list[int]:
    """Who did it, as often as it counts."""
    actor = getattr(event, "actor")  # noqa: B009 - every deed has one
    return [actor] * (len(event.thieves) if isinstance(event, ThievesHanged) else 1)


def _changes(event: Event) -> Sequence[tuple[int, int]]:
    """What this event gives to whom."""
    match event:
        case HighestWon() | LowestWon() | BetweenWon():
            return [(seat, 1) for seat in event.winners]
        case LowestLost():
            return [(seat, 1) for seat in event.losers]
        case TokensTaken():
            return [(seat, event.tokens) for seat in event.losers]
        case LivesLost():
            return [(seat, -1) for seat in event.losers]
        case _:
            return []
