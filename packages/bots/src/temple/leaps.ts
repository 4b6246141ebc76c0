import { beyond, cellOf, SIDES, type Side, type Spot } from '@templefall/temple';
import type { CommandDraft } from './job.ts';
import { lawful } from './lawful.ts';
import { distance } from './map.ts';
import type { Leap, Sight } from './sight.ts';

/** What a leap must save to be worth the dice or the treasure it takes. */
export const WORTH_A_LEAP = 4.5;

/** To the side of whoever stands nearest to the goal. */
export const leapToFriend = (sight: Sight, goal: Spot, draft: CommandDraft): Leap | undefined => {
  const { view, me, map, spot } = sight;
  const now = Math.min(distance(map, spot, goal), FAR);
  let to: Spot | undefined;
  let least = now - WORTH_A_LEAP;
  view.players.forEach((friend, seat) => {
    if (seat === me || friend.spot === undefined) return;
    const left = distance(map, friend.spot, goal);
    if (left > least) return;
    least = left;
    to = friend.spot;
  });
  const command = to === undefined ? undefined : lawful(sight, { ...draft, to });
  return command && { command, saves: now - least };
};

/** Into, or to a passage into, a neighbouring room from which the way is shorter. */
export const leapThroughWall = (sight: Sight, goal: Spot, draftAt: (side: Side) => CommandDraft): Leap | undefined => {
  const { map, spot } = sight;
  const now = Math.min(distance(map, spot, goal), FAR);
  for (const side of SIDES) {
    const there = beyond(cellOf(spot), side) as string as Spot;
    const saves = now - distance(map, there, goal);
    const command = saves >= WORTH_A_LEAP ? lawful(sight, draftAt(side)) : undefined;
    if (command) return { command, saves };
  }
  return undefined;
};

/** Where there is no way at all, any way is worth this many rolls. */
const FAR = 25;
