import type { Token } from '../../../questions.ts';
import { TOKEN_WORTH } from '../content.ts';
import type { HeldTreasure } from '../slice.ts';

const LENT = { doubleTorch: 'T', doubleKey: 'K' } as const;
const LENT_KINDS = ['doubleTorch', 'doubleKey'] as const;

/** [TM2.4] [TM2.5] Double torch and double key go into a payment of their owner. */
export const tokenOf = ({ treasure }: HeldTreasure): readonly Token[] => {
  const id = tokenNamed(treasure);
  return id ? [{ id, symbol: LENT[id], worth: TOKEN_WORTH }] : [];
};

/** Undefined for what is no treasure, or serves otherwise. */
export const tokenNamed = (id: string): (typeof LENT_KINDS)[number] | undefined => LENT_KINDS.find(kind => kind === id);
