"""What a table wants to look at for a while, and what of the table that is."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from bot.engine import Event
from cogs.death_over_the_kingdom.events.abilities import (
    DragonBurned,
    DragonSlain,
    Juggled,
    MerchantSwapped,
    ThiefStole,
)
from cogs.death_over_the_kingdom.events.actions import Cut
from cogs.death_over_the_kingdom.events.classic import (
    KingSealed,
    LivesLost,
    LowestLost,
    RoundVoided,
    ThievesHanged,
    TokensTaken,
)
from cogs.death_over_the_kingdom.events.powers import (
    InnkeeperSwapped,
    JesterTurned,
    LossTurned,
    Revealed,
    RoundTurned,
    SorceressCast,
)
from cogs.death_over_the_kingdom.events.scores import BetweenWon, HighestWon, LowestWon, NobodyBetween
from cogs.death_over_the_kingdom.view.deeds import DEEDS
from cogs.death_over_the_kingdom.view.view import KingdomView

VERDICTS = (HighestWon, LowestWon, BetweenWon, NobodyBetween, LowestLost, LivesLost, TokensTaken, RoundVoided)
TURNS = (RoundTurned, LossTurned)
POWERS = (InnkeeperSwapped, JesterTurned, SorceressCast, ThievesHanged)

# A reveal and its verdict together last five seconds and what the powers did to it.
SECONDS: Mapping[type[Event], float] = MappingProxyType(
    {
        Revealed: 2.0,
        HighestWon: 3.0,
        LowestWon: 3.0,
        BetweenWon: 3.0,
        NobodyBetween: 3.0,
        LowestLost: 3.0,
        LivesLost: 3.0,
        RoundVoided: 3.0,
        TokensTaken: 1.0,  # there are up to three of them in a round
        RoundTurned: 1.0,
        LossTurned: 1.0,
        InnkeeperSwapped: 1.0,
        JesterTurned: 1.0,
        SorceressCast: 1.0,
        ThievesHanged: 1.0,
        Cut: 2.0,
        DragonBurned: 2.0,
        DragonSlain: 2.0,
        ThiefStole: 1.0,
        MerchantSwapped: 1.0,
        Juggled: 1.0,
        KingSealed: 1.0,
    }
)


def seconds(event: Event) -> float:
    return SECONDS.get(type(event), 0.0)


def round_shown(view: KingdomView, moments: Sequence[Event]) -> KingdomView | None:
    """The table with all its cards up: the round just scored, or the one whose powers take effect; None: neither."""
    if any(isinstance(event, VERDICTS) for event in moments):
        return view.last_round
    is_up = any(isinstance(event, (Revealed, *POWERS)) for event in moments)
    return view if is_up and view.phase == "powers" else None


def deed_of(moments: Sequence[Event]) -> Event | None:
    """The last thing done in an action."""
    return next((event for event in reversed(moments) if isinstance(event, DEEDS)), None)


def told_of(moments: Sequence[Event]) -> Event | None:
    """What stands over the cards: the verdict, else what a power has just done, else that they are up."""
    for kinds in (VERDICTS, POWERS, (Revealed,)):
        found = [event for event in moments if isinstance(event, kinds)]
        if found:
            return found[0] if kinds is VERDICTS else found[-1]  # the first verdict is of the lowest card
    return None


def turned_by(moments: Sequence[Event]) -> Event | None:
    """The power that turned the round, if one did."""
    return next((event for event in reversed(moments) if isinstance(event, TURNS)), None)
