"""Gentle automata play a game to its end, and choose nothing that is not on offer."""

from typing import Any

from bot.conformance.check import Check, Findings, whole
from bot.conformance.checked import Checked
from bot.engine import Chance, Choice, Match, Prompt
from bot.engine.advising import advised
from bot.engine.playout import playout
from bot.engine.strength import SLIPPED


class Gentle:
    """A policy that counts how often the second best was taken, and whether the adviser ranks options at all."""

    def __init__(self) -> None:
        self.slips, self.ranks = 0, False

    def __call__(self, match: Match[Any], prompt: Prompt, chance: Chance) -> Choice:
        self.ranks |= bool(match.game.advise(match.view(prompt.seat), prompt, chance.aside("ranks")).others)
        advice = advised(match, prompt, strength="gentle")
        self.slips += advice.word == SLIPPED
        return advice.choice


def gentle_end(game: Checked) -> Findings:
    """A match refuses an illegal choice, and a game that goes to and fro for ever is a GameMistake."""
    rules, policy = game.game, Gentle()
    options = rules.rehearsed()
    match = playout(rules, rules.seats_for(options)[0], options, b"gentle", (policy,))
    if match.outcome is None:
        yield "a match of gentle automata has no outcome"
    if policy.ranks and not policy.slips:
        yield "its adviser ranks what could be done, and the second best was never taken"


CHECKS = (Check("gentle automata play to the end", whole, gentle_end),)
