import type { Chapter } from '../../../rulebook/rulebook.ts';

/** Every rule of docs/spec/temple.md stands in one of these paragraphs, and each paragraph says which it tells. */
export const CHAPTERS = [
  {
    id: 'start',
    paragraphs: [
      { id: 'goal', rules: ['TT5'] },
      { id: 'setup', rules: ['TS1', 'TS5', 'TS6', 'TS7', 'TS8', 'TS10', 'TS13'] },
      { id: 'depot', rules: ['TS3', 'TS4', 'TM5.1'] },
      { id: 'level', rules: ['TS9', 'TS12'] },
      { id: 'practice', rules: ['TS11'] },
    ],
  },
  {
    id: 'dice',
    paragraphs: [
      { id: 'symbols', rules: ['TS2', 'TD1'] },
      { id: 'blackMask', rules: ['TD2'] },
      { id: 'goldMask', rules: ['TD3', 'TD8'] },
      { id: 'paying', rules: ['TD4', 'TD5'] },
      { id: 'pace', rules: ['TD6', 'TD7'] },
    ],
  },
  {
    id: 'rooms',
    paragraphs: [
      { id: 'doorways', rules: ['TB1', 'TB2', 'TB3'] },
      { id: 'enter', rules: ['TA1', 'TA2'] },
      { id: 'discover', rules: ['TA3', 'TA4', 'TB4', 'TB5'] },
      { id: 'lastDoorway', rules: ['TB6'] },
      { id: 'gems', rules: ['TA5', 'TA8', 'TA9'] },
      { id: 'together', rules: ['TA6', 'TA13', 'TA14'] },
      { id: 'greatGems', rules: ['TA7'] },
    ],
  },
  {
    id: 'clock',
    paragraphs: [
      { id: 'clock', rules: ['TT1', 'TT2', 'TT8'] },
      { id: 'slam', rules: ['TT3', 'TT4'] },
      { id: 'noDice', rules: ['TT6'] },
      { id: 'fate', rules: ['TA20', 'TA21', 'TA22', 'TA23'] },
      { id: 'escape', rules: ['TA10'] },
      { id: 'gift', rules: ['TA11'] },
      { id: 'outside', rules: ['TA12'] },
    ],
  },
  {
    id: 'curses',
    paragraphs: [
      { id: 'curse', rules: ['TM1.1', 'TM1.2', 'TM1.3', 'TM1.10'] },
      { id: 'trap', rules: ['TM1.4', 'TM1.12'] },
      { id: 'brokenDie', rules: ['TM1.5', 'TM1.11'] },
      { id: 'maskCurse', rules: ['TM1.6', 'TM1.13'] },
      { id: 'silence', rules: ['TM1.7'] },
      { id: 'lostDice', rules: ['TM1.8'] },
      { id: 'cursedHand', rules: ['TM1.9'] },
    ],
  },
  {
    id: 'treasures',
    paragraphs: [
      { id: 'treasure', rules: ['TM2.1', 'TM2.2', 'TM2.9'] },
      { id: 'doubles', rules: ['TM2.4', 'TM2.5', 'TM2.10', 'TM2.11'] },
      { id: 'healingMask', rules: ['TM2.3'] },
      { id: 'teleport', rules: ['TM2.6'] },
      { id: 'extraGem', rules: ['TM2.7'] },
      { id: 'secretPassage', rules: ['TM2.8'] },
    ],
  },
  {
    id: 'illusions',
    paragraphs: [
      { id: 'illusions', rules: ['TM3.1', 'TM3.6', 'TM3.8'] },
      { id: 'vanish', rules: ['TM3.2', 'TM3.3', 'TM3.4', 'TM3.5', 'TM3.7'] },
    ],
  },
  {
    id: 'special',
    paragraphs: [
      { id: 'special', rules: ['TM4.1'] },
      { id: 'twins', rules: ['TM4.2', 'TM4.3'] },
      { id: 'double', rules: ['TM4.4', 'TM4.10'] },
      { id: 'chalice', rules: ['TM4.5', 'TM4.6', 'TM4.7', 'TM4.8', 'TM4.9', 'TM4.11'] },
    ],
  },
  {
    id: 'extras',
    paragraphs: [
      { id: 'soulSwap', rules: ['TM5.2', 'TM5.4'] },
      { id: 'greatTorch', rules: ['TM5.3', 'TM5.5'] },
    ],
  },
  {
    id: 'quests',
    paragraphs: [
      { id: 'quests', rules: ['TM6.1', 'TM6.2', 'TM6.3', 'TM6.10'] },
      { id: 'altar', rules: ['TM6.4', 'TM6.11'] },
      { id: 'trials', rules: ['TM6.5'] },
      { id: 'ghost', rules: ['TM6.6'] },
      { id: 'tree', rules: ['TM6.7'] },
      { id: 'obelisk', rules: ['TM6.8', 'TM6.9', 'TM6.12'] },
    ],
  },
  {
    id: 'characters',
    paragraphs: [
      { id: 'characters', rules: ['TM7.1', 'TM7.2', 'TM7.17'] },
      { id: 'explorer', rules: ['TM7.3', 'TM7.4', 'TM7.16'] },
      { id: 'doc', rules: ['TM7.5', 'TM7.6'] },
      { id: 'colossus', rules: ['TM7.7', 'TM7.8', 'TM7.15'] },
      { id: 'priest', rules: ['TM7.9', 'TM7.10'] },
      { id: 'mechanic', rules: ['TM7.11', 'TM7.12'] },
      { id: 'magician', rules: ['TM7.13', 'TM7.14'] },
    ],
  },
  {
    id: 'promos',
    paragraphs: [
      { id: 'pit', rules: ['TP1'] },
      { id: 'lostTreasure', rules: ['TP2', 'TP10'] },
      { id: 'trulyCursed', rules: ['TP3'] },
      { id: 'fountain', rules: ['TP6', 'TP9'] },
      { id: 'poisoned', rules: ['TP7'] },
      { id: 'vines', rules: ['TP8'] },
      { id: 'doomed', rules: ['TP4'] },
      { id: 'onYourFeet', rules: ['TP5'] },
    ],
  },
  { id: 'challenges', paragraphs: [{ id: 'challenges', rules: ['TC1', 'TC2', 'TC3', 'TC4', 'TC5', 'TC6'] }] },
  {
    id: 'screen',
    paragraphs: [
      { id: 'lateTaps', rules: ['TT7', 'TT9', 'TT10'] },
      { id: 'pause', rules: ['TX4', 'TX6'] },
      { id: 'away', rules: ['TX3'] },
      { id: 'refusals', rules: ['TX1', 'TX2'] },
      { id: 'record', rules: ['TX5', 'TX7'] },
    ],
  },
] as const satisfies readonly Chapter[];

export type ParagraphId = (typeof CHAPTERS)[number]['paragraphs'][number]['id'];
