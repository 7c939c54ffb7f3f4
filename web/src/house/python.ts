// Python in this worker, with the engine in it.
import { unpacked } from './packed';

/** Of Pyodide, what is used here. */
export interface Python {
  unpackArchive(content: ArrayBuffer, format: string, options: { extractDir: string }): void;
  runPython(code: string): unknown;
  pyimport(name: string): Record<string, (...words: unknown[]) => unknown>;
}

type Load = (options: Record<string, unknown>) => Promise<Python>;

const PACKED: Record<string, string> = { 'pyodide.asm.wasm': 'application/wasm', 'python_stdlib.zip': 'application/zip' };
const FOLDER = '/engine';

/** Start Python from the folder of the engine. */
export async function python(engine: string): Promise<Python> {
  const usual = self.fetch.bind(self);
  self.fetch = (asked, init) => {
    const name = String(asked instanceof Request ? asked.url : asked).split('/').at(-1) ?? '';
    const type = PACKED[name];
    return type ? unpacked(`${engine}${name}.gz`, type, usual) : usual(asked, init);
  };
  const archive = unpacked(`${engine}tapete.zip.gz`, 'application/zip', usual).then((response) => response.arrayBuffer());
  const { loadPyodide } = (await import(/* @vite-ignore */ `${engine}pyodide.mjs`)) as { loadPyodide: Load };
  const started = await loadPyodide({ indexURL: engine, createPyodideModule: await module(engine) });
  started.unpackArchive(await archive, 'zip', { extractDir: FOLDER });
  started.runPython(`import sys; sys.path.insert(0, '${FOLDER}')`);
  return started;
}

/** The function that makes Python's module; unpacked, it has no address of its own. */
async function module(engine: string): Promise<unknown> {
  const source = await (await unpacked(`${engine}pyodide.asm.mjs.gz`, 'text/javascript')).blob();
  const address = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
  try {
    return ((await import(/* @vite-ignore */ address)) as { default: unknown }).default;
  } finally {
    URL.revokeObjectURL(address);
  }
}
