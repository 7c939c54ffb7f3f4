import type { Shuffle } from '../generated/wire';

export type Verdict = 'fine' | 'kept' | 'promise' | 'seed' | 'number' | 'unable';
export interface Told {
  record: { game: string; rules: string; catalogue: string; setup: unknown; seed: number };
  shuffle: Shuffle;
}
export function canonical(value: unknown): string;
export function checked(told: Told, kept?: string, number?: string): Promise<Verdict>;
