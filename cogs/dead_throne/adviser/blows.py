"""What to strike with, and what to put against a blow: by what each part comes to on the average (section 8.11)."""

from bot.engine import Advice, Option, Prompt, Who
from bot.engine.facts import Term
from cogs.dead_throne.content.card_kinds import OPPOSED, Element, EnemyKind
from cogs.dead_throne.content.tables import CHARACTERS, ENEMIES, SCROLLS
from cogs.dead_throne.view.view import PlayerView, ThroneView

MEAN = 4  # of a die
SCROLL, ESSENCE, WEAPON, BRACED = 1.5, 2.0, 4.0, 1.2  # what they are worth; a point of health
KILL, DEATH = 8.0, 30.0


def blow(view: ThroneView, prompt: Prompt) -> Advice:
    """The parts that bring most for what they cost; a weapon is spared where it would break."""
    me = view.players[prompt.seat]
    best = max(prompt.options, key=lambda option: (_blow_worth(view, me, prompt, option), option.key == "weapon"))
    return Advice((best.key,), "strike" if best.key != "decline" else "spare")


def _blow_worth(view: ThroneView, me: PlayerView, prompt: Prompt, option: Option) -> float:
    enemy = _enemy(prompt)
    if enemy is None:
        other = _other(view, prompt)
        defence = other.defence if other is not None else 0
        dealt = _dealt(me, option.key, defence, None)
        health = other.health if other is not None else 20
        return min(dealt, health) + KILL * (dealt >= health) - _cost(me, option.key, defence)
    defence = enemy.defence + MEAN * enemy.defence_dice
    taken = max(0, enemy.attack + MEAN * enemy.attack_dice - me.defence)
    dealt = _dealt(me, option.key, defence, enemy.element)
    gain = enemy.level + 2 if dealt > taken else 0 if dealt == taken else -enemy.level - 2
    return gain + 0.1 * dealt - _cost(me, option.key, defence)


def _enemy(prompt: Prompt) -> EnemyKind | None:
    named = prompt.facts.get("enemy")
    return ENEMIES.get(named.keys[0]) if isinstance(named, Term) else None


def _other(view: ThroneView, prompt: Prompt) -> PlayerView | None:
    named = prompt.facts.get("other")
    return view.players[named.seats[0]] if isinstance(named, Who) else None


def _dealt(me: PlayerView, key: str, defence: int, element: Element | None) -> int:
    parts = key.split("-with-")
    total = sum(_part(me, part, element) for part in parts if part != "dart")
    return max(0, total - defence) + 2 * ("dart" in parts)


def _part(me: PlayerView, part: str, element: Element | None) -> int:
    if part == "weapon":
        return me.attack
    if part == "hand":
        return CHARACTERS[me.character].attack
    if part == "war-cry":
        return 3
    if part in SCROLLS:
        kind = SCROLLS[part]
        edge = 0 if kind.element is None or element is None else 2 * (OPPOSED[kind.element] == element)
        same = kind.element is not None and kind.element == element
        return 0 if same else kind.attack + MEAN * kind.attack_dice + edge
    creature = creature_of(me, part)
    return creature.attack + MEAN * creature.attack_dice if creature is not None else 0


def creature_of(me: PlayerView, part: str) -> EnemyKind | None:
    """The creature whose essence an option names: e and the number of the thing."""
    found = (thing.key for thing in me.pack or () if part == f"e{thing.id}")
    return next((ENEMIES[key] for key in found), None)


def _cost(me: PlayerView, key: str, defence: int) -> float:
    parts = key.split("-with-")
    breaks = parts[0] == "weapon" and me.attack < defence
    scrolls = sum(part in SCROLLS or part == "dart" for part in parts)
    return WEAPON * breaks + SCROLL * scrolls + ESSENCE * any(creature_of(me, part) for part in parts)


def guard(view: ThroneView, prompt: Prompt) -> Advice:
    """What saves more health than it costs."""
    me, attack = view.players[prompt.seat], prompt.facts.get("attack", 0)
    assert isinstance(attack, int)
    best = max(prompt.options, key=lambda option: (_guard_worth(me, attack, option.key), option.key == "none"))
    return Advice((best.key,), "brace" if best.key != "none" else "spare")


def _guard_worth(me: PlayerView, attack: int, key: str) -> float:
    parts = key.split("-with-")
    defence = me.defence + 4 * ("stone-skin" in parts) + 4 * ("mirror-ward" in parts)
    if "conjured-bulwark" in parts:
        defence = max(defence, 4)
    defence += sum(_creature_defence(me, part) for part in parts)
    damage = max(0, attack - defence)
    mended = min(4, me.most_health - me.health + damage) if "mend" in parts else 0
    cost = SCROLL * (parts[0] in SCROLLS) + ESSENCE * any(creature_of(me, part) for part in parts)
    return BRACED * (mended - damage) - DEATH * (damage >= me.health) - cost


def _creature_defence(me: PlayerView, part: str) -> int:
    creature = creature_of(me, part)
    return creature.defence + MEAN * creature.defence_dice if creature is not None else 0
