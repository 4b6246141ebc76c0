import { simulatedClock } from '@templefall/kit';
import { expect, it } from 'vitest';
import { outage } from './outage.ts';

it('an outage is one line, and its end another with how long it took and how often it was missed', () => {
  const clock = simulatedClock(0);
  const lines: unknown[][] = [];
  const write = (...line: unknown[]) => void lines.push(line);
  const { failed, worked } = outage('the database', { warn: write, info: write } as never, clock.now);
  worked();
  for (let turn = 0; turn < 270; turn++) failed(new Error('gone'));
  clock.advanceTo(4000);
  worked();
  worked();
  expect(lines).toEqual([
    [{ err: new Error('gone') }, 'the database does not answer'],
    [{ seconds: 4, missed: 270 }, 'the database answers again'],
  ]);
});
