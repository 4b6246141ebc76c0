import type { Seat } from '@templefall/kernel';
import { err, must } from '@templefall/kit';
import { type Command, FACES, type Face, type Spot, temple } from '@templefall/temple';
import { type CommandDraft, commandOf } from './job.ts';
import type { Sight } from './sight.ts';

/** The offered command that a draft means, complete as the law wants it; undefined if it is not lawful now. */
export const lawful = (sight: Sight, draft: CommandDraft): Command | undefined =>
  temple.legalOf(sight, draft.type).find(command => means(command, draft));

const means = (command: Command, draft: CommandDraft): boolean => {
  for (const field in draft) if (Reflect.get(command, field) !== draft[field]) return false;
  return true;
};

interface Question {
  readonly draft: CommandDraft;
  readonly seat: Seat;
  readonly spot: Spot;
}

/**
 * What a command would cost a player at some place: the law itself is asked, with everybody's dice blank, and names what is
 * missing. Undefined if something else than dice is in the way.
 */
export const priceOf = (
  { view, at, unrolled }: Sight,
  { draft, seat, spot }: Question,
): readonly Face[] | undefined => {
  const blank = unrolled();
  const player = must(blank[seat], `seat ${seat}`);
  const players = blank.slice();
  if (player.spot !== spot) players[seat] = { ...player, spot };
  const judged = judge(() => temple.decide({ ...view, players }, commandOf(draft, seat), { at, chance: noLuck }));
  if (judged.ok || judged.error.code !== 'cannotPay') return undefined;
  return [...String(judged.error.because?.missing ?? '')].flatMap(letter => FACES.find(face => face === letter) ?? []);
};

/** A command that nothing stands in the way of would draw from hidden piles, which a view does not know. */
const judge = <T>(law: () => T): T | ReturnType<typeof err<{ readonly code: string; readonly because?: never }>> => {
  try {
    return law();
  } catch {
    return err({ code: 'drawsLuck' });
  }
};

const noLuck = () => {
  throw new Error('nothing is drawn while looking');
};
