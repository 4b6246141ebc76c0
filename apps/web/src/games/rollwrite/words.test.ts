import {
  ASKED,
  COLOURS,
  CORE_COMMANDS,
  type Consequences,
  type Event,
  FACES,
  GAINS,
  GEM_SOURCES,
  HALVES,
  LEVELS,
  MAP_SIDES,
  type Options,
  PACES,
  PHASES,
  PRIZES,
  REFUSAL_CODES,
  ROOM_ACTIONS,
  rollwrite,
  SIDES,
  TALK_MODES,
  TRACKS,
  VARIANTS,
} from '@templefall/rollwrite';
import { LANGUAGES, loadRollwriteTexts, type RollwriteKey, rollwriteWordsOf } from '@templefall/texts';
import { describe, expect, it } from 'vitest';

// The compiler asks for a row when the game gets an event, an option or a consequence that is not here yet.
const EVENTS: { readonly [T in Event['type']]: readonly RollwriteKey[] } = {
  sideChosen: [],
  turnBegan: ['event.turnBegan.freed'],
  extraDiceRolled: [],
  supplyCursed: [],
  cursesMoved: [],
  fieldHealed: [],
  pairRolled: [],
  pairRerolled: [],
  pairPlaced: ['event.pairPlaced.kept', 'event.pairPlaced.pooled', 'event.pairPlaced.cursed'],
  exploringBegan: [],
  roomEntered: ['event.roomEntered.box', 'event.roomEntered.rush'],
  actionCrossed: [],
  boxCircled: [],
  gainLost: ['event.gainLost.joker'],
  gemsMarked: [],
  choiceOpened: [],
  gainChosen: [],
  secretFound: [],
  extraDieJoined: [],
  stepsSealed: [],
  stepUndone: ['event.stepUndone.all'],
  wishFollowed: [],
  pickUndone: [],
  exploringEnded: [],
  diceTaken: [],
  symbolCrossed: [],
  dieWasted: [],
  mapCashed: ['event.mapCashed.withGem'],
  turnEnded: [],
  gameEnded: [],
  soleAnswerGiven: [],
  pointed: [],
  notePinned: [],
  noteUnpinned: [],
  wishesSet: ['event.wishesSet.none'],
  teamAsked: [],
  askingPassed: [],
  proposalsShown: [],
  proposalMade: [
    'event.proposalMade.plan',
    'event.proposalMade.rush',
    'event.proposalMade.gain',
    'event.proposalMade.split',
    'event.proposalMade.share',
  ],
  proposalWithdrawn: [],
  proposalBacked: [],
  proposalFollowed: [],
  closingDue: [],
  wayClosed: [],
  voteOpened: [],
  voteCast: [],
  prizeChosen: [],
};
const OPTIONS: { readonly [O in keyof Required<Options>]: readonly RollwriteKey[] } = {
  players: [],
  level: [],
  variant: ['variant.none', 'variant.none.rule'],
  jokerHeals: ['option.jokerHeals.rule'],
  startPlayer: ['option.startPlayer.drawn'],
  pace: [],
  talk: [],
};
const CONSEQUENCES: { readonly [C in keyof Required<Consequences>]: true } = {
  dice: true,
  boxes: true,
  actions: true,
  circled: true,
  gems: true,
  choice: true,
  secret: true,
  mapClosed: true,
  freed: true,
  cursed: true,
  pooled: true,
  uses: true,
  unused: true,
  completes: true,
  prize: true,
  losesGain: true,
  wins: true,
};
/** What is told about the sheets, and about the end (WF3), without an id of its own. */
const SENTENCES: readonly RollwriteKey[] = [
  'secret.rule',
  'action.exit',
  'action.exit.rule',
  'track.gem.rule',
  'map.name',
  'map.rule',
  'map.reward',
  'map.withGem',
  'map.withoutGem',
  'room.here',
  'room.mate',
  'room.crossed',
  'room.secret',
  'do.placePair.none',
  'do.undo.all',
  'action.joker.rule.heals',
  'action.joker.rule.drawn',
  'undo.rolled',
  'undo.acted',
  'undo.notYourTurn',
  'target.of',
  'target.sheet',
  'target.field',
  'target.pool',
  'target.gems',
  'end.won',
  'end.lost',
  'end.gemsEnough',
  'end.gemsMissing',
  'end.allAtExit',
  'end.notAtExit',
  'end.lost.near',
  'end.turns',
  'end.turns.rule',
  'end.round',
  'end.exitAt',
  'end.chart',
  'end.sources',
  'end.source.room',
  'end.source.map',
  'end.source.secret',
  'end.source.track',
  'end.missing',
  'end.needed',
  'end.marked',
  'end.atExit',
  'end.atExit.turn',
  'end.away',
  'end.outside',
  'end.found',
  'end.turning',
  'end.turning.gems',
  'end.rooms',
  'end.maps',
  'end.gems',
  'end.share.won',
  'end.share.lost',
  'lobby.game',
  'lobby.tagline',
  'lobby.go',
  'lobby.summary',
  'lobby.variants',
  'lobby.house',
  'lobby.paper',
  'lobby.print',
  'lobby.print.sub',
  'lobby.dice',
  'lobby.dice.sub',
];

const named = (kind: string, ids: readonly (string | number)[]): readonly string[] => ids.map(id => `${kind}.${id}`);
const explained = (kind: string, ids: readonly string[]): readonly string[] =>
  named(kind, ids).flatMap(key => [key, `${key}.rule`]);

/** The codes that wrong options are answered with. */
const problems = (raw: unknown): readonly string[] => {
  const parsed = rollwrite.parseOptions(raw);
  return parsed.ok ? [] : parsed.error.map(({ code }) => code);
};
const PROBLEMS = new Set([...problems('nothing'), ...problems({ odd: 1, level: 'odd' })]);

const WANTED: readonly string[] = [
  ...named('face', FACES),
  ...named('faces', FACES),
  ...named('side', SIDES),
  ...named('colour', COLOURS),
  ...named('half', HALVES),
  ...explained('action', ROOM_ACTIONS),
  ...explained('track', TRACKS),
  ...named('gain', GAINS),
  ...explained('mapSide', MAP_SIDES),
  ...named('level', LEVELS),
  ...explained('pace', PACES),
  ...explained('talk', TALK_MODES),
  ...named('asked', ASKED),
  ...explained('variant', Object.keys(VARIANTS)),
  ...explained('phase', PHASES),
  ...named('prize', PRIZES),
  ...named('gemSource', GEM_SOURCES),
  ...named('option', Object.keys(OPTIONS)),
  ...Object.values(OPTIONS).flat(),
  ...named('problem', [...PROBLEMS]),
  ...named('refused', REFUSAL_CODES),
  ...named('event', Object.keys(EVENTS)),
  ...Object.values(EVENTS).flat(),
  ...named('do', Object.keys(rollwrite.commands)),
  ...named('brings', Object.keys(CONSEQUENCES)),
  ...SENTENCES,
];

/** What only the screens say: `texts coverage` finds those that nothing asks for. */
const SCREEN_GROUPS = [
  'ask',
  'bin',
  'chip',
  'close',
  'cross',
  'cursed',
  'dock',
  'explore',
  'gems',
  'give',
  'key',
  'log',
  'main',
  'maps',
  'note',
  'pair',
  'plan',
  'plans',
  'point',
  'roll',
  'round',
  'seat',
  'settings',
  'sheet',
  'tab',
  'sole',
  'split',
  'take',
  'team',
  'temple',
  'tool',
  'tray',
  'turn',
  'tv',
  'vote',
  'wait',
  'watch',
  'who',
  'wish',
];
const SCREEN_TEXTS: readonly string[] = [
  'gain.box',
  'gain.title',
  'map.cashIn',
  'map.full',
  'map.needs',
  'pace.each',
  'pace.of',
  'pace.short',
  'pace.toGo',
  'pace.turns',
  'room.missing',
  'room.notYours',
  'room.opens',
  'room.reachable',
  'room.rollFirst',
  'room.turnOf',
  'room.youAreHere',
  'track.state',
  'undo.by',
  'undo.dice',
  'undo.nothingDrawn',
  'undo.pick',
  'undo.step',
  'undo.steps',
  'undo.turn',
] satisfies readonly RollwriteKey[];
const isOfScreens = (key: string): boolean =>
  SCREEN_TEXTS.includes(key) || SCREEN_GROUPS.includes(key.split('.')[0] ?? '');

describe.each(LANGUAGES)('Roll & Write in %s', language => {
  it('[WX6] has words for everything it knows, and no words for anything else', async () => {
    const texts = await loadRollwriteTexts[language]();
    const known = Object.keys(texts).filter(key => !isOfScreens(key));
    expect(known.sort()).toEqual([...WANTED].filter(key => !isOfScreens(key)).sort());
  });

  it('keeps each line of the log to one breath', async () => {
    const texts = await loadRollwriteTexts[language]();
    for (const [key, text] of Object.entries(texts))
      if (key.startsWith('event.'))
        for (const form of typeof text === 'string' ? [text] : Object.values(text))
          expect(form.length, form).toBeLessThanOrEqual(90);
  });

  it('explains each thing in three short sentences at most', async () => {
    const texts = await loadRollwriteTexts[language]();
    for (const [key, text] of Object.entries(texts))
      if (key.endsWith('.rule')) expect(String(text).split(/[.?!](?: |$)/).length - 1, key).toBeLessThanOrEqual(3);
  });
});

it('every command the border knows is among those with words', () => {
  expect(Object.keys(rollwrite.commands)).toEqual(
    expect.arrayContaining([...Object.keys(CORE_COMMANDS), 'closeWay', 'voteForPrize']),
  );
});

it.each([
  ['en', 'You were 2 gems short. Not at the exit: Maya and Jonas.'],
  ['fr', 'Il manquait 2 joyaux. Pas à la sortie : Maya et Jonas.'],
  ['nl', 'Er ontbraken 2 edelstenen. Niet bij de uitgang: Maya en Jonas.'],
  ['sk', 'Chýbali 2 drahokamy. Nie pri východe: Maya a Jonas.'],
  ['de', '2 Juwelen haben gefehlt. Nicht am Ausgang: Maya und Jonas.'],
] as const)('[WF3] what was missing is told in %s', async (language, told) => {
  const { say, list } = rollwriteWordsOf(language, await loadRollwriteTexts[language]());
  const names = list(['Maya', 'Jonas']);
  expect(`${say('end.gemsMissing', { n: 2 })} ${say('end.notAtExit', { names })}`.replaceAll('\u00a0', ' ')).toBe(told);
});
