import { fold, type Seat, seat } from '@templefall/kernel';
import { seededChance, seedOf } from '@templefall/kit';
import { forRandomGames, type PlayedGame } from '@templefall/testkit';
import { rollwritePlay } from '@templefall/testkit/rollwrite';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sorted } from './dice.ts';
import { rollWriteWith } from './engine.ts';
import { type Command, type Event, rollwrite } from './game.ts';
import { rollwritePosition } from './position/position.ts';
import { printPosition, writtenPosition } from './position/written.ts';
import { diceInPlay, seatsOf } from './questions.ts';
import type { State } from './state.ts';
import { VARIANTS } from './variants/index.ts';
import { DIE_TRACKS, FACES, MAP_SIDES, MAPS, ROOMS, SYMBOLS, TRACKS } from './vocabulary.ts';

const statesOf = (game: PlayedGame): readonly State[] => {
  const states = [game.opening as State];
  for (const { event } of game.events) states.push(rollwrite.evolve(states.at(-1) as State, event as Event));
  return states;
};

/** Every mark on the table, as a list of numbers that only ever grow. */
const marks = ({ tracks, gems, secrets, players }: State): readonly number[] => [
  gems,
  secrets.length,
  ...TRACKS.flatMap(track => [tracks[track].circled, tracks[track].used]),
  ...players.flatMap(({ crossed, maps }) => [
    crossed.length,
    ...maps.flatMap(({ bonus, gem, closed }) => [...bonus, ...gem, closed].map(Number)),
  ]),
];

// The harness freezes every state, folds every event twice (state and view), tries junk, and demands an end.
describe('random games with any variant', () => {
  it('[WS1] keep all dice, never take a mark back but by undo, and end', () => {
    forRandomGames(rollwritePlay, { games: 12, modules: 'random' }, game => {
      const states = statesOf(game);
      expect(states.at(-1)).toEqual(game.final);
      expect(rollwrite.outcome(game.final as State)).toBeDefined();
      const dice = diceInPlay(game.opening as State) + (game.opening as State).extra.dice;
      for (const [index, { event }] of game.events.entries()) {
        const [before, after] = [states[index] as State, states[index + 1] as State];
        expect(diceInPlay(after) + after.extra.dice).toBe(dice);
        if (event.type === 'stepUndone' || event.type === 'pickUndone') continue;
        const then = marks(before);
        expect(marks(after).every((mark, at) => mark >= (then[at] ?? 0))).toBe(true);
      }
    });
  });

  it('a position written down and read again is the same position', () => {
    forRandomGames(rollwritePlay, { games: 4, modules: 'random' }, game => {
      for (const state of statesOf(game).filter((_, index) => index % 20 === 0)) {
        const read = rollwritePosition({ options: state.options, at: 0 })(writtenPosition(state), []);
        expect(read.ok && writtenPosition(read.value)).toEqual(writtenPosition(state));
        const line = rollwritePosition({ options: state.options, at: 0 })(printPosition(state), []);
        expect(line.ok && JSON.parse(printPosition(line.value))).toEqual(JSON.parse(printPosition(state)));
      }
    });
  });
});

/** Dice and boxes may be named in any order, and no boxes like an empty list: one way of writing each command. */
const canonical = (command: Command): string => {
  if (command.type === 'placePair') return JSON.stringify({ ...command, keep: sorted(command.keep) });
  if (command.type === 'takeDice') return JSON.stringify({ ...command, faces: sorted(command.faces) });
  if (command.type !== 'enterRoom') return JSON.stringify(command);
  const { type, seat, room, boxes = [] } = command;
  return JSON.stringify({ type, seat, room, boxes: sorted(boxes) });
};

const someFaces = fc.array(fc.constantFrom(...FACES), { maxLength: 3 });
const someone = fc.integer({ min: 0, max: 4 }).map(seat);

/** Any command that is an act, not talk. */
const anyAct: fc.Arbitrary<Command> = fc.oneof(
  fc.record({ type: fc.constantFrom('roll', 'reroll', 'startExploring', 'endExploring', 'undo'), seat: someone }),
  fc.record({ type: fc.constant('heal'), seat: someone, field: fc.constantFrom(1, 2, 3) }),
  fc.record({ type: fc.constant('placePair'), seat: someone, keep: someFaces }),
  fc.record({ type: fc.constant('takeDice'), seat: someone, faces: someFaces }),
  fc.record({
    type: fc.constant('enterRoom'),
    seat: someone,
    room: fc.constantFrom(...ROOMS),
    boxes: fc.array(fc.constantFrom(...DIE_TRACKS), { maxLength: 2 }),
  }),
  fc.record({ type: fc.constant('rushInto'), seat: someone, room: fc.constantFrom(...ROOMS) }),
  fc.record({
    type: fc.constant('crossSymbol'),
    seat: someone,
    face: fc.constantFrom(...SYMBOLS),
    map: fc.constantFrom(...MAPS),
    side: fc.constantFrom(...MAP_SIDES),
  }),
  fc.record({ type: fc.constant('cashMap'), seat: someone, map: fc.constantFrom(...MAPS) }),
) as fc.Arbitrary<Command>;

describe('decide', () => {
  it('[WX2] accepts exactly what is offered, however dice and boxes are ordered', () => {
    const chance = seededChance(seedOf('exactly'));
    forRandomGames(rollwritePlay, { games: 5, modules: 'random' }, game => {
      for (const [index, state] of statesOf(game).entries()) {
        if (index % 10 !== 0) continue;
        const offered = new Set(seatsOf(state).flatMap(who => rollwrite.legal(state, who, 0).map(canonical)));
        for (const command of fc.sample(anyAct, { numRuns: 30, seed: index })) {
          const verdict = rollwrite.decide(state, command, { at: 0, chance });
          expect({ command, isAccepted: verdict.ok }).toEqual({ command, isAccepted: offered.has(canonical(command)) });
        }
        for (const who of seatsOf(state))
          for (const command of rollwrite.legal(state, who, 0))
            expect(rollwrite.decide(state, command, { at: 0, chance }).ok).toBe(true);
      }
    });
  });
});

describe('variants', () => {
  const { barredWays, diceRooms, jokerLottery } = VARIANTS;

  it('[WV1] the order of the registry leaves no trace', () => {
    const other = rollWriteWith({ jokerLottery, diceRooms, barredWays });
    forRandomGames(rollwritePlay, { games: 4, modules: 'random' }, game => {
      const events = game.events.map(({ event }) => event);
      expect(fold(other, game.opening as State, events)).toEqual(game.final);
    });
  });

  it.each(Object.keys(VARIANTS))('without %s in the box the rest is as it was', id => {
    const rest = rollWriteWith(Object.fromEntries(Object.entries(VARIANTS).filter(([key]) => key !== id)));
    expect(rest.parseOptions({ variant: id }).ok).toBe(false);
    forRandomGames(rollwritePlay, { games: 2 }, game => {
      const final = fold(
        rest,
        game.opening as State,
        game.events.map(({ event }) => event),
      );
      expect(final).toEqual(game.final);
      expect(rest.legal(final, 0 as Seat, 0)).toEqual([]);
    });
  });
});
