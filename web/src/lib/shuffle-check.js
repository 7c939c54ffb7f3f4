// The shuffle checked by itself: the same hashes as src/tapete/table/shuffle.py. Plain JavaScript, so that the server's tests run it too.

/** The one way to write a value: sorted names, no spaces. */
export function canonical(value) {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value && typeof value === 'object') {
    const names = Object.keys(value).sort();
    return `{${names.map((name) => `${JSON.stringify(name)}:${canonical(value[name])}`).join(',')}}`;
  }
  return JSON.stringify(value);
}

async function sha256(value) {
  const bytes = new TextEncoder().encode(canonical(value));
  const hash = await crypto.subtle.digest('SHA-256', bytes);
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Whether every number in a value is exactly what was sent: large ones are rounded when a browser reads them. */
function exact(value) {
  if (typeof value === 'number') return Number.isSafeInteger(value) || !Number.isInteger(value);
  return !value || typeof value !== 'object' || Object.values(value).every(exact);
}

/**
 * What is wrong with a shuffle, given what the server tells after the match and what was kept from its beginning: 'fine', 'kept' (another
 * commitment than the one kept), 'promise' (another secret, setup, rules or cards), 'seed', 'number' (ours is not mixed in),
 * 'unable' (it cannot be checked here).
 */
export async function checked(told, kept, number) {
  const { record, shuffle } = told;
  if (kept && kept !== shuffle.commitment) return 'kept';
  if (shuffle.scheme !== 2 || !globalThis.crypto?.subtle || !exact(record.setup)) return 'unable';
  const given = shuffle.kind !== 'verified';
  const what = await sha256({ catalogue: record.catalogue, game: record.game, rules: record.rules, setup: record.setup });
  const promise = await sha256(['tapete shuffle', 2, shuffle.secret, what, given ? shuffle.seed : null]);
  if (promise !== shuffle.commitment) return 'promise';
  if (Number(shuffle.seed) !== Number(record.seed)) return 'seed';
  if (!given) {
    const whole = BigInt(`0x${await sha256(['tapete seed', 2, shuffle.secret, what, shuffle.numbers])}`);
    if (String(whole >> 136n) !== shuffle.seed) return 'seed';
    if (number && !shuffle.numbers.includes(number)) return 'number';
  }
  return 'fine';
}
