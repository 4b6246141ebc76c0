import { seat } from '@templefall/kernel';
import { seededChance, seedOf } from '@templefall/kit';
import {
  DEFAULT_OPTIONS,
  type Die,
  type DieId,
  type Face,
  type Spot,
  type State,
  type TileId,
  temple,
} from '@templefall/temple';
import { describe, expect, it } from 'vitest';
import { goalsOf, spentBy } from './goals.ts';

const dice = (faces: string, from = 0): readonly Die[] =>
  [...faces].map((face, i) => ({ id: (from + i) as DieId, ...(face !== '.' && { face: face as Face, settlesAt: 0 }) }));

const position = (hands: readonly string[], spot = '0,0', tile = 'basic-8'): State => {
  const opening = temple.setup({ ...DEFAULT_OPTIONS, players: hands.length }, seededChance(seedOf('goals')));
  return temple.view({
    ...opening,
    rooms: {
      '0,0': opening.rooms['0,0'] as never,
      '-1,0': { tile: temple.tile('basic-1' as TileId), turn: 3, gems: 0 },
      '1,0': { tile: temple.tile(tile as TileId), turn: 1, gems: 0 },
    },
    players: opening.players.map((player, i) => ({
      ...player,
      spot: spot as Spot,
      dice: dice(hands[i] ?? '', i * 10),
    })),
  });
};
const withModules = (state: State, slices: object): State => ({
  ...state,
  modules: { ...state.modules, ...slices } as State['modules'],
});
const NO_TREASURES = { pile: { size: 0 }, laid: {}, held: [], gems: [], holes: [], torches: [] };
const told = (state: State) =>
  goalsOf(state, seat(0), 1000).map(
    ({ command, reach, cost, missing }) => `${command.type} ${reach} ${cost.join('')} -${missing.join('')}`,
  );

describe('goals', () => {
  it('are there with blank dice too: what one stands before can always be aimed at', () => {
    expect(told(position(['.....', '.....']))).toEqual(['enter far AK -AK', 'enter far AA -AA']);
  });

  it('are payable, one short or far by what the dice show', () => {
    expect(told(position(['AK...', '.....']))).toEqual(['enter go AK -', 'enter short AA -A']);
  });

  it('are exactly what the law accepts: every payable goal is legal, every legal payment is a goal', () => {
    const state = position(['AKTTT', 'T....'], '1,0');
    const legal = temple
      .legal(state, seat(0), 1000)
      .map(command => command.type)
      .filter(type => ['enter', 'discover', 'activate', 'free', 'escape'].includes(type));
    const go = goalsOf(state, seat(0), 1000)
      .filter(goal => goal.reach === 'go')
      .map(goal => goal.command.type);
    expect(go.sort()).toEqual(legal.sort());
  });

  it('count the dice of friends in the same room for what is paid together', () => {
    expect(told(position(['TT...', 'TT...'], '1,0'))).toContain('activate go TTTT -');
    expect(told(position(['TT...', 'T....'], '1,0'))).toContain('activate short TTTT -T');
  });

  it('leave out what all dice together could never pay', () => {
    const offers = told(position(['.....', '.....'], '1,0', 'great-keys-1')).filter(line =>
      line.startsWith('activate'),
    );
    expect(offers).toEqual([
      'activate far KKKKKKKKKK -KKKKKKKKKK',
      'activate far KKKKKKK -KKKKKKK',
      'activate far KKKK -KKKK',
    ]);
    const alone = told(position(['.......'], '1,0', 'great-keys-1')).filter(line => line.startsWith('activate'));
    expect(alone).toEqual(['activate far KKKKKKK -KKKKKKK', 'activate far KKKK -KKKK']);
  });

  it('name freeing a player once, as many dice as one mask can', () => {
    expect(told(position(['GBB..', '.....'])).filter(line => line.startsWith('free'))).toEqual(['free go G -']);
    expect(told(position(['ABB..', '.....'])).filter(line => line.startsWith('free'))).toEqual(['free short G -G']);
  });

  it('hold what only a hand of black masks may do: the priest goes to a friend', () => {
    const friends = withModules(position(['BBBBB', '.....']), {
      characters: { cards: [{ character: 'priest', ability: 'permanent' }] },
    });
    const [me, friend] = friends.players;
    const apart = { ...friends, players: [{ ...me, spot: '1,0' as Spot }, friend] as State['players'] };
    expect(told(apart)).toContain('seekHelp go  -');
  });

  it('are payable with the help of a treasure, and say that it is used up', () => {
    const held = withModules(position(['ATTTT', '.....']), {
      treasures: { ...NO_TREASURES, held: [{ seat: seat(0), treasure: 'doubleKey' }] },
    });
    const east = goalsOf(held, seat(0), 1000).find(goal => goal.command.type === 'enter' && goal.command.to === '1,0');
    expect(east).toMatchObject({ reach: 'go', command: { spend: ['doubleKey'] } });
  });

  it('[TM2.11] are paid with dice alone by themselves; a treasure that could pay is offered beside', () => {
    const state = withModules(position(['AKKTT']), {
      treasures: { ...NO_TREASURES, held: [{ seat: seat(0), treasure: 'doubleKey' }] },
    });
    const east = goalsOf(state, seat(0), 1000).find(({ cost }) => cost.join('') === 'AK');
    expect(east?.reach).toBe('go');
    expect(east?.command).not.toHaveProperty('spend');
    expect(east?.spending?.map(goal => [spentBy(goal), goal.cost])).toEqual([[['doubleKey'], ['A']]]);
  });

  it('name no treasure where none can pay', () => {
    expect(goalsOf(position(['AKKTT']), seat(0), 1000).some(({ spending }) => spending)).toBe(false);
  });
});
