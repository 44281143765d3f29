"""The end of a match: who won and why, in which places, and what one may do with a match that is over."""

from collections.abc import Sequence
from functools import reduce

from discord import ButtonStyle, ui

from bot.engine import Outcome
from bot.ui.views.fitting import fitting_lines, rows_of
from bot.ui.views.picture import Picture
from bot.ui.views.scene import Scene, mention
from bot.ui.views.story_text import story_text
from bot.ui.wire.buttons import rows, verb_button
from bot.ui.wire.custom_id import Verb
from bot.ui.wire.layout import Row, layout, line, lines, row
from bot.words import Account

LINES = 10  # on a phone, under the picture and over the buttons
HIGHER = 2  # fewer where a harder rematch makes a row of buttons more


def result_view(
    scene: Scene, story: Sequence[str], picture: Picture | None, account: Account, called: Sequence[int] = ()
) -> ui.LayoutView:
    """The last message of a finished match: its picture, the game's own account, and the buttons fit a phone's screen.

    `called`: who wished to be told that it is over.
    """
    table = scene.table
    assert table.match is not None
    outcome = table.match.outcome
    assert outcome is not None
    return layout(
        scene.face.accent,
        f"-# {scene.title} · {scene.say('result-title')}",
        story_text(story),
        picture.gallery() if picture else None,
        lines(*_told(scene, outcome, account, has_picture=picture is not None)),
        f"-# {scene.say('ping-end', people=[mention(person) for person in called])}" if called else None,
        line(),
        *_afterwards(scene, has_more=_has_harder(scene, outcome)),
    )


def stopped_view(scene: Scene, story: Sequence[str], sentence: str) -> ui.LayoutView:
    """The last message of a match that was stopped."""
    return layout(scene.face.accent, f"### {scene.title}", story_text(story), sentence, *_afterwards(scene))


def film_view(scene: Scene, film: Picture) -> ui.LayoutView:
    """The film of a match, for all in its channel."""
    return layout(scene.face.accent, f"### {scene.say('film-title', game=scene.title)}", film.gallery())


def proof_view(scene: Scene) -> ui.LayoutView:
    """That nobody had loaded the dice: what was promised, what came of it, and how to check it."""
    table = scene.table
    commitment = scene.say("result-commitment", commitment=table.commitment) if table.commitment else None
    seed = scene.say("result-seed", seed=table.seed) if table.seed else None
    export = verb_button(table.id, Verb.EXPORT, scene.say("ui-export"))
    told = lines(commitment, seed, scene.say("result-verify"))
    return layout(scene.face.accent, f"### {scene.say('proof-title')}", told, row(export))


def _has_newcomers(scene: Scene) -> bool:
    """Did somebody play a character made in this match, whom they may keep?"""
    table = scene.table
    if table.match is None or scene.face.game.sheet_type is None:
        return False
    return any(not sheet.id and table.seats[sheet.seat].person is not None for sheet in table.match.keepsakes)


def _afterwards(scene: Scene, *, has_more: bool = False) -> list[Row]:
    """Another match first, a harder one for people who have won; then what there is to see of this one."""
    match = scene.table.id
    seen = (
        (Verb.WATCH, "result-watch"),
        (Verb.SHARE, "result-share"),
        (Verb.LOG, "result-log"),
        (Verb.READ, "table-read"),
        (Verb.PROOF, "result-proof"),
    )
    again = verb_button(match, Verb.REMATCH, scene.say("result-rematch"), style=ButtonStyle.primary)
    harder = [verb_button(match, Verb.HARDER, scene.say("result-harder"))] if has_more else []
    kept = [verb_button(match, Verb.ADOPT, scene.say("result-adopt"))] if _has_newcomers(scene) else []
    return rows([again, *harder, *kept, *(verb_button(match, verb, scene.say(label)) for verb, label in seen)])


def _told(scene: Scene, outcome: Outcome, account: Account, *, has_picture: bool) -> list[str]:
    """Who has won first, what to play next right over the buttons; between them as many deeds as have room."""
    reckoning = account.reckoning
    if reckoning is None:
        reckoning = () if _is_ranked_elsewhere(scene, has_picture=has_picture) else _places(scene, outcome)
    before = [f"**{result_sentence(scene, outcome, account)}**", *account.why, *account.missing, *reckoning]
    harder = [f"**{scene.say('result-harder')}**"] if _has_harder(scene, outcome) else []
    after = _next(scene, [*harder, *account.tries])
    room = LINES - HIGHER * len(harder) - rows_of([*before, *after])
    return [*before, *fitting_lines(account.deeds, room), *after]


def _next(scene: Scene, tries: Sequence[str]) -> list[str]:
    """What could be played next, in a line."""
    if not tries:
        return []
    said = reduce(lambda one, other: scene.say("result-next-or", one=one, other=other), tries)
    return [scene.say("result-next", tries=said)]


def _has_harder(scene: Scene, outcome: Outcome) -> bool:
    """For people who have won there may be a harder rematch."""
    is_won = any(scene.table.seats[seat].person is not None for seat in outcome.winners)
    return is_won and scene.face.harder(scene.table.options) is not None


def _is_ranked_elsewhere(scene: Scene, *, has_picture: bool) -> bool:
    """Nobody is ranked who has won or lost together; and the picture may say it already."""
    return scene.face.is_together(scene.table.options) or (has_picture and scene.face.has_standings())


def result_sentence(scene: Scene, outcome: Outcome, account: Account) -> str:
    """Who has won."""
    if account.result:
        return account.result
    if scene.face.is_together(scene.table.options):
        return scene.say("result-group-won" if outcome.winners else "result-group-lost")
    if not outcome.winners:
        return scene.say("result-nobody")
    return scene.say("result-winners", winners=[scene.speaker.who(seat) for seat in outcome.winners])


def _places(scene: Scene, outcome: Outcome) -> tuple[str, ...]:
    """The best first."""
    seats = sorted(range(len(outcome.scores)), key=outcome.rank)
    return tuple(_place(scene, outcome, seat) for seat in seats)


def _place(scene: Scene, outcome: Outcome, seat: int) -> str:
    score = scene.face.score(scene.view(), seat, outcome.scores[seat], scene.words)
    text = scene.say("result-line", place=outcome.rank(seat), name=scene.speaker.who(seat), score=score)
    return scene.say("result-crowned", line=text) if seat in outcome.winners else text
