import type { Millis, Rng } from '@templefall/kit';
import { type Command, type DieId, isBlack, type Player, shown } from '@templefall/temple';
import type { TempleBotMove } from './contract.ts';
import { isAskedToWait } from './hearing.ts';
import { handlingFor } from './holding.ts';
import type { Job } from './job.ts';
import type { Memory, Throw } from './memory.ts';
import { calmOf } from './modules.ts';
import { payCommand } from './paying.ts';
import type { Sight } from './sight.ts';
import { stepOf } from './step.ts';

/** How often somebody who waits looks up. */
const GLANCE: Millis = 1100;

export const between = (rng: Rng, [least, most]: readonly [Millis, Millis]): Millis =>
  least + rng.below(most - least + 1);

export const acted = ({ at, rng, temper }: Sight, command: Command, memory: Memory): TempleBotMove => ({
  memory,
  command,
  wakeAt: at + between(rng, temper.react),
});

/** The next move of hands for a job. */
export const doing = (sight: Sight, memory: Memory, job: Job): TempleBotMove => {
  const { at, rng, temper, view, player } = sight;
  const act = (command: Command): TempleBotMove => acted(sight, command, memory);
  const step = stepOf(sight, job);
  const payable = payCommand(sight, step);
  if (payable && !(payable.type === 'escape' && isAskedToWait(sight))) return act(payable);

  const handling = handlingFor(sight, step);
  switch (handling.type) {
    case 'free':
      return act({ type: 'free', seat: sight.me, owner: sight.me, helped: sight.me, count: handling.count });
    case 'hold':
    case 'stuck':
      return { memory, wakeAt: at + GLANCE };
    case 'roll': {
      let landing = 0;
      for (const { settlesAt = 0 } of player.dice) landing = Math.max(landing, settlesAt);
      if (landing > at) return { memory, wakeAt: landing + between(rng, temper.react) };
      const calm = calmOf(sight);
      if (at < player.rollsAt + calm) {
        const dice = slipped(sight) ? unlocked(sight) : handling.dice;
        const wakeAt = player.rollsAt + between(rng, temper.throwing) + calm;
        if (dice.length === 0) return { memory, wakeAt };
        return { memory: { ...memory, ready: { at: wakeAt, dice, after: player.rolls } }, wakeAt };
      }
      if (sight.ctx.ask('refusesRoll', { seat: sight.me }, undefined)) return { memory, wakeAt: at + GLANCE };
      if (handling.dice.length === 0) return { memory, wakeAt: at + GLANCE };
      const dice = slipped(sight) ? unlocked(sight) : handling.dice;
      return {
        memory,
        command: { type: 'roll', seat: sight.me, dice },
        wakeAt: at + view.pace.settleMs + between(rng, temper.react),
      };
    }
  }
};

/** A throw decided on before, when its time has come and the dice are still those. */
export const readyThrow = ({ ready }: Memory, player: Player, at: Millis): readonly DieId[] | undefined => {
  if (!ready || at < ready.at || at < player.rollsAt || !isStill(ready, player, at)) return undefined;
  return ready.dice;
};

const isStill = ({ dice, after }: Throw, player: Player, at: Millis): boolean =>
  player.rolls === after &&
  dice.every(id => {
    const die = player.dice.find(one => one.id === id);
    return die !== undefined && !isBlack(die, at);
  });

const slipped = ({ rng, temper }: Sight): boolean => rng.below(temper.slipOneIn) === 0;
const unlocked = ({ player, at }: Sight) => player.dice.filter(die => shown(die, at) !== 'B').map(die => die.id);
