import { begins, contains, ready, say } from '../words.ts';
import type { Deed } from './deed.ts';

export const ROOMS: readonly Deed[] = [
  {
    command: 'sacrifice',
    of: 'quests',
    modules: { quests: 1 },
    position: { rooms: { '1,0': 'altar@W' }, players: [{ at: 'altar', dice: 'AKBGTTT' }] },
    press: [begins('act.sacrifice'), /^gold mask$/],
    sees: contains('dice.dieSays', { n: 7, face: say('dice.lost') }),
  },
  {
    command: 'sacrifice',
    of: 'quests',
    modules: { quests: 1 },
    position: { rooms: { '1,0': 'altar@W' }, players: [{ at: 'altar', dice: 'A' }] },
    press: [begins('act.sacrifice'), begins('face.A'), begins('act.lastDie')],
    sees: contains('roll.noDice'),
  },
  {
    command: 'passTrial',
    of: 'quests',
    modules: { quests: 1 },
    position: {
      rooms: { '1,0': 'trials@W' },
      players: [{ at: 'trials', dice: 'KKTAAAA' }],
      modules: { quests: { trials: ['KKTT', 'GGA'], trial: 'KKT' } },
    },
    press: [ready('act.passTrial')],
    sees: contains('act.needs', { action: say('act.passTrial') }),
  },
  {
    command: 'pushGhost',
    of: 'quests',
    modules: { quests: 1 },
    position: {
      rooms: { '1,0': 'basic-7@W', '2,0': 'ghost-room@W' },
      players: [{ at: '1,0', dice: 'TTAAKKK' }],
      modules: { quests: { ghost: '1,0' } },
    },
    press: [ready('act.pushGhost'), new RegExp(`^${say('room.ghost')}, ${say('compass.E')}`)],
    sees: contains('quests.done'),
  },
  {
    command: 'healTree',
    of: 'quests',
    modules: { quests: 1 },
    players: 2,
    position: {
      rooms: { '1,0': 'tree-of-life@W' },
      players: [
        { at: 'tree-of-life', dice: 'GGGAA' },
        { at: 'tree-of-life', dice: 'GGGGG' },
      ],
    },
    press: [ready('act.healTree')],
    sees: contains('quests.done'),
  },
  {
    command: 'activateTwins',
    of: 'special',
    modules: { special: true },
    players: 2,
    position: {
      rooms: { '1,0': 'twin-1@W', '-1,0': 'twin-2@E' },
      players: [
        { at: 'twin-1', dice: 'KKTAB' },
        { at: 'twin-2', dice: 'KTTA.' },
      ],
    },
    press: [ready('act.activateTwins')],
    sees: contains('log.gems'),
  },
  {
    command: 'enter',
    of: 'special',
    modules: { special: true },
    position: {
      rooms: { '1,0': 'treasure-room@W' },
      players: [{ at: '1,0', dice: 'AAAATTT' }],
      modules: { special: { chalice: '1,0' } },
    },
    press: [ready('act.carry')],
    sees: contains('log.entered', { room: say('room.start') }),
  },
  {
    command: 'darePit',
    of: 'pit',
    modules: { pit: true },
    position: { rooms: { '1,0': 'pit@W' }, players: [{ at: 'pit', dice: 'BBBBBAA' }] },
    press: [ready('act.darePit')],
    sees: contains('log.gems', { n: 2, depot: 5 }),
  },
  {
    command: 'drink',
    of: 'fountain',
    modules: { fountain: true },
    position: { rooms: { '1,0': 'fountain@W' }, players: [{ at: 'fountain', dice: 'GGAAAA', lost: ['17-slam'] }] },
    press: [ready('act.drink')],
    sees: contains('roll.rollN', { n: 7 }),
  },
];
