import { lanternScenarios } from '@templefall/testkit';
import { describe, expect, it } from 'vitest';
import { printDifference } from './difference.ts';
import { printProblem } from './reading.ts';
import { runScenario } from './runner.ts';

const run = (script: readonly unknown[], rest: object = {}) =>
  runScenario({ title: 'a try', game: 'lanterns', position: {}, script, ...rest }, [lanternScenarios]);
const outcomeOf = (report: ReturnType<typeof run>) => [
  ...report.problems.map(printProblem),
  ...report.failures.map(printDifference),
];

describe('what would go unnoticed', () => {
  it('a type or field in offers and withholds that there is none of is told', () => {
    const report = run([
      {
        expect: {
          withholds: [
            { seat: 0, type: 'roll', die: 1 },
            { seat: 0, type: 'fly' },
            { seat: 0, dice: [0, 1, 2] },
            { seat: 0, die: 1 },
          ],
        },
      },
    ]);
    expect(outcomeOf(report).map(told => told.split('\n')[0])).toEqual([
      'script[0].expect.withholds[0].die',
      'script[0].expect.withholds[1].type',
      'script[0].expect.withholds[3].die',
    ]);
  });

  it('a first command long after a deadline, in a document without a clock, is warned of', () => {
    const late = [{ at: '0:12', command: { seat: 0, type: 'roll', dice: [0] } }];
    const warned = (rest: object) => run(late, { chance: { 0: ['dark'] }, ...rest }).warnings.map(printProblem);
    expect(warned({})).toEqual([
      'script[0].at: expected a `clock` at which the position stands, found none: time passes from 0:00, and gustBlew happens first',
    ]);
    expect(warned({ clock: '0:11' })).toEqual([]);
  });
});

describe('a scenario that holds', () => {
  it('plays commands with the faces written down and compares events, state, view and outcome', () => {
    const report = run(
      [
        {
          at: '0:01',
          command: { seat: 0, type: 'roll', dice: [0, 1] },
          expect: { events: [{ type: 'rolled', faces: ['flame', 'flame'] }], pending: [] },
        },
        {
          at: '+500ms',
          command: { seat: 0, type: 'light' },
          expect: {
            events: ['lanternLit', { type: 'ended', outcome: 'won' }],
            position: { dice: [['blank', 'blank']] },
            state: { lit: 1, dice: { 0: [null, null] } },
            view: { gusts: { size: 4, order: null } },
            outcome: 'won',
          },
        },
      ],
      { options: { goal: 1 }, chance: { 0: ['flame', 'flame'] } },
    );
    expect(outcomeOf(report)).toEqual([]);
    expect(report.moments.map(({ at }) => at)).toEqual([1000, 1500]);
  });

  it('completes a command from what the game offers', () => {
    const report = run([{ command: { seat: 0, type: 'roll' } }], { chance: { 0: ['dark', 'dark'] } });
    expect(outcomeOf(report)).toEqual([]);
    expect(report.moments[0]?.command).toEqual({ type: 'roll', seat: 0, dice: [0, 1] });
  });

  it('lets the clock run, deadlines included, where a step has no command', () => {
    const report = run(
      [
        { at: '0:10', expect: { events: [] } },
        { at: '0:10.250', expect: { events: [{ type: 'gustBlew', gust: 2 }], state: { lit: 1 } } },
      ],
      { position: { lit: 3, gusts: [2, 0, 1, 1] } },
    );
    expect(outcomeOf(report)).toEqual([]);
  });

  it('completes a command in the state after what fell due before it', () => {
    const position = { dice: [['flame', 'flame']], lit: 1, gusts: [1, 0, 1, 2] };
    const report = run(
      [{ at: '0:12', command: { seat: 0, type: 'light' }, expect: { events: ['gustBlew', 'lanternLit'] } }],
      {
        position,
      },
    );
    expect(outcomeOf(report)).toEqual([]);
  });

  it('begins at the clock of the document', () => {
    const report = run([{ at: '+250ms', expect: { events: ['gustBlew'] } }], { clock: '0:10' });
    expect(outcomeOf(report)).toEqual([]);
    expect(report.moments[0]?.at).toBe(10_250);
  });

  it('a command made at an open deadline waits for it, and is answered in the step that settles it', () => {
    const report = run(
      [
        { at: '0:10', command: { seat: 0, type: 'light' }, expect: { waits: true, events: [] } },
        { at: '0:10.250', expect: { events: ['gustBlew', 'lanternLit'] } },
      ],
      { position: { dice: [['flame', 'flame']] } },
    );
    expect(outcomeOf(report)).toEqual([]);
  });

  it('a command made before the deadline and delivered late comes before it', () => {
    const report = run(
      [
        {
          at: '0:09.999',
          arrives: '0:10.200',
          command: { seat: 0, type: 'light' },
          expect: { events: ['lanternLit'] },
        },
      ],
      { position: { dice: [['flame', 'flame']] } },
    );
    expect(outcomeOf(report)).toEqual([]);
  });

  it('names refusals by code, offers and what is withheld', () => {
    const report = run([
      {
        command: { seat: 0, type: 'light' },
        expect: { refusal: 'noFlames', offers: [{ seat: 0, type: 'roll' }], withholds: [{ seat: 0, type: 'light' }] },
      },
    ]);
    expect(outcomeOf(report)).toEqual([]);
  });

  it('has options the game refuses, and then no script', () => {
    const refused = (rest: object) => outcomeOf(run([], { script: undefined, options: { seats: 9 }, ...rest }));
    expect(refused({ refused: ['outOfRange'] })).toEqual([]);
    expect(refused({ refused: [{ path: 'seats', code: 'wrongValue' }] })).toEqual([
      'refused[0].code\n  expected  wrongValue\n  found     outOfRange',
    ]);
    expect(refused({ refused: ['outOfRange'], options: {} })).toEqual([
      'refused\n  expected  [{"code":"outOfRange"}]\n  found     the options are accepted',
    ]);
    expect(outcomeOf(run([{}], { refused: ['outOfRange'] }))).toEqual([
      'script: expected nothing where the options are refused, found [{}]',
    ]);
  });

  it('sets the game up by its own rules from a seed when there is no position', () => {
    const report = run([{ expect: { state: { lit: 0, gusts: { size: 4 } } } }], { position: undefined, seed: 'dawn' });
    expect(outcomeOf(report)).toEqual([]);
  });
});

describe('a scenario that does not hold says where', () => {
  it('a part of the state', () => {
    const report = run([{ expect: { state: { lit: 2, dice: [['blank', null]] } } }]);
    expect(outcomeOf(report)).toEqual([
      'script[0].expect.state.lit\n  expected  2\n  found     0',
      'script[0].expect.state.dice[0][0]\n  expected  blank\n  found     null',
    ]);
  });

  it('a command refused without being expected to', () => {
    expect(outcomeOf(run([{ at: '0:02', command: { seat: 0, type: 'light' } }]))).toEqual([
      'script[0].expect\n  expected  light accepted at 0:02\n  found     refused: {"code":"noFlames"}',
    ]);
  });

  it('a command accepted that was to be refused, and another refusal than the one named', () => {
    const accepted = run([{ command: { seat: 0, type: 'roll' }, expect: { refusal: 'noSuchDie' } }], { seed: 's' });
    expect(outcomeOf(accepted)).toEqual([
      'script[0].expect.refusal\n  expected  {"code":"noSuchDie"}\n  found     accepted',
    ]);
    const other = run([{ command: { seat: 0, type: 'light' }, expect: { refusal: 'gameOver' } }]);
    expect(outcomeOf(other)).toEqual(['script[0].expect.refusal.code\n  expected  gameOver\n  found     noFlames']);
  });

  it('a waiting command that is refused once its turn comes', () => {
    const report = run([
      { at: '0:10', command: { seat: 0, type: 'light' }, expect: { waits: true } },
      { at: '0:10.250' },
    ]);
    expect(outcomeOf(report)).toEqual([
      'script[1].expect\n  expected  what waited accepted at 0:10.250\n  found     refused: {"code":"noFlames"}',
    ]);
  });

  it('events too many or of another kind', () => {
    const report = run([{ command: { seat: 0, type: 'light' }, expect: { events: [] } }], {
      position: { dice: [['flame', 'flame']] },
    });
    expect(outcomeOf(report)).toEqual([
      'script[0].expect.events\n  expected  0 items: []\n  found     1 item: [{"type":"lanternLit","seat":0}]',
    ]);
  });

  it('what is offered, withheld or left pending', () => {
    const report = run([
      {
        expect: {
          offers: [{ seat: 0, type: 'light' }],
          withholds: [{ seat: 0, type: 'roll', dice: [1] }],
          pending: [],
          outcome: 'won',
        },
      },
    ]);
    expect(outcomeOf(report)).toEqual([
      'script[0].expect.pending\n  expected  0 items: []\n  found     1 item: ["seat 0 rolls"]',
      'script[0].expect.outcome\n  expected  won\n  found     open',
      'script[0].expect.offers[0]\n  expected  {"seat":0,"type":"light"}\n  found     no such command is offered',
      'script[0].expect.withholds[0]\n  expected  no such command\n  found     offered: {"type":"roll","seat":0,"dice":[1]}',
    ]);
  });

  it('faces that nobody rolled', () => {
    expect(outcomeOf(run([], { chance: { 0: ['flame'] } }))).toEqual([
      'chance\n  expected  every draw used\n  found     left over: {"0":[0]}',
    ]);
  });
});

describe('a document with a mistake is told what was expected, and where', () => {
  const mistakes: readonly [string, object, string][] = [
    [
      'a key nobody knows',
      { titel: 'x' },
      'titel: expected one of the keys title, game, options, refused, clock, position, chance, seed, script, found titel',
    ],
    ['no script', { script: undefined }, 'script: expected a list, found nothing'],
    ['a game nobody knows', { game: 'chess' }, 'game: expected one of lanterns, found chess'],
    [
      'options the game refuses',
      { options: { seats: 9 } },
      'options.seats: expected lawful options (outOfRange), found 9',
    ],
    [
      'a position the game refuses',
      { position: { lit: -1 } },
      'position.lit: expected a whole number of at least 0, found -1',
    ],
    ['a face the game has not', { chance: { 0: ['fire'] } }, 'chance.0[0]: expected one of flame, dark, found fire'],
    [
      'no position and no seed',
      { position: undefined },
      'the document: expected a position, or a seed to set the game up with, found neither',
    ],
    [
      'a time that is none',
      { script: [{ at: '3:61' }] },
      'script[0].at: expected a time like 3:30 or 3:30.250, or a number of milliseconds, or a span like +700ms or +2s, found 3:61',
    ],
    [
      'a command nobody knows',
      { script: [{ command: { seat: 0, type: 'sing' } }] },
      'script[0].command.type: expected one of roll, light, found sing',
    ],
    [
      'a field the command has not',
      { script: [{ command: { seat: 0, type: 'light', die: 1 } }] },
      'script[0].command.die: expected one of the fields (it has none), found die',
    ],
    [
      'a roll with no face written down',
      { script: [{ command: { seat: 0, type: 'roll' } }] },
      'script[0]: expected enough faces and draws in chance, found stream 0: a draw below 3 was not written down',
    ],
  ];
  it.each(mistakes)('%s', (_name, change, told) => {
    expect(outcomeOf(run([], change))).toEqual([told]);
  });
});
