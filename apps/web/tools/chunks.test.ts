import { describe, expect, it } from 'vitest';
import { chunkOf, folderOf } from './chunks.ts';

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

describe('folders of files', () => {
  const folder = (...moduleIds: readonly string[]) => folderOf({ facadeModuleId: null, moduleIds });

  it('are those of a game, where everything in a file is of one game', () => {
    expect(folder('/apps/web/src/games/temple/hand/hand.ts', '/packages/temple/src/dice.ts')).toBe('assets/temple');
    expect(folder('/packages/temple/src/dice.ts', '/packages/rollwrite/src/dice.ts')).toBe('assets');
  });

  it('are those of what is asked for, whichever game it is of', () => {
    expect(folder('/apps/web/src/games/temple/rulebook/chapters.ts')).toBe('assets/rulebook');
    expect(folder('/packages/bots/src/temple/coach.ts', '/apps/web/src/games/temple/coach/words.ts')).toBe(
      'assets/coach',
    );
    expect(folder('/packages/bots/src/temple/coach.ts', '/packages/bots/src/temple/aim.ts')).toBe('assets/temple');
  });
});
