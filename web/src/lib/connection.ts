// One seat's line to the server: it comes back by itself, and says again what was not acknowledged.
import { line, type Line } from '#house';
import type { FromTable, ToTable } from '../generated/wire';
import { ownNumber } from './shuffle';

export type Link = 'connecting' | 'open' | 'lost' | 'closed';
type Act = Extract<FromTable, { id: string }>;

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;

export interface Listener {
  /** The last change this table has seen; -1 for none. */
  since(): number;
  heard(message: ToTable): void;
  linked(link: Link): void;
}

export class Connection {
  #socket: Line | null = null;
  #wait = FIRST_WAIT;
  #timer = 0;
  #ended = false;
  #joined = false;
  /** Acts under way, in their order, by their ids. */
  #acts = new Map<string, Act>();

  constructor(readonly match: string, readonly token: string, readonly listener: Listener) {
    this.#open();
  }

  /** Do something that changes the match. It is sent again until the server has answered. */
  act(act: Act): void {
    this.#acts.set(act.id, act);
    if (this.#joined) this.#send(act);
  }

  /** Ask something; lost if the line is. */
  ask(message: FromTable): void {
    if (this.#joined) this.#send(message);
  }

  close(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
    this.listener.linked('closed');
  }

  #open(): void {
    const socket = line();
    this.#socket = socket;
    this.listener.linked('connecting');
    const number = this.token ? ownNumber(this.match, this.token) : '';
    socket.onopen = () => this.#send({ type: 'join', match: this.match, token: this.token, since: this.listener.since(), number });
    socket.onmessage = (event) => this.#hear(JSON.parse(String(event.data)) as ToTable);
    socket.onclose = () => this.#lost(socket);
  }

  #hear(message: ToTable): void {
    if (message.type === 'joined') {
      this.#joined = true;
      this.#wait = FIRST_WAIT;
      this.listener.linked('open');
    }
    if ((message.type === 'ack' || message.type === 'error') && message.id) this.#acts.delete(message.id);
    this.listener.heard(message);
    if (message.type === 'joined') for (const act of this.#acts.values()) this.#send(act);
    if (message.type === 'error' && !this.#joined) this.close();
  }

  #lost(socket: Line): void {
    if (socket !== this.#socket || this.#ended) return;
    this.#joined = false;
    this.listener.linked('lost');
    this.#timer = window.setTimeout(() => this.#open(), this.#wait);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #send(message: FromTable): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }
}
