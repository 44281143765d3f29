"""What an automaton does in and around a fight (P5 to P8, P10, P15 to P17)."""

from bot.engine import Choice
from bot.kit.minds import named
from cogs.bag_of_dungeon.adviser import hunt
from cogs.bag_of_dungeon.adviser.bosses import can_fell, is_blow_open, spare_tokens
from cogs.bag_of_dungeon.adviser.goods import worth
from cogs.bag_of_dungeon.adviser.mind import Mind
from cogs.bag_of_dungeon.content import SPIDERS
from cogs.bag_of_dungeon.view import ItemView, MonsterView

GOOD, FAIR, POOR = 0.75, 0.55, 0.35
STURDY = 3  # HP with which one may come to help


def encounter(mind: Mind) -> Choice:
    """Tag while it is not yet good, drink, hit; flee what is hopeless. A boss that falls with me needs no help."""
    fight = mind.view.fight
    assert fight is not None
    if fight.monster.is_boss and can_fell(mind):
        return _strike(mind)
    monster, partners = fight.monster, len(fight.fighters) - 1
    chance = mind.chance(monster, partners)
    if (bane := f"bossbane-{monster.key}") in mind.keys and not is_blow_open(mind):
        return (bane,)
    if chance < GOOD:
        better = _tag(mind, monster, partners + 1) or _item(mind, chance)
        if better:
            return (better,)
        if "clobber" in mind.keys:
            return ("clobber",)
    way_out = _way_out(mind)
    is_hopeless = chance < (POOR if not monster.is_boss else 0.2)
    return (way_out,) if is_hopeless and way_out else _strike(mind)


def _strike(mind: Mind) -> Choice:
    """To the end where nothing can happen meanwhile: whoever is in danger is asked again."""
    return ("fight-out",) if "fight-out" in mind.keys else ("fight",)


def _keys(mind: Mind, prefix: str) -> list[str]:
    return [option.key for option in mind.prompt.options if option.key.startswith(prefix)]


def _tag(mind: Mind, monster: MonsterView, partners: int) -> str | None:
    """The sturdiest partner that can come, where one more is worth coming for."""
    if not _is_worth_joining(mind, mind.chance(monster, partners)):
        return None
    if "tag-all" in mind.keys and mind.chance(monster, partners) < GOOD:
        return "tag-all"
    tags = [mind.view.heroes[int(key.rpartition("-")[2])] for key in _keys(mind, "tag-") if key != "tag-all"]
    sturdy = [hero for hero in tags if hero.hp >= STURDY]
    if not sturdy:
        return None
    return f"tag-{max(sturdy, key=lambda hero: hero.hp).index}"


def _item(mind: Mind, chance: float) -> str | None:
    """Healing when hurt, all else when it is needed."""
    for option in mind.prompt.options:
        key = named(option, "item")
        if key in {"health-potion", "healing-moss"} and mind.me.hp <= mind.me.most_hp - 5:
            return option.key
        if key in {"strength-potion", "elder-sap", "magic-vine", "fire-pot", "vampire-teeth", "witchs-claw"}:
            return option.key
        if key == "sorcerers-skull" and len(mind.here.heroes) == 1:
            return option.key
        if key == "tornado" and chance < POOR:
            return option.key
    return None


def _way_out(mind: Mind) -> str | None:
    """The cheapest escape that does not kill."""
    best: tuple[float, str] | None = None
    for option in mind.prompt.options:
        damage = option.facts.get("damage")
        if option.word in {"escape", "escape-new"} and isinstance(damage, int) and damage < mind.me.hp:
            cost = damage + (0 if option.word == "escape" else 0.5)
            best = min(best or (99.0, ""), (cost, option.key))
    return best[1] if best else None


def tagged(mind: Mind) -> Choice:
    """Join what can be won; leave the hopeless."""
    fight = mind.view.fight
    assert fight is not None
    front = mind.view.heroes[fight.fighters[0]]
    if fight.monster.is_boss and can_fell(mind):
        return ("join",) if "join" in mind.keys else ("decline",)
    chance = mind.chance(fight.monster, len(fight.fighters), front)
    if mind.me.hp < STURDY or not _is_worth_joining(mind, chance):
        return ("decline",)
    return ("join-range",) if "join-range" in mind.keys else ("join",)


def _is_worth_joining(mind: Mind, chance: float) -> bool:
    return chance >= (POOR if mind.view.options.style == "coop" else FAIR)


def dice(mind: Mind) -> Choice:
    """Reroll a loss; strike the lethal blow where it decides something."""
    total, foe = mind.fact("total"), mind.fact("foe_total")
    if total >= foe + 1 and "lethal" not in mind.keys:
        return ("keep",)
    if rerolls := _keys(mind, "item-"):
        return (rerolls[0],) if total < foe - 1 else ("keep",)
    fight = mind.view.fight
    hp = fight.monster.hp if fight else 99
    kills = 2 * total - foe >= hp > total - foe
    return ("lethal",) if kills or foe - total >= max(4, mind.me.hp // 2) else ("keep",)


def damage(mind: Mind) -> Choice:
    """Tokens when it hurts; the last is kept for the boss, who falls with me where the wound is deadly."""
    due, foe = mind.fact("damage"), mind.view.fight.monster if mind.view.fight else None
    is_deadly, tokens = due >= mind.me.hp, spare_tokens(mind)
    if "riposte" in mind.keys and foe is not None and (due >= foe.hp or (tokens >= 3 and (is_deadly or due >= 5))):
        return ("riposte",)
    if foe is not None and foe.is_boss and is_deadly and can_fell(mind):
        return ("take",)
    if "brace" in mind.keys and (is_deadly or due >= 6):
        return ("brace",)
    if "dive" in mind.keys and is_deadly and tokens >= 2:
        return ("dive",)
    if "duck" in mind.keys and tokens and (is_deadly or (due >= 4 and tokens > 2)):
        return ("duck",)
    return ("take",)


def killing_blow(mind: Mind) -> Choice:
    """With the least of the items; the token kept for the boss is not spent on less."""
    fight = mind.view.fight
    is_boss = fight is not None and fight.monster.is_boss
    is_vermin = fight is not None and fight.monster.key == SPIDERS  # they leave, and pay nothing
    if is_vermin or (not is_boss and spare_tokens(mind) < 1):
        return ("die",)
    items = [space.item for space in mind.me.spaces if space.item]
    least: ItemView = min(items, key=lambda item: (worth(item), item.id))
    return (f"item-{least.id}",)


def morna(mind: Mind) -> Choice:
    """Fight him where it can be won, else run past."""
    assert mind.view.morna is not None
    if can_fell(mind):
        return ("fight",)
    helpers = mind.helpers(mind.me.at, mind.me.ap)
    if mind.chance(mind.view.morna.monster, helpers) >= POOR or mind.me.hp <= 3:
        return ("fight",)
    exits = [(key, str(option.facts["tile"])) for option in mind.prompt.options if (key := option.key) != "fight"]
    return (hunt.past(mind, exits),) if exits else ("fight",)


def tree(mind: Mind) -> Choice:
    """Stay while it is winning."""
    fight = mind.view.fight
    assert fight is not None
    if can_fell(mind) or mind.chance(fight.monster, len(fight.fighters) - 1) >= FAIR:
        return ("stay",)
    return (_keys(mind, "tile-")[0],)


def stand_in(mind: Mind) -> Choice:
    fight = mind.view.fight
    assert fight is not None
    is_wise = can_fell(mind) or mind.chance(fight.monster, len(fight.fighters) - 1) >= FAIR
    return ("yes",) if is_wise else ("no",)


def front(mind: Mind) -> Choice:
    """Who can fell him, else the one with the best odds."""
    assert mind.view.morna is not None
    monster = mind.view.morna.monster
    heroes = [mind.view.heroes[int(key.rpartition("-")[2])] for key in mind.keys]
    best = max(heroes, key=lambda hero: (can_fell(mind, hero), mind.chance(monster, 0, hero), -hero.index))
    return (f"hero-{best.index}",)


def sneak(mind: Mind) -> Choice:
    monster = mind.monster(mind.here)
    return ("no",) if monster is not None and mind.chance(monster) >= GOOD else ("yes",)
