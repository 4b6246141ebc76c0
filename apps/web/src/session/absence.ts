import type { Millis } from '@templefall/kit';
import type { Presence } from '@templefall/protocol';

/** Since when somebody is away, or back. */
export interface Absence {
  readonly goneAt?: Millis;
  readonly backAt?: Millis;
}

/** Notes in game time who went and who came back, seat by seat, from the difference of two lists of who is there. */
export const absences = (): {
  readonly note: (presence: Presence | undefined, now: () => Millis) => void;
  readonly of: (seat: number) => Absence;
  /** Another game, with a time of its own; who was there in the last one, by the seats they had in it, says nothing about this. */
  readonly forget: (old: Presence | undefined) => void;
} => {
  let last: Presence | undefined;
  let stale: Presence | undefined;
  const known = new Map<number, Absence>();
  return {
    note: (presence, now) => {
      if (presence === last || presence === stale) return;
      presence?.seats.forEach((is, seat) => {
        const was = last?.seats[seat];
        if (is === was) return;
        if (is === 'gone') known.set(seat, { goneAt: now() });
        else if (is === 'here' && known.get(seat)?.goneAt !== undefined) known.set(seat, { backAt: now() });
      });
      last = presence;
    },
    of: seat => known.get(seat) ?? {},
    forget: old => {
      known.clear();
      last = undefined;
      stale = old;
    },
  };
};
