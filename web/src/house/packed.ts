// Files that travel packed: plain web servers do not pack.

/** A packed file as it was before. */
export async function unpacked(address: string, type: string, fetched: typeof fetch = fetch): Promise<Response> {
  const response = await fetched(address);
  if (!response.ok || !response.body) throw new Error(`${address}: ${response.status}`);
  return new Response(response.body.pipeThrough(new DecompressionStream('gzip')), { headers: { 'Content-Type': type } });
}
