import type { AnyGame } from '@templefall/kernel';
import { err, ok, type Result, seededChance, sha256 } from '@templefall/kit';
import { drawnBetween } from './piles.ts';
import type { Recording } from './recording.ts';
import { isSame, wholeOf } from './whole.ts';

/** What was recomputed, and found as it was recorded. */
export interface Verified {
  readonly rolls: number;
  readonly cards: number;
  readonly steps: number;
  /** The hash of the seed, which the table showed before the first roll. */
  readonly luck: string;
}

export const FLAWS = ['otherGame', 'noSeed', 'otherOpening', 'otherRoll', 'otherCard', 'otherEnd', 'damaged'] as const;

/** What is wrong with a recorded game, and at which step, counted from 1. */
export interface Flaw {
  readonly code: (typeof FLAWS)[number];
  readonly step?: number;
}

/** What a table shows before a game: the seed is fixed by it, and not yet known. */
export const luckOf = (seed: string): string => sha256(seed);

/** Recomputes every roll and every draw of a game from its seed. */
export const verify = (recording: Recording, game: AnyGame): Result<Verified, Flaw> => {
  if (recording.game !== game.id || recording.version !== game.version) return err({ code: 'otherGame' });
  const { seed } = recording;
  if (!seed) return err({ code: 'noSeed' });
  const chance = seededChance(seed);
  let step = 0;
  try {
    const whole = wholeOf(recording, game);
    let state: unknown = game.setup(recording.options, chance);
    if (!whole || !isSame(state, whole.opening)) return err({ code: 'otherOpening' });
    let [rolls, cards] = [0, 0];
    for (const { event } of whole.steps) {
      step++;
      const again = game.redraw?.(event, state, chance);
      if (again) {
        if (!isSame(again, event)) return err({ code: 'otherRoll', step });
        rolls++;
      }
      const before = state;
      state = game.evolve(before, event);
      const { skipped = 0, forced } = event as Passing;
      const drawn = drawnBetween(before, state, skipped);
      if (drawn.isOther && !forced) return err({ code: 'otherCard', step });
      cards += drawn.cards;
    }
    const won = game.outcome(state)?.won;
    if (recording.won !== undefined && recording.won !== won) return err({ code: 'otherEnd' });
    return ok({ rolls, cards, steps: step, luck: luckOf(seed) });
  } catch {
    return err({ code: 'damaged', ...(step > 0 && { step }) });
  }
};

/** Cards may be passed over, and a card that had to come may come from anywhere in its pile. */
interface Passing {
  readonly type: string;
  readonly skipped?: number;
  readonly forced?: true;
}
