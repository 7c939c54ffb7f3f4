// Texts in pieces (docs/protocol.md, "Texts"): words, and what they name.
import type { Span } from '../generated/wire';

export type Piece = string | Span;
/** Players by their seats: the name they chose, or ''. */
export type Naming = (seat: number) => string;

const nobody: Naming = () => '';

/** What a piece says: a player by the name they chose. */
export function words(piece: Piece, naming: Naming = nobody): string {
  if (typeof piece === 'string') return piece;
  return (typeof piece.player === 'number' && naming(piece.player)) || piece.text;
}

/** The words alone, for what can show nothing else. */
export function plain(pieces: readonly Piece[], naming: Naming = nobody): string {
  return pieces.map((piece) => words(piece, naming)).join('');
}

/** The signs that end a sentence or close it, at the beginning of what follows a symbol: they stay on its line. */
export const closing = (next: Piece | undefined): string => (typeof next === 'string' ? (/^[.,;:!?)…»”]+/.exec(next)?.[0] ?? '') : '');

/** A piece of words, without the signs that were put beside the symbol before it. */
export const rest = (piece: string, before: Piece | undefined): string => (typeof before === 'object' && before.symbol ? piece.slice(closing(piece).length) : piece);

/** Show where a card lies that a text names; nothing: none is shown any more. */
export function light(thing: string | null | undefined): void {
  for (const lit of document.querySelectorAll('[data-lit]')) lit.removeAttribute('data-lit');
  if (!thing) return;
  for (const found of document.querySelectorAll(`[data-thing="${CSS.escape(thing)}"]`)) found.setAttribute('data-lit', '');
}
