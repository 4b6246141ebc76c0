import type { Seat } from '@templefall/kernel';
import { commandOf, type Job } from '../job.ts';
import { lastingPriceOf, lawful } from '../lawful.ts';
import { distance } from '../map.ts';
import { isLastCountdown, nextSlam, type Part, type Sight } from '../sight.ts';
import { type SliceOf, sliceOf } from './slice.ts';

type Slice = SliceOf<'curses'>;
type Held = Slice['held'][number];

/** Lifts what hinders, keeps a cursed hand down, stands up again, and names whom or what a card asks for. */
export const curses: Part = {
  id: 'curses',
  reflex: sight => {
    const slice = sliceOf(sight.view, 'curses');
    if (!slice) return undefined;
    for (const held of slice.held) {
      const answer = held.seat === sight.me ? answerTo(sight, slice, held) : undefined;
      if (answer) return answer;
    }
    return undefined;
  },

  jobs: sight => {
    const jobs: Job[] = [];
    for (const held of sliceOf(sight.view, 'curses')?.held ?? []) {
      const job = liftJob(sight, held);
      if (job) jobs.push(job);
    }
    return jobs;
  },
  isOpen: ({ view, me }, { command }) =>
    sliceOf(view, 'curses')?.held.some(one => one.seat === me && one.curse === command.curse) ?? false,

  // [TM1.8] A calm roll never loses a die.
  calm: ({ view, me }) =>
    sliceOf(view, 'curses')?.held.some(one => one.seat === me && one.curse === 'lostDice') ? CALM_MS : 0,
};

const CALM_MS = 720;
/** [TP5] An adventurer that stood up longer ago than this is about to sink. */
const STANDS_MS = 9_400;

const answerTo = (sight: Sight, { hands, assists }: Slice, { curse, until, stoodAt }: Held) => {
  const { me, at } = sight;
  switch (curse) {
    case 'cursedHand':
      return !assists.hand && !hands.includes(me) ? commandOf({ type: 'setHand', down: true }, me) : undefined;
    case 'onYourFeet':
      return !assists.feet && at >= (stoodAt ?? 0) + STANDS_MS ? commandOf({ type: 'standUp' }, me) : undefined;
    case 'soulSwap': {
      const other = until === undefined ? undefined : soulMate(sight);
      return other === undefined ? undefined : commandOf({ type: 'swapSouls', other }, me);
    }
    case 'lostTreasure':
      return until === undefined ? undefined : leastTreasure(sight);
    default:
      return undefined;
  }
};

/** The nearest friend: in the same room nothing changes at all. */
const soulMate = ({ view, me, map, spot }: Sight): Seat | undefined => {
  let best: Seat | undefined;
  let least = Number.POSITIVE_INFINITY;
  view.players.forEach(({ spot: there }, seat) => {
    if (seat === me || there === undefined) return;
    const away = Math.min(distance(map, spot, there), FAR);
    if (away < least) {
      least = away;
      best = seat as Seat;
    }
  });
  return best;
};
const FAR = 1000;

const LEAST_FIRST = [
  'counterSpell',
  'teleport',
  'secretPassage',
  'greatTorch',
  'healingMask',
  'doubleTorch',
  'doubleKey',
  'extraGem',
];
const leastTreasure = (sight: Sight) => {
  for (const treasure of LEAST_FIRST) {
    const command = lawful(sight, { type: 'loseTreasure', treasure });
    if (command) return command;
  }
  return undefined;
};

const liftJob = (sight: Sight, held: Held): Job | undefined => {
  const { seat, curse } = held;
  const spot = sight.view.players[seat]?.spot;
  const worth = worthOfLifting(sight, curse);
  if (spot === undefined || worth === 0) return undefined;
  const draft = { type: 'liftCurse', curse };
  // [TM1.3] It is printed on the card.
  const cost = lastingPriceOf(sight, { draft, seat, spot }, { part: held, name: 'lift' });
  if (!cost) return undefined;
  return { id: `lift ${curse}`, spots: [], cost, pooled: false, worth, command: draft, only: [seat], part: 'curses' };
};

/** In rolls saved, as all worth. */
const worthOfLifting = (sight: Sight, curse: Held['curse']): number => {
  const assists = sliceOf(sight.view, 'curses')?.assists;
  switch (curse) {
    case 'trap':
    case 'vines':
      return 60;
    case 'brokenDie':
      return 24;
    case 'doomed':
      return sight.map.exit === undefined ? 4 : 60;
    case 'poisoned':
      return isLastCountdown(sight) || sight.view.countdowns.length === 0
        ? 0
        : nextSlam(sight) - sight.at < 90_000
          ? 30
          : 10;
    case 'cursedHand':
      return assists?.hand ? 16 : 0;
    case 'onYourFeet':
      return assists?.feet ? 8 : 1;
    case 'lostDice':
      return 6;
    case 'mask':
      return 5;
    case 'trulyCursed':
      return 3;
    case 'soulSwap':
    case 'silence':
    case 'lostTreasure':
      return 0;
  }
};
