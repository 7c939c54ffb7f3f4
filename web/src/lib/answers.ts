// Where the buttons of a question stand, so that an answer keeps its place from one question to the next.

/** A button, or the gap that one leaves which is not offered this time. */
export interface Place<T> {
  option: T;
  gap: boolean;
}

interface Answer {
  id: string;
}

/** As many gaps more than answers, and it is no longer the same question. */
const MORE_GAPS = 3;

/** The places of what is offered, from the left. Who was there keeps the place, counted from the right; what is new comes at the left. The
 * places are filled column by column, in so many rows. */
export function placesOfAnswers<T extends Answer>(last: readonly Place<T>[], offered: readonly T[], rows: number): Place<T>[] {
  const now = new Map(offered.map((option) => [option.id, option]));
  const stay = last.filter(({ option }) => now.has(option.id));
  const anew = offered.map((option) => ({ option, gap: false }));
  if (!stay.length || last.length - stay.length > offered.length + MORE_GAPS) return anew;
  const places = last.map(({ option }) => ({ option: now.get(option.id) ?? option, gap: !now.has(option.id) }));
  while (places.length > rows && places.slice(0, rows).every(({ gap }) => gap)) places.splice(0, rows);
  const known = new Set(last.map(({ option }) => option.id));
  const come = anew.filter(({ option }) => !known.has(option.id));
  const missing = (rows - (come.length % rows)) % rows; // a column is filled up, so that the others stay where they are
  const filling = come.slice(0, missing).map(({ option }) => ({ option, gap: true }));
  return [...come, ...filling, ...places];
}
