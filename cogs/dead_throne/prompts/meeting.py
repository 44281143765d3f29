"""What is asked where players meet: windows, reactions, blows, trades. What only its seat may know is secret."""

from collections.abc import Iterable, Sequence

from bot.engine import REFUSE, Deal, Fact, Option, Pause, PickSome, Prompt, Who
from cogs.dead_throne.prompts.options import term

# The words of the prompts; standing orders settle some of them.
PASS_BY, REACT, SPRING, GUARD = "pass-by", "react", "spring", "guard"
CANCEL, SET_OFF = "cancel", "set-off"  # what is asked of whoever has held on
BATTLE_TURN, BLOW, BARGAIN, RESCUED, STRIKE_BACK = "battle-turn", "blow", "deal", "rescued", "strike-back"
SHORT = 30  # seconds for what others wait for
BREATH, MINUTE = 5, 60  # seconds (R158)

HOLD_ON = Option("hold-on", "hold-on")
LET_PASS = Option("let-pass", "let-pass")
NO, NULLIFY = Option("no", "no-reaction"), Option("nullify", "nullify")
LEAVE_IT = Option("leave", "leave-it-set")
SURE_FLIGHT = Option("flee", "flee-surely", group="flee")  # R71
FLEE, PASS, AWAY = Option("flee", "flee"), Option("pass", "pass-turn", group="end"), Option("away", "leave-battle")
YES_BATTLE, NO_BATTLE = Option("battle", "strike-back"), Option("no", "let-it-be")
SET_FREE = Option("free", "set-free")


def at(word: str, seat: int, *, key: str = "", is_secret: bool = False, **facts: Fact) -> Option:
    """A deed towards a player: <word>-<seat>."""
    return Option(key or f"{word}-{seat}", word, {"other": Who((seat,)), **facts}, is_secret=is_secret)


def rescue(seat: int, held: Sequence[int], enemy: str) -> Option:
    """R33: the enemy that holds them is fought."""
    facts: dict[str, Fact] = {"other": Who(tuple(held)), "enemy": term("enemy", enemy)}
    return Option(f"rescue-{seat}", "rescue", facts)


def scroll_at(scroll: str, seat: int, part: str = "") -> Option:
    """A scroll used on a player; `part` is what of theirs is to be broken."""
    key = f"{scroll}-{part}-{seat}" if part else f"{scroll}-{seat}"
    word = f"use-on-{part}" if part else "use-on"
    return at(word, seat, key=key, is_secret=True, scroll=term("scroll", scroll))


def trap_at(trap: int, key: str, seat: int) -> Option:
    return at("trap-on", seat, key=f"trap-{trap}-{seat}", is_secret=True, trap=term("trap", key))


def pass_by(seat: int, walker: int, step: str, options: Iterable[Option]) -> Prompt:
    """R43, R51: somebody walks over you."""
    facts: dict[str, Fact] = {"walker": Who((walker,)), "step": term("step", step)}
    return Prompt.usual(seat, PASS_BY, "R43", (LET_PASS, *options), "let-pass", facts=facts, within=SHORT)


def is_over(prompt: Prompt, at: str) -> bool:
    """R36: a window of somebody who stands elsewhere now."""
    return prompt.word == PASS_BY and prompt.facts["step"] != term("step", at)


def used(user: int, scroll: str, touched: int, number: int) -> dict[str, Fact]:
    """`number` tells apart what is read at once."""
    facts: dict[str, Fact] = {"user": Who((user,)), "scroll": term("scroll", scroll), "number": number}
    return facts | {"other": Who((touched,))}


def moment(word: str, facts: dict[str, Fact], minutes: int) -> Pause:
    """R158: the same whoever holds what; `minutes` where people need not be there."""
    return Pause(BREATH, word, facts, slow=MINUTE * minutes)


def cancel(seat: int, facts: dict[str, Fact]) -> Prompt:
    """R158: they have held on, so that all know that they can."""
    return Prompt(seat, CANCEL, "R158", (NO, NULLIFY), default=("no",), main=NULLIFY.key, facts=facts)


def set_off(seat: int, facts: dict[str, Fact], traps: Sequence[Option]) -> Prompt:
    """R111: they have held on; which traps they have nobody sees."""
    options = (LEAVE_IT, *traps)
    return Prompt(seat, SET_OFF, "R111", options, default=("leave",), is_secret=True, facts=facts)


def battle_turn(seat: int, step: str, options: Sequence[Option], default: str) -> Prompt:
    """R54."""
    return Prompt.usual(seat, BATTLE_TURN, "R54", tuple(options), default, facts={"step": term("step", step)})


def flight_again(seat: int, total: int) -> Prompt:
    """R68: a Lucky Charm turns the worse die of a flight."""
    again = Option("reroll", "reroll", {"thing": term("item", "lucky-charm")})
    return Prompt.usual(seat, "flight", "R68", (again, Option("keep", "keep-roll")), "keep", facts={"total": total})


def blow(seat: int, facts: dict[str, Fact], options: Sequence[Option], default: str) -> Prompt:
    """R86: what the attack consists of."""
    return Prompt.usual(seat, BLOW, "R86", tuple(options), default, is_secret=True, facts=facts)


def guard(seat: int, facts: dict[str, Fact], options: Sequence[Option]) -> Prompt:
    """R58: what is put against an attack."""
    return Prompt.usual(seat, GUARD, "R58", tuple(options), "none", is_secret=True, facts=facts, within=2 * SHORT)


def bargain(seat: int, other: int, number: int, deal: Deal) -> Prompt:
    """R38: what lies on the table only the two of them see. `number` tells apart what is asked at once."""
    facts: dict[str, Fact] = {"other": Who((other,)), "number": number}
    return Prompt(seat, BARGAIN, "R38", deal, default=REFUSE, is_secret=True, facts=facts)


def partner(seat: int, others: Sequence[int]) -> Prompt:
    """R148: with whom somebody who sits in a trade talks next."""
    options = (*(at("talk-to", other) for other in others), Option("leave", "leave-trade", group="end"))
    return Prompt.usual(seat, "partner", "R148", options, "leave")


def strike_back(seat: int, other: int) -> Prompt:
    """R49."""
    facts: dict[str, Fact] = {"other": Who((other,))}
    return Prompt.usual(seat, STRIKE_BACK, "R49", (NO_BATTLE, YES_BATTLE), "no", facts=facts, within=SHORT)


def rescued(seat: int, freed: Sequence[int], options: Sequence[Option]) -> Prompt:
    """R149."""
    facts: dict[str, Fact] = {"other": Who(tuple(freed)), "count": len(freed)}
    return Prompt.usual(seat, RESCUED, "R149", (SET_FREE, *options), "free", facts=facts)


def discards(seat: int, scrolls: Sequence[Option], count: int) -> Prompt:
    """R104: too many scrolls, or a trap takes some."""
    default = tuple(option.key for option in scrolls[:count])
    kind = PickSome(tuple(scrolls), count, count)
    return Prompt(seat, "discards", "R104", kind, default=default, is_secret=True, facts={"count": count})
