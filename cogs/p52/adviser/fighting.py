"""In a fight: the best blow, whom to heal, whom to walk to (9.10)."""

from bot.engine import Option
from cogs.p52.adviser.mind import Mind, Thought, fact
from cogs.p52.adviser.odds import blow
from cogs.p52.content.tables import ABILITIES, ITEMS
from cogs.p52.prompts.options import REST, STAMINA, STANCE
from cogs.p52.state.places import Place, apart, place_of
from cogs.p52.view.view import EnemyView

CARD = 2.6  # what a stamina card is worth, in damage
DEAR = 1.2  # the last card is kept a little
LOW = 1 / 3  # of max HP: somebody needs help
KILL = 4.0  # what it is worth that an enemy is gone


def fight(mind: Mind) -> Thought:
    """The dead and the dying first, then elixirs, then blows, then the way to them."""
    return _saved(mind) or _thrown(mind) or _struck(mind) or _boosted(mind) or _approach(mind) or ((REST,), "rest")


def _saved(mind: Mind) -> Thought:
    """Whoever is down to a third gets what is at hand."""
    hurt = {hero.seat for hero in mind.friends if hero.health < hero.most_health * LOW}
    dead = {hero.seat for hero in mind.view.heroes if hero.is_dead}
    for option in mind.starting("use-", "do-"):
        head, _, tail = option.key.removesuffix(STAMINA).rpartition("-h")
        if not head or not tail.isdigit():
            continue
        seat = int(tail)
        if seat in dead:
            return (option.key,), "heal"
        is_gift = head.startswith("use-") and not _is_healing(mind, head)
        if seat in hurt and not is_gift:
            return (option.key,), "heal"
    return None


def _is_healing(mind: Mind, head: str) -> bool:
    number = int(head.removeprefix("use-"))
    return any(item.id == number and ITEMS[item.key].use in {"heal", "blood"} for item in mind.me.bag)


def _thrown(mind: Mind) -> Thought:
    """Fire where it hurts most; ice for one of several, or a boss while others live."""
    for option in mind.starting("use-"):
        item = next((one for one in mind.me.bag if option.key.startswith(f"use-{one.id}-")), None)
        if item is None or not ITEMS[item.key].is_thrown:
            continue
        there = [enemy for enemy in mind.enemies if enemy.at == place_of(option.key.rpartition("-")[2])]
        if ITEMS[item.key].use == "burn" and sum(min(12, enemy.health) for enemy in there) >= 10:
            return (option.key,), "use"
        if ITEMS[item.key].use == "freeze" and len(mind.enemies) > len(there) and _is_worth_ice(there):
            return (option.key,), "use"
    return None


def _is_worth_ice(there: list[EnemyView]) -> bool:
    return all(not enemy.is_frozen for enemy in there) and max(enemy.health for enemy in there) >= 15


def _boosted(mind: Mind) -> Thought:
    """Stamina where there is none left and enemies are near."""
    for option in mind.starting("use-"):
        item = next((one for one in mind.me.bag if option.key == f"use-{one.id}-h{mind.me.seat}"), None)
        if item is not None and ITEMS[item.key].use == "stamina" and mind.me.stamina <= 1:
            return (option.key,), "use"
    return None


def worth_of(mind: Mind, option: Option) -> float:
    """Damage on the average, and what it is worth that the enemy is nearly gone, less the stamina."""
    parts = option.key.removesuffix(STAMINA).split("-")
    has_stamina = option.key.endswith(STAMINA)
    enemy = mind.enemy(int(parts[-1])) if parts[0] == "hit" and parts[-1].isdigit() else None
    if enemy is None:
        return 0.0
    key = "-".join(parts[1:-1])
    damage = blow(mind.me, enemy, key, fact(option, "target"), fact(option, "reach"), has_stamina=has_stamina)
    worth = damage + KILL * damage / enemy.health + _threat(enemy)
    if enemy.frozen > 3 and len(mind.enemies) > 1:
        worth -= 6
    return worth - (_price(mind, enemy) if has_stamina else 0.0)


def _threat(enemy: EnemyView) -> float:
    return 0.3 if enemy.rank in {"minor", "major"} else 0.0


def _price(mind: Mind, enemy: EnemyView) -> float:
    if enemy.rank in {"minor", "major"}:
        return 0.5
    return CARD if mind.me.stamina > 1 else CARD + DEAR


def _cast_worth(mind: Mind, option: Option) -> float:
    """A spell or thrust at all on a spot: as many times as there are enemies."""
    key = next((one.key for one in mind.me.abilities if option.key.startswith(f"cast-{one.key}-")), "")
    if not key or ABILITIES[key].hits_friends or ABILITIES[key].effect != "damage":
        return 0.0
    has_stamina = option.key.endswith(STAMINA)
    target, reach = fact(option, "target"), fact(option, "reach")
    places = option.key.removesuffix(STAMINA).removeprefix(f"cast-{key}-").split("-")
    there = [enemy for enemy in mind.enemies if enemy.at in {place_of(one) for one in places}]
    damage = sum(blow(mind.me, enemy, key, target, reach, has_stamina=has_stamina) for enemy in there)
    return damage - (CARD if has_stamina else 0.0)


def _struck(mind: Mind) -> Thought:
    blows = mind.starting("hit-", "cast-")
    worth = {option.key: max(worth_of(mind, option), _cast_worth(mind, option)) for option in blows}
    found = max(worth, key=lambda key: worth[key], default="")
    if not found or worth[found] < 1.2:
        return None
    if mind.me.stamina < 1 and _can_rest(mind) and worth[found] < 3:
        return (REST,), "rest"
    return (found,), "attack"


def _can_rest(mind: Mind) -> bool:
    """Nobody can strike from where they stand."""
    return not any(_reaches(enemy, mind.me.at) for enemy in mind.enemies)


def _reaches(enemy: EnemyView, place: Place) -> bool:
    return not enemy.is_frozen and apart(enemy.at, place) <= enemy.reach


def _approach(mind: Mind) -> Thought:
    """Towards the nearest; let those who come anyway do the walking, while stamina grows."""
    enemies = [enemy for enemy in mind.enemies if not enemy.is_frozen] or list(mind.enemies)
    if not enemies:
        return None
    me, mine = mind.me, mind.steps_from(mind.me.at)
    goal = min(enemies, key=lambda enemy: (mine.get(enemy.at, 99), enemy.health))
    comes = all(enemy.movement > 0 and enemy.reach == 0 and not enemy.does_flee for enemy in enemies)
    if comes and me.stamina < 5 and not me.is_stunned:
        return (REST,), "rest"
    if comes and mine.get(goal.at, 99) <= me.movement + goal.movement and STANCE in mind.keys and goal.at != me.at:
        return (STANCE,), "stance"
    steps = mind.steps_from(goal.at)
    moves = [option for option in mind.starting("to-") if not fact(option, "passes")]
    near = min(moves, key=lambda option: _far(mind, option, steps), default=None)
    if near is not None and steps.get(place_of(near.key[3:]), 99) < steps.get(me.at, 99):
        return (near.key,), "approach"
    return None


def _far(mind: Mind, option: Option, steps: dict[Place, int]) -> float:
    place = place_of(option.key[3:])
    return (
        steps.get(place, 99)
        + 1.5 * fact(option, "traps")
        + (0.4 if option.key in mind.keys and fact(option, "cost") > 2 else 0)
    )
