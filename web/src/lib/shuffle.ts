// What this browser keeps of a match's shuffle from its beginning, to check it at the end.
import type { Shuffle } from '../generated/wire';
import { recordText } from './api';
import { checked, type Told, type Verdict } from './shuffle-check';

/** What is said of each verdict. */
export const VERDICTS = {
  fine: 'shuffleFine',
  kept: 'shuffleKept',
  promise: 'shufflePromise',
  seed: 'shuffleOtherSeed',
  number: 'shuffleNumber',
  unable: 'shuffleUnable',
} as const;

const KEPT = 'tapete.shuffles';
const MOST = 60;

interface Kept {
  match: string;
  commitment?: string;
  key?: string;
  /** Numbers of this browser's own, by the token of the seat ('' for one that is not taken yet). */
  numbers: Record<string, string>;
}

function all(): Kept[] {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '[]') as Kept[];
  } catch {
    return [];
  }
}

function keep(kept: Kept): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify([kept, ...all().filter((each) => each.match !== kept.match)].slice(0, MOST)));
  } catch {
    // without storage nothing can be compared later
  }
}

function keptOf(match: string): Kept {
  return all().find((each) => each.match === match) ?? { match, numbers: {} };
}

const random = () => [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** A secret of our own for taking a seat: whoever asks again with it, because the answer was lost, gets the same seat. */
export function claimKey(match: string): string {
  const kept = keptOf(match);
  const key = kept.key ?? random();
  if (!kept.key) keep({ ...kept, key });
  return key;
}

/** A number of our own for the shuffle; the same whenever it is asked for. */
export function ownNumber(match: string, token: string): string {
  const kept = keptOf(match);
  const found = kept.numbers[token] ?? kept.numbers[''];
  if (found) return found;
  const number = random();
  keep({ ...kept, numbers: { ...kept.numbers, [token]: number } });
  return number;
}

/** Keep what is promised, the first time that it is heard of. */
export function keepPromise(match: string, shuffle: Shuffle): void {
  const kept = keptOf(match);
  if (!kept.commitment) keep({ ...kept, commitment: shuffle.commitment });
}

/** Whether the shuffle of a match that is over is the one that was promised, with our number mixed in. */
export async function verdictOn(match: string, token: string): Promise<Verdict> {
  const kept = keptOf(match);
  try {
    const told = JSON.parse(await recordText(match)) as Told;
    const mixed = told.shuffle.numbers.some((number) => number !== '');
    return await checked(told, kept.commitment, mixed ? (kept.numbers[token] ?? kept.numbers['']) : undefined);
  } catch {
    return 'unable';
  }
}
