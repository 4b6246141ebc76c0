/**
 * How the answers of several modules to one question become one. Every law is independent of the order of the
 * answers, so there is no priority anywhere: if order would matter, the question is wrong and is split.
 */
export type Law<Answer> = (base: Answer, answers: readonly Answer[]) => Answer;

export const sum: Law<number> = (base, answers) => answers.reduce((total, one) => total + one, base);
export const max: Law<number> = (base, answers) => Math.max(base, ...answers);
export const any: Law<boolean> = (base, answers) => base || answers.some(one => one);
export const every: Law<boolean> = (base, answers) => base && answers.every(one => one);

/** A set written as a list: sorted by name, so that the order of the modules leaves no trace. */
export const concat = <T>(base: readonly T[], answers: readonly (readonly T[])[]): readonly T[] => {
  const sole = answers[0];
  // Mostly one module answers, with one thing or nothing.
  if (base.length === 0 && answers.length === 1 && sole && sole.length < 2) return sole;
  const all = [...base, ...answers.flat()];
  if (all.length < 2 || answers.length === 0) return all;
  if (all.every(one => typeof one === 'string')) return all.sort();
  return all
    .map(one => ({ one, name: JSON.stringify(one) }))
    .sort((a, b) => compare(a.name, b.name))
    .map(({ one }) => one);
};

/**
 * Of several refusals the one whose code stands first in the declared order is told; codes that are not declared come
 * after, and of equals the first by name.
 */
export const refusalBy =
  <Code extends string, R extends { readonly code: Code }>(codes: readonly Code[]): Law<R | undefined> =>
  (base, answers) =>
    [base, ...answers].reduce<R | undefined>((told, one) => {
      if (one === undefined || told === undefined) return told ?? one;
      const order = rank(codes, one.code) - rank(codes, told.code);
      return (order || compare(JSON.stringify(one), JSON.stringify(told))) < 0 ? one : told;
    }, undefined);

const rank = (codes: readonly string[], code: string): number => {
  const place = codes.indexOf(code);
  return place < 0 ? codes.length : place;
};

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
