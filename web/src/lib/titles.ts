// Titles that are read whole: on as few lines as fit, in letters no smaller than can be read, words parted where a syllable ends.

const LETTER = 0.53; // of the letters' height, for a bold letter on average
const INNER = 88; // hundredths of a card's width, between its edges
const SOFT_HYPHEN = '\u00ad';
const SYLLABLE = /[aeiouáéíóúüæ][bcdfghjklmnñpqrstvwxyz]{0,2}?(?=(?:[bcfgpt][lr]|dr|ch|ll|rr|qu|[bcdfghjklmnñpqrstvwxyz])[aeiouáéíóúüæ])/gi;
const SHORTEST_PART = 3;

/** Words that may be parted, with the places where they may. */
export function hyphenated(title: string): string {
  return title
    .split(' ')
    .map((word) => {
      if (word.length < 2 * SHORTEST_PART + 1) return word;
      let parted = '';
      let from = 0;
      for (const found of word.matchAll(SYLLABLE)) {
        const at = found.index + found[0].length;
        if (at - from < SHORTEST_PART || word.length - at < SHORTEST_PART) continue;
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
