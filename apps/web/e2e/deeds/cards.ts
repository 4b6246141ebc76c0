import { contains, ready, say, source } from '../words.ts';
import { cursed, type Deed, FAR, holding, LATER } from './deed.ts';

const BODY = { curses: true, doomed: true };
export const CURSES: readonly Deed[] = [
  {
    command: 'liftCurse',
    of: 'mask',
    modules: { curses: true },
    position: { players: [{ dice: 'AGTKKKK' }], modules: cursed('mask') },
    press: [/^Lift .*: ready/],
    gone: contains('curse.mask', {}, ` ${source('curse.mask.rule')}`),
  },
  {
    command: 'setHand',
    of: 'cursedHand',
    modules: { curses: true },
    position: { players: [{ dice: 'AKKKKKK' }], modules: cursed('cursedHand') },
    press: [/^Hold$/],
    holds: true,
    sees: /button "Hold" \[pressed\]/,
  },
  {
    command: 'standUp',
    of: 'onYourFeet',
    modules: BODY,
    position: { players: [{ dice: 'AKKKKKK' }], modules: cursed('onYourFeet', { stoodAt: 0 }) },
    press: [/^Stand up$/, /^Roll 7/],
    sees: /You rolled/,
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
    press: [/^Swap souls: ready/],
    sees: /Jonas, in the start room/,
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
    press: [/^Give up a treasure: ready/, /^Teleport$/],
    gone: /button "Teleport/,
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
    press: [/^Open chest: ready/],
    sees: /button "Teleport Go to/,
  },
  {
    command: 'useTreasure',
    of: 'healingMask',
    modules: { treasures: true },
    position: { players: [{ dice: 'BBBAAAA' }], modules: holding('healingMask') },
    press: [/^Healing mask: ready/],
    sees: /button "Roll 7"/,
  },
  {
    command: 'useTreasure',
    of: 'teleport',
    modules: { treasures: true },
    players: 2,
    position: { rooms: FAR, players: [{ at: '2,0', dice: 'AAAAA' }, {}], modules: holding('teleport') },
    press: [/^Teleport: ready/],
    sees: /You are in: Start room/,
  },
  {
    command: 'useTreasure',
    of: 'extraGem',
    modules: { treasures: true },
    position: { players: [{ dice: 'AAAAAAA' }], depot: 5, modules: holding('extraGem') },
    press: [/^Extra gem: ready/],
    sees: /region "4 gems left in the depot"/,
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
    press: [/^Secret passage: ready/],
    sees: contains('act.enterRoom', { side: say('heading.S'), room: say('room.start') }),
  },
  {
    command: 'useTreasure',
    of: 'greatTorch',
    modules: { treasures: true, additions: true },
    position: { rooms: FAR, players: [{ at: '2,0', dice: 'AAKKKKK' }], modules: holding('greatTorch') },
    press: [/^Great torch: ready/],
    gone: contains('treasure.greatTorch', {}, ` ${source('treasure.greatTorch.rule')}`),
  },
  {
    command: 'useTreasure',
    of: 'counterSpell',
    modules: { treasures: true, curses: true, doomed: true },
    position: { players: [{ dice: 'AAKKKKK' }], modules: { ...holding('counterSpell'), ...cursed('trap') } },
    press: [/^Counter-spell: ready/],
    gone: /button "Trap/,
  },
  {
    command: 'enter',
    of: 'doubleKey',
    modules: { treasures: true },
    position: { rooms: { '1,0': 'basic-3@W' }, players: [{ dice: 'ATTTTTT' }], modules: holding('doubleKey') },
    press: [ready('act.enterRoom', { side: say('heading.E') })],
    sees: /You are in: /,
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
    sees: /One gem lit. 4 left/,
  },
];
