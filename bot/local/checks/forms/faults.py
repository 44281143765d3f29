"""What is wrong with a form, each fault with its path and Discord's own code for it."""

from collections.abc import Callable
from typing import Any, NamedTuple

from bot.local.checks.complaints import Path


class Fault(NamedTuple):
    path: Path
    code: str
    message: str


Faults = list[Fault]
Check = Callable[[Any, Path, Faults], None]  # adds what is wrong with a value at a path


def complain_of_shape(faults: Faults, path: Path) -> None:
    faults.append(Fault(path, "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType"))


def complain_of_choice(faults: Faults, path: Path, choices: list[Any]) -> None:
    faults.append(Fault(path, "BASE_TYPE_CHOICES", f"Value must be one of ({', '.join(map(repr, choices))})."))


def complain_of_length(faults: Faults, path: Path, length: int, low: int, high: int | None) -> None:
    if low and high is not None:
        code, message = "BASE_TYPE_BAD_LENGTH", f"Must be between {low} and {high} in length."
    elif high is not None and length > high:
        code, message = "BASE_TYPE_MAX_LENGTH", f"Must be {high} or fewer in length."
    else:
        code, message = "BASE_TYPE_MIN_LENGTH", f"Must be {low} or more in length."
    faults.append(Fault(path, code, message))
