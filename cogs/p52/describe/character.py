"""A character between two matches, in words: its line in a list, its sheet, its chronicle (R129)."""

from collections.abc import Iterator

from bot.words import ALT_LENGTH, Words, filled, plain
from cogs.p52.describe.hand import portrait_lines
from cogs.p52.state.sheet import Record, Sheet
from cogs.p52.view.portrait import portrait_of


def character_line(sheet: Sheet, words: Words) -> str:
    """What there is to say besides its name."""
    return words.say(
        "character-line",
        race=words.say(f"race-{sheet.race}"),
        calling=words.say(f"calling-{sheet.calling}"),
        level=sheet.level,
        won=sheet.won,
        scars=sheet.deaths,
    )


def namesake(sheet: Sheet, words: Words) -> str:
    """What tells it from another of the same name: race, class and level."""
    race, calling = words.say(f"race-{sheet.race}"), words.say(f"calling-{sheet.calling}")
    return words.say("sheet-is", race=race, calling=calling, level=sheet.level)


def describe_character(sheet: Sheet, words: Words) -> str:
    """Its picture as an alt text: within 1,024 characters."""
    first = words.say("character-sheet", name=plain(sheet.name), line=character_line(sheet, words))
    return filled(first, [*portrait_lines(portrait_of(sheet), words), *chronicle(sheet, words)], ALT_LENGTH)


def chronicle(sheet: Sheet, words: Words) -> Iterator[str]:
    """Its adventures, the last first."""
    for record in reversed(sheet.records):
        yield record_in_words(record, words)


def record_in_words(record: Record, words: Words) -> str:
    return words.say(
        "sheet-record",
        adventure=words.say(f"adventure-{record.adventure}"),
        result="won" if record.is_won else "lost",
        kills=record.kills,
        blow=record.best_blow,
        died=int(record.has_died),
    )
