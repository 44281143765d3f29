"""The pictures of standings and records: what stands in them, and how they are drawn."""

from collections.abc import Sequence

from msgspec import Struct

from images.charts import PITCH, PLAIN, put_bars, put_plot
from images.encode import to_png
from images.palette import INK_SOFT
from images.paper import page
from images.standings import Standing, put_standings
from images.type import HEAD, SMALL, fitting, write

WIDTH = 1000  # px
PAD = 76  # px to the edge
HEADING, ROW, PLOT, BELOW = 70, 66, 220, 12  # px of height
STANDINGS_TITLE = 122  # px above the first line


class Chart(Struct, frozen=True):
    """Bars, each with its name; or values in the order of time."""

    title: str
    bars: tuple[tuple[str, int], ...] = ()
    values: tuple[float, ...] = ()

    @property
    def height(self) -> int:
        return HEADING + BELOW + (PLOT if self.values else PITCH * len(self.bars))


class StatisticsPage(Struct, frozen=True):
    """`standings` under `title`, then the charts."""

    title: str
    standings: tuple[Standing, ...] = ()
    charts: tuple[Chart, ...] = ()


def draw_statistics(shown: StatisticsPage) -> bytes:
    first = STANDINGS_TITLE + ROW * len(shown.standings) if shown.standings else HEADING
    board = page(WIDTH, 2 * PAD + first + sum(chart.height for chart in shown.charts), PLAIN)
    if shown.standings:
        put_standings(board, (PAD, PAD, WIDTH - PAD, PAD + first), shown.title, shown.standings, PLAIN)
    else:
        style = fitting(shown.title, WIDTH - 2 * PAD, HEAD, SMALL)
        write(board, shown.title, WIDTH / 2, PAD + HEADING / 2, style, PLAIN.main, width=WIDTH - 2 * PAD)
    top = PAD + first
    for chart in shown.charts:
        y = top + (HEADING + BELOW) / 2
        write(board, chart.title, PAD, y, SMALL, INK_SOFT, align="left", width=WIDTH - 2 * PAD)
        box = (PAD, top + HEADING + (2 * BELOW if chart.values else 0), WIDTH - PAD, top + chart.height - BELOW)
        if chart.values:
            put_plot(board, box, chart.values, PLAIN)
        else:
            put_bars(board, box, chart.bars, PLAIN)
        top += chart.height
    return to_png(board)


def told(lines: Sequence[str]) -> str:
    """The same in words, a line each."""
    return "\n".join(line for line in lines if line)
