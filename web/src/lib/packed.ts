// A deck carried in an address: its document, packed. What comes out of a stranger's link is bounded, and judged before it is shown.

const LONGEST_LINK = 12_000; // letters
const LARGEST = 64 * 1024; // bytes, unpacked

async function through(bytes: Uint8Array, stream: GenericTransformStream, most = Infinity): Promise<Uint8Array> {
  const reader = new Blob([bytes as BlobPart]).stream().pipeThrough(stream as ReadableWritablePair<Uint8Array, Uint8Array>).getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    length += next.value.length;
    if (length > most) {
      await reader.cancel();
      throw new Error('too large');
    }
    parts.push(next.value);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** A deck as letters that an address takes. */
export async function packed(deck: Record<string, unknown>): Promise<string> {
  const bytes = await through(new TextEncoder().encode(JSON.stringify(deck)), new CompressionStream('deflate-raw'));
  return btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** The deck of an address; null when there is none in it. */
export async function unpackedDeck(letters: string): Promise<Record<string, unknown> | null> {
  if (letters.length > LONGEST_LINK || !/^[\w-]+$/.test(letters)) return null;
  try {
    const bytes = Uint8Array.from(atob(letters.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await through(bytes, new DecompressionStream('deflate-raw'), LARGEST));
    const deck: unknown = JSON.parse(text);
    return deck && typeof deck === 'object' && !Array.isArray(deck) ? (deck as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
