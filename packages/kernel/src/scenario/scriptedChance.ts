import type { Chance } from '@templefall/kit';

/** The numbers to come, by stream; they are handed out in order whatever the occasion. */
export type Draws = { readonly [stream: number]: readonly number[] };

/** Chance written down beforehand. It remembers what it handed out, so it serves one game. */
export interface ScriptedChance {
  readonly chance: Chance;
  /** What was written down and not drawn. */
  readonly left: () => Draws;
}

/** The document promised less luck, or other luck, than the game asked for. */
export class ChanceMissing extends Error {
  override readonly name = 'ChanceMissing';
}

/** Draws the given numbers; a stream that is used up goes on with `then`, or throws `ChanceMissing` without it. */
export const scriptedChance = (draws: Draws, then?: Chance): ScriptedChance => {
  const left = new Map(Object.entries(draws).map(([stream, numbers]) => [Number(stream), [...numbers]]));
  return {
    chance: (stream, occasion) => {
      const later = then?.(stream, occasion);
      return {
        below: bound => {
          const next = left.get(stream)?.shift();
          if (next !== undefined && next < bound) return next;
          if (next !== undefined) throw new ChanceMissing(`stream ${stream}: ${next} is not below ${bound}`);
          if (later) return later.below(bound);
          throw new ChanceMissing(`stream ${stream}: a draw below ${bound} was not written down`);
        },
      };
    },
    left: () => Object.fromEntries([...left].filter(([, numbers]) => numbers.length > 0)),
  };
};
