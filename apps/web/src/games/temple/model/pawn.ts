import type { Player as Adventurer } from '@templefall/temple';
import type { PawnArt } from '../../../ui/Icon.tsx';
import type { Player } from '../../gameClient.ts';

/** The figure a player moves: the one its owner chose; souls may be swapped. */
export const pawnOf = (adventurer: Adventurer, players: readonly Player[]): PawnArt =>
  players.find(({ seat }) => seat === adventurer.pawn)?.pawn ?? 1;
