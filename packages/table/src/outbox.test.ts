import { expect, it } from 'vitest';
import { outbox } from './outbox.ts';

const silent = {
  failed: () => undefined,
  untold: () => undefined,
  tellFirst: () => undefined,
  tellRest: () => undefined,
};

it('what cannot be told is tried once, and that is said', async () => {
  const troubles: unknown[] = [];
  let tries = 0;
  const post = outbox({ ...silent, untold: problem => troubles.push(problem) });
  const told: string[] = [];
  post.afterWriting(Promise.resolve(), () => {
    tries += 1;
    throw new Error('no words for it');
  });
  await Promise.resolve();
  post.inTurn(() => told.push('a'));
  post.inTurn(() => told.push('b'));
  await new Promise(done => setImmediate(done));
  expect([tries, troubles, told]).toEqual([1, [new Error('no words for it')], ['a', 'b']]);
});

it('what one commit has made durable is told to those who wait for it at every table, and then to all others', async () => {
  const told: string[] = [];
  const { promise: written, resolve: commit } = Promise.withResolvers<void>();
  for (const table of ['a', 'b']) {
    const post = outbox({
      ...silent,
      tellFirst: () => told.push(`first ${table}`),
      tellRest: () => told.push(`rest ${table}`),
    });
    post.afterWriting(written, () => told.push(table));
  }
  commit();
  await new Promise(done => setImmediate(done));
  expect(told).toEqual(['a', 'first a', 'b', 'first b', 'rest a', 'rest b']);
});

it('friends who cannot be told are no affair of the process', async () => {
  const troubles: unknown[] = [];
  const post = outbox({
    ...silent,
    untold: problem => troubles.push(problem),
    tellRest: () => {
      throw new Error('no line');
    },
  });
  post.inTurn(() => undefined);
  await new Promise(done => setImmediate(done));
  expect(troubles).toEqual([new Error('no line')]);
});
