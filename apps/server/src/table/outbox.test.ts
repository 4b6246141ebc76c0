import { expect, it } from 'vitest';
import { outbox } from './outbox.ts';

it('what cannot be told is tried once, and that is said', async () => {
  const troubles: unknown[] = [];
  let tries = 0;
  const post = outbox({ failed: () => undefined, untold: problem => troubles.push(problem), paused: () => undefined });
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
