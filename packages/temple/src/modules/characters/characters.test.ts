import { seededChance, seedOf } from '@templefall/kit';
import { cast, playAs, playing } from '@templefall/testkit/temple';
import { describe, expect, it } from 'vitest';
import type { State } from '../../state.ts';
import { temple } from '../../temple.ts';
import { ABILITIES, CHARACTERS } from './content.ts';
import type { Characters } from './slice.ts';

const sliceOf = (state: State): Characters => state.modules.characters as Characters;
const problems = (raw: unknown, players = 3) => {
  const parsed = temple.parseOptions({ players, modules: { characters: raw } });
  return parsed.ok ? [] : parsed.error.map(({ code }) => code);
};

describe('the choice of a character', () => {
  it('[TM7.1] each player picks a character and one of its abilities', () => {
    const state = cast({ players: [{}, {}], cards: ['doc activated', 'priest permanent'] });
    expect(sliceOf(state).cards).toEqual([
      { character: 'doc', ability: 'activated' },
      { character: 'priest', ability: 'permanent' },
    ]);
  });

  it('[TM7.1] no character twice, none unknown, no more picks than players', () => {
    const doc = { character: 'doc', ability: 'activated' };
    expect(problems([doc, { ...doc, ability: 'permanent' }])).toEqual(['characterTwice']);
    expect(problems([{ character: 'cook', ability: 'permanent' }, { character: 'doc' }, 'doc'])).toEqual([
      'unknownCharacter',
      'unknownCharacter',
      'unknownCharacter',
    ]);
    expect(problems([doc, null], 1)).toEqual(['tooManyPicks']);
    expect(problems('doc')).toEqual(['notAList']);
  });

  it('[TM7.1] whoever did not pick is dealt one of those left; every card turns up', () => {
    const seen = new Set<string>();
    for (let seed = 0; seed < 40; seed++) {
      const parsed = temple.parseOptions({
        players: 6,
        modules: { characters: [null, { character: 'priest', ability: 'permanent' }] },
      });
      if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
      const { cards } = sliceOf(temple.setup(parsed.value, seededChance(seedOf(`deal ${seed}`))));
      expect(new Set(cards.map(card => card.character)).size).toBe(6);
      expect(cards[1]).toEqual({ character: 'priest', ability: 'permanent' });
      for (const { character, ability } of cards) seen.add(`${character} ${ability}`);
    }
    expect(seen.size).toBe(CHARACTERS.length * ABILITIES.length - 1);
  });
});

describe('an activated ability', () => {
  const healer = () =>
    playAs({
      players: [{ dice: 'GGGG.' }, { at: '1,0', dice: 'BBBAA' }, { dice: 'BBBBB' }],
      rooms: { '1,0': 'basic-1@W' },
      cards: ['doc activated'],
    });

  it('[TM7.2] once used it is face down', () => {
    const game = healer();
    expect(game.does(0, { type: 'cure', helped: 1 })).toBe('done');
    expect(sliceOf(game.state()).cards[0]).toEqual({ character: 'doc', ability: 'activated', faceDown: true });
    expect(game.does(0, { type: 'cure', helped: 2 })).toBe('abilityFaceDown');
    expect(game.offered('cure')).toEqual([]);
  });

  it('[TM7.2] it turns up when the door slams, not with the gong', () => {
    const game = healer();
    game.does(0, { type: 'cure', helped: 1 });
    game.until(209_999);
    expect(game.does(0, { type: 'cure', helped: 2 }, 209_999)).toBe('abilityFaceDown');
    game.until(210_250);
    expect(sliceOf(game.state()).cards[0]).toEqual({ character: 'doc', ability: 'activated' });
    expect(game.does(0, { type: 'cure', helped: 2 }, 210_300)).toBe('done');
  });

  it('[TM7.17] in practice, where no door slams, it turns up again after a minute', () => {
    const state = healer().state();
    const game = playing({ ...state, countdowns: [] });
    game.does(0, { type: 'cure', helped: 1 }, 1000);
    expect(temple.due(game.state())?.at).toBe(61_000);
    game.until(60_999);
    expect(game.does(0, { type: 'cure', helped: 2 }, 60_999)).toBe('abilityFaceDown');
    game.until(61_000);
    expect(sliceOf(game.state()).cards[0]).toEqual({ character: 'doc', ability: 'activated' });
    expect(game.does(0, { type: 'cure', helped: 2 }, 61_000)).toBe('done');
  });

  it('[TM7.2] a refused one costs nothing and stays up', () => {
    const game = healer();
    expect(game.does(0, { type: 'cure', helped: 0 })).toBe('helpOthers');
    expect(sliceOf(game.state()).cards[0]?.faceDown).toBeUndefined();
  });

  it('[TM7.2] nobody uses what is not theirs', () => {
    const game = healer();
    const dash = { type: 'dash', to: '1,0' };
    expect([dash, { type: 'putBack' }, { type: 'releaseMasks' }].map(one => game.does(0, one))).toEqual(
      new Array(3).fill('notYourAbility'),
    );
  });
});

describe('the explorer', () => {
  const drawing = (stack: readonly string[]) =>
    playAs({
      players: [{ at: '1,0', dice: 'AAAA.' }, { dice: 'AA...' }],
      rooms: { '1,0': 'basic-1@W' },
      stack,
      cards: ['explorer permanent'],
    });

  it('[TM7.3] puts a drawn room under the stack, and the next must be laid', () => {
    const game = drawing(['basic-2', 'basic-3', 'exit', 'basic-4']);
    expect(game.does(0, { type: 'discover', side: 'E' })).toBe('done');
    expect(game.state().drawn?.tile.id).toBe('basic-2');
    expect(game.does(0, { type: 'putBack' })).toBe('done');
    expect(game.room('2,0').tile.id).toBe('basic-3');
    expect(game.state().stack.order).toEqual(['exit', 'basic-4', 'basic-2']);
    expect(game.does(0, { type: 'putBack' })).toBe('noDrawnRoom');
    expect(game.state().drawn).toBeUndefined();
  });

  it('[TM7.3] may lay the room at once instead', () => {
    const game = drawing(['basic-2', 'basic-3', 'exit']);
    game.does(0, { type: 'discover', side: 'E' });
    expect(game.offered('putBack')).toHaveLength(1);
    expect(game.does(0, { type: 'layRoom' })).toBe('done');
    expect(game.room('2,0').tile.id).toBe('basic-2');
  });

  it('[TM7.16] has three seconds; then the room is laid', () => {
    const game = drawing(['basic-2', 'basic-3', 'exit']);
    game.does(0, { type: 'discover', side: 'E' }, 1000);
    expect(game.does(0, { type: 'putBack' }, 4000)).toBe('noDrawnRoom');
    game.until(4249);
    expect(game.state().rooms['2,0']).toBeUndefined();
    // [TT9] What was made in time may come a little late; then the room is laid.
    game.until(4250);
    expect(game.room('2,0').tile.id).toBe('basic-2');
  });

  it('[TM7.16] meanwhile others discover and draw the next room, but not where this one is to lie', () => {
    const game = drawing(['basic-2', 'basic-3', 'basic-4', 'exit']);
    game.does(0, { type: 'discover', side: 'E' }, 1000);
    expect(game.state().stack.order).toEqual(['basic-3', 'basic-4', 'exit']);
    expect(game.does(0, { type: 'discover', side: 'E' }, 1500)).toBe('drawOpen');
    expect(game.does(1, { type: 'discover', side: 'W' }, 2000)).toBe('done');
    expect([game.room('-1,0').tile.id, game.state().drawn?.tile.id]).toEqual(['basic-3', 'basic-2']);
    // Put back, it goes under the stack as it is now.
    expect(game.does(0, { type: 'putBack' }, 2500)).toBe('done');
    expect(game.room('2,0').tile.id).toBe('basic-4');
    expect(game.state().stack.order).toEqual(['exit', 'basic-2']);
  });

  it('[TM7.16] nobody lays a room where the explorer is about to, from another side either', () => {
    const game = playAs({
      players: [
        { at: '1,0', dice: 'AAAAA' },
        { at: '2,-1', dice: 'AAAAA' },
      ],
      rooms: { '1,0': 'basic-1@W', '1,-1': 'basic-1@S', '2,-1': 'basic-1@W' },
      stack: ['basic-2', 'basic-3', 'exit'],
      cards: ['explorer permanent'],
    });
    game.does(0, { type: 'discover', side: 'E' }, 1000);
    expect(game.does(1, { type: 'discover', side: 'S' }, 1500)).toBe('drawOpen');
    expect(game.does(1, { type: 'discover', side: 'E' }, 1500)).toBe('done');
  });

  it('[TM7.16] [TB6] a room that has come to close the last doorway while it was looked at goes under the stack', () => {
    // With an open doorway to the west the dead end may be drawn; then the other player uses that doorway up.
    const game = playAs({
      players: [
        { at: '1,0', dice: 'AA...' },
        { at: '0,0', dice: 'AA...' },
      ],
      rooms: { '1,0': 'basic-9@W', '2,1': 'basic-10', '-2,0': 'basic-11', '-1,-1': 'basic-7@W', '-1,1': 'basic-4@S' },
      stack: ['basic-12', 'basic-13', 'basic-8', 'exit'],
      cards: ['explorer permanent'],
    });
    game.does(0, { type: 'discover', side: 'E' }, 1000);
    expect(game.state().drawn?.tile.id).toBe('basic-12');
    expect(game.does(1, { type: 'discover', side: 'W' }, 1500)).toBe('done');
    expect(game.does(0, { type: 'layRoom' }, 2000)).toBe('done');
    expect([game.room('-1,0').tile.id, game.room('2,0').tile.id]).toEqual(['basic-13', 'basic-8']);
    expect(game.state().stack.order).toEqual(['exit', 'basic-12']);
  });

  it('[TM7.16] [TB6] a room that would close the last doorway is passed over, and goes under the stack', () => {
    const game = playAs({
      players: [{ at: '1,0', dice: 'AA...' }],
      rooms: { '1,0': 'basic-9@W', '-1,0': 'basic-12@N' },
      stack: ['basic-2', 'exit', 'basic-3', 'basic-4'],
      cards: ['explorer permanent'],
    });
    game.does(0, { type: 'discover', side: 'E' });
    game.does(0, { type: 'putBack' });
    // Once the exit is laid no doorway is needed.
    expect(game.room('2,0').tile.id).toBe('exit');
    expect(game.state().stack.order).toEqual(['basic-3', 'basic-4', 'basic-2']);
  });

  it('[TM7.16] a room still being looked at is laid when the door slams', () => {
    const game = drawing(['basic-2', 'basic-3', 'exit']);
    game.until(209_000);
    game.does(0, { type: 'discover', side: 'E' }, 209_000);
    game.until(210_250);
    expect(
      game
        .events()
        .slice(-2)
        .map(({ type }) => type),
    ).toEqual(['roomLaid', 'doorSlammed']);
    expect(game.room('2,0').tile.id).toBe('basic-2');
  });

  const hall = { '1,0': 'basic-1@W', '2,0': 'basic-1@W', '3,0': 'basic-1@W', '4,0': 'basic-1@W' };
  const dashing = (dice: string, rooms: { readonly [cell: string]: string } = hall) =>
    playAs({ players: [{ dice }], rooms, cards: ['explorer activated'] });

  it('[TM7.4] moves up to three rooms through passages for three adventurers and nothing else', () => {
    const game = dashing('AAAAK');
    expect(game.does(0, { type: 'dash', to: '3,0' })).toBe('done');
    expect([game.player(0).spot, game.dice(0)]).toEqual(['3,0', '...AK']);
    expect(dashing('AAAAK').does(0, { type: 'dash', to: '4,0' })).toBe('tooFar');
    expect(dashing('AAKKK').does(0, { type: 'dash', to: '1,0' })).toBe('cannotPay');
    expect(
      dashing('AAA..')
        .offered('dash')
        .map(command => 'to' in command && command.to),
    ).toEqual(['1,0', '2,0', '3,0']);
  });

  it('[TM7.4] never through a wall', () => {
    // basic-7 has two doorways in line; turned across, it is a wall to whoever comes from the start room.
    expect(dashing('AAA..', { '1,0': 'basic-7' }).does(0, { type: 'dash', to: '1,0' })).toBe('tooFar');
  });
});

describe('the doc', () => {
  it('[TM7.5] a gold mask of theirs frees three black dice, of their own or of a friend', () => {
    const sketch = { players: [{ dice: 'GGBBB' }, { dice: 'BBBBG' }], cards: ['doc permanent', 'priest permanent'] };
    const game = playAs(sketch);
    expect(game.does(0, { type: 'free', owner: 0, helped: 0, count: 3 })).toBe('done');
    expect(game.does(1, { type: 'free', owner: 0, helped: 1, count: 3 })).toBe('done');
    expect([game.dice(0), game.dice(1)]).toEqual(['.....', '...BG']);
    expect(playAs(sketch).does(0, { type: 'free', owner: 0, helped: 1, count: 4 })).toBe('tooMany');
    expect(playAs(sketch).does(1, { type: 'free', owner: 1, helped: 1, count: 3 })).toBe('tooMany');
  });

  const far = (dice: string, friend = 'BBKBB') =>
    playAs({
      players: [{ dice }, { at: '1,0', dice: friend }, { escapedAt: 5 }],
      rooms: { '1,0': 'basic-1@W' },
      cards: ['doc activated'],
    });

  it('[TM7.6] two gold masks blank all black dice of another player, anywhere', () => {
    const game = far('GGBGA');
    expect(game.does(0, { type: 'cure', helped: 1 })).toBe('done');
    expect([game.dice(0), game.dice(1)]).toEqual(['..BGA', '..K..']);
  });

  it('[TM7.6] somebody else, in the temple, who has black dice', () => {
    expect(far('GGBBB').does(0, { type: 'cure', helped: 0 })).toBe('helpOthers');
    expect(far('GGBBB').does(0, { type: 'cure', helped: 7 })).toBe('noSuchSeat');
    expect(far('GG...', 'AAAAA').does(0, { type: 'cure', helped: 1 })).toBe('noBlackDice');
    expect(far('GAAAA').does(0, { type: 'cure', helped: 1 })).toBe('cannotPay');
    const gone = far('GG...').state();
    const { spot: _, ...left } = gone.players[1] ?? {};
    const alone = playing({ ...gone, players: gone.players.with(1, left as State['players'][number]) });
    expect(alone.does(0, { type: 'cure', helped: 1 })).toBe('escaped');
  });
});
