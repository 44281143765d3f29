"""How a match ends (R126-R129), and who has won."""

from bot.engine import Outcome, Script
from bot.kit.standings import leaders
from cogs.bag_of_dungeon.content import count_kills
from cogs.bag_of_dungeon.events.frame import ExpeditionEnded, NightFell, Scored
from cogs.bag_of_dungeon.rules.quest import Quest
from cogs.bag_of_dungeon.state import Hero, State

RING_POINTS = 4
WON = {"ring", "morna"}


def judge(quest: Quest) -> Script[None]:
    """After a turn: is it over?"""
    state = quest.state
    if not state.result:
        yield from _decide(quest)
    if state.result:
        state.phase = "over"
        yield from _epilogue(state)


def _decide(quest: Quest) -> Script[None]:
    state = quest.state
    if not quest.heroes:
        is_won = state.options.mode == "dungeon" and state.ring_left
        state.result = "ring" if is_won else "fallen"
    elif _is_night(state):
        state.result = "late"
        yield NightFell(rounds=state.options.most_rounds)


def _is_night(state: State) -> bool:
    """The limit of rounds has passed, or does with the turn just played."""
    is_last = state.round == state.options.most_rounds and state.turn >= _last_turn(state)
    return has_passed(state) or (is_last and not state.leaving)


def has_passed(state: State) -> bool:
    """More rounds than the limit; while last turns are owed it waits for them (R95, R137)."""
    return 0 < state.options.most_rounds < state.round and not state.leaving


def _last_turn(state: State) -> int:
    """The last turn of a round that somebody takes."""
    if state.phase == "hunt":
        return len(state.order)
    return max(turn for turn, index in enumerate(state.order) if state.heroes[index].status == "in")


def _epilogue(state: State) -> Script[None]:
    saved = tuple(hero.key for hero in state.heroes if is_survivor(state, hero))
    lost = tuple(hero.key for hero in state.heroes if not is_survivor(state, hero))
    yield ExpeditionEnded(result=state.result, saved=saved or None, lost=lost or None)
    if state.options.style == "competitive" and state.result in WON:
        for hero in state.heroes:
            yield Scored(hero=hero.key, points=points(state, hero))


def is_survivor(state: State, hero: Hero) -> bool:
    """Left the dungeon, or lives at Morna Gul's death; whose player has left the match is lost (R132)."""
    is_there = hero.status == ("left" if state.result == "ring" else "in")
    return state.result in WON and is_there and not hero.has_gone


def points(state: State, hero: Hero) -> int:
    """R129: kills, four for the Ring when leaving, one for each seed planted."""
    return count_kills(hero.kills) + hero.planted + (RING_POINTS if state.ring_owner == hero.index else 0)


def outcome(state: State) -> Outcome | None:
    if not state.result:
        return None
    seats = max(hero.seat for hero in state.heroes) + 1
    scores = [0] * seats
    for hero in state.heroes:
        scores[hero.seat] += points(state, hero)
    return Outcome(_winners(state, scores), tuple(scores))


def _winners(state: State, scores: list[int]) -> tuple[int, ...]:
    """Together in co-op (R127); else the surviving seats with the most points (R129). Not who has left (R132)."""
    if state.result not in WON:
        return ()
    there = [hero for hero in state.heroes if not hero.has_gone]
    if state.options.style == "coop":
        return tuple(sorted({hero.seat for hero in there}))
    alive = sorted({hero.seat for hero in there if is_survivor(state, hero)})
    return leaders({seat: scores[seat] for seat in alive})
