"""What each enemy needs and does: it is no secret, as every enemy follows the same rules (R97 to R102)."""

from collections.abc import Iterator
from fractions import Fraction

from bot.engine import Odds
from bot.words import Words, plain
from cogs.p52.state.places import label
from cogs.p52.view.threats import Threat, threat_of
from cogs.p52.view.view import BlowView, EnemyView, IntentView, P52View


def enemy_lines(view: P52View, words: Words) -> Iterator[str]:
    for enemy in view.room.enemies:
        yield enemy_in_words(enemy, words)


def enemy_in_words(enemy: EnemyView, words: Words) -> str:
    said = words.say(
        "describe-enemy",
        enemy=words.say(f"enemy-{enemy.key}.The"),
        spot=label(enemy.at),
        health=enemy.health,
        most=enemy.most_health,
    )
    return " ".join([said, *_lasting(enemy, words)])


def _lasting(enemy: EnemyView, words: Words) -> Iterator[str]:
    found = (
        ("frozen", enemy.is_frozen),
        ("poisoned", enemy.venomous > 0),
        ("flees", enemy.does_flee),
    )
    yield from (words.say(f"describe-{word}") for word, is_on in found if is_on)


def intent_lines(view: P52View, words: Words) -> Iterator[str]:
    """What each does next, the first to act first: they follow fixed rules."""
    foes = {enemy.id: enemy for enemy in view.room.enemies}
    for intent in view.intents:
        yield _intent_in_words(view, foes[intent.enemy], intent, words)


def _intent_in_words(view: P52View, enemy: EnemyView, intent: IntentView, words: Words) -> str:
    threat = threat_of(view, intent) if intent.deed == "attack" else Threat(Fraction(0), Fraction(0))
    return words.say(
        f"intent-{intent.deed}",
        enemy=words.say(f"enemy-{enemy.key}.The"),
        origin=label(enemy.at),
        spot=label(intent.spot),
        heroes=[plain(view.heroes[seat].name) for seat in intent.seats],
        hits=Odds(threat.hits, "").percent,
        mean=words.decimal(float(threat.mean)),
        is_sure=int(intent.is_sure),
    )


def plan_lines(view: P52View, words: Words) -> Iterator[str]:
    """For the panel: what it would need to hit, and what that would do."""
    for enemy in view.room.enemies:
        yield words.say(
            "plan-enemy",
            enemy=words.say(f"enemy-{enemy.key}"),
            spot=label(enemy.at),
            blows="; ".join(_blow_in_words(blow, words) for blow in enemy.blows),
            movement=enemy.movement,
        )


def _blow_in_words(blow: BlowView, words: Words) -> str:
    return words.say(
        "plan-blow",
        way=blow.way,
        reach=blow.reach,
        target=blow.target,
        more=int(blow.needs_more),
        damage=blow.damage,
        less=int(blow.does_less),
    )
