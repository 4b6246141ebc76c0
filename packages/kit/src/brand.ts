declare const tag: unique symbol;

/** A type of its own for ids and quantities, so that a seat is never passed where a die is meant. */
export type Brand<T, Name extends string> = T & { readonly [tag]: Name };

/** Milliseconds on whichever clock the name beside it says. */
export type Millis = number;
