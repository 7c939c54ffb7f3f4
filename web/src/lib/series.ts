// The games of a series: who has won how many of them.
import type { SeriesShown, Update } from '../generated/wire';

const NOBODY = -1;

/** How many games each seat has won. */
export function winsOf(series: SeriesShown, seats: number): number[] {
  return Array.from({ length: seats }, (_, seat) => winsAt(series, seat));
}

/** How many games one seat has won; none outside of a series. */
export const winsAt = (series: SeriesShown | null, seat: number): number => series?.results.filter((winner) => winner === seat).length ?? 0;

/** Who won the last game that is over; null: nobody alone. */
export function lastWinner(series: SeriesShown): number | null {
  const winner = series.results.at(-1) ?? NOBODY;
  return winner === NOBODY ? null : winner;
}

/** Whether a game is over and the next waits until everybody is ready. */
export function betweenGames(update: Update | null): boolean {
  const series = update?.scene.series;
  return !!series && !update.result && series.results.length === series.number;
}
