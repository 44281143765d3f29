"""How a match ended, in a few lines: by what, how close it was, who did what."""

from collections.abc import Callable, Iterator, Sequence

from msgspec.structs import replace

from bot.engine import Event
from bot.words import ALT_LENGTH, Account, Measure, Words, clean, plain, reckoning, shorten
from cogs.dead_throne.content.tables import ROADS
from cogs.dead_throne.describe.names import all_named
from cogs.dead_throne.options import Difficulty, ThroneOptions
from cogs.dead_throne.view.finale import best_blow, dusk_points
from cogs.dead_throne.view.view import PlayerView, ThroneView

NAME_LENGTH = 32
MOST_SHARED = 2  # who share a deed: more is no distinction


def account(view: ThroneView, names: Sequence[str], words: Words, story: Sequence[Event]) -> Account:
    """Among rivals with what was compared; alone or together against the land nobody is ranked."""
    called = all_named(view, [plain(name, NAME_LENGTH) for name in names], words)
    deeds = (*_deeds(view, called, words), *_best_blow(view, called, words, story))
    if view.options.mode == "competitive":
        compared = _dusk(view, called, words) if view.result == "dusk" else _held(view, called, words)
        return Account(why=(_result(view, called, words),), reckoning=tuple(compared), deeds=deeds)
    tries = tuple(words.say(f"ending-try-{view.options.mode}-{one}") for one in _harder_or_easier(view))
    far = tuple(_far(view, words))
    return Account(result=_result(view, called, words), missing=far, deeds=deeds, tries=tries)


def title(view: ThroneView, words: Words) -> str:
    return words.say(f"ending-title-{view.result or 'none'}")


def _harder_or_easier(view: ThroneView) -> tuple[str, ...]:
    """What to play next, by the options that are there."""
    options, has_won = view.options, view.result == "won"
    if options.mode == "defender":
        return () if options.omen or not has_won else ("omen",)
    if has_won:
        is_harder = _felt(options, "hard") != options.felt_difficulty
        return ("hard",) if is_harder else ("long",) if options.road == "short" else ()
    return ("easy",) if _felt(options, "easy") != options.felt_difficulty else ()


def _felt(options: ThroneOptions, difficulty: Difficulty) -> Difficulty:
    """What it would come to."""
    return replace(options, difficulty=difficulty).felt_difficulty


def _result(view: ThroneView, called: Sequence[str], words: Words) -> str:
    """How it came out."""
    winners = view.outcome.winners if view.outcome is not None else ()
    won_by = [called[seat] for seat in winners]
    return words.say(f"ending-{view.result or 'none'}", players=won_by, round=view.round)


def _dusk(view: ThroneView, called: Sequence[str], words: Words) -> Sequence[str]:
    """R160: points, then coin, then health."""
    left = [player for player in view.players if not player.is_out]
    measures = (("points", dusk_points), ("coin", lambda player: player.coin), ("health", lambda player: player.health))
    return reckoning(
        [
            Measure(words.say(f"ending-measure-{word}"), {player.seat: amount(player) for player in left})
            for word, amount in measures
        ],
        called,
        words,
    )


def _far(view: ThroneView, words: Words) -> Iterator[str]:
    """How far it was, alone or together."""
    if view.defender is not None:
        standing = [words.say(f"tile-{town}") for town, strength in view.defender.towns.items() if strength > 0]
        health = 0 if view.defender.agrimor_dead else view.defender.agrimor
        yield words.say("ending-towns", towns=standing, health=health)
    if view.solo is not None:
        road = ROADS[view.options.road]
        quests = view.players[0].tally.quests  # whatever the challenge counts
        yield words.say("ending-road", red=view.solo.red, spaces=road.spaces, quests=quests, turns=view.solo.turns)


def _held(view: ThroneView, called: Sequence[str], words: Words) -> Iterator[str]:
    for player in view.players:
        if player.pieces or player.stones or player.has_crown:
            yield words.say(
                "ending-held",
                player=called[player.seat],
                stones=len(player.stones),
                pieces=player.pieces,
                crown=int(player.has_crown),
            )


MEASURES: tuple[tuple[str, Callable[[PlayerView], int]], ...] = (
    ("kills", lambda player: player.tally.kills),
    ("enemies", lambda player: player.tally.enemies),
    ("quests", lambda player: player.tally.quests),
    ("trades", lambda player: player.tally.trades),
    ("traps", lambda player: player.tally.traps),
    ("earned", lambda player: player.tally.earned),
    ("steps", lambda player: player.tally.steps),
)


def _deeds(view: ThroneView, names: Sequence[str], words: Words) -> Iterator[str]:
    """Who did the most of each; what nobody did, or many, is left out."""
    for word, measure in MEASURES:
        most = max(map(measure, view.players), default=0)
        if most:
            best = [names[player.seat] for player in view.players if measure(player) == most]
            if len(best) <= MOST_SHARED:
                yield words.say(f"ending-{word}", players=best, most=most)


def _best_blow(view: ThroneView, names: Sequence[str], words: Words, story: Sequence[Event]) -> Iterator[str]:
    best = best_blow(story, [player.most_health for player in view.players])
    if best is not None:
        yield words.say("ending-blow", player=names[best.seat], target=names[best.target], damage=best.damage)


def describe_ending(view: ThroneView, names: Sequence[str], words: Words, story: Sequence[Event]) -> str:
    """The picture as an alt text."""
    called = all_named(view, [clean(name, NAME_LENGTH) for name in names], words)
    held = _held(view, called, words) if view.options.mode == "competitive" else _far(view, words)
    said = [_result(view, called, words), *held, *_best_blow(view, called, words, story)]
    return shorten(" ".join(said), ALT_LENGTH)
