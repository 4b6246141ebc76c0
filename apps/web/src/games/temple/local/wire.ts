import type { Refusal, Seat } from '@templefall/kernel';
import type { Millis } from '@templefall/kit';
import type { Command, Event, State } from '@templefall/temple';
import type { Reading } from '../../../session/gameTime.ts';
import type { Call, Player } from '../../gameClient.ts';
import type { LocalGame, NewGame } from './game.ts';

/** What the page asks of the table in the worker. */
export type Order =
  | { readonly type: 'setUp'; readonly game: NewGame }
  | { readonly type: 'takeUp'; readonly game: LocalGame }
  | { readonly type: 'begin' }
  /** `stamp`: when it was touched; the answer bears the same number. */
  | { readonly type: 'play'; readonly n: number; readonly command: Command; readonly stamp: Millis }
  | { readonly type: 'call'; readonly call: Call };

/** What the table tells the page: never more than a player may see, but for the game to be kept, which is not read. */
export type News = Opened | Turn | { readonly type: 'called'; readonly call: Call };

export interface Opened {
  readonly type: 'opened';
  readonly view: State;
  readonly players: readonly Player[];
  readonly me: Seat;
  /** Another for every game; the seed cannot be read from it. */
  readonly game: string;
  readonly time: Reading;
  readonly kept: string;
}

/** One turn of the table's queue. */
export interface Turn {
  readonly type: 'turn';
  readonly events: readonly { readonly at: Millis; readonly event: Event }[];
  readonly answers: readonly { readonly n: number; readonly refusal?: Refusal }[];
  readonly time: Reading;
  /** The whole game as text, if it changed: what a page that is left writes down. */
  readonly kept?: string;
}
