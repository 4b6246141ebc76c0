import fc from 'fast-check';
import { beforeEach, expect, it, vi } from 'vitest';

const TABLE = 'abcdefghij0123456789';
const SECRET = '0f'.repeat(16);

/** The address of a page that has just been opened, and how it is changed from outside. */
const opened = async (hash: string) => {
  const place = { hash };
  let moved = (): void => undefined;
  vi.stubGlobal('location', place);
  vi.stubGlobal('history', {
    replaceState: (_: unknown, __: string, to: string) => {
      place.hash = to;
    },
  });
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => {
    moved = listener;
  });
  const { route } = await import('./router.ts');
  return {
    route,
    address: () => place.hash,
    move: (to: string) => {
      place.hash = to;
      moved();
    },
  };
};

beforeEach(() => vi.resetModules());

it('what opens a seat is read once and does not stay in the address, whether the page is opened by it or was open', async () => {
  const { route, address, move } = await opened(`#/t/${TABLE}/${SECRET}`);
  expect(route.value).toEqual(['t', TABLE, SECRET]);
  expect(address()).toBe(`#/t/${TABLE}`);
  move('#/settings');
  move(`#/t/${TABLE}/${SECRET}`);
  expect(route.value).toEqual(['t', TABLE, SECRET]);
  expect(address()).toBe(`#/t/${TABLE}`);
});

it('every other address stays as it is', async () => {
  const { route, address, move } = await opened('#/j/K7QF/dice');
  for (const to of ['#/j/K7QF/dice', `#/t/${TABLE}`, `#/tv/${TABLE}`, '#/']) {
    move(to);
    expect(route.value).toEqual(to.split('/').slice(1).filter(Boolean));
    expect(address()).toBe(to);
  }
});

it('any address at all can be read: a damaged link is no blank page', async () => {
  const { route, move } = await opened('#/j/%F0%9F');
  expect(route.value).toEqual(['j', '%F0%9F']);
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), text => {
      move(`#/${text}`);
      expect(route.value.every(word => typeof word === 'string' && word !== '')).toBe(true);
    }),
  );
});
