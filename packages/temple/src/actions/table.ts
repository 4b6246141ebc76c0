import type { CoreCommand } from '../commands.ts';
import type { Action } from '../context.ts';
import { activate } from './activate.ts';
import { discover, layRoom } from './discover.ts';
import { enter } from './enter.ts';
import { giveDie, leave } from './escape.ts';
import { free } from './free.ts';
import { markDie, setAway, share } from './hand.ts';
import { roll } from './roll.ts';
import { agree, decline, propose, resume } from './vote.ts';

/** Every core command with its law, in the order a player wants them offered. */
export const ACTIONS: { readonly [T in CoreCommand['type']]: Action<Extract<CoreCommand, { readonly type: T }>> } = {
  escape: leave,
  activate,
  free,
  enter,
  discover,
  layRoom,
  roll,
  giveDie,
  agree,
  decline,
  propose,
  resume,
  share,
  markDie,
  setAway,
};
