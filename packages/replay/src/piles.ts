import { isDictionary } from '@templefall/kernel';

/** What left the face-down piles of a state in one step. */
export interface Drawn {
  /** Cards taken from the top. */
  readonly cards: number;
  /** A card came from elsewhere than the top, or the order changed. */
  readonly isOther: boolean;
}

const NOTHING: Drawn = { cards: 0, isOther: false };

/**
 * Compares every pile of two whole states. From a face-down pile cards come from the top; cards may go under it; `turned` cards
 * went under it first. Parts that are the very same object were not touched.
 */
export const drawnBetween = (before: unknown, after: unknown, turned: number): Drawn => {
  if (before === after) return NOTHING;
  const [was, is] = [orderOf(before), orderOf(after)];
  if (was && is) return takenFrom(was, is, turned);
  if (!isParent(before) || !isParent(after)) return NOTHING;
  return Object.keys(before).reduce((sum, key) => {
    const { cards, isOther } = drawnBetween(before[key], after[key], turned);
    return { cards: sum.cards + cards, isOther: sum.isOther || isOther };
  }, NOTHING);
};

const takenFrom = (was: readonly unknown[], is: readonly unknown[], turned: number): Drawn => {
  const times = was.length === 0 ? 0 : turned % was.length;
  const order = [...was.slice(times), ...was.slice(0, times)];
  for (let cards = 0; cards <= order.length; cards++)
    if (order.slice(cards).every((card, index) => card === is[index])) return { cards, isOther: false };
  return { cards: 0, isOther: true };
};

const orderOf = (value: unknown): readonly unknown[] | undefined =>
  isDictionary(value) && typeof value.size === 'number' && Array.isArray(value.order) ? value.order : undefined;

const isParent = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null;
