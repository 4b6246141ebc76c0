import { type TableSketch, tableOf } from '@templefall/testkit/rollwrite';
import { expect, it } from 'vitest';
import { REFUSAL_CODES, type RefusalCode } from './game.ts';

type Said = { readonly type: string; readonly [field: string]: unknown };
interface Attempt extends TableSketch {
  readonly seat?: number;
  /** What is done first, by the seats that do it. */
  readonly first?: readonly (readonly [number, Said])[];
  readonly tries: Said;
}

const exploring = { phase: 'exploring', players: [{ at: 'b2' }], kept: 'KKT' };
const voting: TableSketch = {
  options: { players: 4, variant: 'diceRooms' },
  position: { phase: 'exploring', players: [{ at: 'd2' }, { at: 'c4' }], kept: 'TT' },
};
const upperYellow: readonly [number, Said] = [0, { type: 'enterRoom', room: 'd1' }];

/** One way to every refusal there is. */
const ATTEMPTS: { readonly [Code in RefusalCode]: Attempt } = {
  gameOver: { position: { phase: 'ended' }, tries: { type: 'roll' } },
  unknownValue: { position: exploring, tries: { type: 'enterRoom', room: 'z9' } },
  notInThisGame: { tries: { type: 'closeWay', way: 'a1-b1' } },
  wrongPhase: { tries: { type: 'endExploring' } },
  notYourTurn: { seat: 1, tries: { type: 'roll' } },
  choiceOpen: {
    position: { ...exploring, kept: 'GA', players: [{ at: 'b1' }] },
    first: [[0, { type: 'enterRoom', room: 'b2' }]],
    tries: { type: 'endExploring' },
  },
  pairOpen: { position: { rolled: 'AK' }, tries: { type: 'roll' } },
  sideChosen: {
    position: { phase: 'sides' },
    first: [[0, { type: 'chooseSide', side: 'north' }]],
    tries: { type: 'chooseSide', side: 'east' },
  },
  sideTaken: {
    position: { phase: 'sides' },
    first: [[1, { type: 'chooseSide', side: 'north' }]],
    tries: { type: 'chooseSide', side: 'north' },
  },
  alreadyRolled: {
    position: { rolled: 'AK', tracks: { heal: 1 }, cursed: [1, 0, 0] },
    tries: { type: 'heal', field: 1 },
  },
  nothingToRoll: { position: { cursed: [8, 0, 0], tracks: { heal: 1 } }, tries: { type: 'roll' } },
  diceToRoll: { tries: { type: 'startExploring' } },
  noPair: { tries: { type: 'placePair', keep: [] } },
  noBox: { position: { rolled: 'AK' }, tries: { type: 'reroll' } },
  fieldEmpty: { position: { tracks: { heal: 1 } }, tries: { type: 'heal', field: 3 } },
  notInPair: { position: { rolled: 'AK' }, tries: { type: 'placePair', keep: ['torch'] } },
  notNextDoor: { position: exploring, tries: { type: 'enterRoom', room: 'e5' } },
  wayBarred: {
    options: { variant: 'barredWays' },
    position: { ...exploring, closed: [['b1-b2']] },
    tries: { type: 'enterRoom', room: 'b1' },
  },
  cannotPay: { position: exploring, tries: { type: 'enterRoom', room: 'a2' } },
  otherBoxes: {
    position: { ...exploring, tracks: { key: 1 } },
    tries: { type: 'enterRoom', room: 'b1', boxes: ['key'] },
  },
  noChoice: { position: exploring, tries: { type: 'chooseGain', gain: 'key' } },
  notOffered: {
    position: { ...exploring, kept: 'GA', players: [{ at: 'b1' }] },
    first: [[0, { type: 'enterRoom', room: 'b2' }]],
    tries: { type: 'chooseGain', gain: 'moveCurses' },
  },
  oneOrTwoDice: {
    seat: 1,
    position: { phase: 'sharing', pool: 'AK', takers: [1] },
    tries: { type: 'takeDice', faces: [] },
  },
  notInPool: {
    seat: 1,
    position: { phase: 'sharing', pool: 'AK', takers: [1] },
    tries: { type: 'takeDice', faces: ['gold'] },
  },
  leaveOneForEach: {
    seat: 1,
    options: { players: 3 },
    position: { phase: 'sharing', pool: 'AK', takers: [1, 2] },
    tries: { type: 'takeDice', faces: ['adventurer', 'key'] },
  },
  noSuchDie: {
    seat: 1,
    position: { phase: 'marking', players: [{}, { dice: 'AA' }] },
    tries: { type: 'crossSymbol', face: 'key', map: 2, side: 'bonus' },
  },
  symbolNotFree: {
    seat: 1,
    position: { phase: 'marking', players: [{}, { dice: 'KK' }] },
    tries: { type: 'crossSymbol', face: 'key', map: 5, side: 'bonus' },
  },
  mapClosed: { position: { players: [{ maps: { 1: 'xxx/... closed' } }] }, tries: { type: 'cashMap', map: 1 } },
  mapIncomplete: { tries: { type: 'cashMap', map: 1 } },
  nothingToUndo: { position: exploring, tries: { type: 'undo' } },
  planFails: { options: { talk: 'open' }, position: exploring, tries: { type: 'proposePlan', steps: ['b1', 'e5'] } },
  splitFails: { position: { ...exploring, pool: 'AA' }, tries: { type: 'proposeSplit', shares: ['A', 'A'] } },
  noProposal: { tries: { type: 'withdrawProposal' } },
  alreadyBacked: {
    options: { talk: 'open' },
    position: exploring,
    first: [
      [1, { type: 'proposePlan', steps: ['b1'] }],
      [0, { type: 'backProposal', of: 1 }],
    ],
    tries: { type: 'backProposal', of: 1 },
  },
  faceDown: {
    options: { players: 3 },
    position: exploring,
    first: [
      [0, { type: 'askTeam' }],
      [1, { type: 'proposePlan', steps: ['b1'] }],
    ],
    tries: { type: 'followProposal', of: 1 },
  },
  notAsked: { position: exploring, tries: { type: 'proposePlan', steps: ['b1'] } },
  alreadyAsked: { position: exploring, first: [[0, { type: 'askTeam' }]], tries: { type: 'askTeam' } },
  alreadyPassed: {
    seat: 1,
    options: { players: 3 },
    position: exploring,
    first: [
      [0, { type: 'askTeam' }],
      [1, { type: 'passAsking' }],
    ],
    tries: { type: 'passAsking' },
  },
  silentTable: { options: { talk: 'silent' }, position: exploring, tries: { type: 'point', target: 'room:b1' } },
  noNote: { tries: { type: 'unpinNote', target: 'room:b1', of: 0 } },
  nothingToClose: { options: { variant: 'barredWays' }, tries: { type: 'closeWay', way: 'a1-b1' } },
  notAnEntrance: {
    options: { variant: 'barredWays', startPlayer: 1 },
    position: { phase: 'exploring', active: 1 },
    chance: { table: 'GK' },
    first: [[1, { type: 'endExploring' }]],
    tries: { type: 'closeWay', way: 'a1-b1' },
  },
  noVote: { options: { variant: 'diceRooms' }, tries: { type: 'voteForPrize', prize: 'gems' } },
  alreadyVoted: {
    ...voting,
    first: [upperYellow, [0, { type: 'voteForPrize', prize: 'die' }]],
    tries: { type: 'voteForPrize', prize: 'gems' },
  },
  noSuchPrize: { ...voting, first: [upperYellow], tries: { type: 'voteForPrize', prize: 'both' } },
};

it.each(REFUSAL_CODES)('[WX6] a command refused as %s changes nothing', code => {
  const { seat = 0, first = [], tries, ...sketch } = ATTEMPTS[code];
  const table = tableOf(sketch);
  for (const [who, said] of first) expect(table.does(who, said)).toBe('done');
  const before = table.state();
  expect(table.does(seat, tries)).toBe(code);
  expect(table.state()).toBe(before);
});

it('[WX6] a seat that nobody holds may say nothing', () => {
  const table = tableOf();
  for (const said of [{ type: 'roll' }, { type: 'point', target: 'room:a1' }, { type: 'cashMap', map: 1 }])
    expect(table.does(3, said)).toBe('unknownValue');
});
