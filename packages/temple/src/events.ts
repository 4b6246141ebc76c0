import type { Seat } from '@templefall/kernel';
import type { Millis } from '@templefall/kit';
import type { Tile } from './content/tiles.ts';
import type { DrawnRoom, Ending } from './state.ts';
import type { Cell, DieId, Face, Loss, Mark, Spot, TileId, Turn, VoteKind } from './vocabulary.ts';

/** What an action was paid with: dice that become blank (TD4), and what the player spent besides (a double key …). */
export interface Paid {
  readonly dice: readonly DieId[];
  readonly tokens?: readonly string[];
  /** Those of the dice that counted for a symbol they do not show. */
  readonly standIns?: readonly DieId[];
}

export interface SeatLoss {
  readonly seat: Seat;
  readonly die: DieId;
}

/**
 * Everything that can happen to the core's state. Modules emit these too, besides events of their own; facts that chance or
 * the tables decided are written in, so that folding needs neither.
 */
export type CoreEvent =
  | {
      readonly type: 'rolled';
      readonly seat: Seat;
      readonly dice: readonly { readonly id: DieId; readonly face: Face }[];
      readonly settlesAt: Millis;
      readonly rollsAt: Millis;
      /** How long the player could have rolled already: haste can cost a die (TM1.8). */
      readonly waited: Millis;
    }
  | {
      readonly type: 'entered';
      readonly seat: Seat;
      readonly to: Spot;
      readonly paid: Paid;
      readonly way?: string;
      readonly load?: string;
    }
  /** `skipped` as for a room that is laid. */
  | { readonly type: 'roomDrawn'; readonly drawn: DrawnRoom; readonly skipped: number; readonly paid: Paid }
  /** The room that was drawn goes under the stack. */
  | { readonly type: 'roomPutBack'; readonly seat: Seat; readonly tile: TileId }
  | {
      readonly type: 'roomLaid';
      readonly cell: Cell;
      readonly tile: Tile;
      readonly turn: Turn;
      /** So many rooms above it went under the stack. */
      readonly skipped: number;
      /** Absent for the rooms laid at setup. */
      readonly seat?: Seat;
      readonly paid?: Paid;
      /** Every room of the stack would have closed the last doorway (TB6). */
      readonly forced?: true;
    }
  | {
      readonly type: 'gemsActivated';
      readonly seat: Seat;
      /** Where they lie now; absent if they lie on a tile of the player's. */
      readonly cell?: Cell;
      readonly gems: number;
      readonly paid: Paid;
    }
  | {
      readonly type: 'diceFreed';
      readonly seat: Seat;
      readonly owner: Seat;
      readonly helped: Seat;
      readonly dice: readonly DieId[];
      readonly paid: Paid;
    }
  | { readonly type: 'escaped'; readonly seat: Seat; readonly at: Millis; readonly paid: Paid }
  | { readonly type: 'dieGiven'; readonly seat: Seat; readonly to: Seat; readonly die: DieId }
  | { readonly type: 'sharingSet'; readonly seat: Seat; readonly sharing: boolean }
  | { readonly type: 'dieMarked'; readonly seat: Seat; readonly die?: DieId }
  | { readonly type: 'voteOpened'; readonly vote: VoteKind; readonly seat: Seat; readonly until: Millis }
  | { readonly type: 'voteAgreed'; readonly vote: VoteKind; readonly seat: Seat }
  | { readonly type: 'voteDeclined'; readonly vote: VoteKind; readonly seat: Seat }
  | { readonly type: 'voteLapsed'; readonly vote: VoteKind }
  | { readonly type: 'fateProvoked'; readonly dice: readonly DieId[] }
  | { readonly type: 'pauseAwaited' }
  | { readonly type: 'paused' }
  | { readonly type: 'resumed'; readonly seat: Seat }
  | { readonly type: 'awaySet'; readonly seat: Seat; readonly away: boolean }
  | { readonly type: 'gongStruck'; readonly countdown: number }
  | { readonly type: 'doorSlammed'; readonly countdown: number; readonly losses: readonly SeatLoss[] }
  | { readonly type: 'ended'; readonly ending: Ending }
  // What modules bring about in the core's state.
  | { readonly type: 'diceBlanked'; readonly dice: readonly DieId[] }
  | { readonly type: 'dieLost'; readonly seat: Seat; readonly die: DieId; readonly how: Loss }
  | { readonly type: 'dieReturned'; readonly seat: Seat; readonly die: DieId }
  /** A die leaves the hand without being lost (it lies on a card), and comes back blank. */
  | { readonly type: 'dieTaken'; readonly seat: Seat; readonly die: DieId }
  | { readonly type: 'dieHanded'; readonly seat: Seat; readonly die: DieId }
  | { readonly type: 'pawnMoved'; readonly seat: Seat; readonly to: Spot; readonly paid?: Paid }
  | { readonly type: 'pawnsSwapped'; readonly seats: readonly [Seat, Seat] }
  | { readonly type: 'roomRemoved'; readonly cell: Cell }
  // What modules tell each other through the core, which only passes it on.
  /** Spent in a payment, and gone with it. */
  | { readonly type: 'tokensSpent'; readonly seat: Seat; readonly tokens: readonly string[] }
  /** Paid with for a symbol they do not show; told so that whoever lent them the symbol learns of it (TM7.11). */
  | { readonly type: 'standInsSpent'; readonly dice: readonly DieId[] }
  | { readonly type: 'cardDiscarded'; readonly seat: Seat; readonly kind: Mark; readonly card: string }
  | { readonly type: 'roomTurned'; readonly seat: Seat; readonly cell: Cell; readonly turn: Turn; readonly paid: Paid };

/** Every core event, so that it can be told from those of modules. */
export const CORE_EVENTS: { readonly [type in CoreEvent['type']]: true } = {
  rolled: true,
  entered: true,
  roomDrawn: true,
  roomPutBack: true,
  roomLaid: true,
  gemsActivated: true,
  diceFreed: true,
  escaped: true,
  dieGiven: true,
  sharingSet: true,
  dieMarked: true,
  voteOpened: true,
  voteAgreed: true,
  voteDeclined: true,
  voteLapsed: true,
  fateProvoked: true,
  pauseAwaited: true,
  paused: true,
  resumed: true,
  awaySet: true,
  gongStruck: true,
  doorSlammed: true,
  ended: true,
  diceBlanked: true,
  dieLost: true,
  dieReturned: true,
  dieTaken: true,
  dieHanded: true,
  pawnMoved: true,
  pawnsSwapped: true,
  roomRemoved: true,
  tokensSpent: true,
  standInsSpent: true,
  cardDiscarded: true,
  roomTurned: true,
};

/** Whether the core folds it itself. Events of modules have names of their own. */
export const isCoreEvent = (event: { readonly type: string }): event is CoreEvent =>
  Object.hasOwn(CORE_EVENTS, event.type);
