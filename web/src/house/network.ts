// The house this table stands in, over the network: the server that sent the page. `alone.ts` is the other one.

/** Whether there is no server: everything happens in this browser. */
export const ALONE: boolean = false;

export interface Answered {
  ok: boolean;
  text: string;
}

/** A line that words travel on; of a WebSocket, what the table needs. */
export interface Line {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
  readonly readyState: number;
  send(text: string): void;
  close(): void;
}

/** Something that is asked by its address. Fails when nobody can be reached. */
export async function request(path: string, init?: RequestInit): Promise<Answered> {
  const response = await fetch(path, init);
  return { ok: response.ok, text: await response.text() };
}

export function line(): Line {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return new WebSocket(`${scheme}://${location.host}/ws`) as unknown as Line;
}

/** Where this page is, for links that others open. */
export const pageAddress = (): string => `${location.origin}/`;

/** Get ready before anybody asks; a server always is. */
export function start(): void {}
