import { signal } from '@preact/signals';
import type { Refusal } from '@templefall/kernel';
import { describe, expect, it } from 'vitest';
import type { Gathering, GatheringView, Wishes } from '../session/lobby.ts';
import { choose, isChosen, refusedChoice } from './choices.ts';

/** A table that takes its time to answer, as a server does. */
const gatheringWith = (refusal?: Refusal) => {
  const view = signal({ wishes: { modules: {} } } as GatheringView);
  const wish = async (wishes: Wishes): Promise<Refusal | undefined> => {
    await new Promise(done => setImmediate(done));
    if (!refusal) view.value = { ...view.value, wishes };
    return refusal;
  };
  return { view, wish } as unknown as Gathering;
};
const module = (id: string) => async () => (wishes: Wishes) => ({
  ...wishes,
  modules: { ...wishes.modules, [id]: true },
});

describe('choices at a table', () => {
  it('build on each other, however quickly they are made', async () => {
    const gathering = gatheringWith();
    void choose(gathering, module('pit'));
    void choose(gathering, module('fountain'));
    expect(await isChosen(gathering)).toBe(true);
    expect(gathering.view.value.wishes.modules).toEqual({ pit: true, fountain: true });
  });

  it('read what is wished for only when all they need is there', async () => {
    const gathering = gatheringWith();
    let come = (): void => {};
    const law = new Promise<void>(done => {
      come = done;
    });
    const mine = choose(gathering, () => law.then(module('pit')));
    await gathering.wish({ modules: { special: true } } as unknown as Wishes);
    come();
    await mine;
    expect(gathering.view.value.wishes.modules).toEqual({ special: true, pit: true });
  });

  it('tell when they were refused, until the next one is taken', async () => {
    const refused = gatheringWith({ code: 'notHost' });
    const mine = choose(refused, module('pit'));
    expect(await isChosen(refused)).toBe(false);
    await mine;
    expect(refusedChoice(refused).value).toEqual({ code: 'notHost' });
    expect(await isChosen(refused), 'what has its answer holds nobody up').toBe(true);
  });

  it('tell when what they need does not come, and go on with the next', async () => {
    const gathering = gatheringWith();
    const lost = choose(gathering, () => Promise.reject(new Error('no network')));
    const next = choose(gathering, module('pit'));
    await lost;
    expect(refusedChoice(gathering).value).toEqual({ code: 'failed' });
    await next;
    expect(refusedChoice(gathering).value).toBeUndefined();
    expect(gathering.view.value.wishes.modules).toEqual({ pit: true });
  });
});
