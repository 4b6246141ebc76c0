/** The entry of a table under a name that came from outside: `constructor` and its like, which every object has, are none. */
export const own = <T>(table: { readonly [name: string]: T | undefined }, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;
