// A forecast in a few signs: what will be otherwise, first on the card aimed at, then on the one that acts, then beside the names.
import type { FactShown, ForecastShown } from '../generated/wire';
import type { Library } from './library.svelte';
import { say, tell, titled, type Word } from './words';

/** A sign of a forecast; `words` says the same without pictures. */
export interface Chip {
  of: 'target' | 'source' | 'player' | 'other';
  /** A symbol of the game, or an icon of the table's own; '': only the text. */
  symbol: string;
  icon: string;
  text: string;
  words: string;
  /** It leaves, or somebody wins: more than a number. */
  grave: boolean;
  /** Said in words only: a lesser number of somebody else, or of a card that is neither aimed at nor acts. */
  aside: boolean;
}

/** How sure a forecast is, as a word of the table. */
export const SURE: Record<string, Word> = { certain: 'foreCertain', chance: 'foreChance', hidden: 'foreHidden' };

export interface Naming {
  /** A card by its name on the wire. */
  card(thing: string): string;
  who(player: number): string;
  me: number;
  players: number;
  /** Whether a number beside a name is one by which it is read who is winning. */
  big(player: number, symbol: string): boolean;
}

const SHORT = 6; // letters of a name on a sign

const signed = (number: number) => (number > 0 ? `+${number}` : `−${-number}`);

function symbolName(library: Library, id: string): string {
  const symbol = library.symbols.get(id);
  return symbol ? tell(symbol.name) : id;
}

function chipOf(fact: FactShown, of: Chip['of'], library: Library, naming: Naming): Chip | null {
  const before = fact.before ?? 0;
  const after = fact.after ?? 0;
  const symbol = fact.symbol ?? '';
  const chip = { of, symbol, icon: '', grave: false, aside: of === 'other' };
  const whose = fact.thing ? naming.card(fact.thing) : fact.player !== null && fact.player !== undefined ? naming.who(fact.player) : '';
  if (fact.kind === 'moved') {
    const area = library.table.areas.find((each) => each.zone === symbol);
    if (!area || area.form === 'chain' || area.place === 'unseen') return null;
    const out = area.form === 'pile';
    return { ...chip, symbol: '', icon: out ? 'death-skull' : '', text: out ? '' : `→ ${tell(area.name)}`, grave: out, aside: of === 'other' && !out, words: `${whose} → ${tell(area.name)}` };
  }
  if (fact.kind === 'wins') return { ...chip, icon: 'laurel-crown', text: whose, grave: true, words: say('winnerIs', { who: whose }) };
  if (fact.kind === 'turned') return null;
  const name = symbolName(library, symbol);
  if (fact.kind === 'mark') return { ...chip, text: after ? '✓' : '✕', words: `${whose}: ${after ? name : say('foreNoMore', { what: name })}` };
  const text = fact.kind === 'gem' ? `${before}→${after}` : signed(after - before);
  const words = `${whose}: ${name} ${before} → ${after}`;
  if (fact.kind !== 'gauge' || fact.player === naming.me) return { ...chip, text, words };
  const theirs = naming.players > 2 ? `${whose.slice(0, SHORT)} ${text}` : `▲${text}`;
  return { ...chip, text: theirs, words, aside: !naming.big(fact.player!, symbol) };
}

/** Everything a forecast tells, in signs; `target` and `source` are the cards of the answer. */
export function chipsOf(forecast: ForecastShown, target: string, source: string, library: Library, naming: Naming): Chip[] {
  const found: Chip[] = [];
  const groups: [Chip['of'], (fact: FactShown) => boolean][] = [
    ['target', (fact) => fact.thing === target],
    ['source', (fact) => fact.thing === source && source !== target],
    ['player', (fact) => !fact.thing],
    ['other', (fact) => !!fact.thing && fact.thing !== target && fact.thing !== source],
  ];
  for (const [of, holds] of groups) {
    for (const fact of forecast.facts.filter(holds)) {
      const chip = chipOf(fact, of, library, naming);
      if (chip) found.push(chip);
    }
  }
  return found;
}

/** A forecast in words alone: how sure it is, and what will happen. */
export function forecastWords(forecast: ForecastShown, chips: Chip[], lines: string[]): string {
  const what = lines.length ? lines.map(titled).join('. ') : chips.map((chip) => chip.words).join('; ');
  const sure = say(SURE[forecast.certainty] ?? 'foreHidden');
  const unless = forecast.unless ? ` (${say('foreUnless')})` : '';
  return what ? `${sure}${unless}: ${what}` : `${sure}${unless}`;
}
