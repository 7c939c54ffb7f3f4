// How big cards are drawn so that the whole table fits.
import { isPile, type Laid } from './places';

const SCALE: Record<string, number> = { token: 0.68, card: 1, full: 1.3 };
const GAP = 21;
const EMPTY_ROW = 34;
const PILE_ROW = 84;
export const LEAST = 70;
export const MOST = 176;

/** The height of an area's cards against the usual one. */
export function scaleOf(laid: Laid): number {
  return SCALE[laid.area.size] ?? 1;
}

/** What some rows need: usual card heights, and pixels besides. */
export interface Need {
  units: number;
  fixed: number;
  least?: number;
}

export function needOf(rows: Laid[][], keepEmpty: boolean): Need {
  let units = 0;
  let fixed = 0;
  for (const row of rows) {
    const shown = row.filter((laid) => laid.zone.count || keepEmpty);
    if (!shown.length) continue;
    const spreads = shown.filter((laid) => !isPile(laid) && laid.zone.count);
    if (spreads.length) units += Math.max(...spreads.map(scaleOf));
    else fixed += shown.some(isPile) ? PILE_ROW : EMPTY_ROW;
    fixed += GAP;
  }
  return { units, fixed };
}

/** The height of a card of usual size when all this shares so many pixels. A part may be `least` pixels high whatever its cards. */
export function unitOf(height: number, parts: readonly Need[]): number {
  let flexible = [...parts];
  let room = height;
  for (;;) {
    const units = flexible.reduce((sum, part) => sum + part.units, 0);
    const fixed = flexible.reduce((sum, part) => sum + part.fixed, 0);
    if (!units) return MOST;
    const unit = Math.round(Math.min(MOST, Math.max(LEAST, (room - fixed) / units)));
    const stiff = flexible.filter((part) => part.units * unit + part.fixed < (part.least ?? 0));
    if (!stiff.length) return unit;
    room -= stiff.reduce((sum, part) => sum + (part.least ?? 0), 0);
    flexible = flexible.filter((part) => !stiff.includes(part));
  }
}

const SIDE_GAP = 8;
const LABEL = 24;
const widthOf = (height: number) => Math.round((height * 5) / 7);

/** The height of a card of usual size when all these rows lie in a column of this width, cards in lines, and must not be scrolled. */
export function columnUnit(rows: Laid[][], width: number, height: number): number {
  const areas = rows.flat().filter((laid) => laid.zone.count);
  const piles = areas.filter(isPile);
  const spreads = areas.filter((laid) => !isPile(laid));
  const room = height - (piles.length ? PILE_ROW + GAP : 0) - 2 * SIDE_GAP;
  for (let unit = MOST; unit > LEAST; unit -= 4) {
    const needed = spreads.map((laid) => {
      const card = unit * scaleOf(laid);
      const beside = Math.max(1, Math.floor((width - SIDE_GAP) / (widthOf(card) + SIDE_GAP)));
      return Math.ceil(laid.zone.count / beside) * (card + SIDE_GAP) + LABEL;
    });
    const wide = Math.max(0, ...spreads.map((laid) => widthOf(unit * scaleOf(laid))));
    if (wide <= width / 2 && needed.reduce((sum, each) => sum + each, 0) <= room) return unit;
  }
  return LEAST;
}

/** The height of a card of usual size so that the longest of these rows fits into a width. */
export function lineUnit(rows: Laid[][], width: number, most: number): number {
  const longest = Math.max(1, ...rows.map((row) => row.reduce((sum, laid) => sum + (isPile(laid) ? 0 : laid.zone.count * scaleOf(laid)), 0)));
  return Math.max(48, Math.min(most, (((width - SIDE_GAP) / longest - SIDE_GAP) * 7) / 5));
}
