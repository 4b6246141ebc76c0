import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { parseAllDocuments } from 'yaml';

/** `import lessons from '….yaml'`: the documents of a file as data, without a parser on the page. */
export const lessonFiles = (): Plugin => ({
  name: 'lesson-files',
  enforce: 'pre',
  async load(id) {
    if (!id.endsWith('.yaml')) return undefined;
    const documents = parseAllDocuments(await readFile(id, 'utf8'));
    return `export default ${JSON.stringify([...documents].map(document => document.toJS()))}`;
  },
});
