import { top } from '@templefall/kernel';
import { must } from '@templefall/kit';
import { roomAt } from '../../../board.ts';
import { payersAt } from '../../../company.ts';
import { type Context, plan } from '../../../context.ts';
import { paymentAs } from '../../../payment.ts';
import type { Cost, DieSymbol, Spot } from '../../../vocabulary.ts';
import { TRIALS, type Trial } from '../content.ts';
import { done, type Judged, type PassTrial, type QuestEvent, type Quests } from '../slice.ts';
import { atQuest } from './present.ts';

/** [TM6.5] Whoever is in the room pays together for the trial that is face up; the next one is turned up. */
export const passTrial = (ctx: Context, { seat, pay }: PassTrial, slice: Quests): Judged => {
  const player = atQuest(ctx, { seat, quest: TRIALS, slice });
  if (!player.ok) return player;
  const trial = must(slice.trial, 'a trial that is face up where somebody stands before it');
  const paid = paymentAs(ctx, { payers: payersAt(ctx, seat, [player.value.spot]), cost: costOf(trial), pay });
  if (!paid.ok) return paid;
  return plan(
    () => [
      { type: 'trialPassed', seat, trial, paid: paid.value },
      slice.trials.size > 0 ? revealed(slice) : done(TRIALS),
    ],
    paid.value.dice,
  );
};

/** [TM6.5] The first to come turns up the first trial. */
export const trialMet = ({ state }: Context, to: Spot, slice: Quests): readonly QuestEvent[] =>
  roomAt(state, to)?.tile.id === TRIALS && slice.trial === undefined && slice.trials.size > 0 ? [revealed(slice)] : [];

const revealed = ({ trials }: Quests): QuestEvent => ({
  type: 'trialRevealed',
  trial: must(top(trials), 'a trial tile'),
});

const costOf = (trial: Trial): Cost => [...trial] as DieSymbol[];
