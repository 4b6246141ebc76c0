/** Ends every exhaustive switch: the compiler proves it is never reached, the message helps if it lied. */
export const assertNever = (value: never): never => {
  throw new Error(`unexpected value: ${JSON.stringify(value)}`);
};

/** For what cannot be absent unless an invariant broke; `what` names it in the message. */
export const must = <T>(value: T | undefined, what: string): T => {
  if (value === undefined) throw new Error(`missing: ${what}`);
  return value;
};
