import type { Seat } from '@templefall/kernel';
import { type Hand, MOST_DICE } from '@templefall/odds';
import { type DieId, type Face, type Spot, shown } from '@templefall/temple';
import { handAt, lessHand } from './hand.ts';
import { costFor } from './rolls.ts';
import type { Sight } from './sight.ts';
import type { Step } from './step.ts';

/** What to do with the dice for a step that cannot be paid yet. */
export type Handling =
  | { readonly type: 'roll'; readonly dice: readonly DieId[] }
  | { readonly type: 'free'; readonly count: number }
  /** Everything is held that is wanted, or nothing can be rolled. */
  | { readonly type: 'hold' }
  | { readonly type: 'stuck' };

export const handlingFor = (sight: Sight, step: Step): Handling => {
  const { player, grip } = sight;
  const dice = Math.min(grip.dice, MOST_DICE);
  const hand = sight.hand;
  const cost = ownShare(sight, step);
  if (hand.B === player.dice.length) return { type: 'stuck' };
  if (!cost || cost.length === 0 || player.dice.length > MOST_DICE) return blanksRolled(sight);
  const isFirst = !cost.includes('G') && !cost.includes('B');
  if (isFirst && hand.G > 0 && hand.B > 1) return { type: 'free', count: Math.min(hand.B, grip.mask.releases) };
  if (isFirst && 2 * hand.B > dice) return goldSought(sight, hand);
  const advice = sight.rolls.odds.table(cost, dice, grip.mask).advice(hand);
  switch (advice.type) {
    case 'pay':
      return { type: 'hold' };
    case 'short':
    case 'stuck':
      return blanksRolled(sight);
    case 'roll': {
      if (advice.spend > 0) return { type: 'free', count: Math.min(hand.B, grip.mask.releases) };
      return { type: 'roll', dice: heldAhead(sight, step, diceBut(sight, advice.keep)) };
    }
  }
};

/** With most dice black, gold comes first: whoever goes on like this is stuck soon. */
const goldSought = (sight: Sight, hand: Hand): Handling => {
  const { grip } = sight;
  const advice = sight.rolls.odds.table(['G'], Math.min(grip.dice, MOST_DICE), grip.mask).advice(hand);
  if (advice.type !== 'roll' || advice.spend > 0) return { type: 'free', count: Math.min(hand.B, grip.mask.releases) };
  return { type: 'roll', dice: diceBut(sight, advice.keep) };
};

/** What the step after this one asks for is kept too, while enough dice are left to roll. */
const heldAhead = (sight: Sight, step: Step, rolled: readonly DieId[]): readonly DieId[] => {
  const { temper, player, at } = sight;
  if (!temper.holdsAhead || step.ahead.length === 0) return rolled;
  const missing = lessHand(step.cost, sight.hand).length;
  const wanted = [...step.ahead];
  let left = rolled.length;
  return rolled.filter(id => {
    const die = player.dice.find(one => one.id === id);
    const face = die && shown(die, at);
    const place = face === undefined ? -1 : wanted.indexOf(face);
    if (place < 0 || left <= missing + 1) return true;
    wanted.splice(place, 1);
    left--;
    return false;
  });
};

/** What this player's dice should come to show: all of it alone, or what friends in the room do not show yet. */
const ownShare = (sight: Sight, { cost, sharedAt, spends }: Step): readonly Face[] | undefined => {
  const { grip } = sight;
  const priced = spends ? lessTokens(sight, cost) : cost;
  if (sharedAt.length === 0) return costFor(grip, priced);
  const open = costFor(grip, othersShow(sight, sharedAt, priced));
  if (!open || open.length <= grip.dice) return open;
  const hand = sight.hand;
  const missing = lessHand(open, hand);
  const held = lessHand(open, toHand(missing));
  return [...held, ...missing].slice(0, grip.dice);
};

const toHand = (faces: readonly Face[]) => {
  const hand = { A: 0, K: 0, T: 0, G: 0, B: 0, blank: 0 };
  for (const face of faces) hand[face]++;
  return hand;
};

/** [TM2.4] [TM2.5] What a double key or torch of one's own will pay. */
const lessTokens = ({ ctx, me }: Sight, cost: readonly Face[]): readonly Face[] =>
  ctx
    .ask('tokens', { seat: me }, [])
    .reduce<readonly Face[]>(
      (left, { symbol, worth }) => lessHand(left, toHand(new Array<Face>(worth).fill(symbol))),
      cost,
    );

/** The cost less what the others here hold and share. */
const othersShow = ({ view, me, at }: Sight, places: readonly Spot[], cost: readonly Face[]): readonly Face[] =>
  view.players.reduce<readonly Face[]>(
    (left, other, seat) =>
      (seat as Seat) === me || other.spot === undefined || !places.includes(other.spot) || !other.sharing
        ? left
        : lessHand(left, handAt(other, at)),
    cost,
  );

type Keep = { readonly [face in Exclude<Face, 'B'>]: number };

/** All dice that are not black, but those to keep. */
const diceBut = ({ player, at }: Sight, keep: Keep): readonly DieId[] => {
  const left = { ...keep };
  const rolled: DieId[] = [];
  for (const die of player.dice) {
    const face = shown(die, at);
    if (face === 'B') continue;
    if (face !== undefined && left[face] > 0) left[face]--;
    else rolled.push(die.id);
  }
  return rolled;
};

/** Nothing is wanted yet: blank dice are rolled for what may come, black ones freed. */
const blanksRolled = (sight: Sight): Handling => {
  const { player, at } = sight;
  const blank = player.dice.filter(die => shown(die, at) === undefined).map(die => die.id);
  if (blank.length > 0) return { type: 'roll', dice: blank };
  const hand = sight.hand;
  return hand.B > 0 ? goldSought(sight, hand) : { type: 'hold' };
};
