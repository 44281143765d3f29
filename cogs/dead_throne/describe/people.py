"""A player in words, as everybody may know them."""

from collections.abc import Iterator

from bot.words import Words
from cogs.dead_throne.view.view import PlayerView, ThingView, ThroneView

ESSENCE = "essence"


def player_in_words(view: ThroneView, player: PlayerView, name: str, words: Words) -> str:
    """Where they stand, how they are, what they wear and hold."""
    if not player.character:
        return words.say("describe-choosing", player=name)
    character = words.say(f"character-{player.character}")
    if (absence := _absence(player)) is not None:
        step = words.say(f"step-{player.at}") if player.at else ""
        return words.say(f"describe-{absence}", player=name, character=character, step=step)
    said = words.say(
        "describe-player",
        player=name,
        character=character,
        step=words.say(f"step-{player.at}"),
        health=player.health,
        most=player.most_health,
        coin=player.coin,
        attack=player.attack,
        defence=player.defence,
    )
    return " ".join([said, *_wears(player, words), *_holds(player, words), *_lasting(view, player, words)])


def _absence(player: PlayerView) -> str | None:
    """Why they do not stand on the map: out, dead (R117), fallen (R172), lying where they fell (R146), or not yet."""
    if player.is_out:
        return "out"
    if player.is_dead:
        return "lying" if player.at else "fallen" if player.loses_turn else "dead"
    return None if player.at else "coming"


def thing_in_words(thing: ThingView, words: Words) -> str:
    """Its name; cracks and charms are told."""
    if thing.kind == ESSENCE:
        return words.say("describe-essence", enemy=words.say(f"enemy-{thing.key}"))
    kind = {"item": "item", "relic": "relic"}.get(thing.kind, "scroll")
    named = words.say(f"{kind}-{thing.key}")
    return words.say("describe-thing", thing=named, broken=int(thing.is_broken), charms=thing.charms)


def _wears(player: PlayerView, words: Words) -> Iterator[str]:
    if player.worn:
        yield words.say("describe-worn", things=[thing_in_words(thing, words) for thing in player.worn])


def _holds(player: PlayerView, words: Words) -> Iterator[str]:
    """Of scrolls, of what is carried and of traps only the number."""
    yield words.say("describe-counts", scrolls=player.scroll_count, carried=player.pack_count, traps=player.trap_count)
    if player.pieces:
        yield words.say("describe-pieces", count=player.pieces)
    if player.stones:
        yield words.say("describe-stones", stones=[words.say(f"stone-{stone}") for stone in player.stones])
    if player.has_crown:
        yield words.say("describe-crown")


def _lasting(view: ThroneView, player: PlayerView, words: Words) -> Iterator[str]:
    """What holds them up, and what they are in."""
    if player.held_by:
        yield words.say("describe-held", enemy=words.say(f"enemy-{player.held_by}"), turns=player.held_turns)
    elif player.remains:
        yield words.say("describe-trapped" if player.is_trapped else "describe-remains", turns=player.remains)
    if player.loses_roll:
        yield words.say("describe-loses-roll")
    elif player.is_fogged:
        yield words.say("describe-fogged")
    if player.in_market:
        yield words.say("describe-in-market")
    if any(player.seat in battle.order for battle in view.battles):
        yield words.say("describe-in-battle")
    elif any(player.seat in parley.members for parley in view.parleys):
        yield words.say("describe-in-trade")
