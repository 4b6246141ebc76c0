/**
 * A face-down pile. The server knows its order; a view knows only how many there are. Both are folded by the same
 * functions: what an event says was drawn is taken out of the order where there is one.
 */
export interface Pile<T> {
  readonly size: number;
  /** Top first. Absent in a view. */
  readonly order?: readonly T[];
}

export const pileOf = <T>(order: readonly T[]): Pile<T> => ({ size: order.length, order });

/** What the table may know of it. */
export const hidden = <T>({ size }: Pile<T>): Pile<T> => ({ size });

/** The top card; only the holder of the order can ask. */
export const top = <T>(pile: Pile<T>): T | undefined => known(pile)[0];

/** The order, which must be known here: asking a view for it is a broken invariant, not a refusal. */
export const known = <T>({ order, size }: Pile<T>): readonly T[] => {
  if (!order) throw new Error(`a hidden pile of ${size} was asked for its order`);
  return order;
};

/** Without the named card, wherever it lay. */
export const without = <T>({ size, order }: Pile<T>, card: T): Pile<T> => {
  if (!order) return { size: size - 1 };
  const at = order.indexOf(card);
  if (at < 0) throw new Error(`not in the pile: ${JSON.stringify(card)}`);
  return pileOf(order.toSpliced(at, 1));
};

/** With the cards put under it, in the order given. A view passes no cards, only their number. */
export const withUnder = <T>({ size, order }: Pile<T>, cards: readonly T[]): Pile<T> =>
  order ? pileOf([...order, ...cards]) : { size: size + cards.length };

/** The topmost cards go under the pile, one after the other. */
export const turnedOver = <T>(pile: Pile<T>, count: number): Pile<T> => {
  if (!pile.order || count === 0) return pile;
  const times = count % pile.order.length;
  return pileOf([...pile.order.slice(times), ...pile.order.slice(0, times)]);
};

/** The top card as a face-down pile of its own, and the rest. */
export const dealt = <T>({ size, order }: Pile<T>): readonly [card: Pile<T>, rest: Pile<T>] =>
  order ? [pileOf(order.slice(0, 1)), pileOf(order.slice(1))] : [{ size: 1 }, { size: size - 1 }];
