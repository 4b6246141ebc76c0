import { seat } from '@templefall/kernel';
import { expect, it } from 'vitest';
import { seenPlayer } from './seenPlayers.ts';

const yan = { seat: seat(1), name: 'Yan', kind: 'human', pawn: 2, goneAt: 5000, botAt: 20_000 } as const;

it('counts down to a bot only where one comes', () => {
  expect(seenPlayer(yan, { hasLeft: false, hasStandIn: true })).toEqual(yan);
  expect(seenPlayer(yan, { hasLeft: false, hasStandIn: false })).not.toHaveProperty('botAt');
});

it('knows who left on purpose', () => {
  expect(seenPlayer(yan, { hasLeft: true, hasStandIn: true })).toMatchObject({ hasLeft: true });
  expect(seenPlayer(yan, { hasLeft: false, hasStandIn: true })).not.toHaveProperty('hasLeft');
});
