import { type Deed, EAST, LATER } from './deed.ts';

export const CORE: readonly Deed[] = [
  {
    command: 'roll',
    position: { players: [{ dice: '.......' }] },
    press: [/^Roll 7/],
    sees: /You rolled/,
  },
  {
    command: 'enter',
    position: { rooms: EAST, players: [{ dice: 'AAKKTTT' }] },
    press: [/^Enter east.*ready/],
    sees: /You are in: Room/,
  },
  {
    command: 'discover',
    position: { rooms: EAST, players: [{ at: '1,0', dice: 'AAKKTTT' }], stack: ['basic-2', 'exit'] },
    press: [/^New room east.*ready/],
    sees: /New room east: Room, costs/,
  },
  {
    command: 'activate',
    position: { rooms: { '1,0': 'basic-9@W' }, players: [{ at: '1,0', dice: 'KKKKAAA' }], depot: 5 },
    press: [/^Light gem: ready/],
    sees: /One gem lit. 4 left/,
  },
  {
    command: 'free',
    players: 2,
    position: { players: [{ dice: 'GAKTT' }, { dice: 'BBAKT' }] },
    press: [/^Free Jonas: ready/],
    sees: /Jonas, in your room, adventurer, key, and torch/,
  },
  {
    command: 'escape',
    players: 2,
    position: { rooms: { '1,0': 'exit@W' }, depot: 1, players: [{ at: 'exit', dice: 'KKATT' }, { at: 'exit' }] },
    press: [/^Escape: ready/],
    sees: /You are out of the temple/,
  },
  {
    command: 'giveDie',
    players: 2,
    position: {
      rooms: { '1,0': 'exit@W' },
      players: [
        { escaped: '1:00', dice: 'KKA' },
        { at: 'exit', dice: 'AAA' },
      ],
    },
    press: [/^Jonas$/],
    sees: /give.* a die to Jonas/,
  },
  {
    command: 'propose',
    players: 2,
    position: { players: [{ dice: 'BAKTT' }, {}] },
    press: [/^Provoke fate/, /^Sure\?/],
    sees: /region "Provoke fate\?/,
  },
  {
    command: 'agree',
    players: 2,
    position: { players: [{ dice: 'BAKTT' }, {}], votes: { fate: { by: 1, agreed: [1], until: LATER } } },
    press: [/^Agree$/],
    sees: /every black die is free/,
  },
  {
    command: 'decline',
    players: 2,
    position: { players: [{ dice: 'BAKTT' }, {}], votes: { pause: { by: 1, agreed: [1], until: LATER } } },
    press: [/^Not now$/],
    sees: /Provoke fate/,
  },
  {
    command: 'share',
    players: 2,
    position: { players: [{ dice: 'BAKTT' }, {}] },
    press: [/^Menu$/, /^Friends may use my dice$/],
    sees: /button "Friends may use my dice"\n/,
  },
  {
    command: 'markDie',
    position: { players: [{ dice: 'AAKKTTT' }] },
    press: [/^Menu$/, /^Die 3 goes first/],
    sees: /button "Die 3 goes first" \[pressed\]/,
  },
  {
    command: 'resume',
    players: 2,
    position: { players: [{ dice: 'BAKTT' }, {}], paused: true },
    press: [/^Go on$/],
    sees: /New room east: one short/,
  },
];
