// What this browser remembers of its owner's taste. Language and looks change at once, without reload.

export type Language = 'es' | 'en';
export type Theme = 'auto' | 'dark' | 'light';

/** Milliseconds that another player's move stays before the next one is shown. */
export const PACES = [0, 350, 800, 1600] as const;

const KEPT = 'tapete.settings';

interface Kept {
  language: Language;
  theme: Theme;
  pace: number;
  sound: boolean;
  drawer: boolean;
  hints: boolean;
  /** Where a bot's turn leaves nothing to do but pass, it is done at once. */
  passAlone: boolean;
  name: string;
}

function usual(): Kept {
  const language = navigator.language.toLowerCase().startsWith('en') ? 'en' : 'es';
  return { language, theme: 'dark', pace: 800, sound: false, drawer: false, hints: false, passAlone: true, name: '' };
}

function kept(): Kept {
  try {
    return { ...usual(), ...(JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Partial<Kept>) };
  } catch {
    return usual();
  }
}

class Settings {
  #kept = $state<Kept>(kept());

  get language(): Language { return this.#kept.language; }
  set language(value: Language) { this.#keep({ language: value }); }
  get theme(): Theme { return this.#kept.theme; }
  set theme(value: Theme) { this.#keep({ theme: value }); }
  get pace(): number { return this.#kept.pace; }
  set pace(value: number) { this.#keep({ pace: value }); }
  get sound(): boolean { return this.#kept.sound; }
  set sound(value: boolean) { this.#keep({ sound: value }); }
  get drawer(): boolean { return this.#kept.drawer; }
  set drawer(value: boolean) { this.#keep({ drawer: value }); }
  get hints(): boolean { return this.#kept.hints; }
  set hints(value: boolean) { this.#keep({ hints: value }); }
  get passAlone(): boolean { return this.#kept.passAlone; }
  set passAlone(value: boolean) { this.#keep({ passAlone: value }); }
  get name(): string { return this.#kept.name; }
  set name(value: string) { this.#keep({ name: value }); }

  #keep(change: Partial<Kept>): void {
    Object.assign(this.#kept, change);
    try {
      localStorage.setItem(KEPT, JSON.stringify(this.#kept));
    } catch {
      // a browser that keeps nothing still plays
    }
  }
}

export const settings = new Settings();

export function calm(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
