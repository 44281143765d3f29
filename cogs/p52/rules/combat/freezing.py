"""Ice: a storm of it, and that of the elixir, which holds until somebody attacks (5.3, 5.5, R127)."""

from collections.abc import Sequence

from bot.engine import Script
from cogs.p52.content.kinds import AbilityKind
from cogs.p52.events.combat import EnemyFroze, EnemyThawed
from cogs.p52.rules.combat.flips import Flip
from cogs.p52.rules.combat.guarding import guard
from cogs.p52.rules.combat.outcomes import defended, told
from cogs.p52.rules.crawl import Crawl
from cogs.p52.state.people import FOREVER, Enemy, Hero


def chill(crawl: Crawl, hero: Hero, kind: AbilityKind, targets: Sequence[Enemy], flip: Flip) -> Script[None]:
    """R65: what does no damage is no attack: an Ace is but a low card, and nobody strikes back."""
    yield told(hero, kind, targets, flip, "turn")
    hero.tally.feats += flip.is_success
    for enemy in targets if flip.is_success else ():
        answer = guard(crawl, kind, enemy, flip)
        rounds = {"none": 0, "half": 1}.get(answer.share, kind.amount.plus)  # a tie freezes for one round
        outcome = _outcome(enemy, answer.share, rounds)
        yield defended(enemy, answer.card, answer.trait, answer.total, flip, 0, outcome)
        yield from _freeze(enemy, rounds)


def _outcome(enemy: Enemy, share: str, rounds: int) -> str:
    """In words of its own, for no HP are at stake: none, brief, chilled; already, where older ice lasts as long."""
    if share == "none":
        return "none"
    if rounds <= enemy.frozen:
        return "already"
    return "brief" if share == "half" else "chilled"


def _freeze(enemy: Enemy, rounds: int) -> Script[None]:
    if rounds > enemy.frozen:
        enemy.frozen = rounds
        yield EnemyFroze(enemy=enemy.key, number=enemy.id, rounds=rounds)


def thaw(crawl: Crawl, targets: Sequence[Enemy]) -> Script[None]:
    """The elixir's ice breaks, whether the blow has hit or not."""
    for enemy in targets:
        if enemy.frozen >= FOREVER:
            enemy.frozen = 0
            if enemy in crawl.enemies:
                yield EnemyThawed(enemy=enemy.key, number=enemy.id)
