// Matches in this browser's database. What is asked for is answered when it is on the disk.
const NAME = 'tapete';
const VERSION = 1;

interface Made {
  match: string;
  game: string;
  made: string;
  seed: string;
}

interface Asked extends Made {
  do: 'create' | 'append' | 'claim' | 'load';
  acts: string[];
  seq: number;
  act: string;
  seat: number;
  claim: string;
}

let opened: Promise<IDBDatabase> | null = null;

function database(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const asked = indexedDB.open(NAME, VERSION);
    asked.onupgradeneeded = () => {
      asked.result.createObjectStore('matches', { keyPath: 'match' });
      asked.result.createObjectStore('acts', { keyPath: ['match', 'seq'] });
      asked.result.createObjectStore('claims', { keyPath: ['match', 'seat'] });
    };
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error ?? new Error('no database'));
  });
  return opened;
}

/** Rows that are added together or not at all; one that exists already is refused, as when another page plays the same match. */
async function add(rows: [store: string, row: unknown][]): Promise<void> {
  const stores = [...new Set(rows.map(([store]) => store))];
  const transaction = (await database()).transaction(stores, 'readwrite', { durability: 'strict' });
  for (const [store, row] of rows) transaction.objectStore(store).add(row);
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('not kept'));
  });
}

async function found<Row>(store: string, key: IDBValidKey | IDBKeyRange): Promise<Row[]> {
  const asked = (await database()).transaction(store).objectStore(store).getAll(key) as IDBRequest<Row[]>;
  return new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error ?? new Error('not read'));
  });
}

/** What the engine's store asks, in JSON; a match comes back where one was asked for and is kept. */
export async function keeper(text: string): Promise<string> {
  const asked = JSON.parse(text) as Asked;
  const { match } = asked;
  if (asked.do === 'create') {
    const { game, made, seed } = asked;
    const acts = asked.acts.map((act, at): [string, unknown] => ['acts', { match, seq: at + 1, act }]);
    await add([['matches', { match, game, made, seed } satisfies Made], ...acts]);
  } else if (asked.do === 'append') {
    await add([['acts', { match, seq: asked.seq, act: asked.act }]]);
  } else if (asked.do === 'claim') {
    await add([['claims', { match, seat: asked.seat, claim: asked.claim }]]);
  } else {
    const [kept] = await found<Made>('matches', match);
    if (!kept) return '';
    const range = IDBKeyRange.bound([match, -1], [match, Infinity]);
    const acts = await found<{ seq: number; act: string }>('acts', range);
    const claims = await found<{ seat: number; claim: string }>('claims', range);
    return JSON.stringify({
      made: kept.made,
      seed: kept.seed,
      acts: acts.toSorted((one, other) => one.seq - other.seq).map((each) => each.act),
      claims: Object.fromEntries(claims.map((each) => [each.seat, each.claim])),
    });
  }
  return '';
}
