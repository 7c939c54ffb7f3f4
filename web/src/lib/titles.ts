// Titles that are read whole: on as few lines as fit, in letters no smaller than can be read, words parted where a syllable ends.

const LETTER = 0.53; // of the letters' height, for a bold letter on average
const WIDE_LETTER = 0.6; // where words have wide letters
const INNER = 88; // hundredths of a card's width, between its edges
const SOFT_HYPHEN = '\u00ad';
const SYLLABLE = /[aeiouáéíóúüæ][bcdfghjklmnñpqrstvwxyz]{0,2}?(?=(?:[bcfgpt][lr]|dr|ch|ll|rr|qu|[bcdfghjklmnñpqrstvwxyz])[aeiouáéíóúüæ])/gi;
const SHORTEST_PART = 3;
const SHORTEST_END = 2; // what is left over may be shorter

/** How many letters of this height surely find room in one line of a title on a card of this width. */
export const lettersAcross = (width: number, px: number): number => Math.floor((width * INNER) / 100 / (px * WIDE_LETTER));

/** Words that may be parted, with the places where they may: those longer than a line has room for. */
export function hyphenated(title: string, across = 0): string {
  return title
    .split(' ')
    .map((word) => {
      if (word.length < 2 * SHORTEST_PART + 1 || word.length <= across) return word;
      let parted = '';
      let from = 0;
      for (const found of word.matchAll(SYLLABLE)) {
        const at = found.index + found[0].length;
        if (at - from < SHORTEST_PART || word.length - at < SHORTEST_END) continue;
        parted += word.slice(from, at) + SOFT_HYPHEN;
        from = at;
      }
      return parted + word.slice(from);
    })
    .join(' ');
}

/** How many lines a title takes when so many letters fit into one; a word that does not fit is parted. */
export function linesOf(title: string, letters: number): number {
  let lines = 1;
  let used = 0;
  for (const word of title.split(' ')) {
    const length = word.length;
    if (used && used + 1 + length <= letters) used += 1 + length;
    else {
      if (used) lines += 1;
      lines += Math.ceil(length / Math.max(1, letters)) - 1;
      used = length % letters || Math.min(length, letters);
    }
  }
  return lines;
}

/** The height of a title's letters in hundredths of the card's width: as large as it may be on two lines. */
export function titleShare(title: string, largest: number, lines = 2): number {
  const longest = Math.max(...title.split(' ').map((word) => word.length));
  let letters = Math.max(longest, Math.ceil(title.length / lines));
  while (linesOf(title, letters) > lines) letters += 1;
  return Math.min(largest, Math.round((INNER / (letters * LETTER)) * 10) / 10);
}

const KIND_LETTER = 0.5; // of the letters' height, for a letter of the line that says what kind of card it is
const KIND_INNER = 0.91; // of the card's width, between its edges
export const KIND_PX = 11; // its least height
export const KIND_SHARE = 0.074; // of the card's width

/** As much of what kind of card it is as finds room whole: all of it, what it is in particular, or what it is in general. */
export function kindLine(kind: string, width: number): string {
  const letters = Math.floor((width * KIND_INNER) / (KIND_PX * KIND_LETTER));
  const parts = kind.split(' · ');
  const known = parts.slice(1).flatMap((part) => part.split(', '));
  const listed = known.map((_, least) => known.slice(0, known.length - least).join(', '));
  const found = [kind, parts.slice(1).join(' · '), ...listed, parts[0]!].find((line) => line && line.length <= letters) ?? parts[0]!;
  return found.charAt(0).toUpperCase() + found.slice(1);
}

/** The height of its letters in hundredths of the card's width. */
export const kindShare = (line: string): number => Math.min(KIND_SHARE * 100, Math.floor((KIND_INNER * 1000) / (line.length * KIND_LETTER)) / 10);
