import { describe, expect, it } from 'vitest';
import { chunkOf } from './chunks.ts';

const IMPORTS: { readonly [id: string]: readonly string[] } = {
  '/src/main.tsx': ['/src/App.tsx', '/src/ui/loading/lazy.tsx', '/clock.ts'],
  '/src/ui/loading/lazy.tsx': ['/src/words/words.ts'],
  '/worker.ts': ['/clock.ts', '/rules.ts'],
};
const graphOf = (more: typeof IMPORTS = {}) => ({
  getModuleInfo: (id: string) => ({ importedIds: { ...IMPORTS, ...more }[id] ?? [] }),
});

describe('files of the first page', () => {
  it('what it needs is one file, and what it shares with a worker another', () => {
    const chunk = chunkOf('/', new Set(['/worker.ts']));
    const at = (id: string) => chunk(id, graphOf());
    expect([at('/src/App.tsx'), at('/clock.ts'), at('/rules.ts')]).toEqual(['first', 'basics', null]);
  });

  it('none of it says words that come later', () => {
    const chunk = chunkOf('/', new Set());
    const graph = graphOf({ '/src/App.tsx': ['/src/words/words.ts'] });
    expect(() => chunk('/src/App.tsx', graph)).toThrow('App.tsx is part of the first page');
  });
});
