// Keeps the page so that it needs no network after the first visit. BUILD is the digest of all its files.
const BUILD = '{build}';
const KEPT = `tapete-${BUILD}`;
const here = (path) => new URL(path, self.registration.scope).href;

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => {
  const tidy = async () => {
    for (const name of await caches.keys()) if (name.startsWith('tapete-') && name !== KEPT) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(tidy());
});

/** Every file of the page, those first that are not kept yet. */
async function keepAll() {
  const cache = await caches.open(KEPT);
  const { files } = await (await fetch(here('files.json'), { cache: 'no-cache' })).json();
  for (const path of ['', ...files]) {
    const address = here(path);
    if (!(await cache.match(address))) {
      const response = await fetch(address);
      if (response.ok) await cache.put(address, response);
    }
  }
  for (const client of await self.clients.matchAll()) client.postMessage('kept');
}

self.addEventListener('message', (event) => {
  if (event.data === 'keep') event.waitUntil(keepAll());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== self.location.origin) return;
  const answer = async () => {
    const cache = await caches.open(KEPT);
    const kept = await cache.match(request, { ignoreSearch: true });
    // The page itself is asked for anew where there is a network, so that a new build is seen.
    if (kept && request.mode !== 'navigate') return kept;
    try {
      const response = await fetch(request);
      if (response.ok && response.status === 200) await cache.put(request, response.clone());
      return response;
    } catch (error) {
      if (kept) return kept;
      throw error;
    }
  };
  event.respondWith(answer());
});
