// A card's text in pieces: names of symbols get their icon in front.

export interface Piece {
  text: string;
  /** The id of the symbol named here. */
  symbol?: string;
}

const LETTER = /[\p{L}\p{N}]/u;

export function pieces(text: string, symbols: readonly { id: string; name: string }[]): Piece[] {
  const known = symbols.filter((each) => each.name.length > 1).sort((a, b) => b.name.length - a.name.length);
  const found: Piece[] = [];
  let plain = '';
  let at = 0;
  while (at < text.length) {
    const boundary = at === 0 || !LETTER.test(text[at - 1]!);
    const symbol = boundary ? known.find((each) => named(text, at, each.name)) : undefined;
    if (symbol) {
      if (plain) found.push({ text: plain });
      plain = '';
      found.push({ text: text.slice(at, at + symbol.name.length), symbol: symbol.id });
      at += symbol.name.length;
    } else {
      plain += text[at]!;
      at += 1;
    }
  }
  if (plain) found.push({ text: plain });
  return found;
}

function named(text: string, at: number, name: string): boolean {
  return text.startsWith(name, at) && !LETTER.test(text[at + name.length] ?? ' ');
}
