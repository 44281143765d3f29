"""Blows and guards."""

from bot.kit.minds import named, number
from cogs.dead_throne.adviser.mind import CRY, Mind, seat_of
from cogs.dead_throne.adviser.odds import penalty_of, reward_of, spread
from cogs.dead_throne.content.card_kinds import OPPOSED, Element
from cogs.dead_throne.content.land import STEPS
from cogs.dead_throne.content.tables import AGRIMOR, CHARACTERS, ENEMIES, ITEMS, ROADS, SCROLLS
from cogs.dead_throne.rules.fight.blows import CRY as CRY_ADDS
from cogs.dead_throne.rules.fight.support import TOWN_ATTACK, trained
from cogs.dead_throne.rules.people.figures import BULWARK
from cogs.dead_throne.rules.realm import FACES

SCROLL_COST, ESSENCE_COST, BREAK_COST = 0.3, 0.8, 4.0  # scrolls are drawn anew every turn
BOSS_GAIN = 30.0
WITH = "-with-"  # between the parts of a blow or a guard
SPAWN_GAIN, SENT_BACK, DRAGON_GAIN = 8.0, 8.0, 6.0
TWIN_KINGS = "twin-kings"
ALTERNATIVES = 4  # dice of creatures and scrolls are taken at their mean


def blow(mind: Mind) -> str:
    """The cheapest attack that promises most: it wins, or saves the weapon."""
    return max(mind.keys, key=lambda key: (_worth_of_blow(mind, key), -len(key)))


def _worth_of_blow(mind: Mind, key: str) -> float:
    enemy = named(mind.prompt, "enemy")
    taken = number(mind.prompt, "taken")
    if key == "decline":
        return -taken * 0.1
    defences = _defences(mind, enemy)
    element = element_of(mind, enemy)
    attack, own, dart = _attack(mind, key, element)
    dealt = [max(0, attack - theirs) + dart for theirs in defences]
    if mind.mode == "defender":
        return _worth_of_strike(mind, key, dealt, own)
    broken = sum(own < theirs for theirs in defences) / len(defences) if key.startswith("weapon") else 0.0
    return _value(mind, enemy, dealt, taken) - broken * BREAK_COST - _price(mind, key)


def _value(mind: Mind, enemy: str, dealt: list[int], taken: int) -> float:
    count = len(dealt)
    mean = sum(dealt) / count
    if not enemy:
        return mean * 1.6
    win = sum(one > taken for one in dealt) / count
    if enemy in _bosses(mind):
        return win * BOSS_GAIN + mean * 0.1
    value = win * reward_of(enemy) - sum(one < taken for one in dealt) / count * penalty_of(enemy)
    if mind.mode == "solo":
        return value + win * 2.0 * ENEMIES[enemy].level
    return value


def _worth_of_strike(mind: Mind, key: str, dealt: list[int], own: int) -> float:
    """Defender: any damage drives them off; more than was or will be taken teaches."""
    enemy = named(mind.prompt, "enemy")
    taken = _taken(mind)
    count = len(dealt)
    mean = sum(dealt) / count
    broken = sum(own < theirs for theirs in _defences(mind, enemy)) / count if key.startswith("weapon") else 0.0
    win = sum(one > blow for one in dealt for blow in taken) / count / len(taken)
    sent = sum(one > 0 for one in dealt) / count
    value = mean * DRAGON_GAIN + win if enemy == AGRIMOR else win * SPAWN_GAIN + sent * SENT_BACK
    return value - broken * BREAK_COST - _price(mind, key)


def _taken(mind: Mind) -> list[int]:
    """What their blow has cost, or, where it is still to fall, may cost."""
    if not number(mind.prompt, "first"):
        return [number(mind.prompt, "taken")]
    defence = mind.me.defence + shield_of(mind)
    blows = spread(number(mind.prompt, "attack"), number(mind.prompt, "attack-dice"))
    return [max(0, blow - defence) for blow in blows]


def element_of(mind: Mind, enemy: str) -> Element | None:
    if enemy in ENEMIES:
        return ENEMIES[enemy].element
    bosses = ROADS[mind.view.options.road].bosses if mind.mode == "solo" else ()
    return next((boss.element for boss in bosses if boss.key == enemy), None)


def _armed(mind: Mind, element: Element | None) -> int:
    """A weapon with an element is no use against the same."""
    weapon = next((thing for thing in mind.me.worn if thing.slot == "weapon" and not thing.is_broken), None)
    mine = ITEMS[weapon.key].element if weapon else None
    return 0 if mine is not None and mine == element else mind.me.attack


def _bosses(mind: Mind) -> dict[str, int]:
    return {boss.key: boss.times for boss in ROADS[mind.view.options.road].bosses} if mind.mode == "solo" else {}


def _defences(mind: Mind, enemy: str) -> tuple[int, ...]:
    """What may stand against the blow."""
    if not enemy:
        other = seat_of(mind.prompt)
        return (mind.view.players[other].defence,) if other >= 0 else (2,)
    if (times := _bosses(mind).get(enemy)) is not None:
        return spread(0, times)
    return spread(number(mind.prompt, "defence"), number(mind.prompt, "defence-dice"))


def _attack(mind: Mind, key: str, element: Element | None) -> tuple[int, int, int]:
    """All of it, the weapon's part, and the Blood Dart."""
    words = key.split(WITH)
    own = mind.me.attack if "weapon" in words else CHARACTERS[mind.me.character].attack if "hand" in words else 0
    total = (_armed(mind, element) if "weapon" in words else own) + (support_of(mind, mind.me.at) if own else 0)
    if named(mind.prompt, "enemy") == TWIN_KINGS:
        total //= 2
    for word in words:
        if word in SCROLLS:
            total += scroll_attack(word, element)
        elif word.startswith("e") and word[1:].isdigit():
            total += _creature(mind, int(word[1:]), is_attack=True)
    return total, own, 2 * ("dart" in words)


def support_of(mind: Mind, at: str) -> int:
    """Defender: friends who walk along strike as well, training tells, and a town's people help."""
    board = mind.view.defender
    if board is None:
        return 0
    friends = sum(mind.view.players[seat].attack for seat in mind.me.group if seat != mind.me.seat)
    each = trained(board, "attack") + TOWN_ATTACK * STEPS[at].is_town
    return friends + each * max(1, len(mind.me.group))


def shield_of(mind: Mind) -> int:
    """The same of a defence; a town's people do not help."""
    board = mind.view.defender
    if board is None:
        return 0
    friends = sum(mind.view.players[seat].defence for seat in mind.me.group if seat != mind.me.seat)
    return friends + trained(board, "defence") * max(1, len(mind.me.group))


def scroll_attack(scroll: str, element: Element | None) -> int:
    """What it adds to a blow."""
    kind = SCROLLS[scroll]
    if scroll == CRY:
        return CRY_ADDS
    if kind.attack_dice:
        return sum(FACES) // len(FACES) * kind.attack_dice
    if kind.element is None or element is None:
        return kind.attack
    return 0 if kind.element == element else kind.attack + 2 * (OPPOSED[kind.element] == element)


def _creature(mind: Mind, number: int, *, is_attack: bool) -> int:
    key = next((thing.key for thing in mind.shared if thing.id == number), "")
    if key not in ENEMIES:
        return 0
    kind = ENEMIES[key]
    flat, dice = (kind.attack, kind.attack_dice) if is_attack else (kind.defence, kind.defence_dice)
    return flat + ALTERNATIVES * dice


def _price(mind: Mind, key: str) -> float:
    """What is used up."""
    price = 0.0
    for word in key.split(WITH):
        if word in SCROLLS or word == "dart":
            price += SCROLL_COST
        elif word.startswith("e") and word[1:].isdigit():
            found = next((thing.key for thing in mind.shared if thing.id == int(word[1:])), "")
            price += ENEMIES[found].essence * ESSENCE_COST if found in ENEMIES else 0.0
    return price


def guard(mind: Mind) -> str:
    """What keeps more health than it costs."""
    return max(mind.keys, key=lambda key: (_worth_of_guard(mind, key), -len(key)))


def _worth_of_guard(mind: Mind, key: str) -> float:
    attack, health = number(mind.prompt, "attack"), mind.me.health
    defence, healed = 0 if mind.me.is_trapped else mind.me.defence + shield_of(mind), 0
    for word in key.split(WITH):
        if word == "stone-skin":
            defence += 4
        elif word == "conjured-bulwark":
            defence = BULWARK + shield_of(mind)  # it takes the place of what is worn
        elif word == "mend":
            healed = 4
        elif word == "mirror-ward":
            attack -= 4
        elif word.startswith("e") and word[1:].isdigit():
            defence += _creature(mind, int(word[1:]), is_attack=False)
    damage = max(0, attack - defence)
    lost = min(damage, health)
    left = health - damage
    gained = min(healed, lost) if left > 0 else 0
    return -(lost - gained) * (1.4 if health > 5 else 2.0) - 40.0 * (left <= 0) - _price(mind, key) * 2.0
