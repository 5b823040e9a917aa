"""The ratings as a picture: on the left each bot with its 95 % bar, on the right who beats whom."""

from pathlib import Path

from matplotlib.axes import Axes
from matplotlib.colors import LinearSegmentedColormap, TwoSlopeNorm
from matplotlib.figure import Figure
from matplotlib.layout_engine import ConstrainedLayoutEngine
from matplotlib.patches import Rectangle

from sylve.arena.results import Results
from sylve.wording import Wording

# The page's inks, from web/src/style/tokens.css.
PAPER, SHEET, LINE = "#f2e9d6", "#faf4e6", "#d3c4a2"
INK, FAINT = "#1d261f", "#5e6452"
CREAM, FIR, RUST = "#fbf1da", "#20503a", "#b1491d"
GAMES = {
    "canopee": "#1f5b41",
    "leaf": "#a9481c",
    "ecosysteme": "#56702a",
    "canyon": "#9b4a2c",
    "toutlahaut": "#2a6480",
}
LOSS_TO_WIN = LinearSegmentedColormap.from_list("loss to win", [RUST, CREAM, FIR])
SERIF = "DejaVu Serif"
LONGEST = 24  # characters of a bot's name: of an agent's, its end
LAYOUT = ConstrainedLayoutEngine(w_pad=0.18, h_pad=0.16, wspace=0.06)


def draw(results: Results, game: str, title: str, wording: Wording, path: Path) -> None:
    bots = len(results.standings)
    wide = max(3.0, 0.9 * bots)
    figure = Figure(figsize=(6.4 + wide, 2.2 + 0.6 * bots), dpi=160, facecolor=PAPER, layout=LAYOUT)
    colour = GAMES.get(game, FIR)
    figure.suptitle(title, color=colour, family=SERIF, size=13, weight="bold")
    left, right = figure.subplots(1, 2, sharey=True, width_ratios=[5.2, wide])
    left.set_ylim(bots - 0.5, -0.5)
    draw_ratings(left, results, colour, wording)
    draw_meetings(right, results, wording)
    figure.savefig(path)


def draw_ratings(axes: Axes, results: Results, colour: str, wording: Wording) -> None:
    for place, standing in enumerate(results.standings):
        points = standing.rating.points
        reach = [points.low, points.high]
        axes.plot(reach, [place, place], color=colour, linewidth=7, alpha=0.3, solid_capstyle="butt")
        axes.plot(points.value, place, "o", color=colour, markersize=9, markeredgecolor=CREAM, markeredgewidth=1.5)
        label = f"{points.value:.0f}"
        axes.annotate(
            label, (points.value, place), (0, 8), textcoords="offset points", ha="center", weight="bold", color=INK
        )
    axes.set_yticks(range(len(results.standings)), [short(standing.bot) for standing in results.standings], size=11)
    axes.set_xlabel(wording.text("arena-plot-ratings"), color=FAINT)
    axes.set_facecolor(SHEET)
    axes.grid(axis="x", color=LINE, linewidth=0.8)
    axes.margins(x=0.08)
    tidy(axes)


def draw_meetings(axes: Axes, results: Results, wording: Wording) -> None:
    """A field for every meeting: green above the fair share of wins, rust below."""
    order = [standing.bot for standing in results.standings]
    shade = TwoSlopeNorm(results.fair, 0, 1)
    for meeting in results.meetings:
        row, column, rate = order.index(meeting.bot), order.index(meeting.rival), meeting.fortune.rate.value
        tone = float(shade(rate))
        axes.add_patch(Rectangle((column - 0.47, row - 0.45), 0.94, 0.9, color=LOSS_TO_WIN(tone), linewidth=0))
        ink = INK if abs(tone - 0.5) < 0.3 else CREAM
        axes.text(column, row, f"{100 * rate:.0f}", ha="center", va="center", color=ink)
    axes.set_xticks(range(len(order)), [short(bot) for bot in order], rotation=30, ha="left", rotation_mode="anchor")
    axes.xaxis.tick_top()
    axes.set_xlim(-0.5, len(order) - 0.5)
    axes.set_xlabel(wording.text("arena-plot-meetings", {"fair": f"{100 * results.fair:.0f}"}), color=FAINT)
    axes.set_facecolor(PAPER)
    tidy(axes)


def short(bot: str) -> str:
    return bot if len(bot) <= LONGEST else f"…{bot[1 - LONGEST :]}"


def tidy(axes: Axes) -> None:
    axes.spines[:].set_visible(False)
    axes.tick_params(length=0, labelcolor=INK)
