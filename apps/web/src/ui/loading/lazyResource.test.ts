import { expect, test } from 'vitest';
import { lazyResource } from './lazyResource.ts';

/** Each time it is asked for, what is next: it comes or it does not. */
const line = (...comes: readonly boolean[]) => {
  let asked = 0;
  const part = lazyResource(async () => {
    await Promise.resolve();
    if (!comes[asked++]) throw new Error('the line is down');
    return 'part';
  });
  return { part, asked: () => asked };
};

test('what did not come ahead is asked for again when it is shown', async () => {
  const { part, asked } = line(false, true);
  part.fetch();
  await new Promise(setImmediate);
  expect(part.come.value).toBeUndefined();
  expect(await part.await()).toBe(true);
  expect(part.come.value).toBe('part');
  expect(asked()).toBe(2);
});

test('what fails while it is fetched ahead is asked for once more before anybody is told', async () => {
  const { part, asked } = line(false, false, true);
  part.fetch();
  expect(await part.await()).toBe(false);
  expect(asked()).toBe(2);
  expect(await part.await()).toBe(true);
});

test('what is under way or there is not asked for a second time', async () => {
  const { part, asked } = line(true);
  part.fetch();
  part.fetch();
  expect(await Promise.all([part.await(), part.await()])).toEqual([true, true]);
  part.fetch();
  expect(await part.await()).toBe(true);
  expect(asked()).toBe(1);
});

test('all who wait for the same try are told the same', async () => {
  const { part, asked } = line(false, false);
  part.fetch();
  expect(await Promise.all([part.await(), part.await()])).toEqual([false, false]);
  expect(asked()).toBe(2);
});
