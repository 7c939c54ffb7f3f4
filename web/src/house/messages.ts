// What the page and its workers say to each other.
export type ToWorker =
  | { kind: 'start'; engine: string; port: MessagePort }
  | { kind: 'request'; id: number; method: string; path: string; body: string; token: string }
  | { kind: 'open'; line: number }
  | { kind: 'say'; line: number; text: string }
  | { kind: 'close'; line: number };

export type FromWorker =
  | { kind: 'ready' }
  | { kind: 'failed'; why: string }
  | { kind: 'answer'; id: number; status: number; text: string }
  | { kind: 'told'; line: number; text: string };

/** A question to the bots and its answer, both as the engine writes them. */
export interface Thought {
  id: number;
  text: string;
  error?: string;
}
