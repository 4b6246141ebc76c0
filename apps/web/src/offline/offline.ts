import { signal } from '@preact/signals';

/** A newer client lies ready beside the one that runs. */
export const newVersion = signal<ServiceWorker | undefined>(undefined);

/** Says what the client is as an app of its own. In the page itself browsers would fetch that, and its pictures, between all that is drawn. */
export const offerApp = (): void => {
  const manifest = document.createElement('link');
  manifest.rel = 'manifest';
  manifest.href = 'manifest.webmanifest';
  document.head.append(manifest);
};

/** The client is kept by this browser, so that a game alone needs no network after the first visit. */
export const keepOffline = async (): Promise<void> => {
  // Plain http on a local network has no service workers: there the page just needs its server.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.register('sw.js').catch(() => undefined);
  if (!registration) return;
  const look = (): void => {
    // Without a controller it is the first version, and nobody need be asked.
    if (navigator.serviceWorker.controller) newVersion.value = registration.waiting ?? undefined;
  };
  look();
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look));
};

/** The page comes back as the new version; a game that runs is kept and taken up again. */
export const takeNewVersion = (): void => {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
  newVersion.value?.postMessage('take over');
};
