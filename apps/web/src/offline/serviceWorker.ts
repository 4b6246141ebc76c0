/** What the build leaves for this worker: every file of the client, beside the page, and a name that changes with any of them. */
declare const __SHELL__: { readonly version: string; readonly files: readonly string[] };

/** The few things of a service worker that are used here; the library of types for pages knows none of them. */
interface WorkerEvent extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void;
}
interface FetchEvent extends WorkerEvent {
  readonly request: Request;
  readonly respondWith: (answer: Promise<Response>) => void;
}
interface PushEvent extends WorkerEvent {
  readonly data: { readonly json: () => unknown } | null;
}
interface NoticeEvent extends WorkerEvent {
  readonly notification: Notification;
}
interface OpenPage {
  readonly url: string;
  readonly focus: () => Promise<unknown>;
}
interface Worker {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    readonly matchAll: (which: { readonly type: 'window' }) => Promise<readonly OpenPage[]>;
    readonly openWindow: (url: string) => Promise<unknown>;
  };
  readonly skipWaiting: () => Promise<void>;
  readonly addEventListener: <Type extends keyof Happenings>(
    type: Type,
    listener: (event: Happenings[Type]) => void,
  ) => void;
}
interface Happenings {
  readonly install: WorkerEvent;
  readonly activate: WorkerEvent;
  readonly fetch: FetchEvent;
  readonly message: MessageEvent;
  readonly push: PushEvent;
  readonly notificationclick: NoticeEvent;
}
const worker = globalThis as unknown as Worker;

const HOME = new URL(worker.registration.scope).pathname;
const { version, files: names } = __SHELL__;
const files = names.map(name => HOME + name);
const CACHE = `templefall ${version}`;
/** A friend's link as it is typed; the page itself has its places behind a `#`. */
const TYPED = /^(j|tv|watch)\//;

worker.addEventListener('install', event => {
  const fresh = files.map(file => new Request(file, { cache: 'no-cache' }));
  event.waitUntil(caches.open(CACHE).then(cache => cache.addAll(fresh)));
});

worker.addEventListener('activate', event => {
  const forgetOthers = async (): Promise<void> => {
    for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name);
  };
  event.waitUntil(forgetOthers());
});

worker.addEventListener('fetch', event => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== location.origin) return;
  const place = pathname.slice(HOME.length);
  if (mode === 'navigate' && TYPED.test(place))
    return event.respondWith(Promise.resolve(Response.redirect(`${HOME}#/${place}`)));
  // Everything that is not the client itself (the API, health, sockets) never passes through here.
  if (!files.includes(pathname)) return;
  const kept = caches.open(CACHE).then(cache => cache.match(pathname));
  event.respondWith(kept.then(answer => answer ?? fetch(event.request)));
});

/** It is somebody's turn. A later message about the same table takes the place of the one before. */
worker.addEventListener('push', event => {
  const told = event.data?.json();
  if (typeof told !== 'object' || told === null || !('title' in told) || !('body' in told) || !('table' in told))
    return;
  const { title, body, table } = told;
  const look = { body: String(body), tag: String(table), data: String(table), icon: `${HOME}apple-touch-icon.png` };
  event.waitUntil(worker.registration.showNotification(String(title), look));
});

/** A tap leads to the table, where it is open already if it is. */
worker.addEventListener('notificationclick', event => {
  event.notification.close();
  const place = `${HOME}#/t/${event.notification.data}`;
  const open = async (): Promise<unknown> => {
    const windows = await worker.clients.matchAll({ type: 'window' });
    const there = windows.find(({ url }) => url.endsWith(place));
    return there ? there.focus() : worker.clients.openWindow(place);
  };
  event.waitUntil(open());
});

/** The player has agreed to the new version. */
worker.addEventListener('message', event => {
  if (event.data === 'take over') void worker.skipWaiting();
});
