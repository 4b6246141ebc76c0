import { type Chance, must } from '@templefall/kit';
import type { CommandOf } from '../commands.ts';
import type { Context } from '../context.ts';
import { rolled, seatStream, sorted, TABLE_STREAM, without } from '../dice.ts';
import type { CoreEvent } from '../events.ts';
import { boxesLeft, playerOf } from '../questions.ts';
import { type CoreRefusal, type CoreVerdict, refuse, unless } from '../refusals.ts';
import type { State } from '../state.ts';
import { CURSED_FIELDS, type CursedField, FACES, type Face, type Track } from '../vocabulary.ts';
import { busy, ended, notActive, notIn, pairOpen, unknown } from './guards.ts';

/** [WB3] Before rolling, all dice of one cursed field join the supply. */
export const heal = (ctx: Context, { seat, field }: CommandOf<'heal'>): CoreVerdict =>
  unless(
    ended(ctx, seat) ??
      unknown('field', CURSED_FIELDS, field) ??
      notIn(ctx, 'rolling') ??
      notActive(ctx, seat) ??
      busy(ctx) ??
      alreadyRolled(ctx) ??
      noBox(ctx, 'heal') ??
      fieldEmpty(ctx, field),
    () => [{ type: 'fieldHealed', seat, field, dice: diceOn(ctx, field) }],
  );

/** [WT4] All dice of the supply are rolled, two at a time; the last one alone if their number is odd. */
export const roll = (ctx: Context, { seat }: CommandOf<'roll'>): CoreVerdict =>
  unless(
    ended(ctx, seat) ??
      notIn(ctx, 'rolling') ??
      notActive(ctx, seat) ??
      busy(ctx) ??
      pairOpen(ctx) ??
      nothingToRoll(ctx),
    () => [{ type: 'pairRolled', seat, faces: thrown(ctx, seat, Math.min(2, ctx.state.supply)) }],
  );

/** [WB4] Both dice of the pair are rolled again before it is placed, black masks too; so is a lone last die (WB7). */
export const reroll = (ctx: Context, { seat }: CommandOf<'reroll'>): CoreVerdict =>
  unless(
    ended(ctx, seat) ??
      notIn(ctx, 'rolling') ??
      notActive(ctx, seat) ??
      busy(ctx) ??
      noPair(ctx) ??
      noBox(ctx, 'reroll'),
    () => [{ type: 'pairRerolled', seat, faces: thrown(ctx, seat, ctx.state.rolled.length) }],
  );

/** [WT5] Black masks are cursed; every other die is kept or goes to the pool. */
export const placePair = (ctx: Context, { seat, keep }: CommandOf<'placePair'>): CoreVerdict =>
  unless(
    ended(ctx, seat) ??
      unknown('keep', FACES, ...keep) ??
      notIn(ctx, 'rolling') ??
      notActive(ctx, seat) ??
      busy(ctx) ??
      noPair(ctx) ??
      notInPair(ctx, keep),
    () => [
      {
        type: 'pairPlaced',
        seat,
        kept: sorted(keep),
        pooled: sorted(must(without(freeDice(ctx), keep), 'the rest of the pair')),
        cursed: ctx.state.rolled.length - freeDice(ctx).length,
      },
    ],
  );

/** [WT6] With no die to roll at all the player goes exploring at once. */
export const startExploring = (ctx: Context, { seat }: CommandOf<'startExploring'>): CoreVerdict =>
  unless(
    ended(ctx, seat) ?? notIn(ctx, 'rolling') ?? notActive(ctx, seat) ?? busy(ctx) ?? pairOpen(ctx) ?? diceToRoll(ctx),
    () => [{ type: 'exploringBegan', seat }],
  );

const alreadyRolled = ({ state }: Context): CoreRefusal | undefined =>
  state.placed > 0 || state.rolled.length > 0 ? refuse('alreadyRolled') : undefined;

const noBox = ({ state }: Context, track: Track): CoreRefusal | undefined =>
  boxesLeft(state, track) > 0 ? undefined : refuse('noBox', { track });

const fieldEmpty = (ctx: Context, field: CursedField): CoreRefusal | undefined =>
  diceOn(ctx, field) > 0 ? undefined : refuse('fieldEmpty', { field });

const nothingToRoll = ({ state }: Context): CoreRefusal | undefined =>
  state.supply > 0 ? undefined : refuse('nothingToRoll');

const diceToRoll = ({ state }: Context): CoreRefusal | undefined =>
  state.supply > 0 ? refuse('diceToRoll', { dice: state.supply }) : undefined;

const noPair = ({ state }: Context): CoreRefusal | undefined =>
  state.rolled.length > 0 ? undefined : refuse('noPair');

const notInPair = (ctx: Context, keep: readonly Face[]): CoreRefusal | undefined =>
  without(freeDice(ctx), keep) ? undefined : refuse('notInPair');

const diceOn = ({ state }: Context, field: CursedField): number => must(state.cursed[field - 1], `field ${field}`);

/** The dice of the pair that are not cursed. */
const freeDice = ({ state }: Context): readonly Face[] => state.rolled.filter(face => face !== 'black');

const thrown = ({ state, chance }: Context, seat: CommandOf<'roll'>['seat'], dice: number): readonly Face[] =>
  rolled(chance(seatStream(seat), playerOf(state, seat).rolls), dice);

/** The same roll, drawn again; undefined for what is no roll. */
export const thrownAgain = <E extends { readonly type: string }>(
  event: E | CoreEvent,
  state: State,
  chance: Chance,
): E | CoreEvent | undefined => {
  const roll = event as CoreEvent;
  switch (roll.type) {
    case 'pairRolled':
    case 'pairRerolled':
      return {
        ...roll,
        faces: rolled(chance(seatStream(roll.seat), playerOf(state, roll.seat).rolls), roll.faces.length),
      };
    case 'extraDiceRolled':
      return { ...roll, faces: rolled(chance(TABLE_STREAM, state.tableRolls), roll.faces.length) };
    default:
      return undefined;
  }
};
