import { signal } from '@preact/signals';
import type { Refusal } from '@templefall/kernel';
import { describe, expect, it } from 'vitest';
import type { Lobby, LobbyView } from '../games/gameClient.ts';
import { choose, isChosen, refusedChoice } from './choices.ts';

interface Options {
  readonly modules: { readonly [id: string]: unknown };
}

/** A table that takes its time to answer, as a server does. */
const lobbyWith = (refusal?: Refusal) => {
  const view = signal({ options: { modules: {} } } as LobbyView<Options>);
  const choose = async (options: Options): Promise<Refusal | undefined> => {
    await new Promise(done => setImmediate(done));
    if (!refusal) view.value = { ...view.value, options };
    return refusal;
  };
  return { view, choose } as unknown as Lobby<Options>;
};
const module = (id: string) => async () => (options: Options) => ({
  ...options,
  modules: { ...options.modules, [id]: true },
});

describe('choices at a table', () => {
  it('build on each other, however quickly they are made', async () => {
    const lobby = lobbyWith();
    void choose(lobby, module('pit'));
    void choose(lobby, module('fountain'));
    expect(await isChosen(lobby)).toBe(true);
    expect(lobby.view.value.options.modules).toEqual({ pit: true, fountain: true });
  });

  it('read what is wished for only when all they need is there', async () => {
    const lobby = lobbyWith();
    let come = (): void => {};
    const law = new Promise<void>(done => {
      come = done;
    });
    const mine = choose(lobby, () => law.then(module('pit')));
    await lobby.choose({ modules: { special: true } });
    come();
    await mine;
    expect(lobby.view.value.options.modules).toEqual({ special: true, pit: true });
  });

  it('tell when they were refused, until the next one is taken', async () => {
    const refused = lobbyWith({ code: 'notHost' });
    const mine = choose(refused, module('pit'));
    expect(await isChosen(refused)).toBe(false);
    await mine;
    expect(refusedChoice(refused).value).toEqual({ code: 'notHost' });
    expect(await isChosen(refused), 'what has its answer holds nobody up').toBe(true);
  });

  it('tell when what they need does not come, and go on with the next', async () => {
    const lobby = lobbyWith();
    const lost = choose(lobby, () => Promise.reject(new Error('no network')));
    const next = choose(lobby, module('pit'));
    await lost;
    expect(refusedChoice(lobby).value).toEqual({ code: 'failed' });
    await next;
    expect(refusedChoice(lobby).value).toBeUndefined();
    expect(lobby.view.value.options.modules).toEqual({ pit: true });
  });
});
