import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { grouped } from '@templefall/kit';
import type { Plugin } from 'vite';

/** A variable that a style sheet sets: where, and what it says. */
interface Setting {
  readonly name: string;
  readonly value: string;
  readonly isAtRoot: boolean;
  /** Under no condition, such as the width of the window. */
  readonly isPlain: boolean;
}

const COMMENT = /\/\*[\s\S]*?\*\//g;
const VARIABLE = /var\(\s*(--[\w-]+)\s*\)/g;

/** The root element itself, also by what it was told about contrast or motion. */
const ROOT = /^(:root|\[data-[^\]]+\])$/;

const settingsIn = (sheet: string): readonly Setting[] => {
  const around: string[] = [];
  const found: Setting[] = [];
  for (const [, text = '', brace] of sheet.replace(COMMENT, '').matchAll(/([^{}]*)([{}])/g)) {
    const lines = text.split(';');
    if (brace === '{') around.push(lines.pop()?.trim() ?? '');
    const [selector = ''] = brace === '{' ? around.slice(-2, -1) : around.slice(-1);
    const isAtRoot = selector.split(',').every(one => ROOT.test(one.trim()));
    for (const line of lines) {
      const [, name, value] = /^\s*(--[\w-]+)\s*:([\s\S]*)$/.exec(line) ?? [];
      if (name && value !== undefined)
        found.push({ name, value: value.trim(), isAtRoot, isPlain: isAtRoot && around.length === 1 });
    }
    if (brace === '}') around.pop();
  }
  return found;
};

/**
 * Tokens that always say the same: set once, at the root, and made of nothing that is set further down; what they say is
 * written out as far as it can be.
 */
export const constantsIn = (sheets: readonly string[]): ReadonlyMap<string, string> => {
  const all = grouped(sheets.flatMap(settingsIn), ({ name }) => name);
  const isOfRoot = (name: string): boolean => all.get(name)?.every(({ isAtRoot }) => isAtRoot) ?? false;
  const known = new Map<string, string>();
  for (const [name, [only, other]] of all) {
    if (!only?.isPlain || other) continue;
    if (namesIn(only.value).every(isOfRoot)) known.set(name, only.value);
  }
  // Tokens are made of tokens, a few deep.
  for (let deep = 0; deep < 4; deep++) for (const [name, value] of known) known.set(name, inlined(value, known));
  return known;
};

const namesIn = (value: string): readonly string[] =>
  [...value.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name);

export const inlined = (sheet: string, constants: ReadonlyMap<string, string>): string =>
  sheet.replace(VARIABLE, (variable, name: string) => constants.get(name) ?? variable);

/**
 * Writes tokens that never change out where they are used. A browser reads a declaration with a variable in it anew for every
 * element and every change; on a slow phone that was an eighth of what a frame of the game cost.
 */
export const inlineTokens = (root: string): Plugin => {
  let constants: ReadonlyMap<string, string> = new Map();
  return {
    name: 'inline-tokens',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      constants = constantsIn(
        globSync('src/**/*.css', { cwd: root }).map(file => readFileSync(join(root, file), 'utf8')),
      );
    },
    transform: {
      filter: { id: /\.css$/ },
      handler: sheet => ({ code: inlined(sheet, constants), map: null }),
    },
  };
};
