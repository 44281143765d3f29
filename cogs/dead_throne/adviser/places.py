"""What a step is worth to whoever stops there, and how strongly more distant goals draw."""

from functools import cached_property

from cogs.dead_throne.adviser.bosses import is_ready_for_boss
from cogs.dead_throne.adviser.errands import everywhere, rivalry
from cogs.dead_throne.adviser.fighting import support_of
from cogs.dead_throne.adviser.mind import Mind, is_up
from cogs.dead_throne.adviser.odds import LOOT, Odds, draw
from cogs.dead_throne.adviser.siege import Siege
from cogs.dead_throne.adviser.stakes import battle_value, chance_against, stake
from cogs.dead_throne.content.land import CASTLE, STEPS, distance

STRIDE = 8  # steps of a turn, on the whole
FADE = 0.82  # a goal a turn further off draws so much less
LOW = 5  # health
ADVENTURE = (
    18.0  # Competitive: what a card of the land leads to besides: creatures for quests, and who beats them first
)
LEVEL = 8.0  # Solo: a space on the road
TRAINED = 10  # Game Turns: then it is time for the road
ARMED, WELL_ARMED = 8, 11  # attack and defence: then a find is worth less


class Places:
    """Worth of steps for one mind; goals are looked for once."""

    def __init__(self, mind: Mind) -> None:
        self.mind, self.view, self.me = mind, mind.view, mind.me

    # Now

    def score(self, step: str) -> float:
        """To stop there."""
        return self.here(step) + 0.8 * self.pull(step)

    def here(self, step: str) -> float:
        """What stopping there brings at once."""
        usual = self.errands.get(step, 0.0) + self.interaction(step) - self.danger(step)
        return max(usual, self.strikes.get(step, -99.0))

    def interaction(self, step: str) -> float:
        kind = STEPS[step]
        if step == CASTLE:
            return 0.0
        if kind.place == "inn":
            return self.rest
        if kind.is_town or kind.place == "light":
            return 0.3
        outside = self.draw(step)
        return max(outside, self.find) if kind.structure else outside

    @cached_property
    def find(self) -> float:
        """A Loot card: armed well one needs few of them."""
        board = self.view.solo
        if board is not None and board.turns > TRAINED and self.view.options.challenge != "quests":
            return LOOT - 4.0
        is_armed = self.me.attack + self.me.defence >= (WELL_ARMED if self.mind.mode == "competitive" else ARMED)
        return (LOOT - 3.0 if is_armed else LOOT - 0.5) - (1.5 if self.me.health <= LOW else 0.0)

    def draw(self, step: str) -> float:
        """A card of that land: what it may bring, less what it may cost."""
        odds = self._odds(step)
        value = odds.gain - odds.damage * self._price_of_health - self._fear(odds)
        if self.mind.mode == "competitive":
            return value + ADVENTURE
        if self.mind.mode == "solo" and self.view.options.challenge != "quests":
            value += odds.levels * (LEVEL if self._is_ready_for_boss else -3.0)
        return value

    def _odds(self, step: str) -> Odds:
        attack = self.me.attack + support_of(self.mind, step)
        return draw(STEPS[step].terrain, attack, self.me.defence, is_wide=self.view.options.print == "wide")

    @cached_property
    def _price_of_health(self) -> float:
        return 0.45 if self.me.health > 8 else 0.8 if self.me.health > LOW else 1.6

    def _fear(self, odds: Odds) -> float:
        """Near death every card may be the last."""
        return max(0.0, odds.damage * 2.2 - self.me.health) * self._care

    @cached_property
    def _care(self) -> float:
        """What dying would cost."""
        if self.mind.mode == "competitive":
            return 1.0 + 2.0 * (self.me.pieces + len(self.me.stones))
        return 6.0 if self.me.pieces else 12.0

    @cached_property
    def rest(self) -> float:
        """An Inn."""
        lack = self.me.most_health - self.me.health
        return lack * (1.6 if self.me.health <= LOW else 0.5 if lack > 3 else 0.2)

    @cached_property
    def _is_ready_for_boss(self) -> bool:
        return is_ready_for_boss(self.mind)

    # Later

    def pull(self, step: str) -> float:
        """The goal that draws most from there; nothing draws whoever is nowhere."""
        best = 0.0
        for goal, value in self.goals.items():
            if step and goal != step:
                best = max(best, value * FADE ** (1 + distance(step, goal) / STRIDE))
        return best

    @cached_property
    def goals(self) -> dict[str, float]:
        """What is worth a walk, by step."""
        found = dict(self.errands)
        for step, value in self.strikes.items():
            found[step] = max(value, found.get(step, 0.0))
        return found

    @cached_property
    def errands(self) -> dict[str, float]:
        """What the step itself is good for."""
        found: dict[str, float] = {}
        for step, value in (*everywhere(self.mind, self.rest), *self._of_mode()):
            if value > found.get(step, 0.0):
                found[step] = value
        for step, _ in self.view.bars:
            found.pop(step, None)
        if self.mind.is_saladar and self.me.pieces < 2:
            return {step: value for step, value in found.items() if not STEPS[step].is_town}
        return found

    def _of_mode(self) -> list[tuple[str, float]]:
        if self.mind.mode == "competitive":
            return rivalry(self.mind)
        return self.siege.errands() if self.siege is not None else []

    # Defender

    @cached_property
    def siege(self) -> Siege | None:
        board = self.view.defender
        return Siege(self.mind, board, self._price_of_health, self._care) if board is not None else None

    @cached_property
    def strikes(self) -> dict[str, float]:
        """Enemies of the map by where they stand."""
        return self.siege.strikes if self.siege is not None else {}

    def danger(self, step: str) -> float:
        return self.siege.danger(step) if self.siege is not None else 0.0

    # Competitive

    def chase(self, seat: int) -> float:
        """To announce battle before their step is entered."""
        other = self.view.players[seat]
        if not is_up(other):
            return -100.0
        chance = chance_against(self.mind, other)
        return battle_value(self.mind, other) + (3.0 if chance > 0.6 and stake(self.mind, other) > 15 else 0.0)
