/** Which lesson teaches a rule. The files of `corpora/lessons` say it too; a test holds the two together. */
const LESSONS: { readonly [rule: string]: string } = {
  WE1: 'enter',
  WE2: 'enter',
  WE3: 'twoRooms',
  WE4: 'twoRooms',
  WT4: 'keepOrPool',
  WT5: 'keepOrPool',
  WP1: 'fillMap',
  WP3: 'fillMap',
  WP4: 'cashIn',
  WP5: 'cashIn',
  WT3: 'cursed',
  WB3: 'cursed',
  WE9: 'secretPair',
  WB4: 'reroll',
  WE5: 'tracks',
  WB1: 'tracks',
  WB5: 'tracks',
  WF1: 'exit',
  WF2: 'exit',
  WV2: 'closeWay',
  WV4: 'lottery',
  WV5: 'diceRoom',
  WV6: 'diceRoom',
};

export const lessonOf = (rule: string): string | undefined => LESSONS[rule];
