// How a card with several powers says what each does: in words or symbols, in how many lines, and how high each row is.

/** What a power has to say: the letters of its text, and the width of its symbols in ems; 0: it has none. */
export interface Spoken {
  letters: number;
  signs: number;
}

export interface Power {
  says: 'text' | 'signs';
  lines: number;
  height: number;
}

export interface Powers {
  px: number;
  powers: Power[];
}

export const SMALLEST_SIGN = 12;
const SMALLEST = 11;
const LARGEST = 13;
const NAME = 17; // pixels of its name and of its edges
const LINE = 1.17;
const LETTER = 0.475; // of the letters' height, on average

/** In a list of this height and width: all in words where they fit, then the longest in symbols, then the longest cut. */
export function powersIn(spoken: readonly Spoken[], height: number, width: number): Powers {
  const room = height - spoken.length * NAME;
  const textLines = (each: Spoken, px: number) => Math.ceil((each.letters * px * LETTER) / (width * 0.94)) || 1;
  const done = (px: number, lines: readonly number[], signed: ReadonlySet<number>): Powers => ({
    px,
    powers: lines.map((own, at) => ({ says: signed.has(at) ? 'signs' : 'text', lines: own, height: NAME + own * px * LINE })),
  });
  const sum = (lines: readonly number[]) => lines.reduce((all, each) => all + each, 0);
  const none = new Set<number>();
  for (let px = LARGEST; px >= SMALLEST; px -= 0.5) {
    const lines = spoken.map((each) => textLines(each, px));
    if (sum(lines) * px * LINE <= room) return done(px, lines, none);
  }
  const most = Math.floor(room / (SMALLEST * LINE));
  if (most < spoken.length) return done(SMALLEST, spoken.map(() => 0), none);
  const lines = spoken.map((each) => textLines(each, SMALLEST));
  const signed = new Set<number>();
  while (sum(lines) > most) {
    const at = lines.indexOf(Math.max(...lines));
    if (!signed.has(at) && spoken[at]!.signs > 0 && spoken[at]!.signs * SMALLEST_SIGN <= width) {
      signed.add(at);
      lines[at] = 1;
    } else lines[at]! -= 1;
  }
  return done(SMALLEST, lines, signed);
}
