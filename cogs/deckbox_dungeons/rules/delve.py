"""A turn at work: the state, chance, the map as it lies, and what is open just now. Every rule is handed one."""

from collections.abc import Callable, Sequence
from copy import copy

from msgspec.structs import replace

from bot.engine import Answer, Chance, Fact, Option, Prompt, Script, ask_any
from cogs.deckbox_dungeons.content.kinds import Level
from cogs.deckbox_dungeons.content.quest_kinds import QuestKind
from cogs.deckbox_dungeons.rules.map.ground import Ground, ground_of
from cogs.deckbox_dungeons.state.match import State
from cogs.deckbox_dungeons.state.pieces import Enemy, Hero
from cogs.deckbox_dungeons.state.spots import Spot, around


def as_it_stands(prompt: Prompt, fresh: Prompt) -> None:
    """The same question, offering what it would were it asked now."""
    prompt.kind, prompt.default, prompt.facts, prompt.main = fresh.kind, fresh.default, fresh.facts, fresh.main


class Delve:
    """State and chance, with the questions every rule asks of them."""

    def __init__(self, state: State, chance: Chance) -> None:
        self.state = state
        self.chance = chance
        self.is_rolling = False  # a roll is being settled: offers are withdrawn (R92, R98)
        self.is_stale = False  # what is open may no longer stand as it was asked
        self.own_minors: int | None = None  # the seat whose own question offers its minor actions just now
        self.agreed: list[Script[None]] = []  # deals to be carried out once the roll is settled
        self.requests: set[tuple[int, int]] = set()  # who waits for whose consent (D17)
        self._asked: list[tuple[Prompt, Callable[[], Prompt]]] = []  # what is open, and how it is made anew
        self._ground: Ground | None = None

    @property
    def ground(self) -> Ground:
        """The map, as long as no tile is laid; see `relaid`."""
        if self._ground is None:
            self._ground = ground_of(self.state.tiles, can_explore=bool(self.state.tile_deck))
        return self._ground

    def relaid(self) -> None:
        """A tile has been laid, or the last one drawn."""
        self._ground = None

    def likeness(self) -> "Delve":
        """Another one that stands just so: what enemies and heroes do there they have not done here."""
        state = self.state
        found = Delve(
            replace(state, heroes=[*map(copy, state.heroes)], enemies=[*map(copy, state.enemies)]), self.chance
        )
        found._ground = self._ground
        return found

    @property
    def quest(self) -> QuestKind:
        return self.state.quest

    @property
    def level(self) -> Level:
        return self.state.options.level

    @property
    def is_over(self) -> bool:
        return bool(self.state.result)

    @property
    def heroes(self) -> list[Hero]:
        """Those who live (R53), by seat."""
        return [hero for hero in self.state.heroes if not (hero.is_downed or hero.is_gone)]

    def hero(self, seat: int) -> Hero:
        return self.state.heroes[seat]

    def enemy(self, number: int) -> Enemy:
        return next(enemy for enemy in self.state.enemies if enemy.id == number)

    @property
    def enemy_spots(self) -> frozenset[Spot]:
        return frozenset([enemy.at for enemy in self.state.enemies])

    @property
    def hero_spots(self) -> frozenset[Spot]:
        """Where living heroes stand; a downed one never obstructs (R17)."""
        return frozenset([hero.at for hero in self.state.heroes if not (hero.is_downed or hero.is_gone)])

    def friends_near(self, hero: Hero) -> list[Hero]:
        """Living heroes orthogonally next to one (R22)."""
        near = around(hero.at)
        return [
            other
            for other in self.state.heroes
            if other.at in near and other is not hero and not (other.is_downed or other.is_gone)
        ]

    def in_tile(self, hero: Hero) -> list[Hero]:
        """Living heroes in the same tile, the hero itself among them."""
        return [other for other in self.heroes if self.ground.share_tile(hero.at, other.at)]

    def is_smoky(self, spot: Spot) -> bool:
        """R104: does smoke hang in a tile of this space? It hangs where a Smoke Pot was thrown, not about the hero."""
        smoke = [at for hero in self.state.heroes if hero.is_smoking for at in hero.smoke or (hero.at,)]
        return any(self.ground.share_tile(at, spot) for at in smoke)

    def asks(self, make: Callable[[], Prompt], offers: Sequence[Prompt] = ()) -> Script[Answer]:
        """Ask; while it is open, what others do meanwhile may change what there is to choose: see `renew`.

        `offers`: what others may answer instead, for which nobody waits.
        """
        prompt = make()
        self._asked.append((prompt, make))
        _, answer = yield from ask_any([prompt], offers)
        self._asked = [one for one in self._asked if one[0] is not prompt]
        return answer

    def renew(self) -> None:
        """What is open is offered as things stand now; it remains the same question."""
        if not self.is_stale:
            return
        self.is_stale = False
        for prompt, make in self._asked:
            as_it_stands(prompt, make())

    def settled(self) -> Script[None]:
        """R92: the roll is over, and what was agreed meanwhile is done."""
        self.is_rolling = False
        agreed, self.agreed = self.agreed, []
        for script in agreed:
            yield from script

    def handed(
        self, seat: int, word: str, rule: str, count: int, plus: Callable[[], int] | None = None
    ) -> Script[None]:
        """Where the dice are handed to people (`hand_dice`), whoever rolls says when. `plus`: what each counts more."""
        if self.state.options.hand_dice and count:
            yield from self.asks(lambda: _roll(seat, word, rule, count, plus and plus()))


ROLLS = frozenset({"roll-attack", "roll-own-defence", "roll-defence", "roll-treasure", "roll-check"})


def _roll(seat: int, word: str, rule: str, count: int, plus: int | None) -> Prompt:
    facts: dict[str, Fact] = {"count": count}
    if plus is not None:
        facts |= {"dice": count, "plus": plus}
    options = (Option("roll", "roll", {"count": count}),)
    return Prompt(seat, word, rule, options, default=("roll",), facts=facts, main="roll")
