import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Trouble } from './trouble.ts';

/** The files with one of these endings, as named or anywhere in the folders named, in order. */
export const filesNamed = (names: readonly string[], endings: readonly string[]): readonly string[] =>
  names.flatMap(name => {
    if (!existsSync(name)) throw new Trouble(`there is no file or folder ${name}`);
    if (!statSync(name).isDirectory()) return [name];
    const inside = readdirSync(name, { recursive: true, encoding: 'utf8' })
      .filter(file => endings.some(ending => file.endsWith(ending)))
      .sort();
    if (inside.length === 0) throw new Trouble(`no ${endings.join(' or ')} file in ${name}`);
    return inside.map(file => join(name, file));
  });
