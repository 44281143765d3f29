"""Defender: what enemies of the map threaten, and what striking them promises."""

from collections.abc import Sequence
from functools import cached_property
from itertools import product
from math import ceil
from typing import NamedTuple

from cogs.dead_throne.adviser.fighting import element_of, scroll_attack, shield_of, support_of
from cogs.dead_throne.adviser.mind import Mind, is_up
from cogs.dead_throne.adviser.odds import spread
from cogs.dead_throne.content.card_kinds import Element
from cogs.dead_throne.content.land import CASTLE, STEPS, distance
from cogs.dead_throne.content.tables import AGRIMOR, ENEMIES
from cogs.dead_throne.rules.defender.marching import gates_of
from cogs.dead_throne.state.boards import Defender, Spawn
from cogs.dead_throne.state.people import NOWHERE
from cogs.dead_throne.view.view import PlayerView

STRONG, TOUGH = 10, 16  # the dragon's health from which his dice are more
SKIN, DART = 4, 2
SOON = (1.6, 1.6, 1.1, 0.8, 0.6)  # what a point of damage to a town weighs, by rounds until it falls due
LATER = 0.5
LESSON = 3.2  # what an enemy defeated teaches
HURT, HURT_NEAR = 8.0, 12.0  # a point of the dragon's health
FEAR, FEAR_NEAR = 0.7, 0.5
SLAIN = 120.0  # the dragon's death is victory
COMPANY = 9.0
COVERED = 0.85  # somebody else may see to it this round
REACH = 7  # steps


class Foes(NamedTuple):
    """Those who stand against one blow."""

    attack: tuple[int, ...]  # what their blow may come to, each equally likely
    defence: tuple[int, ...]
    element: Element | None = None


class Clash(NamedTuple):
    """One exchange with them."""

    dealt: float
    sent: float  # the chance to hurt them at all
    win: float
    damage: float
    death: float
    kill: float  # the chance to deal as much as they have health


class Siege:
    """For one mind."""

    def __init__(self, mind: Mind, board: Defender, price_of_health: float, care: float) -> None:
        self.mind, self.view, self.me, self.board = mind, mind.view, mind.me, board
        self.price, self.care = price_of_health, care

    @cached_property
    def packs(self) -> dict[str, list[Spawn]]:
        found: dict[str, list[Spawn]] = {}
        for spawn in self.board.spawns:
            found.setdefault(spawn.at, []).append(spawn)
        return found

    @cached_property
    def strikes(self) -> dict[str, float]:
        """What a blow is worth, by the step it is struck on."""
        found = {step: self.best_of(step) for step in self.packs}
        at = self.board.agrimor_at
        if at and at != CASTLE:
            found[at] = max(self.dragon(), found.get(at, -99.0))
        return found

    def best_of(self, step: str) -> float:
        pack = self.packs[step]
        ways = [[spawn] for spawn in pack] + ([pack] if len(pack) > 1 else [])
        return max(self.strike(way, step) for way in ways)

    # Enemies

    def strike(self, struck: Sequence[Spawn], at: str) -> float:
        """Any damage sends them back; only more than was taken teaches (R139)."""
        clash = self._clash(foes_of([spawn.enemy for spawn in struck]), at)
        threat = sum(self._threat(spawn) for spawn in struck)
        taught = LESSON * len(struck)
        coin = sum(ENEMIES[spawn.enemy].level for spawn in struck) * 0.5
        left = [spawn.enemy for spawn in self.packs.get(at, []) if spawn not in struck]
        after = self.danger_of(left) if STEPS[at].is_town else 0.0
        return clash.sent * threat + clash.win * (taught + coin) - self._cost(clash) - after

    def _threat(self, spawn: Spawn) -> float:
        """What the towns lose where nobody sees to it; the sooner, the more."""
        kind = ENEMIES[spawn.enemy]
        blow = kind.attack + 4 * kind.attack_dice
        level = max(ENEMIES[one.enemy].level for one in self.packs[spawn.at])
        rounds = ceil(self._to_town(spawn.at) / level)
        weight = SOON[rounds] if rounds < len(SOON) else LATER
        return 1.0 + blow * weight * (COVERED if self._is_covered(spawn.at) else 1.0)

    def _to_town(self, at: str) -> int:
        return min((distance(at, step) for step in self._gates), default=0)

    @cached_property
    def _gates(self) -> list[str]:
        return gates_of(self.board.towns)

    def _is_covered(self, at: str) -> bool:
        """Somebody who has yet to play this round is near."""
        later = [one for one in self.mind.others if one.seat > self.me.seat and one.seat not in self.me.group]
        return any(distance(one.at, at) <= REACH for one in later)

    def danger(self, step: str) -> float:
        """A pack that stands in a town strikes whoever is on its step."""
        return self.danger_of([spawn.enemy for spawn in self.packs.get(step, [])]) if STEPS[step].is_town else 0.0

    def danger_of(self, enemies: Sequence[str]) -> float:
        if not enemies:
            return 0.0
        blows = [max(0, blow - self.defence) for blow in foes_of(enemies).attack]
        deadly = sum(blow >= self.me.health for blow in blows) / len(blows)
        return sum(blows) / len(blows) * self.price + self.care * 2.0 * deadly

    # The dragon

    @cached_property
    def dragon_foes(self) -> Foes:
        attack, defence = 3 if self.board.agrimor >= STRONG else 2, 3 if self.board.agrimor >= TOUGH else 2
        return Foes(spread(0, attack), spread(0, defence), element_of(self.mind, AGRIMOR))

    def dragon(self) -> float:
        """What he loses stays lost; together with those who stand there already."""
        at = self.board.agrimor_at
        friends = [one for one in self.mind.others if one.at == at and one.seat not in self.me.group]
        clash = self._clash(self.dragon_foes, at, friends, self.board.agrimor)
        is_near = self.rounds_left <= 2
        worth = clash.dealt * (HURT_NEAR if is_near else HURT) + clash.kill * SLAIN
        return worth - self._cost(clash) * (FEAR_NEAR if is_near else FEAR)

    @cached_property
    def rounds_left(self) -> int:
        """Until he is in the castle."""
        at = self.board.agrimor_at
        return ceil(distance(at, CASTLE) / 2) if at else 99

    @property
    def is_roused(self) -> bool:
        return bool(self.board.agrimor_at) and self.board.agrimor_at != CASTLE

    # Blows

    @cached_property
    def defence(self) -> int:
        return self.me.defence + shield_of(self.mind)

    def _clash(self, foes: Foes, at: str, friends: Sequence[PlayerView] = (), health: int = 99) -> Clash:
        attack = self.me.attack + support_of(self.mind, at) + sum(one.attack for one in friends)
        defence = self.defence + sum(one.defence for one in friends) + SKIN * ("stone-skin" in self.mind.scrolls)
        attack += max((scroll_attack(scroll, foes.element) for scroll in self.mind.scrolls), default=0)
        dart = DART * ("blood-dart" in self.mind.scrolls)
        pairs = [
            (max(0, attack - theirs) + dart, max(0, blow - defence))
            for blow, theirs in product(foes.attack, foes.defence)
        ]
        count = len(pairs)
        return Clash(
            dealt=sum(min(dealt, health) for dealt, _ in pairs) / count,
            sent=sum(dealt > 0 for dealt, _ in pairs) / count,
            win=sum(dealt > taken for dealt, taken in pairs) / count,
            damage=sum(taken for _, taken in pairs) / count,
            death=sum(taken >= self.me.health for _, taken in pairs) / count,
            kill=sum(dealt >= health for dealt, _ in pairs) / count,
        )

    def _cost(self, clash: Clash) -> float:
        return clash.damage * self.price + clash.death * self.care * 2.0

    # Friends

    def errands(self) -> list[tuple[str, float]]:
        """Who has fallen is raised; against the dragon one goes together."""
        found = [(one.at, 25.0) for one in self.view.players if one.is_dead and one.at != NOWHERE and self.me.pieces]
        if self.is_roused:
            found += [(one.at, COMPANY) for one in self.mind.others if one.seat not in self.me.group and is_up(one)]
        return found


def foes_of(enemies: Sequence[str]) -> Foes:
    """R138: attack and defence add, elements are ignored where they are several."""
    kinds = [ENEMIES[enemy] for enemy in enemies]
    attack = spread(sum(kind.attack for kind in kinds), sum(kind.attack_dice for kind in kinds))
    defence = spread(sum(kind.defence for kind in kinds), sum(kind.defence_dice for kind in kinds))
    return Foes(attack, defence, kinds[0].element if len(kinds) == 1 else None)
