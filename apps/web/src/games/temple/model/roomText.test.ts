import { seat } from '@templefall/kernel';
import type { Cell, State } from '@templefall/temple';
import { LANGUAGES, loadTexts, wordsOf } from '@templefall/texts';
import { describe, expect, it } from 'vitest';
import { middle } from '../../../gallery/samples.ts';
import { roomNotes } from './roomText.ts';
import { sliceOf } from './slices.ts';

const { view } = middle();
const CHEST = '2,0' as Cell;
const marked = (Object.keys(view.rooms) as Cell[]).find(cell => view.rooms[cell]?.tile.marks?.includes('curse'));

describe.each(LANGUAGES)('what a room tells in %s', language => {
  it('how a chest is opened, as long as a treasure lies in it', async () => {
    const words = wordsOf(language, await loadTexts[language]());
    const rule = words.say('room.treasure.rule');
    expect(view.rooms[CHEST]?.tile.marks).toContain('treasure');
    expect(roomNotes(words, view, CHEST)).toContain(rule);
    expect(roomNotes(words, taken(CHEST), CHEST)).not.toContain(rule);
    expect(roomNotes(words, { ...view, modules: {} }, CHEST)).not.toContain(rule);
  });

  it('what the purple mask does, where curses are played', async () => {
    const words = wordsOf(language, await loadTexts[language]());
    const rule = words.say('room.curse.rule');
    if (!marked) throw new Error('no room with a curse');
    expect(roomNotes(words, view, marked)).toContain(rule);
    expect(roomNotes(words, { ...view, modules: {} }, marked)).not.toContain(rule);
  });
});

/** The same after somebody took what lay there. */
const taken = (cell: Cell): State => {
  const treasures = sliceOf(view, 'treasures');
  if (!treasures) throw new Error('no treasures');
  const { [cell]: _, ...laid } = treasures.laid;
  const held = [...treasures.held, { seat: seat(0), treasure: 'doubleKey' as const }];
  return { ...view, modules: { ...view.modules, treasures: { ...treasures, laid, held } } };
};
