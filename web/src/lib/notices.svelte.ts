// What somebody would like to be told of while they look elsewhere, and what this page does about it (docs/protocol.md, People).
import { ALONE } from '#house';
import type { Both, NoticeShown, NoticesAsked, NoticesShown } from '../generated/wire';
import { key, meet } from './meeting';
import { chime } from './sound';
import { settings } from './settings.svelte';
import { tell } from './words';

export const KINDS = ['turn', 'invitation', 'round'] as const;
export const WAYS = ['page', 'browser', 'push', 'webhook'] as const;
export type Kind = (typeof KINDS)[number];
export type Way = (typeof WAYS)[number];

const OFTEN = 8000; // milliseconds between two looks
const SOON = 1500;
const SELDOM = 60_000; // while this page has nothing to do about them
const WORKER = '/notices.js';

class Notices {
  shown = $state.raw<NoticesShown | null>(null);
  #seen: Set<string> | null = null; // what was there at the first look is no news
  #timer = 0;
  #title = '';

  /** Look now and then, for as long as the page is open. */
  start(): void {
    if (ALONE || this.#timer) return;
    document.addEventListener('visibilitychange', () => this.#back());
    this.#wait(SOON);
  }

  #wait(time: number): void {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(async () => {
      await this.look().catch(() => undefined);
      this.#wait(this.#busy ? OFTEN : SELDOM);
    }, time);
  }

  /** Whether this page has something to do about notices. */
  get #busy(): boolean {
    return KINDS.some((kind) => this.#wants(kind, 'page') || this.#wants(kind, 'browser'));
  }

  #wants(kind: string, way: Way): boolean {
    return this.shown?.kinds[kind]?.includes(way) ?? false;
  }

  async look(): Promise<void> {
    if (!key()) {
      this.shown = null;
      this.#seen = null;
      return;
    }
    this.#take(await meet<NoticesShown>('GET', '/notices'));
  }

  #take(shown: NoticesShown): void {
    this.shown = shown;
    const before = this.#seen;
    this.#seen = new Set(shown.now.map((each) => each.id));
    if (before) for (const each of shown.now) if (!before.has(each.id)) this.#ring(each);
  }

  #ring(notice: NoticeShown): void {
    if (!document.hidden && location.hash === notice.link) return; // they are looking at it
    if (this.#wants(notice.kind, 'page')) {
      chime();
      if (!this.#title && document.hidden) this.#title = document.title;
      if (document.hidden) document.title = `● ${tell(notice.title)} – Tapete`;
    }
    if (this.#wants(notice.kind, 'browser') && allowed()) void show(notice);
  }

  #back(): void {
    if (document.hidden || !this.#title) return;
    document.title = this.#title;
    this.#title = '';
  }

  // -- what is wanted

  async want(asked: Partial<NoticesAsked>): Promise<void> {
    const { kinds, webhook } = this.shown!;
    this.#seen = null; // what is there already is no news
    this.#take(await meet<NoticesShown>('PUT', '/notices', { kinds, webhook, lang: settings.language, ...asked }));
    this.#wait(OFTEN);
  }

  async choose(kind: Kind, way: Way, on: boolean): Promise<void> {
    if (on && way === 'browser') await allow();
    if (on && way === 'push' && !this.shown!.devices.length) await this.addDevice();
    const ways = (this.shown!.kinds[kind] ?? []).filter((each) => each !== way);
    await this.want({ kinds: { ...this.shown!.kinds, [kind]: on ? [...ways, way] : ways } });
  }

  /** Let this browser take notices while the page is closed. */
  async addDevice(): Promise<void> {
    await allow();
    const registration = await navigator.serviceWorker.register(WORKER);
    await navigator.serviceWorker.ready;
    const subscription = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: this.shown!.push_key! });
    const { endpoint, keys } = subscription.toJSON();
    const device = { endpoint, p256dh: keys?.['p256dh'], auth: keys?.['auth'], name: browserName() };
    this.#take(await meet<NoticesShown>('POST', '/notices/devices', device));
  }

  async dropDevice(id: string): Promise<void> {
    this.#take(await meet<NoticesShown>('DELETE', `/notices/devices/${id}`));
  }

  async test(way: Way): Promise<number> {
    return (await meet<{ sent: number }>('POST', '/notices/test', { way })).sent;
  }
}

/** What a person did not allow, or a browser cannot do. */
export class Unwilling extends Error {
  constructor(readonly text: Both) {
    super(text.en);
  }
}

const allowed = (): boolean => 'Notification' in window && Notification.permission === 'granted';

async function allow(): Promise<void> {
  if (!('Notification' in window)) throw new Unwilling({ es: 'Este navegador no muestra avisos.', en: 'This browser shows no notices.' });
  if ((await Notification.requestPermission()) !== 'granted') {
    throw new Unwilling({ es: 'El navegador no deja mostrar avisos de esta página: permítelos en sus ajustes.', en: 'The browser shows no notices of this page: allow them in its settings.' });
  }
}

/** Whether this browser can take notices while the page is closed. */
export const canPush = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window;

async function show(notice: NoticeShown): Promise<void> {
  const options = { body: tell(notice.text), tag: notice.id, data: notice.link, icon: 'icon.svg' };
  try {
    const shown = new Notification(`Tapete: ${tell(notice.title)}`, options);
    shown.onclick = () => {
      window.focus();
      location.hash = notice.link;
      shown.close();
    };
  } catch {
    // on phones only a worker may show one
    const registration = await navigator.serviceWorker.register(WORKER);
    await registration.showNotification(`Tapete: ${tell(notice.title)}`, options);
  }
}

function browserName(): string {
  const agent = navigator.userAgent;
  const name = ['Edg', 'OPR', 'Firefox', 'Chrome', 'Safari'].find((each) => agent.includes(`${each}/`)) ?? 'Web';
  return `${{ Edg: 'Edge', OPR: 'Opera' }[name] ?? name} · ${new Date().toISOString().slice(0, 10)}`;
}

export const notices = new Notices();
