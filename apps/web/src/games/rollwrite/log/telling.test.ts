import { seat } from '@templefall/kernel';
import { type Command, consequences, type Event, rollwrite, type State } from '@templefall/rollwrite';
import { playRandomly } from '@templefall/testkit';
import { rollwritePlay, tableOf } from '@templefall/testkit/rollwrite';
import { LANGUAGES, loadRollwriteTexts, rollwriteWordsOf } from '@templefall/texts';
import { describe, expect, it } from 'vitest';
import { bringsOf, labelOf } from './labels.ts';
import { endLines, lineOf, type Teller } from './lines.ts';

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
const RARE: readonly Event[] = [{ type: 'exploringBegan', seat: seat(2) }, { type: 'extraDieJoined' }];
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
  const offered = async (table: object, command: Command): Promise<readonly string[]> => {
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
      'crosses off: torch',
      'circles: torch',
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

  it('[WF3] the end tells what was missing', async () => {
    const lost = { won: false, gems: 13, needed: 15, missing: [seat(1), seat(3)] };
    expect(endLines(lost, await tellerIn('en'))).toEqual([
      'You are trapped in the temple',
      'You were 2 gems short.',
      'Not at the exit: Jonas and Inès.',
    ]);
  });
});
