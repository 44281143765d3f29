"""A player who looks for holes in the rules: whatever is done least often is done first.

Faults lie where two rules meet that seldom meet. Chance and advisers do the same few things all day; this policy counts
what it has done in a match and prefers what it has hardly done yet, needing no knowledge of any game. Now and then it
does just what another seat did last (goes where a friend went, aims where a friend aimed), and as often as not it
plays on as the adviser would, so that it comes far enough to meet what is late in a match.
"""

from collections import Counter
from typing import Any
from weakref import WeakKeyDictionary

from bot.engine.chance import Chance
from bot.engine.choice import Choice
from bot.engine.facts import Term
from bot.engine.kinds import Amount, Pick, PickSome
from bot.engine.match import Match
from bot.engine.option import Option
from bot.engine.prompt import Prompt

ADVISED = (1, 2, 3, 4, 6)  # of eight choices so many are the adviser's, the same in a whole match
CHOICES = 8
ECHOED = 6  # once in so many of the other times another seat's last choice is taken, if it can be
DIGITS = str.maketrans("", "", "0123456789")

Deed = tuple[str, ...]


class Docket:
    """What has been done in one match: how often each deed, and each seat's last choice."""

    def __init__(self, advised: int) -> None:
        self.advised = advised
        self.done: Counter[Deed] = Counter()
        self.last: dict[int, str] = {}

    def note(self, prompt: Prompt, choice: Choice) -> None:
        """Count what is chosen among options; the other answers have no names."""
        keys = choice if isinstance(choice, tuple) else ()
        for option in prompt.options:
            if option.key in keys:
                self.done.update({_broad(prompt, option), _narrow(prompt, option)})
                self.last[prompt.seat] = option.key

    def rank(self, prompt: Prompt, option: Option) -> tuple[int, int]:
        """The rarest first: by what it is, then by what it is done with."""
        return self.done[_broad(prompt, option)], self.done[_narrow(prompt, option)]

    def echo(self, prompt: Prompt) -> list[Option]:
        """What others did last and this seat may do, too."""
        keys = [key for seat, key in self.last.items() if seat != prompt.seat]
        return [option for option in prompt.options if option.key in keys]


def _broad(prompt: Prompt, option: Option) -> Deed:
    return prompt.word, option.word or option.key.translate(DIGITS), option.group


def _narrow(prompt: Prompt, option: Option) -> Deed:
    """With the card, the monster, the thing that it names."""
    terms = [f"{fact.kind}-{key}" for fact in option.facts.values() if isinstance(fact, Term) for key in fact.keys]
    return (*_broad(prompt, option), option.key.translate(DIGITS), *terms)


_dockets: WeakKeyDictionary[Match[Any], Docket] = WeakKeyDictionary()  # a match played again begins with none


def lawyer_policy(match: Match[Any], prompt: Prompt, chance: Chance) -> Choice:
    docket = _dockets.get(match)
    if docket is None:
        docket = _dockets[match] = Docket(chance.pick(ADVISED))
    choice = _choice(match, docket, prompt, chance)
    docket.note(prompt, choice)
    return choice


def _choice(match: Match[Any], docket: Docket, prompt: Prompt, chance: Chance) -> Choice:
    if chance.below(CHOICES) < docket.advised:
        return match.game.advise(match.view(prompt.seat), prompt, chance).choice
    kind = prompt.kind
    if isinstance(kind, Pick):
        echo = docket.echo(prompt) if chance.below(ECHOED) == 0 else []
        return (chance.pick(echo or _rarest(docket, prompt, kind.options)).key,)
    if isinstance(kind, PickSome):
        return _some(docket, prompt, kind, chance)
    if isinstance(kind, Amount):
        return chance.pick((kind.least, kind.most, kind.random(chance)))  # the ends of a range are seldom tried
    return kind.random(chance)


def _rarest(docket: Docket, prompt: Prompt, options: tuple[Option, ...]) -> list[Option]:
    ranks = [docket.rank(prompt, option) for option in options]
    return [option for option, rank in zip(options, ranks, strict=True) if rank == min(ranks)]


def _some(docket: Docket, prompt: Prompt, kind: PickSome, chance: Chance) -> Choice:
    """As many as chance will have it, the rarest of them."""
    count = len(kind.random(chance))
    options = list(kind.options)
    chance.shuffle(options)
    options.sort(key=lambda option: docket.rank(prompt, option))
    return tuple(option.key for option in options[:count])
