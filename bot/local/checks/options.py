"""What may be chosen, and how much of it, in selects and in the fields of a modal (components/reference.mdx)."""

from bot.local.checks.complaints import Path
from bot.local.checks.component_walk import ComponentCheck
from bot.local.checks.emojis import check_emoji
from bot.local.protocol import limits
from bot.local.protocol.discord_json import Json


def check_bounds(check: ComponentCheck, path: Path, holder: Json, most: int) -> int:
    """Check how many may be chosen, and answer the upper bound. Where nothing is said, it is one."""
    low, high = (1 if holder.get(key) is None else int(holder[key]) for key in ("min_values", "max_values"))
    if not 0 <= low <= most or not 1 <= high <= most or low > high:
        check.complaints.add((*path, "max_values"), "NUMBER_TYPE_MAX", "min_values and max_values do not fit")
    return high


def check_defaults(check: ComponentCheck, path: Path, holder: Json, most: int) -> None:
    """No more is chosen beforehand than may be chosen, neither of the options nor of people, roles and channels."""
    chosen = [option for option in holder.get("options") or [] if option.get("default")]
    if max(len(chosen), len(holder.get("default_values") or [])) > most:
        message = f"Must have {most} or fewer defaults."
        check.complaints.add((*path, "default_values"), "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES", message)
    least = 1 if holder.get("min_values") is None else int(holder["min_values"])
    if 0 < len(holder.get("default_values") or []) < least:
        check.complaints.between((*path, "default_values"), holder["default_values"], least, most)


def check_options(check: ComponentCheck, path: Path, holder: Json, low: int, high: int) -> None:
    options = holder.get("options")
    where = (*path, "options")
    if not check.complaints.required(where, options):
        return
    check.complaints.between(where, options, low, high)
    values: set[str] = set()
    for index, option in enumerate(options or []):
        for key in ("label", "value"):
            check.complaints.required((*where, index, key), option.get(key))
        for key in ("label", "value", "description"):
            check.complaints.longest((*where, index, key), option.get(key), limits.OPTION_TEXT)
        check_emoji(check.complaints, (*where, index), option.get("emoji"))
        if option.get("value") in values:
            message = "The specified option value is already used"
            check.complaints.add((*where, index, "value"), "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", message)
        values.add(option.get("value", ""))
