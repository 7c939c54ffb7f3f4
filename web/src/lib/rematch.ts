// Another match with the same people, bots and decks.
import type { MatchMade, SeatAsked, SeatShown } from '../generated/wire';
import { newMatch, recordText } from './api';

/** The setup that a record tells; the seed, which is larger than a browser's numbers, is not read. */
export function setupOf(record: string): Record<string, unknown> {
  const { record: kept } = JSON.parse(record) as { record: { setup?: Record<string, unknown> } };
  return kept.setup ?? {};
}

/** The seats once more: mine and those at this screen are mine again, bots keep their level, the others are invited. */
export function seatsAgain(seats: readonly SeatShown[], here: ReadonlySet<number>): SeatAsked[] {
  return seats.map((seat, at) => {
    if (seat.kind === 'bot') return { kind: 'bot', level: seat.level };
    return here.has(at) ? { kind: 'me', name: seat.name } : { kind: 'open', name: seat.name };
  });
}

export async function rematch(game: string, match: string, seats: readonly SeatShown[], here: ReadonlySet<number>): Promise<MatchMade> {
  const setup = setupOf(await recordText(match));
  return newMatch({ game, seats: seatsAgain(seats, here), setup });
}
