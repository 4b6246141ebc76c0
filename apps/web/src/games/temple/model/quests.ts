import { type Cell, cellOfTile, type State, type TileId, temple } from '@templefall/temple';
import type { Words } from '@templefall/texts';
import { QUEST_ART } from './contentArt.ts';
import { sliceOf } from './slices.ts';

export interface QuestMark {
  readonly key: string;
  readonly icon: string;
  readonly colour: string;
  readonly isDone: boolean;
  readonly name: string;
  readonly rule: string;
  /** Where its room lies, once it was found. */
  readonly cell?: Cell;
}

/** Quests that were found, done or not, and a place for each that is still in the stack. Nothing if there are none. */
export const questsOf = (state: State, words: Words): readonly QuestMark[] => {
  const slice = sliceOf(state, 'quests');
  if (!slice) return [];
  const ctx = temple.context(state, 0);
  const found = Object.keys(QUEST_ART).filter(
    tile => cellOfTile(state.rooms, tile) !== undefined && ctx.ask('questPool', null, []).includes(tile as TileId),
  );
  const hidden = Math.max(0, slice.count - slice.forfeited - found.length);
  return [
    ...found.map((tile): QuestMark => {
      const [icon, colour] = QUEST_ART[tile] ?? ['quest', '#d3a86c'];
      const cell = cellOfTile(state.rooms, tile);
      return {
        key: tile,
        icon,
        colour,
        isDone: ctx.ask('isQuestDone', { tile: tile as TileId }, false),
        name: questName(tile, words),
        rule: words.find(`room.${ROOM_WORD[tile]}.rule`) ?? '',
        ...(cell && { cell }),
      };
    }),
    ...Array.from(
      { length: hidden },
      (_, i): QuestMark => ({
        key: `hidden-${i}`,
        icon: 'quest',
        colour: '#6c6357',
        isDone: false,
        name: words.say('quests.hidden'),
        rule: words.say('quests.hidden.rule'),
      }),
    ),
  ];
};

export const questName = (tile: string, { find }: Words): string => find(`room.${ROOM_WORD[tile]}`) ?? tile;

const ROOM_WORD: { readonly [tile: string]: string } = {
  altar: 'altar',
  trials: 'trials',
  'ghost-room': 'ghost',
  'tree-of-life': 'tree',
  obelisk: 'obelisk',
  'treasure-room': 'chalice',
};
