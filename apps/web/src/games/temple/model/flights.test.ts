import { seat } from '@templefall/kernel';
import type { Cell, Room, State } from '@templefall/temple';
import { describe, expect, it } from 'vitest';
import { middle } from '../../../gallery/samples.ts';
import { gemMoves } from './flights.ts';

const { view } = middle();
const lit = (cell: string, gems: number): State => ({
  ...view,
  depot: view.depot - gems + (view.rooms[cell as Cell]?.gems ?? 0),
  rooms: { ...view.rooms, [cell]: { ...(view.rooms[cell as Cell] as Room), gems } },
});

describe('gems in the air', () => {
  it('fly from the depot to the room that lit them, each by itself', () => {
    expect(gemMoves(view, lit('-1,-1', 3))).toEqual(Array(3).fill({ from: 'depot', to: { room: '-1,-1' } }));
  });

  it('fly back when their room vanishes', () => {
    const { '2,1': _, ...rooms } = view.rooms as { [cell: string]: Room };
    expect(gemMoves(view, { ...view, rooms, depot: view.depot + 1 })).toEqual([{ from: { room: '2,1' }, to: 'depot' }]);
  });

  it('[TA21] come to the depot when fate is provoked', () => {
    expect(gemMoves(view, { ...view, spare: view.spare - 1, depot: view.depot + 1 })).toEqual([
      { from: 'fate', to: 'depot' },
    ]);
  });

  it('[TM2.7] go to whoever laid one on a treasure', () => {
    const treasures = { ...(view.modules.treasures as object), gems: [seat(2)] };
    const after = { ...view, depot: view.depot - 1, modules: { ...view.modules, treasures } };
    expect(gemMoves(view, after)).toEqual([{ from: 'depot', to: { seat: 2 } }]);
  });

  it('stay where they are when nothing of them changed, or another game begins', () => {
    expect(gemMoves(view, { ...view, gongs: 3 })).toEqual([]);
    expect(gemMoves({ ...lit('-1,-1', 3), ended: 'escaped' }, view)).toEqual([]);
  });
});
