// The parts of `update.view` that the table draws (docs/protocol.md, "update").
import type { Told, Update } from '../generated/wire';

export interface CardSeen {
  name: string;
  card: string;
  owner: number;
  counters: Record<string, number>;
}

export interface ZoneSeen {
  zone: string;
  player: number | null;
  count: number;
  hidden: number;
  cards: (CardSeen | null)[];
  contents?: string[];
  /** Nobody may count what lies here: `count` is a guess for the drawing. */
  uncounted?: boolean;
}

export interface Lasting {
  source: string | null;
  player: number;
  text: Told;
}

export interface View {
  players: number;
  turn: number;
  zones: ZoneSeen[];
  tallies: Record<string, number[]>;
  world: Record<string, number>;
  lasting: Lasting[];
}

export function viewOf(update: Update): View {
  const view = update.view as unknown as View;
  return { ...view, zones: view.zones.map(counted) };
}

function counted(zone: ZoneSeen): ZoneSeen {
  if ((zone.count as number | null) !== null) return zone;
  return { ...zone, count: Math.max(1, zone.cards.length), hidden: zone.cards.length ? 0 : 1, uncounted: true };
}

/** Every card this seat sees, by its name. */
export function seen(view: View): Map<string, CardSeen> {
  const found = new Map<string, CardSeen>();
  for (const zone of view.zones) for (const card of zone.cards) if (card) found.set(card.name, card);
  return found;
}
