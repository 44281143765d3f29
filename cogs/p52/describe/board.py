"""The board in words."""

from collections.abc import Iterator, Sequence
from functools import partial

from bot.words import Words, board_in_words, plain
from cogs.p52.describe.goal import goal_lines, room_lines
from cogs.p52.describe.patterns import pattern_lines
from cogs.p52.describe.plans import enemy_lines, intent_lines
from cogs.p52.state.places import NOWHERE, label
from cogs.p52.view.view import HeroView, P52View


def headline(view: P52View, words: Words) -> str:
    """The adventure, its room, and how far it has come."""
    adventure = words.say(f"adventure-{view.options.adventure}")
    if not view.room.key:
        return adventure
    return words.say(
        "describe-headline",
        adventure=adventure,
        room=words.say(f"room-{view.room.key}"),
        number=view.room.number,
        rooms=view.room.rooms,
    )


def describe(view: P52View, names: Sequence[str], words: Words, laying: int = 0) -> str:
    """An alt text; `laying`: of so many spots is the room whose pattern is asked for (R13)."""
    return board_in_words(headline, partial(_lines, laying=laying))[0](view, names, words)


def read(view: P52View, names: Sequence[str], words: Words, laying: int = 0) -> str:
    """The same as a message."""
    return board_in_words(headline, partial(_lines, laying=laying))[1](view, names, words)


def _lines(view: P52View, names: Sequence[str], words: Words, laying: int) -> Iterator[str]:
    yield from goal_lines(view, words)
    yield from pattern_lines(laying, words)
    for hero in view.heroes:
        yield hero_in_words(view, hero, names[hero.seat], words)
    yield from enemy_lines(view, words)
    if view.order:
        yield words.say("describe-order", order=_order(view, words))
    yield from intent_lines(view, words)
    yield from room_lines(view, words)
    yield words.say("describe-decks", deck=view.deck, discards=view.discards)


def hero_in_words(view: P52View, hero: HeroView, player: str, words: Words) -> str:
    """Where it stands, how it is, what lasts on it. Of its stamina only how many cards."""
    name = plain(hero.name) if hero.name else ""
    if not hero.is_ready:
        return words.say("describe-building", player=player)
    spot = label(hero.at) if hero.at != NOWHERE else ""
    if hero.is_dead:
        return words.say("describe-dead" if spot else "describe-left-behind", hero=name, player=player, spot=spot)
    said = words.say(
        "describe-hero",
        hero=name,
        player=player,
        race=words.say(f"race-{hero.race}"),
        calling=words.say(f"calling-{hero.calling}"),
        level=hero.level,
        spot=spot,
        is_here=int(hero.at != NOWHERE),
        health=hero.health,
        most=hero.most_health,
        stamina=hero.stamina,
    )
    return " ".join([said, *_lasting(view, hero, words)])


def _lasting(view: P52View, hero: HeroView, words: Words) -> Iterator[str]:
    for enemy in view.room.enemies:
        if hero.aim and enemy.id == hero.aim_at:
            yield words.say("describe-aim", bonus=hero.aim, enemy=words.say(f"enemy-{enemy.key}.the"))
    if hero.stance:
        yield words.say("describe-stance", bonus=hero.stance)
    for key in hero.poisoned:
        yield words.say("describe-venom", ability=words.say(f"ability-{key}"))
    found = (
        ("stunned", hero.is_stunned),
        ("caught", hero.lost_turns > 0),
        ("waiting", hero.is_waiting),
        ("unseen", hero.unseen > 0),
        ("haste", hero.haste > 0),
        ("mending", hero.mending > 0),
        ("gone", hero.is_gone),
    )
    yield from (words.say(f"describe-{word}", turns=hero.haste) for word, is_on in found if is_on)


def _order(view: P52View, words: Words) -> list[str]:
    """Who acts, the highest initiative first."""
    enemies = {enemy.id: enemy for enemy in view.room.enemies}
    found = []
    for turn in view.order:
        if turn.seat >= 0:
            who = str(plain(view.heroes[turn.seat].name))
        elif turn.enemy in enemies:
            who = words.say(f"enemy-{enemies[turn.enemy].key}")
        else:
            continue
        found.append(words.say("describe-place", who=who, initiative=turn.initiative))
    return found
