"""Whom to begin a battle with: what it promises, what it may cost, and how late it is."""

from cogs.dead_throne.adviser.mind import Mind
from cogs.dead_throne.adviser.odds import duel
from cogs.dead_throne.view.view import PlayerView

STONE, PIECE, PIECE_OF_SALADAR, CROWN = 3, 2, 3, 6  # points at dusk (R160)
STAKE_PIECE, STAKE_STONE = 12.0, 15.0
HURRY, BOLD = 2.0, 0.8  # at dusk: so much more there is to be won, so much less to be lost
DAY = 24  # rounds, where there is no dusk


def strength(player: PlayerView) -> tuple[int, int, int]:
    return player.attack, 0 if player.is_trapped else player.defence, player.health


def chance_against(mind: Mind, other: PlayerView) -> float:
    """Scrolls in the hand count for both."""
    attack, defence, health = strength(mind.me)
    theirs = strength(other)
    return duel(
        (attack, defence, health + mind.strong_scrolls), (theirs[0], theirs[1], theirs[2] + other.scroll_count // 2)
    )


def stake(mind: Mind, other: PlayerView) -> float:
    """What there is to be won of them."""
    stones = len(other.stones) if not mind.is_saladar or other.stones else 0
    spoils = STAKE_PIECE * other.pieces * (1.0 if mind.is_saladar else 0.6) + STAKE_STONE * stones
    spoils *= 1.0 + HURRY * hurry(mind)
    last = 60.0 if is_last_needed(mind, other) else 0.0
    prize = STAKE_STONE * bool(not mind.is_saladar and other.character == "saladar" and _has_active(mind))
    return spoils + last + prize + other.coin / 2 + 6.0 + 25.0 * other.has_crown


def _has_active(mind: Mind) -> bool:
    return any(ground.active for ground in mind.view.ground)


def is_last_needed(mind: Mind, other: PlayerView) -> bool:
    """Would their death bring victory within reach?"""
    if mind.is_saladar:
        return mind.me.pieces + other.pieces >= mind.view.pieces > 0
    return len(mind.me.stones) + len(other.stones) >= mind.view.stones > 0 and bool(other.stones)


def risk(mind: Mind) -> float:
    """What one would lose oneself."""
    pieces = STAKE_PIECE * mind.me.pieces * (0.4 if mind.is_saladar else 1.0)
    all_of_it = pieces + STAKE_STONE * len(mind.me.stones) + mind.me.coin / 2 + 12.0
    return all_of_it * (1.0 - BOLD * hurry(mind)) if is_behind(mind) else all_of_it


def hurry(mind: Mind) -> float:
    """How much of the day is gone: at dusk what has not been won is lost (R160)."""
    return min(1.0, mind.view.round / (mind.view.options.dusk or DAY))


def is_behind(mind: Mind) -> bool:
    """Would somebody else win at dusk?"""
    return any(standing(one) > standing(mind.me) for one in mind.others)


def standing(player: PlayerView) -> int:
    """R160."""
    is_mage = player.character == "saladar"
    stones = 0 if is_mage else STONE * len(player.stones)
    return stones + (PIECE_OF_SALADAR if is_mage else PIECE) * player.pieces + CROWN * player.has_crown


def battle_value(mind: Mind, other: PlayerView) -> float:
    """Of a battle I begin: above 0 it is worth it."""
    chance = chance_against(mind, other)
    return chance * stake(mind, other) - (1 - chance) * risk(mind)
