import { seat } from '@templefall/kernel';
import { type Command, consequences, type Event, rollwrite, type State } from '@templefall/rollwrite';
import { playRandomly } from '@templefall/testkit';
import { rollwritePlay, tableOf } from '@templefall/testkit/rollwrite';
import { LANGUAGES, loadRollwriteTexts, rollwriteWordsOf } from '@templefall/texts';
import { describe, expect, it } from 'vitest';
import { bringsOf, labelOf } from './labels.ts';
import { endLines, lineOf } from './lines.ts';
import { actionRule, type Teller, targetText } from './parts.ts';

const NAMES = ['Maya', 'Jonas', 'Lin', 'Inès'];
const tellerIn = async (language: (typeof LANGUAGES)[number]): Promise<Teller> => ({
  words: rollwriteWordsOf(language, await loadRollwriteTexts[language]()),
  names: NAMES,
});

/** Random games that between them meet nearly everything. */
const GAMES = (
  [
    ['none', 1],
    ['none', 13],
    ['barredWays', 1],
    ['barredWays', 2],
    ['barredWays', 3],
    ['jokerLottery', 11],
    ['diceRooms', 1],
    ['diceRooms', 5],
  ] as const
).map(([modules, number]) => playRandomly(rollwritePlay, { seed: `telling ${number}`, modules, strict: false }));
const RARE: readonly Event[] = [
  { type: 'exploringBegan', seat: seat(2) },
  { type: 'extraDieJoined' },
  { type: 'cursesMoved', freed: 1 },
  { type: 'gainLost', seat: seat(1), track: 'key' },
  { type: 'gainLost', seat: seat(1) },
  { type: 'dieWasted', seat: seat(1), face: 'key' },
  { type: 'askingPassed', seat: seat(1) },
  { type: 'proposalsShown', seat: seat(0) },
  { type: 'proposalBacked', seat: seat(2), of: seat(1) },
  { type: 'proposalWithdrawn', seat: seat(1) },
  { type: 'wishesSet', seat: seat(1), wishes: [] },
  { type: 'stepUndone', seat: seat(0), all: true },
];
const EVENTS = [...GAMES.flatMap(({ events }) => events.map(({ event }) => event as Event)), ...RARE];

/** A whole sentence: nothing left to fill in, no hole where a word should be, one line. */
const SENTENCE = /^(?!.*(?:\{|\}|undefined| {2}| [,.]|: [.]|\n))\S.*\S$/u;

describe.each(LANGUAGES)('Roll & Write told in %s', language => {
  it('says every event in a whole sentence that ends', async () => {
    const teller = await tellerIn(language);
    for (const event of EVENTS) {
      const line = lineOf(event, teller);
      expect(line, event.type).toMatch(SENTENCE);
      expect(line, event.type).toMatch(/[.?]$/);
    }
  });

  it('says every offer, and what it would bring, before it is taken', async () => {
    const teller = await tellerIn(language);
    for (const { opening, events } of GAMES) {
      let state = opening as State;
      for (const [index, { event }] of events.entries()) {
        state = rollwrite.evolve(state, event as Event);
        if (index % 10 !== 0) continue;
        for (const command of rollwrite.legal(state, state.active, 0)) {
          expect(labelOf(command, state, teller), command.type).toMatch(SENTENCE);
          const known = consequences(state, command);
          for (const part of known ? bringsOf(known, teller.words) : []) expect(part, command.type).toMatch(SENTENCE);
        }
      }
    }
  });
});

it('nothing that can happen was left out of what was told', () => {
  const known = rollwritePlay.coverage('all').find(({ name }) => name === 'events')?.ids ?? [];
  expect(new Set(EVENTS.map(({ type }) => type))).toEqual(new Set(known));
});

describe('a turn in English', () => {
  const offered = async (table: { readonly [name: string]: unknown }, command: Command): Promise<readonly string[]> => {
    const teller = await tellerIn('en');
    const state = tableOf({ position: table }).state();
    const known = consequences(state, command);
    return [labelOf(command, state, teller), ...(known ? bringsOf(known, teller.words) : [])];
  };

  it('a room is offered with what it costs and brings, boxes in place of dice', async () => {
    const table = { phase: 'exploring', players: [{ at: 'e1' }], kept: 'A', tracks: { gold: 1 } };
    expect(await offered(table, { type: 'enterRoom', seat: seat(0), room: 'e2', boxes: ['gold'] })).toEqual([
      'Enter E2',
      'costs 1 adventurer',
      'uses up: gold mask',
      'crosses off: key',
      'circles: key',
    ]);
  });

  it('a joker says that a choice follows', async () => {
    const table = { phase: 'exploring', players: [{ at: 'b1' }], kept: 'GA' };
    expect(await offered(table, { type: 'enterRoom', seat: seat(0), room: 'b2' })).toEqual([
      'Enter B2',
      'costs 1 adventurer and 1 gold mask',
      'crosses off: joker',
      'then choose: re-roll, key, torch or gold mask',
    ]);
  });

  it('black masks are told before the pair is placed', async () => {
    expect(await offered({ rolled: 'BK' }, { type: 'placePair', seat: seat(0), keep: ['key'] })).toEqual([
      'Keep 1 key',
      '1 die is cursed',
    ]);
  });

  it('what the pool would get, and for whom, is told before the pair is placed', async () => {
    const maps = { 1: 'xx./...' };
    const table = { rolled: 'KT', players: [{}, { maps }] };
    expect(await offered(table, { type: 'placePair', seat: seat(0), keep: ['key'] })).toEqual([
      'Keep 1 key',
      'to the pool: 1 torch',
      'fits 7 places on maps',
    ]);
  });

  it('[WE6] [WV4] what a joker does is told as it is at this table', async () => {
    const { words } = await tellerIn('en');
    const options = tableOf().state().options;
    expect(actionRule(words, 'joker', options)).not.toContain('heal');
    expect(actionRule(words, 'joker', { ...options, jokerHeals: true })).toContain('heal');
    expect(actionRule(words, 'joker', { ...options, jokerHeals: true, variant: 'jokerLottery' })).toContain(
      'two extra dice',
    );
  });

  it('[WX3] what is pointed at has a name', async () => {
    const teller = await tellerIn('en');
    const told = ['room:b2', 'room:b2:1', 'map:3:0', 'sheet:2', 'track:key', 'field:2', 'face:gold', 'pool', 'gems'];
    expect(told.map(target => targetText(teller, target))).toEqual([
      'B2',
      'Jonas: B2',
      'Maya: Map 3',
      'Lin: sheet',
      'key',
      'cursed space 2',
      'gold mask',
      'the pool',
      'the gems',
    ]);
  });

  it('[WF3] the end tells what was missing', async () => {
    const lost = { won: false, gems: 13, needed: 15, missing: [seat(1), seat(3)] };
    expect(endLines(lost, await tellerIn('en'))).toEqual([
      'You are trapped in the temple',
      'You were 2 gems short.',
      'Not at the exit: Jonas and Inès.',
    ]);
  });
});
