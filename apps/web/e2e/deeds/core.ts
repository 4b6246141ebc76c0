import { begins, contains, ready, say, source } from '../words.ts';
import { type Deed, EAST, LATER } from './deed.ts';

export const CORE: readonly Deed[] = [
  {
    command: 'roll',
    position: { players: [{ dice: '.......' }] },
    press: [begins('roll.rollN', { n: 7 })],
    sees: contains('log.rolled'),
  },
  {
    command: 'enter',
    position: { rooms: EAST, players: [{ dice: 'AAKKTTT' }] },
    press: [ready('act.enterRoom', { side: say('heading.E') })],
    sees: contains('log.entered', { room: say('room.plain') }),
  },
  {
    command: 'discover',
    position: { rooms: EAST, players: [{ at: '1,0', dice: 'AAKKTTT' }], stack: ['basic-2', 'exit'] },
    press: [ready('act.discoverSide', { side: say('compass.E') })],
    sees: contains('log.laid', { side: say('compass.E'), room: say('room.plain') }),
  },
  {
    command: 'activate',
    position: { rooms: { '1,0': 'basic-9@W' }, players: [{ at: '1,0', dice: 'KKKKAAA' }], depot: 5 },
    press: [ready('act.activateN', { n: 1 })],
    sees: contains('log.gems', { depot: 4 }),
  },
  {
    command: 'free',
    players: 2,
    position: { players: [{ dice: 'GAKTT' }, { dice: 'BBAKT' }] },
    press: [ready('act.freeOther', { name: 'Jonas' })],
    sees: new RegExp(
      `Jonas, ${source('where.here')}, ${['A', 'K', 'T'].map(face => say(`face.${face as 'A'}`)).join('.+')}`,
    ),
  },
  {
    command: 'escape',
    players: 2,
    position: { rooms: { '1,0': 'exit@W' }, depot: 1, players: [{ at: 'exit', dice: 'KKATT' }, { at: 'exit' }] },
    press: [ready('act.escape')],
    sees: contains('log.youEscaped'),
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
    sees: contains('log.gave', { other: 'Jonas' }),
  },
  {
    command: 'propose',
    players: 2,
    position: { players: [{ dice: 'BAKTT' }, {}] },
    press: [begins('fate.provoke'), begins('fate.sure')],
    sees: new RegExp(`region "${source('fate.ask')}`),
  },
  {
    command: 'agree',
    players: 2,
    position: { players: [{ dice: 'BAKTT' }, {}], votes: { fate: { by: 1, agreed: [1], until: LATER } } },
    press: [begins('vote.agree', {}, '$')],
    sees: contains('log.fate'),
  },
  {
    command: 'decline',
    players: 2,
    position: { players: [{ dice: 'BAKTT' }, {}], votes: { pause: { by: 1, agreed: [1], until: LATER } } },
    press: [begins('vote.decline', {}, '$')],
    sees: contains('fate.provoke'),
  },
  {
    command: 'share',
    players: 2,
    position: { players: [{ dice: 'BAKTT' }, {}] },
    press: [begins('play.menu', {}, '$'), begins('dice.share', {}, '$')],
    sees: contains('dice.share', {}, '"\n'),
  },
  {
    command: 'markDie',
    position: { players: [{ dice: 'AAKKTTT' }] },
    press: [begins('play.menu', {}, '$'), begins('dice.firstLostIs', { n: 3 })],
    sees: contains('dice.firstLostIs', { n: 3 }, '" \\[pressed\\]'),
  },
  {
    command: 'resume',
    players: 2,
    position: { players: [{ dice: 'BAKTT' }, {}], paused: true },
    press: [begins('state.resume', {}, '$')],
    sees: contains('act.short', { action: say('act.discoverSide', { side: say('compass.E') }) }),
  },
];
