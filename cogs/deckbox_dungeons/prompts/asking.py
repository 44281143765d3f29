"""The questions themselves."""

from collections.abc import Sequence

from bot.engine import REFUSE, Amount, Deal, Fact, Field, Form, Option, Part, Pick, PickSome, Prompt, Term, Who
from cogs.deckbox_dungeons.prompts.options import BACK, END, Facts, aim, enemy_facts, hero_facts, hero_name
from cogs.deckbox_dungeons.state.pieces import Enemy, Hero

KEEP = Option("keep", "keep")
TAKE = Option("take", "take-hits")
MEANT = 60  # seconds
SUCCESS = 6  # of a die and what is added
NO_FACTS: Facts = {}


def build(hero: Hero, options: Sequence[Option], *, has_all: bool) -> Prompt:
    """D2: whoever does not answer gets what is missing by chance. What has been chosen is said."""
    cards = {"hero": hero.key, "equipment": hero.equipment, "ability": hero.ability}
    facts: dict[str, Fact] = {kind: Term(kind, (key,)) for kind, key in cards.items() if key}
    facts |= {f"has_{kind}": int(bool(key)) for kind, key in cards.items()} | {"count": len(facts)}
    default = ("done" if has_all else "random",)
    ready = next((option.key for option in options if option.word == "ready-made"), "random")
    main = "done" if has_all else ready
    return Prompt(hero.seat, "build", "R3", tuple(options), default=default, facts=facts, main=main)


def activate(hero: Hero) -> Prompt:
    """D4: an offer to go first, while another is asked what it does."""
    facts = hero_facts(hero)
    return Prompt(hero.seat, "activate", "R13", (Option("go", "activate", facts),), facts=facts, is_standing=True)


def menu(hero: Hero, options: Sequence[Option], main: str = END.key) -> Prompt:
    """D5. What most would do is one press; the rest of each purpose shares a select, so that all fits."""
    facts: dict[str, Fact] = {
        "hero": hero_name(hero),
        "actions": hero.actions,
        "left": hero.move_left,
        "health": hero.health,
        "energy": hero.energy,
        "treasure": hero.treasure,
    }
    kind = Pick((*options, END), gathers=True)
    return Prompt(hero.seat, "menu", "R12", kind, default=(END.key,), facts=facts, main=main)


def confirm_end(hero: Hero) -> Prompt:
    """D13. Who does not say has meant it, and the others need not wait for that as long as for a turn."""
    facts: dict[str, Fact] = {"hero": hero_name(hero), "count": hero.actions}
    options = (Option("forfeit", "forfeit", {"count": hero.actions}), BACK)
    return Prompt(hero.seat, "forfeit", "R13", options, default=("forfeit",), facts=facts, within=MEANT)


def one_of(
    hero: Hero,
    word: str,
    rule: str,
    options: Sequence[Option],
    default: str,
    *,
    main: str = "",
    facts: Facts = NO_FACTS,
) -> Prompt:
    """Any other choice of one. `main`: what most would choose, where that is not what a time-out answers."""
    said: Facts = {"hero": hero_name(hero), **facts}
    return Prompt(hero.seat, word, rule, tuple(options), default=(default,), facts=said, main=main or default)


def move(hero: Hero, options: Sequence[Option], main: str) -> Prompt:
    """D6. Named spaces share a select, and so do the others: most people have pressed a name before."""
    kind = Pick(tuple(options), gathers=True)
    return Prompt(hero.seat, "move", "R16", kind, default=(BACK.key,), facts={"hero": hero_name(hero)}, main=main)


def spread(hero: Hero, weapon: str, dice: int, enemies: Sequence[Enemy]) -> Prompt:
    """D7: whom the dice are dealt to, one each in the order chosen; all on the weakest if nobody answers (R77)."""
    weakest = min(enemies, key=lambda enemy: (enemy.whole, enemy.id))
    kind = PickSome(tuple(map(aim, enemies)), 1, min(dice, len(enemies)))
    facts: dict[str, Fact] = {"hero": hero_name(hero), "weapon": Term("weapon", (weapon,)), "dice": dice}
    key = aim(weakest).key
    return Prompt.usual(hero.seat, "spread", "R77", kind, key, facts=facts)


def share(hero: Hero, weapon: str, dice: int, enemies: Sequence[Enemy]) -> Prompt:
    """D7, R102: how many dice each is aimed at with; all on the weakest if nobody answers."""
    weakest = min(enemies, key=lambda enemy: (enemy.whole, enemy.id))
    fields = tuple(Field(aim(one).key, Amount(0, dice), "dice-at", enemy_facts(one), price=1) for one in enemies)
    default: dict[str, Part] = {aim(one).key: dice if one is weakest else 0 for one in enemies}
    facts: dict[str, Fact] = {"hero": hero_name(hero), "weapon": Term("weapon", (weapon,)), "dice": dice}
    return Prompt(hero.seat, "share", "R102", Form(fields, dice, dice), default=default, facts=facts)


def coin(hero: Hero, dice: Sequence[int], plus: int, what: str) -> Prompt:
    """D8, D19: which dice are rolled again; none if nobody answers."""
    facts: dict[str, Fact] = {"hero": hero_name(hero), "what": Term("roll", (what,)), **_rolled(dice, plus)}
    kind, worst = PickSome(_dice(dice, plus), 0, len(dice)), f"die-{_lowest(dice)}"
    return Prompt(hero.seat, "coin", "R93", kind, default=(), facts=facts, main=worst)


def cap(hero: Hero, dice: Sequence[int], plus: int) -> Prompt:
    """D19."""
    facts: dict[str, Fact] = {"hero": hero_name(hero), **_rolled(dice, plus)}
    has_failed = min(dice) + plus < SUCCESS
    main = f"die-{_lowest(dice)}" if has_failed else KEEP.key
    return Prompt(hero.seat, "cap", "R93", (*_dice(dice, plus), KEEP), default=(KEEP.key,), facts=facts, main=main)


def _lowest(dice: Sequence[int]) -> int:
    return min(range(len(dice)), key=lambda number: dice[number])


def _rolled(dice: Sequence[int], plus: int) -> dict[str, Fact]:
    return {"dice": " ".join(map(str, dice)), "plus": plus}


def _dice(dice: Sequence[int], plus: int) -> tuple[Option, ...]:
    return tuple(Option(f"die-{n}", "die", {"die": die, "total": die + plus}) for n, die in enumerate(dice))


def react(hero: Hero, enemy: Enemy, hits: int, options: Sequence[Option], *, bonus: int = 0) -> Prompt:
    """D18. `bonus`: of a Stone Skin that has been used. Without options of one's own a friend may still help (R98)."""
    each = 2 if "crush" in enemy.kind.keywords else 1
    facts: dict[str, Fact] = {
        "hero": hero_name(hero),
        "enemy": Term("enemy", (enemy.key,)),
        "number": enemy.id,
        "hits": hits,
        "health": hero.health,
        "bonus": bonus,
        "each": each,
        "pierced": int("pierce" in enemy.kind.keywords),
        "choices": len(options),
    }
    is_grave = bool(options) and hits * each >= hero.health
    main = options[0].key if is_grave else TAKE.key
    return Prompt(hero.seat, "react", "R98", (*options, TAKE), default=(TAKE.key,), facts=facts, main=main)


def feather(hero: Hero) -> Prompt:
    """D20: it is used if nobody answers."""
    options = (Option("burn", "burn-feather"), Option("fall", "fall"))
    return Prompt(hero.seat, "feather", "R93", options, default=("burn",), facts={"hero": hero_name(hero)})


def rally(friend: Hero, by: Hero, options: Sequence[Option], main: str = END.key) -> Prompt:
    """R86: one Move or one Attack; nothing if nobody answers."""
    facts: dict[str, Fact] = {"hero": hero_name(friend), "friend": hero_name(by), "left": friend.move_left}
    kind = Pick((*options, END), gathers=True)
    return Prompt(friend.seat, "rally", "R86", kind, default=(END.key,), facts=facts, main=main)


def minor(hero: Hero, options: Sequence[Option]) -> Prompt:
    """R92: an offer; nobody waits for it. To heal comes first, and to buy last."""
    facts: dict[str, Fact] = {"hero": hero_name(hero)}
    return Prompt(hero.seat, "minor", "R92", tuple(options), facts=facts, is_standing=True, main=options[0].key)


def trade(hero: Hero, friend: Hero, deal: Deal) -> Prompt:
    """D17: an offer."""
    facts: dict[str, Fact] = {"hero": hero_name(hero), "friend": hero_name(friend)}
    return Prompt(hero.seat, "trade", "R22", deal, facts=facts, is_standing=True)


def consent(friend: Hero, hero: Hero, deal: Deal) -> Prompt:
    """D17: refused if nobody answers."""
    facts: dict[str, Fact] = {"hero": hero_name(friend), "friend": hero_name(hero), "who": Who((hero.seat,))}
    return Prompt(friend.seat, "consent", "R22", deal, default=REFUSE, facts=facts)
