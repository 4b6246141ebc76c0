import { expect, it } from 'vitest';
import { histogram } from './histogram.ts';

it('counts each value in every bucket that is not below it', () => {
  const one = histogram('wait', 'How long', [1, 5]);
  for (const value of [0.5, 1, 2, 7]) one.observe(value);
  expect(one.text()).toBe(
    [
      '# HELP wait How long',
      '# TYPE wait histogram',
      'wait_bucket{le="1"} 2',
      'wait_bucket{le="5"} 3',
      'wait_bucket{le="+Inf"} 4',
      'wait_sum 10.5',
      'wait_count 4',
      '',
    ].join('\n'),
  );
});
