import type { Chapter } from '../../../rulebook/rulebook.ts';

/** Every rule of docs/spec/roll-and-write.md stands in one of these paragraphs, and each paragraph says which it tells. */
export const CHAPTERS = [
  {
    id: 'start',
    paragraphs: [
      { id: 'goal', rules: ['WF1', 'WF2', 'WF3'] },
      { id: 'setup', rules: ['WS1', 'WS4', 'WS5'] },
      { id: 'rounds', rules: ['WS2', 'WT1'] },
      { id: 'gems', rules: ['WS3', 'WE7'] },
    ],
  },
  {
    id: 'turn',
    paragraphs: [
      { id: 'course', rules: ['WT2', 'WT8'] },
      { id: 'curses', rules: ['WT3'] },
      { id: 'heal', rules: ['WB3'] },
      { id: 'pairs', rules: ['WT4'] },
      { id: 'place', rules: ['WT5'] },
      { id: 'reroll', rules: ['WB4', 'WB7'] },
      { id: 'endTurn', rules: ['WT7', 'WX1'] },
    ],
  },
  {
    id: 'explore',
    paragraphs: [
      { id: 'enter', rules: ['WT6', 'WE1', 'WE3'] },
      { id: 'outside', rules: ['WE2'] },
      { id: 'firstVisit', rules: ['WE4'] },
      { id: 'rewards', rules: ['WE5', 'WE8'] },
      { id: 'joker', rules: ['WE6'] },
      { id: 'secrets', rules: ['WE9'] },
      { id: 'rush', rules: ['WB6'] },
      { id: 'exit', rules: ['WF4'] },
    ],
  },
  {
    id: 'tracks',
    paragraphs: [
      { id: 'tracks', rules: ['WB1'] },
      { id: 'trackGem', rules: ['WB2'] },
      { id: 'boxSymbols', rules: ['WB5'] },
    ],
  },
  {
    id: 'pool',
    paragraphs: [
      { id: 'pool', rules: ['WP1', 'WP2'] },
      { id: 'cross', rules: ['WP3', 'WP7'] },
      { id: 'cashIn', rules: ['WP4', 'WP6', 'WP8'] },
      { id: 'gemSide', rules: ['WP5'] },
    ],
  },
  {
    id: 'variants',
    paragraphs: [
      { id: 'variants', rules: ['WV1', 'WV8'] },
      { id: 'blocked', rules: ['WV2', 'WV3'] },
      { id: 'lottery', rules: ['WV4', 'WV7'] },
      { id: 'diceRooms', rules: ['WV5', 'WV6'] },
    ],
  },
  {
    id: 'team',
    paragraphs: [
      { id: 'talk', rules: ['WX3', 'WX9'] },
      { id: 'wishes', rules: ['WX7', 'WX8'] },
      { id: 'notes', rules: ['WX10'] },
      { id: 'undo', rules: ['WX4'] },
      { id: 'table', rules: ['WX2', 'WX5', 'WX6'] },
    ],
  },
] as const satisfies readonly Chapter[];

export type ParagraphId = (typeof CHAPTERS)[number]['paragraphs'][number]['id'];
