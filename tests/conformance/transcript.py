"""The transcript of a whole match: every prompt, answer and event, as text to be compared line by line.

`python -m tests.conformance.transcript [game …]` writes the goldens anew; read their diff before you commit it.
"""

import inspect
import re
import sys
from collections.abc import Iterator
from hashlib import sha256
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec

from bot.engine import Amount, Answer, Chance, Choice, Event, Game, Match, Options, PickSome, Prompt, Text
from bot.engine.playout import Policy, adviser_policy, random_policy
from bot.engine.waits import over
from bot.games import find_games

ROOT = Path(__file__).parents[2]
GOLDENS = Path(__file__).parent / "goldens"
SEED = b"golden"
BEGINNING, LONGER = 400, 1200  # lines of a match of advisers; the longer one of the game as it comes
_WORDING = re.compile(r", wording=\d+")  # how it is said is no rule


def transcript(game: Game[Any, Any], seats: int, policy: Policy, options: Options | None = None) -> Iterator[str]:
    """One line per prompt, answer and event; a hash of every view after each answer."""
    chance = Chance(SEED)
    choosing = chance.aside("policy")
    match = Match.start(game, seats, options or game.options_type(), chance)
    yield from _events(match.told)
    while match.outcome is None:
        if match.pauses:
            yield from _events(match.answer(over(match.pauses[0])))
            continue
        yield from (_prompt(prompt) for prompt in match.prompts)
        prompt = choosing.pick(match.prompts)
        choice: Choice = policy(match, prompt, choosing)
        yield f"> seat {prompt.seat} answers #{prompt.number} {prompt.word}: {choice}"
        yield from _events(match.answer(Answer(prompt.number, prompt.seat, choice, "automaton")))
        yield f"  views {_views(match, seats)}"
    yield f"outcome {match.outcome}"


def _events(events: list[Event]) -> Iterator[str]:
    for event in events:
        yield f"  {event.rule:5}{_WORDING.sub('', str(event))}"


def _prompt(prompt: Prompt) -> str:
    keys = " ".join(option.key + ("!" if option.is_secret else "") for option in prompt.options)
    secret = " secret" if prompt.is_secret else ""
    kind = prompt.kind.__struct_config__.tag
    bounds = f" {prompt.kind.least}..{prompt.kind.most}" if isinstance(prompt.kind, PickSome | Amount | Text) else ""
    return f"? #{prompt.number} {prompt.rule} seat {prompt.seat} {prompt.word}{secret} {kind}{bounds} [{keys}]"


def _views(match: Match[Any], seats: int) -> str:
    views = [match.view(seat) for seat in (None, *range(seats))]
    return sha256(b"".join(msgspec.json.encode(view) for view in views)).hexdigest()[:12]


def transcripts(game: Game[Any, Any]) -> dict[Path, str]:
    """What each golden of a game should hold: one for the game as it comes, a shorter one for each other way."""
    made = {golden_of(game, game.key): _transcripts(game, game.options_type(), LONGER)}
    for name, options in game.variants().items():
        made[golden_of(game, f"{game.key}-{name}")] = _transcripts(game, options, BEGINNING)
    return made


def golden_of(game: Game[Any, Any], name: str) -> Path:
    """With the other goldens; that of a game from elsewhere lies in the game's own folder."""
    folder = Path(inspect.getfile(type(game))).resolve().parent
    is_ours = folder.is_relative_to(ROOT)
    return (GOLDENS if is_ours else folder / "tests" / "goldens") / f"{name}.txt"


def _transcripts(game: Game[Any, Any], options: Options, most_lines: int) -> str:
    """The fewest seats at random, and of the most seats with advisers the beginning."""
    legal = game.seats_for(options)
    fewest, most = legal[0], legal[-1]
    lines = [f"# {game.key}, {fewest} seats, random", *transcript(game, fewest, random_policy, options)]
    lines += [f"# {game.key}, {most} seats, adviser"]
    lines += islice(transcript(game, most, adviser_policy, options), most_lines)
    return "\n".join(lines) + "\n"


def main(named: list[str]) -> None:
    games = find_games()
    for key in named or games:
        for path, text in transcripts(games[key]).items():
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
