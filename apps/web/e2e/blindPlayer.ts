import { begins, contains, say, source } from './words.ts';
/** What a player who sees nothing knows: the names of the buttons, the key of each, and which of them is pressed. */
export interface Heard {
  readonly roll: string;
  readonly actions: readonly { readonly name: string; readonly key: string; readonly isPressed: boolean }[];
  readonly depot: number;
}

/** A key to press, or the wish to provoke fate. */
export type Deed = { readonly key: string } | 'fate';

const ESCAPE = begins('act.escape');
const LIGHT = begins('act.activateN');
/** A die of one's own or of a friend. */
const FREE = new RegExp(`^(${source('act.freeN')}|${source('act.freeOther')})`);
const ENTER = begins('act.enterRoom');
const EXIT = begins('act.enterRoom', { room: say('room.exit') });
const READY = contains('act.readyFree', { action: '' });

/**
 * A patient player by ear: frees dice, lights gems, leaves when it can; otherwise aims at something and rolls. `turn` counts
 * the decisions and turns the wheel of choices, so that the same temple is always played in the same way.
 */
export const nextDeed = ({ roll, actions, depot }: Heard, turn: number): Deed => {
  const at = (wanted: (name: string) => boolean): number => actions.findIndex(({ name }) => wanted(name));
  const press = (index: number): Deed => ({ key: actions[index]?.key ?? ' ' });

  for (const start of [ESCAPE, LIGHT, FREE]) {
    const index = at(name => start.test(name) && READY.test(name));
    if (index >= 0) return press(index);
  }
  if (contains('roll.stuck').test(roll)) return 'fate';
  // Nothing is left to roll but what is held, and it is not enough: a gold mask is wanted first.
  const free = at(name => FREE.test(name));
  if (contains('roll.heldOrBlack').test(roll) && free >= 0) return press(free);
  if (actions.some(({ isPressed }) => isPressed)) return { key: ' ' };

  const gem = at(name => LIGHT.test(name));
  if (depot > 3 && gem >= 0) return press(actions.findLastIndex(({ name }) => LIGHT.test(name)));
  const leave = at(name => ESCAPE.test(name));
  if (leave >= 0) return press(leave);
  const exit = at(name => EXIT.test(name));
  if (depot <= 3 && exit >= 0) return press(exit);
  const fresh = at(name => begins('act.discoverSide').test(name));
  if (fresh >= 0 && turn % 3 !== 0) return press(fresh);
  const doors = actions.flatMap(({ name }, i) => (ENTER.test(name) && !EXIT.test(name) ? [i] : []));
  const door = doors[turn % Math.max(1, doors.length)] ?? (exit >= 0 ? exit : undefined);
  return door === undefined ? { key: ' ' } : press(door);
};
