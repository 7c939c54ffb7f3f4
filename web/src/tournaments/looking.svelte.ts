// What a judge saw of a table with every hand open: one moment, shown as the table shows it.
import type { Problem, SeatShown } from '../generated/wire';
import { Refused, UNREACHABLE } from '../lib/api';
import { Replaying } from '../lib/replaying.svelte';
import { lookAt } from './data';

class Looking {
  seen = $state.raw<Replaying | null>(null);
  table = $state(0);
  tournament = $state('');
  problem = $state.raw<Problem | null>(null);

  /** Look at a table; whether it was allowed. */
  async ask(tournament: string, table: number, reason: string, names: string[]): Promise<boolean> {
    try {
      const moment = await lookAt(tournament, table, reason);
      const shown = new Replaying(moment.match);
      shown.seats = names.map(
        (name) => ({ kind: 'person', level: '', name, taken: true, connected: true, conceded: false, warnings: 0, open_hands: false, left: '', away: null, due: null, stand_in: false }) as SeatShown,
      );
      shown.moment = moment;
      shown.log = moment.update.log.lines;
      shown.fresh = shown.log.length;
      shown.update = moment.update;
      this.seen = shown;
      this.table = table;
      this.tournament = tournament;
      return true;
    } catch (error) {
      this.problem = error instanceof Refused ? error.problem : UNREACHABLE;
      return false;
    }
  }
}

export const looking = new Looking();
