// Shows what the server sends while no page is open, and opens the page that it is about.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

/** Whether somebody is looking at that very page. */
async function looking(link) {
  const pages = await self.clients.matchAll({ type: 'window' });
  return pages.some((page) => page.visibilityState === 'visible' && new URL(page.url).hash === link);
}

self.addEventListener('push', (event) => {
  const show = async () => {
    const told = event.data?.json() ?? {};
    const link = typeof told.link === 'string' && told.link.startsWith('#/') ? told.link : '#/meet';
    if (await looking(link)) return;
    const options = { body: String(told.text ?? ''), tag: String(told.tag ?? ''), data: link, icon: 'icon.svg' };
    await self.registration.showNotification(`Tapete: ${String(told.title ?? '')}`, options);
  };
  event.waitUntil(show());
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const go = async () => {
    const link = new URL(event.notification.data ?? '#/meet', self.registration.scope).href;
    const [page] = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    if (!page) return self.clients.openWindow(link);
    await page.focus();
    return page.navigate(link);
  };
  event.waitUntil(go());
});
