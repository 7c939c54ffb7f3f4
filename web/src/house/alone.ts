// The house without a server: the engine runs in a worker of this page, bots think in another, and matches are kept in this browser.
import type { Answered, Line } from './network';
import type { FromWorker, ToWorker } from './messages';
import { unpacked } from './packed';

export type { Answered, Line } from './network';
export const ALONE: boolean = true;

const PRINTED = /^\/api\/(games|(tables|cards|rules|workshop)\/[a-z_]+)$/;
const ICONS = /^\/icons\//;
const OPEN = 1;
const CLOSED = 3;

const base = new URL('.', document.baseURI);
const waiting = new Map<number, { resolve: (answer: Answered) => void; reject: (error: Error) => void }>();
const lines = new Map<number, LocalLine>();
let worker: Worker | null = null;
let failed = '';
let numbers = 0;

/** The table's worker, started for the first who needs it, with the bots' worker beside it. */
function table(): Worker {
  if (worker) return worker;
  worker = new Worker(new URL('./table.worker.ts', import.meta.url), { type: 'module', name: 'table' });
  const bots = new Worker(new URL('./bots.worker.ts', import.meta.url), { type: 'module', name: 'bots' });
  const channel = new MessageChannel();
  const engine = new URL('engine/', base).href;
  bots.postMessage({ kind: 'start', engine, port: channel.port2 }, [channel.port2]);
  worker.onmessage = (event: MessageEvent<FromWorker>) => hear(event.data);
  worker.postMessage({ kind: 'start', engine, port: channel.port1 } satisfies ToWorker, [channel.port1]);
  return worker;
}

function hear(message: FromWorker): void {
  if (message.kind === 'answer') {
    waiting.get(message.id)?.resolve({ ok: message.status < 400, text: message.text });
    waiting.delete(message.id);
  } else if (message.kind === 'told') {
    lines.get(message.line)?.onmessage?.({ data: message.text });
  } else if (message.kind === 'failed') {
    failed = message.why;
    for (const { reject } of waiting.values()) reject(new Error(failed));
    waiting.clear();
  } else {
    keepForLater();
  }
}

export async function request(path: string, init?: RequestInit): Promise<Answered> {
  const printed = (init?.method ?? 'GET') === 'GET' && (PRINTED.test(path) ? `.${path}.json.gz` : ICONS.test(path) ? `.${path}.gz` : '');
  if (printed) {
    const response = await unpacked(new URL(printed, base).href, 'application/json');
    return { ok: response.ok, text: await response.text() };
  }
  if (failed) throw new Error(failed);
  const id = ++numbers;
  const token = new Headers(init?.headers).get('authorization')?.replace(/^bearer\s+/i, '') ?? '';
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    const asked: ToWorker = { kind: 'request', id, method: init?.method ?? 'GET', path, body: String(init?.body ?? ''), token };
    table().postMessage(asked);
  });
}

class LocalLine implements Line {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  readyState = 0;
  #number = ++numbers;

  constructor() {
    lines.set(this.#number, this);
    table().postMessage({ kind: 'open', line: this.#number } satisfies ToWorker);
    queueMicrotask(() => {
      this.readyState = OPEN;
      this.onopen?.();
    });
  }

  send(text: string): void {
    table().postMessage({ kind: 'say', line: this.#number, text } satisfies ToWorker);
  }

  close(): void {
    if (this.readyState === CLOSED) return;
    this.readyState = CLOSED;
    lines.delete(this.#number);
    table().postMessage({ kind: 'close', line: this.#number } satisfies ToWorker);
    this.onclose?.();
  }
}

export const line = (): Line => new LocalLine();

export const pageAddress = (): string => base.href;

/** The engine starts while somebody still looks at the lobby; what they keep is asked to stay. */
export function start(): void {
  table();
  void navigator.storage?.persist?.();
  void navigator.serviceWorker?.register(new URL('sw.js', base)).catch(() => undefined);
}

/** The engine stands: let the rest of the page be kept, so that the next visit needs no network. */
function keepForLater(): void {
  void navigator.serviceWorker?.ready.then((registration) => registration.active?.postMessage('keep'));
}
