import { HOSTED_GAMES } from '@templefall/hosted';
import { pileOf } from '@templefall/kernel';
import type { HostedGame } from '@templefall/table';
import { EXIT, type PaceTimes, temple } from '@templefall/temple';

/** What of the Temple is cut short; countdowns in seconds. */
export interface Brief {
  /** How long faces tumble, and when the next roll may begin. */
  readonly pace?: PaceTimes;
  readonly countdowns?: readonly (readonly [opens: number, ends: number])[];
  /** So many rooms lie above the exit, and none below it. */
  readonly rooms?: number;
  readonly depot?: number;
}

/** The Temple, only shorter: for suites that are to meet every moment of a whole game. The rules are the very same. */
export const briefTemple = ({ pace, countdowns, rooms, depot }: Brief): HostedGame | undefined => {
  const game: typeof temple = {
    ...temple,
    setup: (options, chance) => {
      const state = temple.setup(options, chance);
      const above = (state.stack.order ?? []).filter(tile => tile !== EXIT).slice(0, rooms);
      return {
        ...state,
        ...(pace && { pace }),
        ...(rooms !== undefined && { stack: pileOf([...above, EXIT]) }),
        ...(depot !== undefined && { depot }),
        ...(countdowns && {
          countdowns: countdowns.map(([opens, ends]) => ({ opens: opens * 1000, ends: ends * 1000 })),
        }),
      };
    },
  };
  return HOSTED_GAMES.temple && { ...HOSTED_GAMES.temple, game };
};
