import type { Seat } from '@templefall/kernel';
import { type Chance, type Millis, must, type Rng } from '@templefall/kit';
import type { Roll } from '../commands.ts';
import { type Action, type Context, plan, seatStream } from '../context.ts';
import { dieOf, isBlack, isBlank } from '../dice.ts';
import type { CoreEvent } from '../events.ts';
import { inside, playerOf } from '../players.ts';
import { refuse } from '../refusals.ts';
import type { State } from '../state.ts';
import { DIE_SIDES, type DieId } from '../vocabulary.ts';

/** [TD1] Any of one's own dice that are not black, at any time; the others are kept. */
export const roll: Action<Roll> = {
  /** Blank dice first, then everything that is not locked; any other choice is lawful too. */
  offers: ({ state, at }, me) => {
    const dice = state.players[me]?.dice.filter(die => !isBlack(die, at)) ?? [];
    const blank = dice.filter(die => isBlank(die, at));
    const choices = blank.length > 0 && blank.length < dice.length ? [blank, dice] : [dice];
    return choices.map(choice => ({ type: 'roll', seat: me, dice: choice.map(die => die.id) }));
  },

  law: (ctx, { seat, dice }) => {
    const player = inside(ctx, seat);
    if (!player.ok) return player;
    const { rollsAt } = player.value;

    if (dice.length === 0) return refuse('noDice');
    for (let index = 0; index < dice.length; index++)
      if (dice.indexOf(dice[index] as DieId) < index) return refuse('notYourDie');
    for (const id of dice) {
      const die = dieOf(player.value, id);
      if (!die) return refuse('notYourDie', { die: id });
      // [TD2] A black mask locks its die.
      if (isBlack(die, ctx.at)) return refuse('blackDie', { die: id });
    }
    // [TD6] The server keeps the pace of hands.
    if (ctx.at < rollsAt) return refuse('tooSoon', { ms: rollsAt - ctx.at });
    const barred = ctx.ask('refusesRoll', { seat }, undefined);
    if (barred) return { ok: false, error: barred };

    return plan(() => [thrown(ctx, { seat, dice, waited: ctx.at - rollsAt })]);
  },
};

const NONE: readonly DieId[] = [];

interface Throw {
  readonly seat: Seat;
  readonly dice: readonly DieId[];
  readonly waited: Millis;
  /** The game rolls, not the player: when they may roll next stays as it was (TM7.11). */
  readonly isForced?: true;
}

/** [TD7] The faces are drawn here and nowhere else. */
export const thrown = (ctx: Context, { seat, dice, waited, isForced }: Throw): CoreEvent => {
  const also = ctx.ask('alsoRolled', { seat }, NONE);
  const rolled: readonly DieId[] = also.length === 0 ? dice : [...new Set([...dice, ...also])];
  const { settleMs, rollMs } = ctx.state.pace;
  const { rolls, rollsAt } = playerOf(ctx.state, seat);
  return {
    type: 'rolled',
    seat,
    dice: facesOf(rolled, ctx.chance(seatStream(seat), rolls)),
    settlesAt: ctx.at + settleMs,
    rollsAt: isForced ? rollsAt : ctx.at + Math.round(rollMs * (1 + ctx.ask('rollSlowdown', { seat }, 0))),
    waited,
  };
};

/** The same roll, drawn again. */
export const thrownAgain = (roll: Rolled, { players }: State, chance: Chance): CoreEvent => ({
  ...roll,
  dice: facesOf(
    roll.dice.map(({ id }) => id),
    chance(seatStream(roll.seat), players[roll.seat]?.rolls ?? 0),
  ),
});

type Rolled = Extract<CoreEvent, { readonly type: 'rolled' }>;

const facesOf = (dice: readonly DieId[], luck: Rng): Rolled['dice'] =>
  dice.map(id => ({ id, face: must(DIE_SIDES[luck.below(DIE_SIDES.length)], 'a side') }));
