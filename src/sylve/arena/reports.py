"""The arena's files: `report.json` for programs, `table.md` for people, `ratings.png` for both."""

from pathlib import Path

import msgspec

import sylve
from sylve.arena.plans import Plan
from sylve.arena.playing import Played
from sylve.arena.plots import draw
from sylve.arena.results import Fortune, Interval, Pace, Results, Standing, paces, results
from sylve.wording import Wording


class Report(msgspec.Struct, frozen=True):
    """Everything but `timing` follows from the plan, where it is reproducible."""

    sylve: str
    reproducible: bool
    """False where a bot thinks by the clock."""
    plan: Plan
    deals: int
    games: int
    results: Results
    build: str
    timing: dict[str, Pace]

    @classmethod
    def of(cls, plan: Plan, deals: int, games: list[Played]) -> "Report":
        return cls(
            sylve.__version__,
            plan.reproducible,
            plan,
            deals,
            len(games),
            results(plan, games),
            sylve.build,
            paces(plan, games),
        )

    def title(self, wording: Wording) -> str:
        facts = {
            "game": f"@game-{self.plan.game}",
            "seats": self.plan.seats,
            "games": self.games,
            "deals": self.deals,
            "seed": str(self.plan.seed),
        }
        return wording.text("arena-title", facts)

    def notes(self, wording: Wording) -> list[str]:
        """What a reader of the table has to know."""
        return [
            wording.text("arena-note-rating"),
            wording.text("arena-note-won", {"fair": percent(self.results.fair)}),
            wording.text("arena-note-pace", {"build": self.build}),
            wording.text("arena-note-seed" if self.reproducible else "arena-note-clock"),
        ]


COLUMNS = ("bot", "rating", "games", "won", "lead", "mean", "percentile", "most")


def headings(wording: Wording) -> list[str]:
    return [wording.text(f"arena-column-{column}") for column in COLUMNS]


def rows(report: Report) -> list[list[str]]:
    return [row(standing, report.timing[standing.bot]) for standing in report.results.standings]


def row(standing: Standing, pace: Pace) -> list[str]:
    fortune = standing.fortune
    return [
        standing.bot,
        with_reach(standing.rating.points),
        str(fortune.games),
        f"{percent(fortune.rate.value)} ({100 * fortune.rate.low:.0f}–{100 * fortune.rate.high:.0f})",
        lead(fortune),
        *(f"{milliseconds:.2f}" for milliseconds in (pace.mean, pace.percentile_99, pace.most)),
    ]


def percent(rate: float) -> str:
    return f"{100 * rate:.1f}"


def with_reach(points: Interval) -> str:
    return f"{points.value:.0f} ± {points.high - points.value:.0f}"


def lead(fortune: Fortune) -> str:
    difference = f"{fortune.difference:+.2f}".replace("-", "−")
    return difference if fortune.error is None else f"{difference} ± {fortune.error:.2f}"


def meeting_rows(report: Report) -> list[list[str]]:
    """Every bot's rate of wins against every other."""
    order = [standing.bot for standing in report.results.standings]
    rates = {(meeting.bot, meeting.rival): meeting.fortune.rate.value for meeting in report.results.meetings}
    return [[bot, *(percent(rates[bot, rival]) if (bot, rival) in rates else "" for rival in order)] for bot in order]


def markdown(report: Report, wording: Wording) -> str:
    order = [standing.bot for standing in report.results.standings]
    parts = [
        f"# {report.title(wording)}",
        grid(headings(wording), rows(report)),
        *report.notes(wording),
        f"## {wording.text('arena-meetings')}",
        grid(["", *order], meeting_rows(report)),
    ]
    return "\n\n".join(parts) + "\n"


def grid(head: list[str], body: list[list[str]]) -> str:
    lines = [head, ["---", *("--:" for _ in head[1:])], *body]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def write(report: Report, wording: Wording, folder: Path) -> list[Path]:
    files = [folder / name for name in ("report.json", "table.md", "ratings.png")]
    files[0].write_bytes(msgspec.json.format(msgspec.json.encode(report), indent=2) + b"\n")
    files[1].write_text(markdown(report, wording), encoding="utf-8")
    draw(report.results, report.plan.game, report.title(wording), wording, files[2])
    return files
