// The words of a text that a question meant, as pieces one after another.
export interface Piece {
  text: string;
  marked: boolean;
}

/** A text cut where its marks begin and end; marks are pairs of places, in order. */
export function marked(text: string, marks: readonly (readonly [number, number])[]): Piece[] {
  const pieces: Piece[] = [];
  // Places are counted in letters, as the server does, not in the halves of JavaScript's strings.
  const letters = [...text];
  let at = 0;
  for (const [first, last] of marks) {
    if (first > at) pieces.push({ text: letters.slice(at, first).join(''), marked: false });
    pieces.push({ text: letters.slice(first, last).join(''), marked: true });
    at = last;
  }
  if (at < letters.length) pieces.push({ text: letters.slice(at).join(''), marked: false });
  return pieces;
}
