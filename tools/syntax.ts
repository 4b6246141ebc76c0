import { parseSync } from '@swc/core';

/** A node of the parser's tree, with the few fields that the tools look at. */
export interface Node {
  readonly type?: string;
  readonly value?: unknown;
  readonly name?: Node;
  readonly callee?: Node;
  readonly object?: Node;
  readonly property?: Node;
  readonly tag?: Node;
  readonly source?: Node;
  readonly expression?: Node;
  readonly opening?: { readonly name?: Node };
  readonly children?: readonly Node[];
  readonly arguments?: readonly { readonly expression: Node }[];
  readonly quasis?: readonly { readonly cooked?: string; readonly raw: string }[];
}

/** Every node of a source file, parents before their children. */
export const nodesOf = (source: string, { isTsx = false } = {}): readonly Node[] =>
  nodesUnder(parseSync(source, { syntax: 'typescript', tsx: isTsx, target: 'esnext' }).body);

/** Every node of a part of the tree, itself included, parents before their children. */
export const nodesUnder = (part: unknown): readonly Node[] => {
  const nodes: Node[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const one of value) visit(one);
    else if (typeof value === 'object' && value !== null) {
      if ('type' in value) nodes.push(value as Node);
      for (const child of Object.values(value)) visit(child);
    }
  };
  visit(part);
  return nodes;
};

/** The written parts of a template, between its blanks. */
export const partsOf = ({ quasis = [] }: Node): readonly string[] => quasis.map(one => one.cooked ?? one.raw);
