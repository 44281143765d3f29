"""Whom to begin a battle with: what it promises, what it may cost, and how late it is."""

from cogs.dead_throne.adviser.mind import Mind
from cogs.dead_throne.adviser.odds import duel
from cogs.dead_throne.rules.realm import FIVE
from cogs.dead_throne.view.view import PlayerView

STONE, PIECE, PIECE_OF_SALADAR, CROWN = 3, 2, 3, 6  # points at dusk (R160)
STAKE_PIECE, STAKE_STONE = 6.0, 5.0
HELP = 2  # blows of each who fights them already
HURRY, BOLD = 2.0, 0.8  # at dusk: so much more there is to be won, so much less to be lost
MENACE = 40.0  # of somebody who has all that is needed in the castle
DAY = 24  # rounds, where there is no dusk
OUT = 30.0  # what it costs to be out
PATIENCE, HUNTER = 140.0, 105.0  # what a battle early in the day keeps a Hero from, and Saladar, who lives by them
ALONE = 2.6  # with nobody else about, one battle decides: it can wait so much longer


def strength(player: PlayerView) -> tuple[int, int, int]:
    return player.attack, 0 if player.is_trapped else player.defence, player.health


def chance_against(mind: Mind, other: PlayerView) -> float:
    """Scrolls in the hand count for both."""
    attack, defence, health = strength(mind.me)
    theirs = strength(other)
    scrolls = mind.strong_scrolls, other.scroll_count // 2
    helped = HELP * sum(max(0, ally.attack - theirs[1]) for ally in allies(mind, other))
    left = max(1, theirs[2] + scrolls[1] - helped)
    return duel((attack, defence, health + scrolls[0]), (theirs[0], theirs[1], left))


def allies(mind: Mind, other: PlayerView) -> list[PlayerView]:
    """Heroes who fight Saladar already: they strike as well."""
    if mind.is_saladar or other.character != "saladar":
        return []
    fought = [battle for battle in mind.view.battles if other.seat in battle.order]
    seats = {seat for battle in fought for seat in battle.order} - {other.seat, mind.me.seat}
    return [mind.view.players[seat] for seat in seats]


def stake(mind: Mind, other: PlayerView) -> float:
    """What there is to be won of them. Heroes fight no hero for Pieces: only Saladar needs them."""
    is_of_use = mind.is_saladar or other.character == "saladar"
    spoils = STAKE_PIECE * other.pieces * is_of_use + STAKE_STONE * len(other.stones)
    spoils *= 1.0 + HURRY * hurry(mind)
    last = 60.0 if is_last_needed(mind, other) else 0.0
    prize = STAKE_STONE * bool(not mind.is_saladar and other.character == "saladar" and _has_active(mind))
    return spoils + last + prize + menace(mind, other) + other.coin / 2 + 6.0 + 25.0 * other.has_crown


def menace(mind: Mind, other: PlayerView) -> float:
    """How near they are to the castle: whoever fells them sets them back."""
    is_mage = other.character == "saladar"
    held, needed = (other.pieces, mind.view.pieces) if is_mage else (len(other.stones), mind.view.stones)
    return MENACE * (held / needed) ** 2 if needed else 0.0


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
    all_of_it = pieces + STAKE_STONE * len(mind.me.stones) + mind.me.coin / 2 + 12.0 + OUT * is_last_life(mind)
    return all_of_it * (1.0 - BOLD * hurry(mind)) if is_behind(mind) else all_of_it


def is_last_life(mind: Mind) -> bool:
    """Would one be out? A Piece is a Hero's way back, an active stone Saladar's (R117), or the table's wish (R172)."""
    wish, seats = mind.view.options.fallen, len(mind.view.players)
    has_way_back = _has_active(mind) if mind.is_saladar else bool(mind.me.pieces)
    return not has_way_back and (wish == "off" or (wish == "five" and seats < FIVE))


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
    """Of a battle I begin: above 0 it is worth it. Before there is much to be won there are lands to walk first."""
    chance = chance_against(mind, other)
    return chance * stake(mind, other) - (1 - chance) * risk(mind) - patience(mind)


def patience(mind: Mind) -> float:
    """What else there is to do, less and less as the day goes."""
    usual = (HUNTER if mind.is_saladar else PATIENCE) * (1.0 - hurry(mind))
    return ALONE * usual if len(mind.others) == 1 else usual
