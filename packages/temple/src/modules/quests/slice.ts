import type { Pile, Seat, Verdict } from '@templefall/kernel';
import { cellOfTile } from '../../board.ts';
import type { By, Paying } from '../../commands.ts';
import type { Context } from '../../context.ts';
import type { CoreEvent, Paid } from '../../events.ts';
import { refusing } from '../../refusals.ts';
import type { DieId, Side, Spot, TileId } from '../../vocabulary.ts';
import type { Trial } from './content.ts';

export interface Quests {
  /** Quest rooms drawn for this game: as many tokens lay in the depot at the start. */
  readonly count: number;
  /** Absent where only rooms of other boxes may be drawn. */
  readonly drawsOwn?: true;
  /** Quests of this box that are done: each has its token on the room. */
  readonly done: readonly TileId[];
  /** Tokens that left the depot because their rooms can no longer be discovered (TB6). */
  readonly forfeited: number;
  /** From then on only these quest rooms count: one that is laid after all has lost its token. */
  readonly counted?: readonly TileId[];
  /** Dice on the altar. */
  readonly sacrificed: number;
  /** The trial tiles still face down, and the one that is face up. */
  readonly trials: Pile<Trial>;
  readonly trial?: Trial;
  /** Where the ghost is, from its appearing until it is back in its room. */
  readonly ghost?: Spot;
  /** The walls of the obelisk that no room ever lay against: as many gem tiles are in the depot. */
  readonly freeWalls: readonly Side[];
}

export type Sacrifice = By<'sacrifice'> & { readonly die: DieId };
export type PassTrial = By<'passTrial'> & Paying;
export type PushGhost = By<'pushGhost'> & Paying & { readonly to: Spot };
export type HealTree = By<'healTree'> & Paying;
export type QuestCommand = Sacrifice | PassTrial | PushGhost | HealTree;

export type QuestEvent =
  /** The token goes from the depot to the room. */
  | { readonly type: 'questDone'; readonly tile: TileId }
  | { readonly type: 'questsForfeited'; readonly count: number; readonly counted: readonly TileId[] }
  | { readonly type: 'dieSacrificed'; readonly seat: Seat }
  | { readonly type: 'trialRevealed'; readonly trial: Trial }
  | { readonly type: 'trialPassed'; readonly seat: Seat; readonly trial: Trial; readonly paid: Paid }
  | { readonly type: 'ghostAppeared'; readonly at: Spot }
  | { readonly type: 'ghostPushed'; readonly seat: Seat; readonly to: Spot; readonly paid: Paid }
  | { readonly type: 'treeHealed'; readonly seat: Seat; readonly paid: Paid }
  | { readonly type: 'obeliskLaid'; readonly freeWalls: readonly Side[] }
  | { readonly type: 'wallSealed'; readonly side: Side };

export type Judged = Verdict<QuestEvent | CoreEvent>;

export const QUEST_CODES = ['notAtQuest', 'questDone', 'noGhost', 'ghostElsewhere', 'questsOpen'] as const;
export const refuse = refusing(QUEST_CODES);

/** The quest rooms that were discovered and count, whichever box they are from. */
export const discovered = (ctx: Context, { counted }: Quests): readonly TileId[] =>
  ctx
    .ask('questPool', null, [])
    .filter(tile => cellOfTile(ctx.state.rooms, tile) !== undefined && (counted?.includes(tile) ?? true));

/** Quests whose rooms are still in the stack. */
export const undiscovered = (ctx: Context, slice: Quests): number =>
  slice.count - slice.forfeited - discovered(ctx, slice).length;

/** [TM6.2] The tokens in the depot. */
export const openQuests = (ctx: Context, slice: Quests): number =>
  slice.count - slice.forfeited - discovered(ctx, slice).filter(tile => ctx.ask('isQuestDone', { tile }, false)).length;

export const done = (tile: TileId): QuestEvent => ({ type: 'questDone', tile });
