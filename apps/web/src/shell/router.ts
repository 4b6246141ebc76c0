import { signal } from '@preact/signals';

/** Where we are: the words of the address behind the `#`. A friend's link `/j/K7QF` is understood as well. */
export type Route = readonly string[];

const read = (): Route => location.hash.replace(/^#\/?/, '').split('/').filter(Boolean).map(decodeURIComponent);

if (/^\/(j|tv|watch)\//.test(location.pathname)) history.replaceState(null, '', `/#${location.pathname}`);

export const route = signal<Route>(read());

addEventListener('hashchange', () => {
  route.value = read();
});

export const hrefOf = (...to: Route): string => `#/${to.map(encodeURIComponent).join('/')}`;

export const go = (...to: Route): void => {
  location.hash = hrefOf(...to);
};
