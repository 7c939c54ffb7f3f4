"""A simulation as one page to read: no other file, drawn with plain SVG; a click on a heading sorts its table."""

from __future__ import annotations

from html import escape

from tapete import __version__, build, games
from tapete.core.language import Words
from tapete.lab.charts import Bar, Bars, Histogram, bar_charts, histograms
from tapete.lab.plan import Result
from tapete.lab.tally import Spread

TITLE = Words("{game}: {games} partidas entre {bots}", "{game}: {games} games between {bots}")
SUMMARY = Words(
    "{finished} terminadas, {stuck} atascadas, {errors} con error, {draws} sin un único ganador. Semilla {seed}; campos: {setup}.",
    "{finished} finished, {stuck} stuck, {errors} with an error, {draws} without a single winner. Seed {seed}; fields: {setup}.",
)
HOW_TO_READ = Words(
    "Entre corchetes, el intervalo que contiene el valor verdadero 95 veces de cada 100 (Wilson para las proporciones). La raya "
    "vertical es lo que ganaría quien no marca ninguna diferencia. Una victoria compartida cuenta por partes.",
    "In brackets, the interval that holds the true value 95 times in 100 (Wilson's for shares). The upright line is what somebody "
    "who makes no difference would win. A shared win counts in parts.",
)
WHO = Words("quién", "who")
WON = Words("gana", "wins")
INTERVAL = Words("95 %", "95%")
GAMES = Words("partidas", "games")
MEASURE = Words("medida", "measure")
MEAN = Words("media", "mean")
MEDIAN = Words("mediana", "median")
RANGE = Words("de menos a más", "least to most")
FAILURES = Words("Partidas sin terminar", "Games that did not end")
RANDOM = Words("al azar", "at random")
MADE = Words("Tapete {version}, versión {build}", "Tapete {version}, {build} build")

STYLE = """
body{font:16px/1.5 system-ui,sans-serif;max-width:56rem;margin:2rem auto;padding:0 1rem;color:#1c2523;background:#fbfaf7}
h1{font-size:1.6rem}h2{font-size:1.15rem;margin-top:2rem}table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}
th,td{text-align:left;padding:.15rem .6rem .15rem 0;border-bottom:1px solid #e3e1d8}td.n,th.n{text-align:right;white-space:nowrap}
th{cursor:pointer}.wide{overflow-x:auto}
svg{display:block;width:100%;height:auto}pre{white-space:pre-wrap;background:#f0eee6;padding:.6rem}footer{margin-top:3rem;color:#66716e}
"""
SORTING = """
for(const table of document.querySelectorAll("table"))table.querySelectorAll("th").forEach((head,at)=>head.onclick=()=>{
const key=row=>{const cell=row.cells[at].textContent.trim(),n=parseFloat(cell.replace("[",""));return isNaN(n)?cell:n};
const rows=[...table.rows].slice(1),way=head.way=-(head.way||1);
rows.sort((a,b)=>{const x=key(a),y=key(b);return way*(typeof x==typeof y?(x>y)-(x<y):typeof x=="number"?-1:1)});
table.tBodies[0].append(...rows)})
"""
INK = "#2f6f6a"
WIDTH = 640
HEIGHT = 180
TICKS = 6


def page(result: Result, lang: str) -> str:
    """The whole page."""
    plan = result.plan
    game = games.find(plan.game)
    title = TITLE.fill(lang, game=game.title.text(lang), games=str(plan.games), bots=", ".join(plan.bots))
    setup = ", ".join([f"{name}={value}" for name, value in plan.settings]) or RANDOM.text(lang)
    summary = SUMMARY.fill(
        lang,
        finished=str(result.finished),
        stuck=str(result.stuck),
        errors=str(result.errors),
        draws=str(result.draws),
        seed=str(plan.seed),
        setup=setup,
    )
    parts = [f"<h1>{escape(title)}</h1>", f"<p>{escape(summary)}</p>", f"<p>{escape(HOW_TO_READ.text(lang))}</p>"]
    parts += [bars_section(chart, lang) for chart in bar_charts(result, game, lang)]
    parts.append(spreads_table(result, lang))
    parts += [f"<h2>{escape(chart.title)}</h2>{histogram_svg(chart)}" for chart in histograms(result, lang)]
    if result.failures:
        lines = [f"{each.number}: {each.problem}" for each in result.failures]
        parts.append(f"<h2>{escape(FAILURES.text(lang))}</h2><pre>{escape(chr(10).join(lines))}</pre>")
    return document(title, parts, lang)


def document(title: str, parts: list[str], lang: str) -> str:
    """A page of some parts."""
    made = MADE.fill(lang, version=__version__, build=build.which())
    body = "\n".join([*parts, f"<footer>{escape(made)}</footer>", f"<script>{SORTING}</script>"])
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
    return f'<!doctype html>\n<html lang="{lang}"><head>{head}<style>{STYLE}</style></head>\n<body>\n{body}\n</body></html>\n'


def bars_section(chart: Bars, lang: str) -> str:
    headings = (WHO, WON, INTERVAL, GAMES)
    head = "".join([f"<th{' class=n' if at else ''}>{escape(each.text(lang))}</th>" for at, each in enumerate(headings)])
    rows = "".join([bar_row(each) for each in chart.bars])
    table = f"<table><tr>{head}<th style='width:40%'></th></tr>{rows}</table>"
    return f"<h2>{escape(chart.title)}</h2><div class=wide>{table}</div>"


def bar_row(bar: Bar) -> str:
    interval = f"[{100 * bar.low:.1f}–{100 * bar.high:.1f}]"
    numbers = f"<td class=n>{100 * bar.share:.1f} %</td><td class=n>{interval}</td><td class=n>{bar.games}</td>"
    return f"<tr><td>{escape(bar.label)}</td>{numbers}<td>{bar_svg(bar)}</td></tr>"


def bar_svg(bar: Bar) -> str:
    """A bar of 0 to 100 %, its interval and the even share."""
    drawn = f'<rect width="{100 * bar.share:.2f}" height="10" fill="{INK}"/>'
    drawn += f'<rect x="{100 * bar.low:.2f}" y="4" width="{100 * (bar.high - bar.low):.2f}" height="2" fill="#000"/>'
    drawn += f'<rect x="{100 * bar.even:.2f}" width=".5" height="10" fill="#c2410c"/>'
    return f'<svg viewBox="0 0 100 10" preserveAspectRatio="none" style="height:.8rem">{drawn}</svg>'


def spreads_table(result: Result, lang: str) -> str:
    head = "".join([f"<th>{escape(each.text(lang))}</th>" for each in (MEASURE, MEAN, INTERVAL, MEDIAN, RANGE)])
    sums = result.sums
    titles = {chart.name: chart.title for chart in histograms(result, lang)}
    spreads = (("decisions", sums.decisions), ("turns", sums.turns), ("scores", sums.scores))
    rows = "".join([spread_row(titles[name], spread) for name, spread in spreads if name in titles])
    return f"<table><tr>{head}</tr>{rows}</table>"


def spread_row(title: str, spread: Spread) -> str:
    mean, low, high = spread.mean()
    cells = (title, f"{mean:.1f}", f"[{low:.1f}–{high:.1f}]", spread.quantile(50), f"{min(spread.counts)}–{max(spread.counts)}")
    return "<tr>" + "".join([f"<td>{escape(str(cell))}</td>" for cell in cells]) + "</tr>"


def histogram_svg(chart: Histogram) -> str:
    most = max(chart.counts)
    step = WIDTH / len(chart.counts)
    drawn = ""
    for number, count in enumerate(chart.counts):
        height = HEIGHT * count / most
        start = chart.start + number * chart.width
        told = f"{start}–{start + chart.width - 1}: {count}"
        drawn += (
            f'<rect x="{number * step:.1f}" y="{HEIGHT - height:.1f}" width="{step - 1:.1f}" height="{height:.1f}" fill="{INK}">'
        )
        drawn += f"<title>{told}</title></rect>"
    for tick in range(0, len(chart.counts) + 1, max(1, len(chart.counts) // TICKS)):
        at = f"{tick * step:.1f}"
        drawn += f'<line x1="{at}" x2="{at}" y1="{HEIGHT}" y2="{HEIGHT + 4}" stroke="#1c2523"/>'
        anchor = "start" if not tick else "end" if tick == len(chart.counts) else "middle"
        label = chart.start + tick * chart.width
        drawn += f'<text x="{at}" y="{HEIGHT + 16}" font-size="12" text-anchor="{anchor}">{label}</text>'
    for part in (0.5, 1.0):
        level = f"{HEIGHT * (1 - part):.1f}"
        drawn += f'<line x1="0" x2="{WIDTH}" y1="{level}" y2="{level}" stroke="#b9c7c4" stroke-dasharray="3"/>'
        drawn += f'<text x="{WIDTH}" y="{float(level) + 12:.1f}" font-size="12" text-anchor="end">{round(most * part)}</text>'
    drawn += f'<line x1="0" x2="{WIDTH}" y1="{HEIGHT}" y2="{HEIGHT}" stroke="#1c2523"/>'
    return f'<svg viewBox="0 0 {WIDTH} {HEIGHT + 22}" role="img" aria-label="{escape(chart.title)}">{drawn}</svg>'
