"""What a game is. Pure: no I/O, no clock, no Discord, no pictures, no randomness but Chance.

`Game` is what a rule set says of itself; `Match` plays it; scripts `ask` and yield events.
"""

from bot.engine.advice import Advice
from bot.engine.answer import NOBODY, Answer, By, Refused, leave
from bot.engine.breath import breath, offers_in
from bot.engine.chance import Chance, ChanceError, commitment
from bot.engine.choice import Choice, Part
from bot.engine.event import Event
from bot.engine.facts import As, Fact, Seat, Seats, Term, Who
from bot.engine.game import Game, Options, Outcome
from bot.engine.kinds import (
    ACCEPT,
    REFUSE,
    Amount,
    Bundle,
    Deal,
    Field,
    Form,
    Kind,
    Offer,
    Pick,
    PickSome,
    Side,
    Stock,
    Text,
)
from bot.engine.match import Match
from bot.engine.mistakes import GameMistake
from bot.engine.negotiation import negotiate
from bot.engine.noun import Noun
from bot.engine.odds import Odds
from bot.engine.offers import Standing, ask_any, with_offers
from bot.engine.option import Option
from bot.engine.orders import WITHDRAWN, Order, order
from bot.engine.plans import Plan
from bot.engine.position import Position
from bot.engine.prompt import Prompt
from bot.engine.script import Script, ask, ask_all, ask_first
from bot.engine.secrecy import is_quiet
from bot.engine.sheet import Sheet
from bot.engine.snapshot import ScriptFailed, Snapshot
from bot.engine.strands import interleave
from bot.engine.strength import STRENGTHS, Strength, strengths
from bot.engine.waits import SETTLED, Pause, Together, over
from bot.engine.watching import Seen, seen, watched

__all__ = [
    "ACCEPT",
    "NOBODY",
    "REFUSE",
    "SETTLED",
    "STRENGTHS",
    "WITHDRAWN",
    "Advice",
    "Amount",
    "Answer",
    "As",
    "Bundle",
    "By",
    "Chance",
    "ChanceError",
    "Choice",
    "Deal",
    "Event",
    "Fact",
    "Field",
    "Form",
    "Game",
    "GameMistake",
    "Kind",
    "Match",
    "Noun",
    "Odds",
    "Offer",
    "Option",
    "Options",
    "Order",
    "Outcome",
    "Part",
    "Pause",
    "Pick",
    "PickSome",
    "Plan",
    "Position",
    "Prompt",
    "Refused",
    "Script",
    "ScriptFailed",
    "Seat",
    "Seats",
    "Seen",
    "Sheet",
    "Side",
    "Snapshot",
    "Standing",
    "Stock",
    "Strength",
    "Term",
    "Text",
    "Together",
    "Who",
    "ask",
    "ask_all",
    "ask_any",
    "ask_first",
    "breath",
    "commitment",
    "interleave",
    "is_quiet",
    "leave",
    "negotiate",
    "offers_in",
    "order",
    "over",
    "seen",
    "strengths",
    "watched",
    "with_offers",
]
