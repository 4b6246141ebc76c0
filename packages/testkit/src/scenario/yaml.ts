import type { Path } from '@templefall/kernel';
import { type Document, isMap, isNode, LineCounter, type Node, parseAllDocuments } from 'yaml';

/** One document of a YAML text: its raw value, and where each of its parts stands. */
export interface YamlDocument {
  readonly raw: unknown;
  readonly line: (path: Path) => number;
  /** Mistakes of the YAML itself. */
  readonly mistakes: readonly { readonly line: number; readonly told: string }[];
}

/** All documents of a text; three dashes separate them. */
export const readYaml = (source: string): readonly YamlDocument[] => {
  const lines = new LineCounter();
  const documents = parseAllDocuments(source, { lineCounter: lines, prettyErrors: false, uniqueKeys: true });
  if (!Array.isArray(documents)) return [];
  const lineAt = (offset: number): number => lines.linePos(offset).line;
  return documents.map(document => ({
    raw: document.errors.length === 0 ? document.toJS() : undefined,
    line: path => lineAt(offsetOf(document, path)),
    mistakes: document.errors.map(error => ({ line: lineAt(error.pos[0]), told: error.message })),
  }));
};

/** Where the part stands; where it is missing, the nearest part around it. */
const offsetOf = (document: Document, path: Path): number => {
  for (let length = path.length; length > 0; length--) {
    const offset = keyOffset(document, path.slice(0, length));
    if (offset !== undefined) return offset;
  }
  return document.contents?.range?.[0] ?? 0;
};

/** The key's place, because a value may begin a line below it. */
const keyOffset = (document: Document, path: Path): number | undefined => {
  const around = path.length === 1 ? document.contents : document.getIn(path.slice(0, -1), true);
  const last = path.at(-1);
  if (isMap(around)) {
    const pair = around.items.find(({ key }) => isNode(key) && String(key) === String(last));
    return pair && (pair.key as Node).range?.[0];
  }
  const value = document.getIn(path, true);
  return isNode(value) ? value.range?.[0] : undefined;
};
