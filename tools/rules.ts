/** An id of the spec: `TS1`, `TM1.10`, `WV3`. */
const ID = String.raw`[A-Z]{2}\d+(?:\.\d+)?`;

/** The ids a spec defines: each opens a bullet. */
export const idsIn = (spec: string): readonly string[] =>
  [...spec.matchAll(new RegExp(`^- (${ID}) `, 'gm'))].map(([, id]) => id as string);

/** The ids a title names in square brackets: `[TS1] …`, `[TA5, TA6] …`. */
export const idsNamedBy = (title: string): readonly string[] =>
  [...title.matchAll(new RegExp(String.raw`\[(${ID}(?:,\s*${ID})*)\]`, 'g'))].flatMap(([, ids]) =>
    (ids as string).split(/,\s*/),
  );

export interface Title {
  readonly text: string;
  readonly file: string;
}

export interface Claims {
  /** Every id of the spec. */
  readonly ids: readonly string[];
  readonly titles: readonly Title[];
  /** Ids of parts that are not built yet. */
  readonly notBuilt: readonly string[];
  /** The same list as it was committed last; absent outside a repository. */
  readonly notBuiltBefore: readonly string[] | undefined;
}

export interface Coverage {
  readonly covered: readonly string[];
  /** What is wrong, one sentence each; none means the coverage holds. */
  readonly problems: readonly string[];
}

/** Every rule is named by a test or stands in the list of what is not built yet, and that list only shrinks. */
export const coverageOf = ({ ids, titles, notBuilt, notBuiltBefore }: Claims): Coverage => {
  const known = new Set(ids);
  const listed = new Set(notBuilt);
  const named = new Set(titles.flatMap(({ text }) => idsNamedBy(text)));
  const before = notBuiltBefore && new Set(notBuiltBefore);
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index);

  return {
    covered: [...known].filter(id => named.has(id)),
    problems: [
      ...twice.map(id => `${id} is defined twice in the spec`),
      ...titles.flatMap(({ text, file }) =>
        idsNamedBy(text)
          .filter(id => !known.has(id))
          .map(id => `${file}: "${text}" names ${id}, which no spec defines`),
      ),
      ...[...known].filter(id => !named.has(id) && !listed.has(id)).map(id => `${id} is named by no test or scenario`),
      ...notBuilt.filter(id => !known.has(id)).map(id => `${id} is listed as not built, but no spec defines it`),
      ...notBuilt.filter(id => named.has(id)).map(id => `${id} is listed as not built, but a title names it`),
      ...notBuilt.filter(id => before && !before.has(id)).map(id => `${id} was added to the list, which only shrinks`),
    ],
  };
};
