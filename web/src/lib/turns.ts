// The log by turns: what begins with a heading or with another player's turn, and in it what came of each answer.
import type { LogLine } from '../generated/wire';

export interface Step {
  answer: number;
  lines: LogLine[];
}

export interface Turn {
  /** The line that announces it, where the game says one. */
  heading: LogLine | null;
  active: number;
  turn: number;
  steps: Step[];
}

/** An answer's lines stay together; a heading, or another player's turn, begins a turn. */
export function turnsOf(lines: readonly LogLine[]): Turn[] {
  const turns: Turn[] = [];
  for (const line of lines) {
    const active = line.active ?? 0;
    const turn = line.turn ?? 0;
    let last = turns.at(-1);
    if (line.heading || !last || last.active !== active || last.turn !== turn) {
      last = { heading: line.heading ? line : null, active, turn, steps: [] };
      turns.push(last);
      if (line.heading) continue;
    }
    const step = last.steps.at(-1);
    const answer = line.answer ?? 0;
    if (step?.answer === answer) step.lines.push(line);
    else last.steps.push({ answer, lines: [line] });
  }
  return turns;
}

/** Lines that say the same one after another are told once, with how often. */
export function counted<T extends LogLine>(lines: readonly T[], said: (line: T) => string): { line: T; times: number }[] {
  const found: { line: T; times: number }[] = [];
  for (const line of lines) {
    const last = found.at(-1);
    if (last && said(last.line) === said(line) && last.line.depth === line.depth) last.times += 1;
    else found.push({ line, times: 1 });
  }
  return found;
}

/** What the others have done since this player's turn before the one under way; an answer that ends a turn goes on in the next. */
export function stepsOfOthers(lines: readonly LogLine[], me: number): Step[] {
  const turns = turnsOf(lines).filter((turn) => turn.steps.length);
  let end = turns.length;
  while (end > 0 && turns[end - 1]!.active === me) end -= 1;
  let start = end;
  while (start > 0 && turns[start - 1]!.active !== me) start -= 1;
  const steps = new Map<number, Step>();
  for (const { answer, lines: said } of turns.slice(start, end).flatMap((turn) => turn.steps)) {
    steps.set(answer, { answer, lines: [...(steps.get(answer)?.lines ?? []), ...said] });
  }
  return [...steps.values()];
}
