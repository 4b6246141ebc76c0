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
  return facesIn(String(judged.error.because?.missing ?? ''));
};

/**
 * The same for a price that nothing but one part of the table decides on, say the card that asks for it: as long as that part
 * is the same object, the law is not asked again.
 */
export const lastingPriceOf = (
  sight: Sight,
  question: Question,
  { part, name }: { readonly part: object; readonly name: string },
): readonly Face[] | undefined => {
  const known = LASTING.get(part) ?? new Map<string, readonly Face[] | undefined>();
  LASTING.set(part, known);
  if (!known.has(name)) known.set(name, priceOf(sight, question));
  return known.get(name);
};

const LASTING = new WeakMap<object, Map<string, readonly Face[] | undefined>>();

/** Few costs are ever missing, and they are read again and again. */
const READ = new Map<string, readonly Face[]>();
const facesIn = (text: string): readonly Face[] => {
  const known = READ.get(text) ?? [...text].flatMap(letter => FACES.find(face => face === letter) ?? []);
  READ.set(text, known);
  return known;
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
