// What is agreed about somebody who stays away, as it is chosen and told.
import type { AbsenceAsked, ClockAsked } from '../generated/wire';
import { say, type Word } from './words';

const MINUTE = 60;
const DAY = 86_400;

/** What can be agreed, nothing first. */
export const ABSENCES: readonly [Word, AbsenceAsked | null][] = [
  ['absenceNothing', null],
  ['absenceClaim5', { then: 'claim', after: 5 * MINUTE }],
  ['absenceBot5', { then: 'bot', after: 5 * MINUTE }],
  ['absenceClaim30', { then: 'claim', after: 30 * MINUTE }],
  ['absenceBot30', { then: 'bot', after: 30 * MINUTE }],
  ['absenceClaimDays', { then: 'claim', after: 7 * DAY }],
];

/** What is usual: by correspondence nobody is expected to sit at the table. */
export const usualAbsence = (clock: ClockAsked | null): number => (clock && clock.move >= DAY ? 0 : 1);

/** What was agreed, in a few words. */
export function absenceTold(absence: AbsenceAsked): string {
  const [words, n] = absence.after >= DAY ? (['{n} d', absence.after / DAY] as const) : (['{n} min', absence.after / MINUTE] as const);
  return say(absence.then === 'bot' ? 'absenceBotTold' : 'absenceClaimTold', { time: words.replace('{n}', String(Math.round(n))) });
}

/** Seconds as a person reads them: 4:05, or 2 h 10 min. */
export function leftTold(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds));
  if (left < 3600) return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  return left < DAY ? `${Math.floor(left / 3600)} h ${Math.floor((left % 3600) / 60)} min` : `${Math.floor(left / DAY)} d ${Math.floor((left % DAY) / 3600)} h`;
}
