import { begins, contains, ready, say, source } from '../words.ts';
import { cursed, type Deed, FAR, holding, LATER } from './deed.ts';

const BODY = { curses: true, doomed: true };
export const CURSES: readonly Deed[] = [
  {
    command: 'liftCurse',
    of: 'mask',
    modules: { curses: true },
    position: { players: [{ dice: 'AGTKKKK' }], modules: cursed('mask') },
    press: [ready('act.liftNamed')],
    gone: contains('curse.mask', {}, ` ${source('curse.mask.rule')}`),
  },
  {
    command: 'setHand',
    of: 'cursedHand',
    modules: { curses: true },
    position: { players: [{ dice: 'AKKKKKK' }], modules: cursed('cursedHand') },
    press: [begins('act.setHand', {}, '$')],
    holds: true,
    sees: contains('act.setHand', {}, '" \\[pressed\\]'),
  },
  {
    command: 'standUp',
    of: 'onYourFeet',
    modules: BODY,
    position: { players: [{ dice: 'AKKKKKK' }], modules: cursed('onYourFeet', { stoodAt: 0 }) },
    press: [begins('act.standUp', {}, '$'), begins('roll.rollN', { n: 7 })],
    sees: contains('log.rolled'),
  },
  {
    command: 'swapSouls',
    of: 'soulSwap',
    modules: { curses: true, additions: true },
    players: 2,
    position: {
      rooms: FAR,
      players: [{ dice: 'AKTTT' }, { at: '2,0', dice: 'AKTTT' }],
      modules: cursed('soulSwap', { until: LATER }),
    },
    press: [ready('act.swapSouls')],
    sees: contains('where.start'),
  },
  {
    command: 'loseTreasure',
    of: 'lostTreasure',
    modules: { curses: true, treasures: true, pit: true },
    position: {
      players: [{ dice: 'AKTTTTT' }],
      modules: {
        ...cursed('lostTreasure', { until: LATER }),
        treasures: {
          held: [
            { seat: 0, treasure: 'teleport' },
            { seat: 0, treasure: 'healingMask' },
          ],
        },
      },
    },
    press: [ready('act.loseTreasure'), begins('treasure.teleport', {}, '$')],
    gone: contains('treasure.teleport', {}, ` ${source('treasure.teleport.rule')}`),
  },
];

export const TREASURES: readonly Deed[] = [
  {
    command: 'takeTreasure',
    modules: { treasures: true },
    position: {
      rooms: { '1,0': 'deep-1@W' },
      players: [{ at: '1,0', dice: 'KKAATTT' }],
      modules: { treasures: { laid: { '1,0': { size: 1, order: ['teleport'] } } } },
    },
    press: [ready('act.takeTreasure')],
    sees: contains('treasure.teleport', {}, ` ${source('treasure.teleport.rule')}`),
  },
  {
    command: 'useTreasure',
    of: 'healingMask',
    modules: { treasures: true },
    position: { players: [{ dice: 'BBBAAAA' }], modules: holding('healingMask') },
    press: [ready('treasure.healingMask')],
    sees: contains('roll.rollN', { n: 7 }),
  },
  {
    command: 'useTreasure',
    of: 'teleport',
    modules: { treasures: true },
    players: 2,
    position: { rooms: FAR, players: [{ at: '2,0', dice: 'AAAAA' }, {}], modules: holding('teleport') },
    press: [ready('treasure.teleport')],
    sees: contains('log.entered', { room: say('room.start') }),
  },
  {
    command: 'useTreasure',
    of: 'extraGem',
    modules: { treasures: true },
    position: { players: [{ dice: 'AAAAAAA' }], depot: 5, modules: holding('extraGem') },
    press: [ready('treasure.extraGem')],
    sees: contains('depot.left', { n: 4 }),
  },
  {
    command: 'useTreasure',
    of: 'secretPassage',
    modules: { treasures: true },
    position: {
      rooms: { '1,0': 'basic-1@W', '1,-1': 'basic-3@S', '0,-1': 'basic-7@E' },
      players: [{ at: '0,-1', dice: 'AAKKKKK' }],
      modules: holding('secretPassage'),
    },
    press: [ready('treasure.secretPassage')],
    sees: contains('act.enterRoom', { side: say('heading.S'), room: say('room.start') }),
  },
  {
    command: 'useTreasure',
    of: 'greatTorch',
    modules: { treasures: true, additions: true },
    position: { rooms: FAR, players: [{ at: '2,0', dice: 'AAKKKKK' }], modules: holding('greatTorch') },
    press: [ready('treasure.greatTorch')],
    gone: contains('treasure.greatTorch', {}, ` ${source('treasure.greatTorch.rule')}`),
  },
  {
    command: 'useTreasure',
    of: 'counterSpell',
    modules: { treasures: true, curses: true, doomed: true },
    position: { players: [{ dice: 'AAKKKKK' }], modules: { ...holding('counterSpell'), ...cursed('trap') } },
    press: [ready('treasure.counterSpell')],
    gone: contains('curse.trap', {}, ` ${source('curse.trap.rule')}`),
  },
  {
    command: 'enter',
    of: 'doubleKey',
    modules: { treasures: true },
    position: { rooms: { '1,0': 'basic-3@W' }, players: [{ dice: 'ATTTTTT' }], modules: holding('doubleKey') },
    press: [ready('act.enterRoom', { side: say('heading.E') })],
    sees: contains('log.entered'),
  },
  {
    command: 'enter',
    of: 'doubleKey',
    modules: { treasures: true },
    position: { rooms: { '1,0': 'basic-3@W' }, players: [{ dice: 'AAKKTTT' }], modules: holding('doubleKey') },
    press: [
      contains('treasure.doubleKey', {}, ` ${source('treasure.doubleKey.rule')}`),
      begins('act.spending', {
        action: say('act.enterRoom', { side: say('heading.E'), room: say('room.plain') }),
        card: say('treasure.doubleKey'),
      }),
    ],
    sees: contains('log.entered'),
    gone: contains('treasure.doubleKey', {}, ` ${source('treasure.doubleKey.rule')}`),
  },
  {
    command: 'activate',
    of: 'doubleTorch',
    modules: { treasures: true },
    position: {
      rooms: { '1,0': 'basic-8@W' },
      players: [{ at: '1,0', dice: 'TTAAKKK' }],
      depot: 5,
      modules: holding('doubleTorch'),
    },
    press: [ready('act.activateN', { n: 1 })],
    sees: contains('log.gems', { depot: 4 }),
  },
];
