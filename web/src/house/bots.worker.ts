// The bots' worker: they think here, one after another, and the table never waits for them.
import type { Thought } from './messages';
import { python } from './python';

self.onmessage = (event: MessageEvent<{ kind: 'start'; engine: string; port: MessagePort }>) => {
  const { engine, port } = event.data;
  const thinker = python(engine).then((started) => started.pyimport('tapete.table.alone').think as (text: string) => string);
  port.onmessage = (asked: MessageEvent<Thought>) => {
    const { id, text } = asked.data;
    thinker
      .then((think) => port.postMessage({ id, text: think(text) } satisfies Thought))
      .catch((error: unknown) => port.postMessage({ id, text: '', error: String(error) } satisfies Thought));
  };
};
