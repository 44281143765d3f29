"""The chance that decides an option, exactly, from what lies open (R33 to R35, R45, R64, R76, R90, R102 to R108)."""

from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction

from bot.engine import Odds, Option, Prompt, Term
from bot.kit import odds as chances
from cogs.bag_of_dungeon.adviser.mind import Mind
from cogs.bag_of_dungeon.content import ALL_MONSTERS, UPGRADES, Upgrade, item_kind
from cogs.bag_of_dungeon.view import BagView, HeroView

FACES = 6
BEYOND = 1000  # more than any dice come to
Told = Iterator[tuple[str, Odds]]


def odds_of(view: BagView, prompt: Prompt) -> Mapping[str, Odds]:
    """By an option's key; where nothing is rolled for it, it has none."""
    tell = TELLERS.get(prompt.word)
    return dict(tell(Mind(view, prompt))) if tell else {}


def _upto(face: int) -> Fraction:
    """One die shows so much or less."""
    return Fraction(max(0, min(FACES, face)), FACES)


def score(dice: int, plus: int, *, is_deadly: bool = False) -> chances.Distribution[int]:
    """An adventurer's melee roll: all dice alike, two or more of them, count double (R33).

    `is_deadly`: they kill whatever the other rolls (R97), and so count beyond everything.
    """
    found = dict(chances.dice(dice))
    for face in range(1, FACES + 1) if dice > 1 else ():
        alike, total = Fraction(1, FACES**dice), BEYOND if is_deadly else face * dice * 2
        found[face * dice] -= alike
        found[total] = found.get(total, Fraction(0)) + alike
    return chances.mapped(found, lambda total: total + plus)


def _fight(mind: Mind) -> Told:
    """The next blow: is one's own roll the higher (R35)?"""
    fight = mind.view.fight
    if fight is None or not fight.dice:
        return
    foe = fight.monster
    mine = score(fight.dice, mind.me.plus, is_deadly=_kills_with_a_critical(mind))
    leads = chances.combined(mine, chances.dice(foe.dice), lambda my, his: my - his)
    hits = chances.at_least(leads, foe.plus + 1)
    for option in mind.prompt.options:
        if option.word == "fight":
            yield option.key, Odds(hits, "hit")


def _dice(mind: Mind) -> Told:
    """The same dice again: do they beat the other's total (R38)?"""
    mine = score(mind.fact("dice"), mind.me.plus, is_deadly=_kills_with_a_critical(mind))
    beats = chances.at_least(mine, mind.fact("foe_total") + 1)
    for option in mind.prompt.options:
        if option.key.startswith("item-"):
            yield option.key, Odds(beats, "beat")


def _kills_with_a_critical(mind: Mind) -> bool:
    """The bearer of the Ring, in a fight in the forest, but no boss (R96, R97)."""
    fight = mind.view.fight
    return fight is not None and mind.me.has_ring and mind.here.world == "forest" and not fight.monster.is_boss


def _damage(mind: Mind) -> Told:
    """A duck takes one die off a wound that would kill, and may be repeated: a die for each token (R76)."""
    spare, tokens = mind.fact("damage") - mind.me.hp + 1, mind.fact("tokens")
    if "duck" not in mind.keys or spare <= 0:
        return
    once, often = (chances.at_least(chances.dice(count), spare) for count in (1, tokens))
    if once == often:
        yield "duck", Odds(once, "live")
    else:
        yield "duck", Odds(once, "live-often", {"tokens": tokens, "often": Odds(often, "live").percent})


def _target(mind: Mind) -> Told:
    """Does the shot kill (R45)? Of an unknown monster nobody can tell."""
    power = mind.prompt.facts.get("power")
    item = mind.prompt.facts.get("item")
    if not isinstance(power, Term) or not isinstance(item, Term):
        return
    kind = item_kind(item.keys[0], is_awake=power.keys[0].endswith("-awake"))
    upgrade = _upgrade(mind.me)
    plus = kind.shot_plus + (upgrade.bow_plus if kind.is_bow else 0)
    is_deadly = kind.is_bow and mind.me.skill == "dead-eye"
    for option in mind.prompt.options:
        hp, monster = option.facts.get("hp"), option.facts.get("monster")
        if isinstance(hp, int) and isinstance(monster, Term) and kind.effect != "bomb":
            is_boss = ALL_MONSTERS[monster.keys[0]].is_boss
            yield option.key, Odds(_kills(kind.roll, hp - plus, is_deadly=is_deadly and not is_boss), "kill")


def _kills(dice: int, needed: int, *, is_deadly: bool) -> Fraction:
    """The sum reaches what is needed, or a six is among the dice."""
    if not is_deadly:
        return chances.at_least(chances.dice(dice), needed)
    without_six = chances.evenly(range(1, FACES))
    total: chances.Distribution[int] = {0: Fraction(1)}
    for _ in range(dice):
        total = chances.combined(total, without_six, lambda sum_, face: sum_ + face)
    misses = Fraction(FACES - 1, FACES) ** dice
    return 1 - misses * chances.chance_of(total, lambda sum_: sum_ < needed)


def _upgrade(hero: HeroView) -> Upgrade:
    return UPGRADES[hero.kind]["a" if hero.side == "a" else "b"] if hero.is_upgraded else Upgrade()


def _spikey(mind: Mind) -> Told:
    yield "roll", Odds(1 - _upto(_careful(mind, "wayfarer-boots", is_trap=True)), "spared")


def _careful(mind: Mind, *worn: str, is_trap: bool = False) -> int:
    """Up to which face a trap or a web stirs: 2, or 1 for who is careful (5.5, 5.6)."""
    is_trapwise = is_trap and _upgrade(mind.me).is_trapwise
    return 1 if is_trapwise or any(_wears(mind.me, key) for key in worn) else 2


def _wears(hero: HeroView, key: str) -> bool:
    return any(space.item is not None and space.item.key == key for space in hero.spaces[:4])


def _sneak(_: Mind) -> Told:
    yield "yes", Odds(1 - _upto(2), "unseen")


def _menu(mind: Mind) -> Told:
    for option in mind.prompt.options:
        found = _deed(mind, option) or _way(mind, option)
        if found is not None:
            yield option.key, found


def _deed(mind: Mind, option: Option) -> Odds | None:
    """What the tile offers: seed, swamp, chest."""
    is_calm = mind.view.phase == "hunt"
    if option.word == "seed" and not is_calm and _has_monsters(mind):
        return Odds(1 - _upto(1), "quiet")
    if option.word == "swamp":
        return Odds(1 - _upto(3), "find")
    if option.word == "chest":
        return Odds(Fraction(1) if _upgrade(mind.me).is_trapwise else 1 - _upto(2), "safe")
    return None


def _has_monsters(mind: Mind) -> bool:
    stock = next(stock for stock in mind.view.stocks if stock.world == "forest")
    return bool(stock.monsters or stock.spent_monsters)


def _way(mind: Mind, option: Option) -> Odds | None:
    """Into a Web where nobody is, or over the Pit; not where one comes up the ladder."""
    if mind.view.phase == "hunt" or option.word not in {"move", "walk", "web-to"}:
        return None
    tile = mind.tiles[str(option.facts["tile"])]
    if tile.icon == "web" and not tile.heroes:
        return Odds(1 - _upto(_careful(mind, "silk-wrap", "wayfarer-boots")), "quiet")
    if tile.icon == "pit" and not _has_rope(mind.me):
        return Odds(1 - _upto(2), "across")
    return None


def _has_rope(hero: HeroView) -> bool:
    return any(space.item is not None and space.item.key == "rope" for space in hero.spaces)


def _web(mind: Mind) -> Told:
    for option in mind.prompt.options:
        if option.key != "back" and (found := _way(mind, option)) is not None:
            yield option.key, found


TELLERS: dict[str, Callable[[Mind], Told]] = {
    "encounter": _fight,
    "dice": _dice,
    "damage": _damage,
    "target": _target,
    "spikey": _spikey,
    "sneak": _sneak,
    "menu": _menu,
    "web-to": _web,
}
