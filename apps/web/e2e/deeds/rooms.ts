import { ready, say } from '../words.ts';
import type { Deed } from './deed.ts';

export const ROOMS: readonly Deed[] = [
  {
    command: 'sacrifice',
    of: 'quests',
    modules: { quests: 1 },
    position: { rooms: { '1,0': 'altar@W' }, players: [{ at: 'altar', dice: 'AKBGTTT' }] },
    press: [/^Sacrifice/, /^gold mask$/],
    sees: /Die 7: Lost/,
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
    press: [/^Pass trial: ready/],
    sees: /Pass trial: needs/,
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
    press: [/^Push ghost: ready/, new RegExp(`^${say('room.ghost')}, ${say('compass.E')}`)],
    sees: /all done/,
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
    press: [/^Heal the tree: ready/],
    sees: /all done/,
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
    sees: /gems? lit/,
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
    press: [/^Carry chalice: ready/],
    sees: /You are in: Start room/,
  },
  {
    command: 'darePit',
    of: 'pit',
    modules: { pit: true },
    position: { rooms: { '1,0': 'pit@W' }, players: [{ at: 'pit', dice: 'BBBBBAA' }] },
    press: [ready('act.darePit')],
    sees: /2 gems lit. 5 left/,
  },
  {
    command: 'drink',
    of: 'fountain',
    modules: { fountain: true },
    position: { rooms: { '1,0': 'fountain@W' }, players: [{ at: 'fountain', dice: 'GGAAAA', lost: ['17-slam'] }] },
    press: [/^Drink: ready/],
    sees: /button "Roll 7"/,
  },
];
