import type { Seat } from '@templefall/kernel';
import { escapeCost, type Face, type State } from '@templefall/temple';
import { gripOf } from './hand.ts';
import { rollsFor } from './rolls.ts';
import type { Sight } from './sight.ts';

/** What jobs are worth, in rolls of one player. Tuned by simulation; what counts is how they compare. */
export const WORTH = {
  /** A gem while nobody could leave anyway. */
  gem: 16,
  /** A room while the exit is not found, and while gems are still wanted. */
  roomBeforeExit: 8,
  roomForGems: 6,
  /** A friend with black dice only. */
  friend: 40,
} as const;

/** Gems that can still be had, and how many are wanted. */
export interface Prospect {
  readonly laid: number;
  readonly unseen: number;
  readonly depot: number;
  readonly wanted: number;
}

/** Gems that may stay in the depot when everybody leaves: another key or two each. */
const LEFT_BEHIND = 1;

export const prospectOf = ({ view }: Sight): Prospect => {
  let laid = 0;
  let seen = 0;
  for (const cell in view.rooms) {
    const room = view.rooms[cell];
    const most = room?.tile.offers?.at(-1)?.gems ?? 0;
    seen += most;
    if (room && room.gems === 0) laid += most;
  }
  return {
    laid,
    unseen: Math.max(0, gemsInTheBox(view) - seen),
    depot: view.depot,
    wanted: Math.max(0, view.depot - LEFT_BEHIND),
  };
};

/** Great rooms for three gems each and six rooms for one; two more great ones with six players (TS12). */
const gemsInTheBox = ({ players }: State): number => (players.length === 6 ? 6 : 4) * 3 + 6;

/** What taking gems from the depot saves everyone at the exit. */
export const gemsWorth = (sight: Sight, gems: number): number => {
  const { view, ctx } = sight;
  const beyondGems = escapeCost(ctx).length - 1 - view.depot;
  const taken = Math.min(gems, view.depot);
  let worth = 0;
  for (let gem = 0; gem < taken; gem++) {
    const keys = view.depot - gem + 1 + beyondGems;
    worth += Math.min(WORTH.gem, keysSaved(sight, keys));
  }
  return worth;
};

/** What one key less at the exit saves all who are still inside. */
export const keysSaved = (sight: Sight, keys: number): number => {
  if (keys > MOST_KEYS) return 5 * WORTH.gem;
  let saved = 0;
  sight.view.players.forEach((player, seat) => {
    if (player.spot === undefined) return;
    const grip = gripOf(sight.ctx, seat as Seat);
    const now = Math.min(LONGEST, rollsFor(sight.odds, keysOf(keys), grip));
    saved += now - Math.min(LONGEST, rollsFor(sight.odds, keysOf(keys - 1), grip));
  });
  return saved;
};

/** Nobody shows more keys than this, but with gifts. */
const MOST_KEYS = 5;
/** Longer than this is as good as never. */
const LONGEST = 60;

export const keysOf = (count: number): readonly Face[] => new Array<Face>(count).fill('K');
