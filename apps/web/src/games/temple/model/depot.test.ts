import { describe, expect, it } from 'vitest';
import { lonely } from '../../../gallery/samples.ts';
import { depotOf } from './depot.ts';

describe('the depot', () => {
  const { view } = lonely();

  it('says how many gems too many there are to leave, while somebody is inside', () => {
    expect(depotOf(view)).toMatchObject({ gems: 7, keys: 8, tooMany: 1 });
    const players = view.players.map(({ spot: _, ...player }) => player);
    expect(depotOf({ ...view, players }).tooMany).toBe(0);
  });
});
