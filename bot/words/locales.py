"""Which languages serve a reader, the best first, and what each calls itself."""

from babel import Locale

BASE = "en"  # whatever can be said or looked up is there in this one


def in_turn(*wanted: object) -> tuple[str, ...]:
    """The locales to try: each one wanted, then its language without the region, and English last.

    Takes what Discord gives: "de", "en-US", a `discord.Locale`, or None where it is not known.

    >>> in_turn("pt-BR", None, "de")
    ('pt-BR', 'pt', 'de', 'en')
    """
    known = [str(one) for one in (*wanted, BASE) if one]
    return tuple(dict.fromkeys(locale for one in known for locale in (one, one.partition("-")[0])))


def own_name(locale: str) -> str:
    """What a language is called by those who speak it, as a list names it.

    >>> own_name("pt-BR"), own_name("de")
    ('Português (Brasil)', 'Deutsch')
    """
    name = Locale.parse(locale.replace("-", "_")).get_display_name() or locale
    return name[:1].upper() + name[1:]
