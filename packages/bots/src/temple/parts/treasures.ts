import { blackDice, type Cell, type Command, cellOf, isStart, type Spot } from '@templefall/temple';
import { isStuck } from '../hand.ts';
import { commandOf, type Job } from '../job.ts';
import { lastingPriceOf, lawful } from '../lawful.ts';
import { leapThroughWall, leapToFriend } from '../leaps.ts';
import { isLastCountdown, nextSlam, type Part, type Sight } from '../sight.ts';
import { type SliceOf, sliceOf } from './slice.ts';

type Treasure = SliceOf<'treasures'>['held'][number]['treasure'];

/** Opens chests on the way, and uses what was in them when it helps most. Double keys and torches go into payments. */
export const treasures: Part = {
  id: 'treasures',
  jobs: sight =>
    Object.entries(sliceOf(sight.view, 'treasures')?.laid ?? {}).flatMap(([cell, chest]) => {
      const job = chestJob(sight, cell as Cell, chest);
      return job ? [job] : [];
    }),
  isOpen: ({ view }, { spots: [spot] }) => spot !== undefined && spot in (sliceOf(view, 'treasures')?.laid ?? {}),

  reflex: sight => {
    for (const treasure of owned(sight)) {
      const use = USES[treasure]?.(sight);
      if (use) return use;
    }
    return undefined;
  },

  passages: view => sliceOf(view, 'treasures')?.holes,

  leap: (sight, goal) => {
    const mine = owned(sight);
    if (mine.includes('teleport')) {
      const leap = leapToFriend(sight, goal, { type: 'useTreasure', treasure: 'teleport' });
      if (leap) return leap;
    }
    return mine.includes('secretPassage')
      ? leapThroughWall(sight, goal, side => ({
          type: 'useTreasure',
          treasure: 'secretPassage',
          cell: cellOf(sight.spot),
          side,
        }))
      : undefined;
  },
};

const owned = ({ view, me }: Sight): readonly Treasure[] => {
  const mine: Treasure[] = [];
  for (const { seat, treasure } of sliceOf(view, 'treasures')?.held ?? []) if (seat === me) mine.push(treasure);
  return mine;
};

/** What an unknown treasure is worth on average, while there is time to make use of it. */
const WORTH_OF_A_CHEST = 9;

const chestJob = (sight: Sight, cell: Cell, chest: object): Job | undefined => {
  const spot = cell as string as Spot;
  const draft = { type: 'takeTreasure' };
  // [TM2.2] Every chest costs the same, whoever opens it.
  const cost = lastingPriceOf(sight, { draft, seat: sight.me, spot }, { part: chest, name: cell });
  if (!cost) return undefined;
  return {
    id: `chest ${cell}`,
    spots: [spot],
    cost,
    pooled: false,
    worth: WORTH_OF_A_CHEST,
    command: draft,
    part: 'treasures',
  };
};

const use = (sight: Sight, treasure: Treasure): Command => commandOf({ type: 'useTreasure', treasure }, sight.me);

const USES: { readonly [treasure in Treasure]?: (sight: Sight) => Command | undefined } = {
  extraGem: sight => (sight.view.depot > 0 ? use(sight, 'extraGem') : undefined),
  healingMask: sight => (reliefFor(sight) >= ENOUGH_RELIEF ? use(sight, 'healingMask') : undefined),
  greatTorch: sight => (isCaughtOut(sight) ? use(sight, 'greatTorch') : undefined),
  counterSpell: sight => worstCurse(sight),
};

/** Black dice of the whole team; somebody stuck counts for more. */
const ENOUGH_RELIEF = 6;
const reliefFor = ({ view, at }: Sight): number =>
  view.players.reduce(
    (sum, player) =>
      sum + (player.spot === undefined ? 0 : blackDice(player, at).length + (isStuck(player, at) ? 4 : 0)),
    0,
  );

/** The door is about to slam, and this is not home. */
const LAST_MOMENT_MS = 4000;
const isCaughtOut = (sight: Sight): boolean => {
  const { view, ctx, at, spot } = sight;
  if (isLastCountdown(sight) || nextSlam(sight) - at > LAST_MOMENT_MS) return false;
  return !ctx.ask('isSafe', { spot }, isStart(view.rooms, spot));
};

const WORST_FIRST = ['trap', 'vines', 'brokenDie', 'poisoned', 'doomed', 'mask', 'lostDice', 'cursedHand'];
const worstCurse = (sight: Sight): Command | undefined => {
  const mine = sight.ctx.ask('cardsOf', { seat: sight.me, kind: 'curse' }, []);
  const curse = WORST_FIRST.find(one => mine.includes(one));
  return curse === undefined ? undefined : lawful(sight, { type: 'useTreasure', treasure: 'counterSpell', curse });
};
