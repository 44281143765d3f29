"""R1 to R5: characters, opening scrolls, stones and starting places, each asked of all at once."""

from collections.abc import Sequence

from bot.engine import Fact, Option, PickSome, Prompt, Script, ask, ask_all
from cogs.dead_throne.content.land import CASTLE, INNS, STEPS, distance
from cogs.dead_throne.content.steps import plain, step_in
from cogs.dead_throne.events.frame import Arrived, FirstRolled, StonePlaced
from cogs.dead_throne.prompts.options import named, term
from cogs.dead_throne.rules.asking import ask_all_if_open
from cogs.dead_throne.rules.land.deeds import open_quest
from cogs.dead_throne.rules.people.figures import most_health, stone_terrain
from cogs.dead_throne.rules.people.hand import put_aside
from cogs.dead_throne.rules.people.scrolls import refresh_all
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.rules.setting.characters import choose_characters
from cogs.dead_throne.state.match import Phase
from cogs.dead_throne.state.people import Player

WHICH, STONES, START, OPENING = "which-stones", "stones", "start", "opening"
PIECES = 6
STONES_OF = ("green-1", "blue-1", "red-1", "green-2", "blue-2", "red-2")
QUESTS = {"competitive": 2, "solo": 3, "defender": 3}


def choose_all(realm: Realm) -> Script[None]:
    """Everything before the first roll."""
    yield from choose_characters(realm)
    _share_pieces(realm)
    yield from refresh_all(realm, realm.players)
    if realm.is_competitive:
        yield from _place_stones(realm)
    yield from _places(realm)
    for player in realm.players:
        player.health = most_health(realm, player)
    for _ in range(QUESTS[realm.options.mode]):
        yield from open_quest(realm)
    yield from _opening_scrolls(realm)
    yield from _who_is_first(realm)
    realm.state.phase = _PLAY


_PLAY: Phase = "play"


def _share_pieces(realm: Realm) -> None:
    """R2; R130, R135: one each, the others are out of the game."""
    state = realm.state
    heroes = [player for player in realm.players if not player.is_saladar]
    share = PIECES // len(heroes) if realm.is_competitive else 1
    for hero in heroes:
        hero.pieces = share
    state.market_pieces = PIECES - share * len(heroes) if realm.is_competitive else 0
    state.pieces = PIECES if realm.is_competitive else share * len(heroes)
    state.stones = len(heroes) if realm.is_competitive else 0


def mage_of(realm: Realm) -> Player:
    return next(player for player in realm.players if player.is_saladar)


def _place_stones(realm: Realm) -> Script[None]:
    """R3: as many as there are Heroes; each is laid on a step of its terrain, or kept."""
    mage = mage_of(realm)
    stones = yield from _chosen_stones(realm, mage)
    prompts = [_place_prompt(mage, stone, _alike(stones[:number], stone)) for number, stone in enumerate(stones)]
    answers = yield from ask_all(prompts)
    for stone, answer in zip(stones, answers, strict=True):
        if answer.key != KEEP.key:
            step = step_in(answer.key, "lay")
            realm.ground(step).stones.append(stone)
            yield StonePlaced(seat=mage.seat, stone=stone, step=step)
        else:
            mage.stones.append(stone)


def _chosen_stones(realm: Realm, mage: Player) -> Script[tuple[str, ...]]:
    """R3: the others leave the game; with six Heroes all are used."""
    count = realm.state.stones
    if count == len(STONES_OF):
        return STONES_OF
    kind = PickSome(tuple(named("choose", "stone", stone) for stone in STONES_OF), count, count)
    default = tuple(f"choose-{stone}" for stone in STONES_OF[:count])
    answer = yield from ask(Prompt(mage.seat, WHICH, "R3", kind, default=default, facts={"count": count}))
    return tuple(stone for stone in STONES_OF if f"choose-{stone}" in answer.keys)


KEEP = Option("keep", "keep-stone")


def grounds_for(stone: str) -> list[str]:
    """R3: steps of its terrain, no building."""
    terrain = stone_terrain(stone)
    return [step for step, kind in STEPS.items() if kind.terrain == terrain and kind.is_path and not kind.structure]


def _alike(stones: Sequence[str], stone: str) -> int:
    """How many of them are of its land."""
    return sum(stone_terrain(one) == stone_terrain(stone) for one in stones)


def _place_prompt(mage: Player, stone: str, before: int) -> Prompt:
    """R3, where nobody says: the ring step farthest from any Inn; where `before` are of its land, the next such one."""
    steps = grounds_for(stone)
    rings = [step for step in steps if STEPS[step].place == "ring"]
    ranked = sorted(rings, key=lambda step: -min(distance(step, inn) for inn in INNS))
    default = ranked[before]
    options = (*[named("lay", "step", step) for step in steps], KEEP)
    facts: dict[str, Fact] = {"stone": term("stone", stone)}
    return Prompt.usual(mage.seat, STONES, "R3", options, f"lay-{plain(default)}", facts=facts, is_secret=True)


def _places(realm: Realm) -> Script[None]:
    """R4: Heroes at any Inn; Saladar on one of his active stones, or anywhere outside towns and castle."""
    prompts = [_start_prompt(realm, player) for player in realm.players]
    keys = yield from ask_all_if_open(prompts)
    for player, key in zip(realm.players, keys, strict=True):
        player.at = step_in(key, "start")
        yield Arrived(seat=player.seat, step=player.at)


def _start_prompt(realm: Realm, player: Player) -> Prompt:
    if player.is_saladar:
        lying = [step for step, ground in realm.state.ground.items() if ground.stones]
        steps = lying or [step for step, kind in STEPS.items() if not kind.is_town and step != CASTLE]
    else:
        steps = list(INNS)
    default = steps[player.seat % len(steps)]
    options = tuple(named("start", "step", step) for step in steps)
    return Prompt.usual(player.seat, START, "R4", options, f"start-{plain(default)}")


def _opening_scrolls(realm: Realm) -> Script[None]:
    """R5: what is discarded now is replaced at once."""
    prompts = [_opening_prompt(player) for player in realm.players]
    answers = yield from ask_all(prompts)
    for player, answer in zip(realm.players, answers, strict=True):
        hand = list(player.scrolls)
        for key in answer.keys:
            put_aside(player, hand[int(key.removeprefix("discard-"))])
    yield from refresh_all(realm, [player for player in realm.players if player.spent])


def _opening_prompt(player: Player) -> Prompt:
    options = tuple(
        Option(f"discard-{place}", "opening-scroll", {"thing": term("scroll", scroll)})
        for place, scroll in enumerate(player.scrolls)
    )
    kind = PickSome(options, 0, len(options))
    return Prompt(player.seat, OPENING, "R5", kind, default=(), is_secret=True)


def _who_is_first(realm: Realm) -> Script[None]:
    """R5: the highest roll, ties again."""
    seats = [player.seat for player in realm.players]
    while len(seats) > 1:
        rolls = {seat: sum(realm.two()) for seat in seats}
        best = max(rolls.values())
        seats = [seat for seat in seats if rolls[seat] == best]
        if len(seats) == 1:
            yield FirstRolled(seat=seats[0], roll=best)
    realm.state.first = realm.state.next = seats[0]
