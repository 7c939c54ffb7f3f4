// The table's worker: the engine and the matches of this browser.
import { keeper } from './keeper';
import type { FromWorker, Thought, ToWorker } from './messages';
import { python } from './python';

interface Alone {
  request(method: string, address: string, body: string, token: string): Promise<string>;
  connect(line: number, heard: (text: string) => void): void;
  say(line: number, text: string): void;
  disconnect(line: number): void;
}

const say = (message: FromWorker) => self.postMessage(message);
const thinking = new Map<number, { resolve: (text: string) => void; reject: (error: Error) => void }>();
let thoughts = 0;
let alone: Promise<Alone> | null = null;
/** Lines in their order: what is said before Python stands is heard afterwards. */
let last: Promise<void> = Promise.resolve();

async function begun(engine: string, port: MessagePort): Promise<Alone> {
  port.onmessage = (event: MessageEvent<Thought>) => {
    const { id, text, error } = event.data;
    if (error === undefined) thinking.get(id)?.resolve(text);
    else thinking.get(id)?.reject(new Error(error));
    thinking.delete(id);
  };
  const think = (text: string): Promise<string> =>
    new Promise((resolve, reject) => {
      thinking.set(++thoughts, { resolve, reject });
      port.postMessage({ id: thoughts, text } satisfies Thought);
    });
  const started = await python(engine);
  const made = started.pyimport('tapete.table.alone').Alone!(keeper, think) as unknown as Alone;
  say({ kind: 'ready' });
  return made;
}

async function hear(message: ToWorker): Promise<void> {
  if (message.kind === 'start') {
    alone = begun(message.engine, message.port);
    await alone;
    return;
  }
  const table = await alone!;
  if (message.kind === 'request') {
    // Not waited for: a long answer keeps no line waiting.
    void table.request(message.method, message.path, message.body, message.token).then((written) => {
      const { status, text } = JSON.parse(written) as { status: number; text: string };
      say({ kind: 'answer', id: message.id, status, text });
    });
  } else if (message.kind === 'open') {
    const { line } = message;
    table.connect(line, (text) => say({ kind: 'told', line, text }));
  } else if (message.kind === 'say') {
    table.say(message.line, message.text);
  } else {
    table.disconnect(message.line);
  }
}

self.onmessage = (event: MessageEvent<ToWorker>) => {
  last = last
    .then(() => hear(event.data))
    .catch((error: unknown) => {
      console.error(error);
      say({ kind: 'failed', why: String(error) });
    });
};
