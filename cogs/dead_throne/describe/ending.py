"""How a match ended, in a few lines: by what, how close it was, who did what."""

from collections.abc import Callable, Iterator, Sequence

from bot.engine import Event
from bot.words import ALT_LENGTH, Words, clean, plain, shorten
from cogs.dead_throne.content.tables import ROADS
from cogs.dead_throne.view.finale import best_blow
from cogs.dead_throne.view.view import PlayerView, ThroneView

NAME_LENGTH = 32
MOST_SHARED = 2  # who share a deed: more is no distinction


def ending_lines(view: ThroneView, names: Sequence[str], words: Words, story: Sequence[Event]) -> list[str]:
    """The most telling first."""
    called = [plain(name, NAME_LENGTH) for name in names]
    return [*_result(view, called, words), *_deeds(view, called, words), *_best_blow(story, called, words)]


def _result(view: ThroneView, names: Sequence[str], words: Words) -> Iterator[str]:
    """How it came out, and what the others had in hand."""
    winners = view.outcome.winners if view.outcome is not None else ()
    won_by = [_named(view, names, words, seat) for seat in winners]
    yield words.say(f"ending-{view.result or 'none'}", players=won_by, round=view.round)
    if view.options.mode == "competitive":
        yield from _held(view, names, words)
    if view.defender is not None:
        standing = [words.say(f"tile-{town}") for town, strength in view.defender.towns.items() if strength > 0]
        health = 0 if view.defender.agrimor_dead else view.defender.agrimor
        yield words.say("ending-towns", towns=standing, health=health)
    if view.solo is not None:
        road = ROADS[view.options.road]
        yield words.say(
            "ending-road", red=view.solo.red, spaces=road.spaces, quests=view.solo.green, turns=view.solo.turns
        )


def _held(view: ThroneView, names: Sequence[str], words: Words) -> Iterator[str]:
    for player in view.players:
        if player.pieces or player.stones or player.has_crown:
            yield words.say(
                "ending-held",
                player=names[player.seat],
                stones=len(player.stones),
                pieces=player.pieces,
                crown=int(player.has_crown),
            )


def _named(view: ThroneView, names: Sequence[str], words: Words, seat: int) -> str:
    """Oda (Ada)."""
    character = view.players[seat].character
    if not character:
        return names[seat]
    return words.say("ending-named", player=names[seat], character=words.say(f"character-{character}"))


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


def _best_blow(story: Sequence[Event], names: Sequence[str], words: Words) -> Iterator[str]:
    best = best_blow(story)
    if best is not None:
        yield words.say("ending-blow", player=names[best.seat], target=names[best.target], damage=best.damage)


def describe_ending(view: ThroneView, names: Sequence[str], words: Words, story: Sequence[Event]) -> str:
    """The picture as an alt text."""
    called = [clean(name, NAME_LENGTH) for name in names]
    said = [*_result(view, called, words), *_best_blow(story, called, words)]
    return shorten(" ".join(said), ALT_LENGTH)
