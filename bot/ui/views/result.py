"""The end of a match: who won and why, in which places, and what one may do with a match that is over."""

from collections.abc import Sequence

from discord import ButtonStyle, ui

from bot.engine import Outcome
from bot.ui.views.picture import Picture
from bot.ui.views.scene import Scene, mention
from bot.ui.views.story_text import story_text
from bot.ui.wire.buttons import rows, verb_button
from bot.ui.wire.custom_id import Verb
from bot.ui.wire.layout import Row, layout, line, lines, row
from bot.words import plain


def result_view(
    scene: Scene, story: Sequence[str], picture: Picture | None, why: Sequence[str] = (), called: Sequence[int] = ()
) -> ui.LayoutView:
    """The last message of a finished match. `why`: the game's own lines on how it came to that."""
    table = scene.table
    assert table.match is not None
    outcome = table.match.outcome
    assert outcome is not None
    return layout(
        scene.face.accent,
        f"## {scene.title}: {scene.say('result-title')}",
        story_text(story),
        picture.gallery() if picture else None,
        f"{lines(f'**{_winners(scene, outcome)}**', *why)}\n\n{lines(*_places(scene, outcome))}",
        f"-# {scene.say('ping-end', people=[mention(person) for person in called])}" if called else None,
        line(),
        *_afterwards(scene, is_won=any(scene.table.seats[seat].person is not None for seat in outcome.winners)),
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


def _afterwards(scene: Scene, *, is_won: bool = False) -> list[Row]:
    """Another match first, a harder one for people who have won; then what there is to see of this one."""
    match, has_more = scene.table.id, is_won and scene.face.harder(scene.table.options) is not None
    seen = (
        (Verb.WATCH, "result-watch"),
        (Verb.SHARE, "result-share"),
        (Verb.LOG, "result-log"),
        (Verb.READ, "table-read"),
        (Verb.PROOF, "result-proof"),
    )
    again = verb_button(match, Verb.REMATCH, scene.say("result-rematch"), style=ButtonStyle.primary)
    harder = [verb_button(match, Verb.HARDER, scene.say("result-harder"))] if has_more else []
    return rows([again, *harder, *(verb_button(match, verb, scene.say(label)) for verb, label in seen)])


def _winners(scene: Scene, outcome: Outcome) -> str:
    if not outcome.winners:
        return scene.say("result-nobody")
    return scene.say("result-winners", winners=[plain(scene.names[seat]) for seat in outcome.winners])


def _places(scene: Scene, outcome: Outcome) -> list[str]:
    """The best first."""
    seats = sorted(range(len(outcome.scores)), key=outcome.rank)
    return [_place(scene, outcome, seat) for seat in seats]


def _place(scene: Scene, outcome: Outcome, seat: int) -> str:
    score = scene.face.score(scene.view(), seat, outcome.scores[seat], scene.words)
    text = scene.say("result-line", place=outcome.rank(seat), name=plain(scene.names[seat]), score=score)
    return scene.say("result-crowned", line=text) if seat in outcome.winners else text
