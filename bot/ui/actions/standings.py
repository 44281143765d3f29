"""/… stats: who has played and won on this server."""

from collections.abc import Sequence

from bot.store import Standing
from bot.ui.shared.context import Context
from bot.ui.views.scene import mention
from bot.ui.wire.layout import layout, lines
from bot.ui.wire.reply import Reply
from bot.words import Words

SHOWN = 10  # the reader's own line follows, where it is not among them


class Standings:
    def __init__(self, context: Context) -> None:
        self.context = context

    async def show(self, reply: Reply, game: str) -> None:
        interaction = reply.interaction
        face, words = self.context.faces[game], self.context.words(interaction, game)
        found = await self.context.host.queries.standings(interaction.guild_id or 0, game)
        told = _lines(found, interaction.user.id, words) or [words.say("stats-none")]
        title = words.say("stats-title", game=face.title(words))
        await reply.show(layout(face.accent, f"### {title}", lines(*told)))


def _lines(found: Sequence[Standing], reader: int, words: Words) -> list[str]:
    said = [_line(standing, words) for standing in found[:SHOWN]]
    own = [standing for standing in found[SHOWN:] if standing.person == reader]
    return said + [_line(standing, words) for standing in own]


def _line(standing: Standing, words: Words) -> str:
    """People are mentioned, which notifies nobody in a private message."""
    name, won, played = mention(standing.person), standing.won, standing.played
    line = words.say("stats-line", name=name, won=won, played=played, best=standing.best)
    return f"{line} {words.say('stats-streak', streak=standing.streak)}" if standing.streak > 1 else line
