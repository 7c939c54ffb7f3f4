// The table as one person looks at it: what lies where, what can be done with it, and what they point at.
import { getContext, setContext } from 'svelte';
import type { AskedShown, Barred, Both, ForecastShown, GaugeShown, Hinted, LogLine, OptionShown, PoseShown, Problem, SeatShown, Told, Update } from '../generated/wire';
import { type Chip, chipsOf, forecastWords } from './forecast';
import { buttonsOf, type Choices, choicesOf, meaningOf, NO_CHOICES } from './choices';
import type { Library } from './library.svelte';
import { inSight, placesOf } from './places';
import { type CardSeen, seen, viewOf } from './view';
import { plain } from './text';
import { type Step, stepsOfOthers } from './turns';
import { say, tell, toldPieces } from './words';

/** A seat at a running match, or a moment of a finished one. */
export interface Sitting {
  readonly update: Update | null;
  readonly log: LogLine[];
  readonly fresh: number;
  readonly seats: SeatShown[];
  readonly you: number | null;
  readonly mine: boolean;
  readonly busy: boolean;
  readonly waiting: number;
  readonly repeating: boolean;
  readonly problem: Problem | null;
  readonly barred: { seq: number; barred: Barred[] } | null;
  /** A newcomer's first match: every question comes with a lesson. */
  readonly guided: boolean;
  /** What a bot advised for the pending question. */
  readonly hinted: Hinted | null;
  /** Whether a bot may be asked for advice. */
  readonly advised: boolean;
  answer(option: string): void;
  /** Answers to this question and those that follow it. */
  answerAll(options: string[]): void;
  askHint(): void;
  /** What is known of where answers lead, by their ids. */
  readonly forecasts: ReadonlyMap<string, ForecastShown>;
  askForecasts(options: readonly string[]): void;
  askBarred(): void;
  undo(): void;
  skip(): void;
  /** Show once more what the others have just done. */
  again?: (() => void) | undefined;
  readonly match: string;
}

export interface Aim {
  source: string;
  targets: Map<string, OptionShown[]>;
  options: OptionShown[];
}

export interface Menu {
  options: OptionShown[];
  anchor: DOMRect;
  /** Short words on the card itself, while the targets of its other answers glow. */
  chips?: boolean;
}

export interface WhyNot {
  thing: string;
  anchor: DOMRect;
}

/** A number beside a name, asked where it comes from. */
export interface Sum {
  name: string;
  gauge: GaugeShown;
  anchor: DOMRect;
}

export type DrawerTab = 'log' | 'judge' | 'rules' | 'talk' | 'info';
/** `legal`: something can be done with it; `aimed`: something can be done to it, with another. */
export type Glow = 'legal' | 'aimed' | 'target' | 'source' | '';

const TOLD_OFTEN = 4;
const MOST_WEIGHED = 40; // answers whose forecasts are asked for at once
const A_PARAGRAPH = 200; // letters
const USUAL: PoseShown = {} as PoseShown;

export class Play {
  readonly sitting: Sitting;
  readonly library: Library;
  aim = $state.raw<Aim | null>(null);
  menu = $state.raw<Menu | null>(null);
  why = $state.raw<WhyNot | null>(null);
  sum = $state.raw<Sum | null>(null);
  /** The card under the pointer or the keyboard's focus, and where it is. */
  pointing = $state.raw<{ thing: string; card: string; anchor: DOMRect; touch: boolean } | null>(null);
  /** The answer of the button under the pointer or in focus. */
  weighing = $state.raw<OptionShown | null>(null);
  /** The last answer came by the keyboard: the focus follows to the next question. */
  byKey = false;
  /** Show how the match ended; none where that is not known. */
  onresult: (() => void) | null = null;
  listing = $state(false);
  /** What the symbols mean, opened. */
  legend = $state(false);
  drawer = $state.raw<DrawerTab | null>(null);
  /** The clause that the rulebook shows. */
  clause = $state('');
  /** How often each lesson was shown; a person who knows it is not told again. */
  #told = new Map<string, number>();
  #picked = $state.raw<{ seq: number; picks: string[] }>({ seq: -1, picks: [] });
  /** A pile opened to be looked through. */
  opened = $state.raw<{ zone: string; player: number | null } | null>(null);

  readonly update = $derived.by(() => this.sitting.update!);
  readonly view = $derived(viewOf(this.update));
  readonly poses = $derived(this.update.scene.poses);
  readonly cards = $derived(seen(this.view));
  readonly places = $derived.by(() => placesOf(this.library.table, this.view, this.poses, this.sitting.you === null ? this.me : null));
  /** The seat drawn below: this person's, or the first for who looks on. */
  readonly me = $derived.by(() => this.sitting.you ?? 0);
  readonly sight = $derived(inSight(this.places, this.me));
  readonly squares = $derived(new Set((this.update.scene.plan?.squares ?? []).map((square) => square.name)));
  readonly choices = $derived.by<Choices>(() => {
    const options = this.sitting.mine && !this.sheet.length ? this.update.question?.options : null;
    return options ? choicesOf(options, this.sight, this.squares) : NO_CHOICES;
  });

  /** What the others have done since this person's turn. */
  readonly stepsOfOthers = $derived.by<Step[]>(() => (this.sitting.you === null ? [] : stepsOfOthers(this.sitting.log.filter((line) => tell(line)), this.sitting.you)));

  readonly #answers = $derived.by(() => (this.sitting.mine && !this.sheet.length ? buttonsOf(this.choices, this.update.question?.options ?? []) : []));
  /** Answers that take a paragraph each, and no button holds. */
  readonly long = $derived.by(() => this.#answers.filter((option) => tell(option.label).length > A_PARAGRAPH));
  /** The buttons of the question. */
  readonly buttons = $derived.by(() => (this.long.length ? this.#answers.filter((option) => !this.long.includes(option)) : this.#answers));

  /** The questions asked together, when there are several. */
  readonly sheet = $derived.by<AskedShown[]>(() => {
    const together = this.sitting.mine ? (this.update.question?.together ?? []) : [];
    return together.length > 1 ? together : [];
  });
  /** What is chosen on the sheet, in its order; nothing yet: ''. */
  readonly picks = $derived.by(() => (this.#picked.seq === this.update.seq ? this.#picked.picks : this.sheet.map((row) => row.usual ?? '')));

  constructor(sitting: Sitting, library: Library) {
    this.sitting = sitting;
    this.library = library;
  }

  pose(name: string): PoseShown {
    return this.poses[name] ?? USUAL;
  }

  glow(thing: string): Glow {
    if (this.aim) {
      if (thing === this.aim.source) return 'source';
      return this.aim.targets.has(thing) ? 'target' : '';
    }
    const options = this.choices.byThing.get(thing);
    if (options) return options.some((option) => option.things[0] === thing) ? 'legal' : 'aimed';
    if (this.sheet.some((row) => row.source === thing)) return 'legal';
    return this.update.question?.source === thing && this.sitting.mine ? 'source' : '';
  }

  nameOf(card: CardSeen | null): string {
    const shown = card && this.library.cards.get(card.card);
    return shown ? tell(shown.name) : say('hidden');
  }

  // -- acting

  answer(option: OptionShown): void {
    this.rest();
    this.sitting.answer(option.id);
  }

  pick(row: number, option: string): void {
    this.#picked = { seq: this.update.seq, picks: this.picks.with(row, option) };
  }

  /** A click on a card of the sheet: the next of its answers. */
  turnPick(row: number): void {
    const options = this.sheet[row]!.options;
    const at = options.findIndex((option) => option.id === this.picks[row]);
    this.pick(row, options[(at + 1) % options.length]!.id);
  }

  /** All that was chosen on the sheet. */
  answerSheet(): void {
    const picks = this.picks;
    if (!picks.every(Boolean)) return;
    this.rest();
    this.sitting.answerAll(picks);
  }

  /** A click on a card: the one answer it means, a choice of target, a menu, or why it means nothing. */
  act(thing: string, anchor: DOMRect): void {
    if (this.aim && thing === this.aim.source) {
      this.aim = null;
      return;
    }
    const row = this.sheet.findIndex((each) => each.source === thing);
    if (row >= 0) {
      this.turnPick(row);
      return;
    }
    let meaning = meaningOf(this.choices, thing, this.aim?.source ?? null);
    if (meaning.kind === 'none' && this.aim) {
      this.aim = null; // it is no target: it may mean something by itself
      meaning = meaningOf(this.choices, thing, null);
    }
    this.why = null;
    if (meaning.kind === 'one') this.answer(meaning.option);
    else if (meaning.kind === 'aim') {
      this.aim = { source: thing, targets: meaning.targets, options: meaning.options };
      this.menu = meaning.others.length ? { options: meaning.others, anchor, chips: true } : null;
    } else if (meaning.kind === 'menu') this.menu = { options: meaning.options, anchor };
    else this.askWhy(thing, anchor);
  }

  /** The chips stay on their card when the cloth under them is scrolled. */
  follow(cloth: Element): void {
    const card = this.aim && this.menu?.chips && cloth.querySelector(`[data-thing="${CSS.escape(this.aim.source)}"]`);
    if (card) this.menu = { ...this.menu!, anchor: card.getBoundingClientRect() };
  }

  actSquare(square: string, anchor: DOMRect): void {
    const options = this.choices.bySquare.get(square) ?? [];
    if (options.length === 1) this.answer(options[0]!);
    else if (options.length) this.menu = { options, anchor };
  }

  askWhy(thing: string, anchor: DOMRect): void {
    this.menu = null;
    this.why = { thing, anchor };
    if (this.sitting.mine) this.sitting.askBarred();
  }

  /** What the judge says about a card, once it has answered for this moment. */
  barredFor(thing: string): Barred[] | null {
    const told = this.sitting.barred;
    if (!told || told.seq !== this.update.seq) return null;
    return told.barred.filter((each) => each.things.includes(thing));
  }

  /** Close what is open, the innermost first; whether there was anything. */
  escape(): boolean {
    if (this.menu) {
      if (this.menu.chips) this.aim = null;
      this.menu = null;
    } else if (this.why) this.why = null;
    else if (this.sum) this.sum = null;
    else if (this.opened) this.opened = null;
    else if (this.aim) this.aim = null;
    else if (this.listing) this.listing = false;
    else if (this.drawer) this.drawer = null;
    else return false;
    return true;
  }

  // -- what an answer will lead to

  /** The answers whose forecasts are wanted now: those of the targets being aimed at, of an open menu, of what is pointed at. */
  readonly foreseeable = $derived.by<OptionShown[]>(() => {
    if (!this.sitting.mine || this.sheet.length) return [];
    const found = [...(this.menu?.options ?? []), ...(this.aim?.options ?? [])];
    if (!this.aim && this.asksForTarget) found.push(...(this.update.question?.options ?? []));
    const pointed = this.considered;
    if (pointed && !found.includes(pointed)) found.push(pointed);
    return found.length <= MOST_WEIGHED ? found : pointed ? [pointed] : [];
  });

  /** A card asks to choose among cards: each of them is a target, though none was clicked first. */
  readonly asksForTarget = $derived.by(() => {
    const question = this.sitting.mine ? this.update.question : null;
    if (!question?.source || !question.options || question.options.length > MOST_WEIGHED) return false;
    return [...this.choices.byThing.values()].every((options) => options.length === 1) && this.choices.byThing.size > 0;
  });

  /** The answer that a click would give now: on what is pointed at, or the button under the pointer. */
  readonly considered = $derived.by<OptionShown | null>(() => {
    if (this.weighing) return this.weighing;
    const thing = this.pointing?.thing;
    return thing ? this.soleMeaning(thing) : null;
  });

  /** The one answer that a click on a card would give; none where it would ask for more. */
  soleMeaning(thing: string): OptionShown | null {
    const meaning = meaningOf(this.choices, thing, this.aim?.source ?? null);
    return meaning.kind === 'one' ? meaning.option : null;
  }

  /** What would come of an answer, in signs. */
  chips(option: OptionShown, target = ''): Chip[] {
    const forecast = this.sitting.forecasts.get(option.id);
    if (!forecast) return [];
    const source = this.aim?.source ?? this.update.question?.source ?? option.things[0] ?? '';
    const at = target || option.things.at(-1) || '';
    const naming = {
      card: (thing: string) => this.nameOf(this.cards.get(thing) ?? null),
      who: (player: number) => this.who(player),
      me: this.me,
      players: this.view.players,
      big: (player: number, symbol: string) => this.update.scene.gauges[player]?.find((gauge) => gauge.symbol === symbol)?.big ?? false,
    };
    return chipsOf(forecast, at, source, this.library, naming);
  }

  /** What would come of an answer, in words; '' while it is not known. */
  foretold(option: OptionShown): string {
    const forecast = this.sitting.forecasts.get(option.id);
    if (!forecast) return '';
    return forecastWords(forecast, this.chips(option), forecast.lines.map((line) => this.told(line)));
  }

  /** Another moment: nothing is pointed at or half chosen any more. */
  rest(): void {
    this.aim = null;
    this.menu = null;
    this.why = null;
    this.sum = null;
    this.listing = false;
    this.pointing = null;
    this.weighing = null;
  }

  toggle(tab: DrawerTab): void {
    this.drawer = this.drawer === tab ? null : tab;
  }

  readClause(clause: string): void {
    this.clause = clause;
    this.drawer = 'rules';
  }

  /** Whether a newcomer still has to be told this. Asked once for each question. */
  teaches(lesson: Both): boolean {
    const times = (this.#told.get(lesson.es) ?? 0) + 1;
    this.#told.set(lesson.es, times);
    return times <= TOLD_OFTEN;
  }

  // -- people

  /** The name somebody chose; '' while they have none. */
  naming = (seat: number): string => this.sitting.seats[seat]?.name ?? '';

  /** A text of the match in words alone, with people called by their names. */
  told(text: Told): string {
    return plain(toldPieces(text), this.naming);
  }

  who(seat: number): string {
    return this.sitting.seats[seat]?.name || say('player', { n: seat + 1 });
  }
}

const KEY = Symbol('play');

export function setPlay(play: Play): void {
  setContext(KEY, play);
}

export function getPlay(): Play {
  return getContext<Play>(KEY);
}
