import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FromTable, OptionShown, SeatShown, Update } from '../src/generated/wire';
import { Seat } from '../src/lib/seat.svelte';
import { settings } from '../src/lib/settings.svelte';

// What a browser has before anything is imported.
vi.hoisted(() => vi.stubGlobal('navigator', { language: 'es' }));

/** The other end of the line. */
class Socket {
  static readonly OPEN = 1;
  static last: Socket;
  readyState = 1;
  sent: FromTable[] = [];
  onopen = () => {};
  onclose = () => {};
  onmessage: (event: { data: string }) => void = () => {};

  constructor() {
    Socket.last = this;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromTable);
  }

  close(): void {}

  say(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }

  acts(): string[] {
    return this.sent.flatMap((each) => (each.type === 'move' ? [each.option] : each.type === 'undo' ? ['undo'] : []));
  }

  /** What was sent last is acknowledged. */
  acknowledge(): void {
    const last = this.sent.at(-1) as { id: string };
    this.say({ type: 'ack', id: last.id, seq: 0 });
  }
}

const person = { kind: 'person', level: '', name: '', taken: true, connected: true, conceded: false, open_hands: false } as SeatShown;
const bot = { ...person, kind: 'bot', level: 'aprendiz' } as SeatShown;

function update(seq: number, active: number, options: string[], undo = 'free'): Partial<Update> {
  const shown = options.map((id) => ({ id }) as OptionShown);
  const question = { player: 0, kind: 'main', prompt: null, source: null, options: shown, bill: null, lesson: null, together: [] };
  return { type: 'update', seq, active, question, log: { after: 0, lines: [] }, undo, result: null };
}

const shuffle = { kind: 'sha-256', commitment: 'c0ffee', seed: null, secret: null, numbers: ['', ''], scheme: 2 };

function sit(seats: SeatShown[] = [person, bot]): { seat: Seat; line: Socket } {
  const seat = new Seat('match', 'token');
  const line = Socket.last;
  line.onopen();
  line.say({ type: 'joined', you: 0, seats, shuffle });
  return { seat, line };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Socket);
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('location', { protocol: 'http:', host: 'here' });
  settings.pace = 0;
  settings.passAlone = true;
});

afterEach(() => {
  vi.useRealTimers();
});

describe('a sheet of answers', () => {
  it('is sent one after another, each when its question has come', () => {
    const { seat, line } = sit();
    line.say(update(1, 0, ['gain:life', 'gain:death']));
    seat.answerAll(['gain:life', 'gain:life', 'take:vault']);
    expect(line.acts()).toEqual(['gain:life']);
    line.acknowledge(); // the question it answered is still shown: nothing else goes
    expect(line.acts()).toEqual(['gain:life']);
    line.say(update(2, 0, ['gain:life', 'gain:death']));
    line.acknowledge();
    line.say(update(3, 0, ['take:vault', 'leave:vault']));
    expect(line.acts()).toEqual(['gain:life', 'gain:life', 'take:vault']);
  });

  it('stops where the question is another one', () => {
    const { seat, line } = sit();
    line.say(update(1, 0, ['a', 'b']));
    seat.answerAll(['a', 'take:vault', 'b']);
    line.acknowledge();
    line.say(update(2, 0, ['x', 'b']));
    line.say(update(3, 0, ['take:vault', 'b']));
    expect(line.acts()).toEqual(['a']);
  });
});

describe('a question with a single answer', () => {
  it("answers itself in a bot's turn", () => {
    const { line } = sit();
    line.say(update(1, 1, ['pass']));
    vi.runAllTimers();
    expect(line.acts()).toEqual(['pass']);
  });

  it('is asked in the own turn, among people, and where somebody wishes so', () => {
    for (const [seats, active] of [[[person, bot], 0], [[person, person], 1]] as const) {
      const { line } = sit([...seats]);
      line.say(update(1, active, ['pass']));
      vi.runAllTimers();
      expect(line.acts()).toEqual([]);
    }
    settings.passAlone = false;
    const { line } = sit();
    line.say(update(1, 1, ['pass']));
    vi.runAllTimers();
    expect(line.acts()).toEqual([]);
  });

  it('is taken back together with the decision before it', () => {
    const { seat, line } = sit();
    line.say(update(3, 0, ['play', 'pass']));
    seat.undo();
    line.acknowledge();
    line.say(update(4, 1, ['pass'])); // where the table had passed
    line.acknowledge();
    line.say(update(5, 0, ['play', 'pass']));
    vi.runAllTimers();
    expect(line.acts()).toEqual(['undo', 'undo']);
  });
});
