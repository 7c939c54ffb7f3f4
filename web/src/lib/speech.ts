// What a face says of what its card does, and how large: its text, its lines of symbols, or both left out. Nothing is drawn here.
import type { Span } from '../generated/wire';
import { KIND_PX, KIND_SHARE, linesOf } from './titles';

type Piece = string | Span;

/** A face of this width, in pixels; cards are 5:7. */
export interface Sheet {
  width: number;
  /** Lines of the title and the height of its letters. */
  titleLines: number;
  titlePx: number;
  /** A line with the kind of card under everything. */
  kind: boolean;
  /** Lines of numbers on the picture. */
  numbers: number;
}

export interface Speech {
  says: 'text' | 'signs' | 'nothing';
  /** The height of the letters. */
  px: number;
  /** Lines that find room; the text has more when it is cut. */
  lines: number;
  whole: boolean;
  /** Whether the kind of card still finds room. */
  kind: boolean;
}

export const SMALLEST = 11;
/** Symbols that would be cut are drawn this small, rather than a line of them left out. */
const SMALLEST_SIGN = 9;
const LARGEST_TEXT = 14.5;
const LARGEST_SIGNS = 17;
const LETTER = 0.475; // of the letters' height, for a letter of a text on average
const SIGN = 1.22; // for a symbol
const LINE = 1.22;
const SIGN_LINE = 1.34;
export const TIGHT_LINE = 1.16;
const EDGE = 0.032; // of the width, around everything
const BOX = 6; // pixels around a text, above and below
const SIDES = 8; // and at its sides
const NUMBER_PX = 0.1;
const PICTURE = 0.27; // of the height, as long as the text can do with the rest
/** Below this width symbols are whole or not there. */
const WORST = 60;
/** From this width on a text is read more easily than symbols. */
export const WORDS_FROM = 140;

const NOTHING: Speech = { says: 'nothing', px: SMALLEST, lines: 0, whole: true, kind: true };

/** The pixels between title and kind. */
function roomOf(sheet: Sheet): number {
  const { width } = sheet;
  const title = sheet.titleLines * sheet.titlePx * 1.05 + 0.05 * width;
  const kind = sheet.kind ? Math.max(KIND_PX, KIND_SHARE * width) * 1.15 + 0.048 * width : 0;
  return 1.4 * width - 2 * EDGE * width - title - kind;
}

/** The least height of a picture: its numbers lie on it. */
function pictureOf(sheet: Sheet): number {
  const number = 1.6 * Math.max(SMALLEST, NUMBER_PX * sheet.width);
  return Math.max(sheet.numbers * number + (sheet.numbers ? 4 : 0), 0.16 * sheet.width);
}

const innerOf = (sheet: Sheet) => sheet.width * (1 - 2 * EDGE) - SIDES;

/** How a card says what it does on a face of this size. */
export function speechOf(text: readonly Piece[], signs: readonly (readonly Piece[])[], sheet: Sheet): Speech {
  const words = text.map((piece) => (typeof piece === 'string' ? piece : piece.symbol ? `${piece.text}xx` : piece.text)).join('');
  const spoken = words.trim() ? dense(sheet, (each) => textOn(words, each)) : NOTHING;
  const signed = signs.length ? dense(sheet, (each) => signsOn(signs, each)) : NOTHING;
  if (sheet.width >= WORDS_FROM && spoken.says === 'text' && spoken.whole) return spoken;
  if (signed.says === 'signs' && (signed.whole || sheet.width >= WORST)) return signed;
  return spoken;
}

/** With the kind of card under it, or without where only then all is said. */
function dense(sheet: Sheet, on: (sheet: Sheet) => Speech): Speech {
  const usual = on(sheet);
  if (!sheet.kind || (usual.says !== 'nothing' && usual.whole && usual.px >= SMALLEST)) return usual;
  return { ...on({ ...sheet, kind: false }), kind: false };
}

function textOn(words: string, sheet: Sheet): Speech {
  const room = roomOf(sheet);
  const inner = innerOf(sheet);
  const least = pictureOf(sheet);
  const paragraphs = words.split('\n');
  const linesAt = (px: number) => paragraphs.reduce((sum, each) => sum + linesOf(each, Math.floor(inner / (px * LETTER))), 0);
  const roomAt = (px: number, picture: number) => Math.floor((room - picture - BOX) / (px * LINE));
  const largest = Math.min(LARGEST_TEXT, Math.max(SMALLEST, Math.round(sheet.width * 0.078)));
  for (const picture of [Math.max(least, 0.48 * 1.4 * sheet.width), Math.max(least, PICTURE * 1.4 * sheet.width), least]) {
    for (let px = largest; px >= SMALLEST; px -= 0.5) {
      if (linesAt(px) <= roomAt(px, picture)) return { says: 'text', px, lines: linesAt(px), whole: true, kind: true };
    }
  }
  const lines = roomAt(SMALLEST, least);
  return lines >= 2 && inner >= 60 ? { says: 'text', px: SMALLEST, lines, whole: false, kind: true } : NOTHING;
}

function signsOn(signs: readonly (readonly Piece[])[], sheet: Sheet): Speech {
  const room = roomOf(sheet);
  const inner = innerOf(sheet);
  const least = pictureOf(sheet);
  const linesAt = (px: number) => signs.reduce((sum, line) => sum + signLines(line, inner / px), 0);
  const largest = Math.min(LARGEST_SIGNS, Math.max(SMALLEST, Math.round(sheet.width * 0.128)));
  for (const picture of [Math.max(least, 0.4 * 1.4 * sheet.width), least]) {
    for (let px = largest; px >= SMALLEST; px -= 0.5) {
      const lines = linesAt(px);
      if (lines * px * SIGN_LINE + (signs.length - 1) * 2 + BOX <= room - picture) return { says: 'signs', px, lines, whole: true, kind: true };
    }
  }
  for (let px = SMALLEST; px >= SMALLEST_SIGN; px -= 0.5) {
    const lines = linesAt(px);
    if (lines * px * TIGHT_LINE + BOX <= room - least) return { says: 'signs', px, lines, whole: true, kind: true };
  }
  return { says: 'signs', px: SMALLEST_SIGN, lines: linesAt(SMALLEST_SIGN), whole: false, kind: true };
}

const emsOf = (piece: Piece) => (typeof piece === 'string' ? piece.length * 0.52 : piece.symbol ? SIGN : piece.text.length * 0.52);

/** The width of a line of symbols that is not parted, in ems. */
export const signWidth = (line: readonly Piece[]) => unitsOf(line).reduce((sum, unit) => sum + 0.3 + unit.reduce((own, piece) => own + emsOf(piece), 0), 0);

/** How many lines a line of symbols takes in so many ems. */
function signLines(line: readonly Piece[], width: number): number {
  let lines = 1;
  let used = 0;
  for (const unit of unitsOf(line)) {
    const own = unit.reduce((sum, piece) => sum + emsOf(piece), 0);
    if (used && used + 0.3 + own > width) {
      lines += 1;
      used = own;
    } else used += (used ? 0.3 : 0) + own;
  }
  return lines;
}

const OPEN = /[-−+≠(×\dX=]$/; // belongs to what follows it
const CLOSE = /^[,:;).?]/; // and to what is before it

/** What is not parted where a line of symbols breaks: a number and what it counts. */
export function unitsOf(line: readonly Piece[]): Piece[][] {
  const units: Piece[][] = [];
  let joins = false;
  const put = (piece: Piece) => {
    const words = typeof piece === 'string' ? piece : piece.symbol ? '' : piece.text;
    if (units.length && (joins || CLOSE.test(words))) units.at(-1)!.push(piece);
    else units.push([piece]);
    joins = OPEN.test(words);
  };
  for (const piece of line) {
    if (typeof piece !== 'string') {
      put(piece);
      continue;
    }
    for (const word of piece.split(' ')) if (word) put(word);
  }
  return units;
}
