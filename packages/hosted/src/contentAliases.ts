/**
 * Names that earlier versions gave to the very same tables, because they hashed only some of them. Listed under today's
 * name, so that the row goes out of use by itself as soon as a table changes.
 */
const ALIASES: { readonly [content: string]: readonly string[] | undefined } = {
  b7e8a43630592a0b: ['3d061f043f0ec4be'],
};

export const aliasesOf = (content: string): readonly string[] => ALIASES[content] ?? [];
