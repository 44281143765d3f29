"""Which options are buttons and which share a select, so that one question needs at most six things to press.

Options of one purpose (their group, else their word) stand together. Up to four of a purpose are buttons; more
share a select. The main option is always a button.
"""

from collections.abc import Sequence
from typing import NamedTuple

from bot.engine import Option
from bot.ui.wire.buttons import batches, in_rows
from bot.ui.wire.limits import MOST_CONTROLS, ROW_ON_A_PHONE, SELECT_OPTIONS

Family = tuple[str, str]
END = "end"  # the purpose that closes a turn: nothing stands after it


class Arranged(NamedTuple):
    buttons: list[Option]
    selects: list[list[Option]]

    @property
    def controls(self) -> int:
        return len(self.buttons) + sum(-(-len(options) // SELECT_OPTIONS) for options in self.selects)

    @property
    def parts(self) -> list[Sequence[Option]]:
        """What each select holds."""
        return [part for options in self.selects for part in batches(options, SELECT_OPTIONS)]

    @property
    def rows(self) -> int:
        """How many rows of a message it takes."""
        return self.controls - len(self.buttons) + len(in_rows(self.buttons))

    @property
    def components(self) -> int:
        """How many components it takes, its rows included: what has no room need not be made to see that."""
        return self.rows + self.controls


def arranged(
    options: Sequence[Option], main: str = "", *, gathers: bool = False, rows: int = MOST_CONTROLS
) -> Arranged:
    """`gathers`: every named purpose with several options is a select, however few they are. `rows`: it has so many."""
    families = _families([option for option in options if option.key != main])
    most = ROW_ON_A_PHONE
    listed = [one for one, of in families.items() if len(of) > (1 if gathers and one[0] else most)]
    lead = [option for option in options if option.key == main]
    found = _divided(families, listed, lead)
    while found.controls > MOST_CONTROLS and (family := _largest(families, listed)):
        listed.append(family)
        found = _divided(families, listed, lead)
    return _merged(_with_others(found, len(lead)), rows)


def packed(options: Sequence[Option], main: str = "") -> Arranged:
    """The main option and what ends the turn as buttons; all others in as few selects as hold them, by purpose."""
    buttons = [o for o in options if o.key == main] + [o for o in options if o.group == END and o.key != main]
    return Arranged(buttons, [by_purpose([option for option in options if option not in buttons])])


def listed(options: Sequence[Option]) -> Arranged:
    """All of them in as few selects as hold them, by purpose: where nothing else has room."""
    return Arranged([], [by_purpose(options)])


def by_purpose(options: Sequence[Option]) -> list[Option]:
    """Those of one purpose together."""
    return [option for of in _families(options).values() for option in of]


def _families(options: Sequence[Option]) -> dict[Family, list[Option]]:
    """In the order in which they first occur, what ends a turn last."""
    families: dict[Family, list[Option]] = {}
    for option in options:
        families.setdefault(family_of(option), []).append(option)
    return dict(sorted(families.items(), key=lambda item: item[0][0] == END))


def family_of(option: Option) -> Family:
    """Its group, or where it has none its word."""
    return (option.group, "") if option.group else ("", option.word)


def _divided(families: dict[Family, list[Option]], listed: Sequence[Family], lead: Sequence[Option]) -> Arranged:
    buttons = [option for one, of in families.items() if one not in listed for option in of]
    return Arranged([*lead, *buttons], [of for one, of in families.items() if one in listed])


def _largest(families: dict[Family, list[Option]], listed: Sequence[Family]) -> Family | None:
    """Of the purposes that are buttons still the one with the most of them, the later of two alike."""
    several = [one for one, of in families.items() if one not in listed and len(of) > 1]
    return max(reversed(several), key=lambda one: len(families[one]), default=None)


def _with_others(found: Arranged, lead: int) -> Arranged:
    """Where single deeds are still too many, the last of them share a select. What ends a turn stays a button."""
    over = found.controls - MOST_CONTROLS
    single = [option for option in found.buttons[lead:] if option.group != END]
    if over <= 0 or len(single) < 2:
        return found
    others = single[-(over + 1) :]
    return Arranged([option for option in found.buttons if option not in others], [*found.selects, others])


def _merged(found: Arranged, rows: int) -> Arranged:
    """Where selects are still too many, the shortest share one as long as it holds them; then all are filled up."""
    selects = list(found.selects)
    most = min(MOST_CONTROLS - len(found.buttons), rows - -(-len(found.buttons) // ROW_ON_A_PHONE))
    while Arranged([], selects).controls > most and len(selects) > 1:
        one, other = sorted(sorted(range(len(selects)), key=lambda place: len(selects[place]))[:2])
        if len(selects[one]) + len(selects[other]) > SELECT_OPTIONS:
            break
        selects[one] = [*selects[one], *selects.pop(other)]
    if Arranged([], selects).controls > most:
        selects = [[option for options in selects for option in options]]  # in their order, as many as one holds
    return Arranged(found.buttons, selects)
