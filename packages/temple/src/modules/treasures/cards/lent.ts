import type { Seat } from '@templefall/kernel';
import type { Token } from '../../../questions.ts';
import { TOKEN_WORTH } from '../content.ts';
import type { HeldTreasure } from '../slice.ts';

const LENT = { doubleTorch: 'T', doubleKey: 'K' } as const;
const LENT_KINDS = ['doubleTorch', 'doubleKey'] as const;

/** [TM2.4] [TM2.5] Double torch and double key are lent to a payment of their owner. */
export const tokenOf = ({ seat, treasure }: HeldTreasure): readonly Token[] => {
  const lent = LENT_KINDS.find(kind => kind === treasure);
  return lent ? [{ id: `${lent}@${seat}`, symbol: LENT[lent], worth: TOKEN_WORTH }] : [];
};

/** Whose token it was; undefined for those of other modules. */
export const parseToken = (id: string): HeldTreasure | undefined => {
  const [kind, seat] = id.split('@');
  const treasure = LENT_KINDS.find(one => one === kind);
  return treasure && { treasure, seat: Number(seat) as Seat };
};
