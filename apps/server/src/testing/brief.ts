import { temple } from '@templefall/temple';
import { OFFERS, type Offered } from '../games.ts';

/** The Temple on a clock of little more than a minute: for suites that are to meet every moment of it. */
const game: typeof temple = {
  ...temple,
  setup: (options, chance) => ({
    ...temple.setup(options, chance),
    countdowns: [
      { opens: 60_000, ends: 64_000 },
      { opens: 65_000, ends: 69_000 },
    ],
  }),
};

export const briefTemple: Offered | undefined = OFFERS.temple && { ...OFFERS.temple, game };
