"""The charts of a simulation as PNG and SVG files, with matplotlib (an extra: ``pip install tapete[lab]``)."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from tapete import games
from tapete.lab.charts import Bars, Histogram, bar_charts, histograms
from tapete.lab.plan import Result

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

FORMATS = ("png", "svg")
INK = "#2f6f6a"
FAINT = "#b9c7c4"


def draw(folder: Path, result: Result, lang: str) -> list[str]:
    """Draw every chart in every format; returns the names of the files."""
    from matplotlib import rcParams
    from matplotlib.figure import Figure

    rcParams["svg.hashsalt"] = "tapete"  # the same numbers give the same file
    found: list[str] = []
    charts: list[Bars | Histogram] = [*bar_charts(result, games.find(result.plan.game), lang), *histograms(result, lang)]
    for chart in charts:
        rows = len(chart.bars) if isinstance(chart, Bars) else 14
        figure = Figure(figsize=(8, 1.4 + 0.25 * rows), layout="constrained")
        axes = figure.subplots()
        axes.set_title(chart.title)
        if isinstance(chart, Bars):
            draw_bars(axes, chart)
        else:
            draw_histogram(axes, chart)
        found += save(figure, folder, chart.name)
    return found


def draw_bars(axes: Axes, chart: Bars) -> None:
    places = range(len(chart.bars))
    shares = [100 * each.share for each in chart.bars]
    below = [100 * (each.share - each.low) for each in chart.bars]
    above = [100 * (each.high - each.share) for each in chart.bars]
    axes.barh(places, shares, color=INK, height=0.7)
    axes.errorbar(shares, places, xerr=[below, above], fmt="none", ecolor="black", capsize=2)
    axes.plot([100 * each.even for each in chart.bars], places, "|", color="black", markersize=9)
    axes.set_yticks(places, [f"{each.label} ({each.games})" for each in chart.bars])
    axes.invert_yaxis()
    axes.set_xlabel("%")
    axes.grid(axis="x", color=FAINT, linewidth=0.5)


def draw_histogram(axes: Axes, chart: Histogram) -> None:
    starts = [chart.start + number * chart.width for number in range(len(chart.counts))]
    axes.bar(starts, chart.counts, width=chart.width, align="edge", color=INK)
    axes.grid(axis="y", color=FAINT, linewidth=0.5)


def save(figure: Figure, folder: Path, name: str) -> list[str]:
    found: list[str] = []
    for format in FORMATS:
        file = folder / f"{name}.{format}"
        figure.savefig(file, format=format, dpi=120, metadata={"Date": None} if format == "svg" else None)
        found.append(file.name)
    return found
