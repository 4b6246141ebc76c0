/** What a player who sees nothing knows: the names of the buttons, in order, and which of them is pressed. */
export interface Heard {
  readonly roll: string;
  readonly actions: readonly { readonly name: string; readonly isPressed: boolean }[];
  readonly depot: number;
}

/** A key to press, or the wish to provoke fate. */
export type Deed = { readonly key: string } | 'fate';

const READY = /: ready/;

/**
 * A patient player by ear: frees dice, lights gems, leaves when it can; otherwise aims at something and rolls. `turn` counts
 * the decisions and turns the wheel of choices, so that the same temple is always played in the same way.
 */
export const nextDeed = ({ roll, actions, depot }: Heard, turn: number): Deed => {
  const at = (wanted: (name: string) => boolean): number => actions.findIndex(({ name }) => wanted(name));
  const press = (index: number): Deed => ({ key: String(index + 1) });

  for (const start of ['Escape', 'Light', 'Free']) {
    const index = at(name => name.startsWith(start) && READY.test(name));
    if (index >= 0) return press(index);
  }
  if (/All black/.test(roll)) return 'fate';
  // Nothing is left to roll but what is held, and it is not enough: a gold mask is wanted first.
  const free = at(name => name.startsWith('Free'));
  if (/held or black/.test(roll) && free >= 0) return press(free);
  if (actions.some(({ isPressed }) => isPressed)) return { key: ' ' };

  const gem = at(name => name.startsWith('Light'));
  if (depot > 3 && gem >= 0) return press(actions.findLastIndex(({ name }) => name.startsWith('Light')));
  const leave = at(name => name.startsWith('Escape'));
  if (leave >= 0) return press(leave);
  const exit = at(name => /^Enter .*, Exit/.test(name));
  if (depot <= 3 && exit >= 0) return press(exit);
  const fresh = at(name => name.startsWith('New room'));
  if (fresh >= 0 && turn % 3 !== 0) return press(fresh);
  const doors = actions.flatMap(({ name }, i) => (name.startsWith('Enter') && !/, Exit/.test(name) ? [i] : []));
  const door = doors[turn % Math.max(1, doors.length)] ?? (exit >= 0 ? exit : undefined);
  return door === undefined ? { key: ' ' } : press(door);
};
