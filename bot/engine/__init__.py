"""What a game is. Pure: no I/O, no clock, no Discord, no pictures, no randomness but Chance.

`Game` is what a rule set says of itself; `Match` plays it; scripts `ask` and yield events.
"""

from bot.engine.chance import Chance, ChanceError, commitment
from bot.engine.event import Event
from bot.engine.facts import As, Fact, Seat, Seats, Term, Who
from bot.engine.game import Game, Options, Outcome
from bot.engine.match import Match
from bot.engine.prompt import Answer, By, Choice, Option, Prompt, Refused, Together, leave
from bot.engine.script import Script, ask, ask_all, ask_first, interleave
from bot.engine.secrecy import is_quiet
from bot.engine.snapshot import ScriptFailed, Snapshot

__all__ = [
    "Answer",
    "As",
    "By",
    "Chance",
    "ChanceError",
    "Choice",
    "Event",
    "Fact",
    "Game",
    "Match",
    "Option",
    "Options",
    "Outcome",
    "Prompt",
    "Refused",
    "Script",
    "ScriptFailed",
    "Seat",
    "Seats",
    "Snapshot",
    "Term",
    "Together",
    "Who",
    "ask",
    "ask_all",
    "ask_first",
    "commitment",
    "interleave",
    "is_quiet",
    "leave",
]
