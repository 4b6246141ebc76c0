import { readFileSync } from 'node:fs';
import { known } from '@templefall/kernel';
import { playing, setUp } from '@templefall/testkit/temple';
import { describe, expect, it } from 'vitest';
import { DEPOT_GEMS } from '../../content/numbers.ts';
import type { State } from '../../state.ts';
import { temple } from '../../temple.ts';
import { CHALLENGES } from './content.ts';

const IDS = CHALLENGES.map(({ id }) => id);
const QUEST_TILES = ['altar', 'ghost-room', 'obelisk', 'treasure-room', 'tree-of-life', 'trials'];
const table = (challenge: unknown, modules: object = {}, rest: object = {}) =>
  temple.parseOptions({ players: 4, ...rest, modules: { challenge, ...modules } });
const problems = (...wish: Parameters<typeof table>) => {
  const parsed = table(...wish);
  return parsed.ok ? [] : parsed.error.map(({ path, code }) => `${path} ${code}`);
};
const modules = (...wish: Parameters<typeof table>): object => {
  const parsed = table(...wish);
  return parsed.ok ? parsed.value.modules : parsed.error;
};
const game = (challenge: string, more: object = {}, players = 4, seed = 'challenge'): State =>
  setUp({ players, modules: { challenge, ...more } }, seed);
const questsIn = (tiles: readonly string[]) => tiles.filter(tile => QUEST_TILES.includes(tile));

describe('the challenges', () => {
  it('[TC1] are the twenty-six of the table, in seven levels', () => {
    expect(IDS).toHaveLength(26);
    expect(new Set(IDS.map(id => id.slice(0, 1))).size).toBe(7);
    const text = readFileSync(new URL('../../../../../docs/spec/temple-content.md', import.meta.url), 'utf8');
    const printed = (text.split('## Challenges')[1] ?? '')
      .split('\n')
      .filter(line => /^\| (\d[a-e]|ultimate) /.test(line))
      .map(line => line.split('|').map(cell => cell.trim()))
      .map(([, id, needs, gems, curses, treasures, quests, characters, illusions]) => ({
        id,
        needs: ['Illusions', 'Quest'].filter(box => needs?.includes(box)).map(box => box.toLowerCase()),
        gems: Number(gems),
        quests: Number.parseInt(quests || '0', 10),
        modules: Object.entries({ curses, treasures, illusions, characters })
          .flatMap(([id, mark]) => (mark === '●' ? [id] : []))
          .sort(),
      }));
    expect(CHALLENGES.map(row => ({ ...row, modules: [...row.modules].sort() }))).toEqual(printed);
  });

  it.each(IDS)('[TC1] %s can be set up for every number of players, and the options parse again', id => {
    for (let players = 1; players <= 6; players++) {
      const state = game(id, {}, players);
      expect(temple.parseOptions(state.options)).toEqual({ ok: true, value: state.options });
    }
  });

  it.each(IDS)('[TC2] %s: exit and quest rooms lie among the top rooms, after two rooms were laid', id => {
    const row = CHALLENGES.find(one => one.id === id);
    const state = game(id);
    const top = known(state.stack).slice(0, 13 + (row?.quests ?? 0));
    expect(top).toContain('exit');
    expect(questsIn(top)).toHaveLength(row?.quests ?? 0);
    expect(questsIn(known(state.stack))).toHaveLength(row?.quests ?? 0);
    expect(questsIn(Object.values(state.rooms).map(room => room.tile.id))).toEqual([]);
    expect(Object.keys(state.rooms).sort()).toEqual(['-1,0', '0,0', '1,0']);
  });

  it('[TC2] the exit may even lie on top', () => {
    const places = Array.from({ length: 60 }, (_, seed) =>
      (game('2a', {}, 4, `place ${seed}`).stack.order ?? []).indexOf('exit' as never),
    );
    expect([Math.min(...places), Math.max(...places)]).toEqual([0, 12]);
  });

  it.each([1, 2, 3, 4, 5, 6])('[TC3] with %i players the depot holds the usual gems and those of the challenge', n => {
    expect(game('4a', {}, n).depot).toBe((DEPOT_GEMS[n - 1] ?? 0) + 6);
    expect(game('1d', {}, n).depot).toBe(DEPOT_GEMS[n - 1]);
  });

  it.each(IDS)('[TC4] %s: fate may be provoked twice', id => {
    expect(game(id).spare).toBe(2);
  });

  it('[TC4] [TA22] fate is provoked in the hardest one', () => {
    const state = game('ultimate', {}, 1);
    const [player] = state.players;
    const dice = player?.dice.map(die => ({ ...die, face: 'B' as const, settlesAt: 0 })) ?? [];
    const play = playing({ ...state, players: state.players.with(0, { ...state.players[0], dice } as never) });
    expect(play.does(0, { type: 'propose', vote: 'fate' })).toBe('done');
    expect([play.dice(0), play.state().spare, play.state().depot]).toEqual(['.......', 1, state.depot + 1]);
  });

  it('[TC5] twin and double rooms, the pit and the fountain may be added; the treasure room is a quest room', () => {
    const more = { special: true, pit: true, fountain: true };
    const tiles = (id: string) => {
      const state = game(id, more);
      return [...known(state.stack), ...Object.values(state.rooms).map(room => room.tile.id)] as string[];
    };
    for (const id of ['1a', '6d'])
      expect(tiles(id)).toEqual(expect.arrayContaining(['twin-1', 'double-2', 'pit', 'fountain']));
    expect(tiles('1a')).not.toContain('treasure-room');
    const pool = new Set(
      Array.from({ length: 40 }, (_, seed) => known(game('2c', more, 4, `pool ${seed}`).stack)).flat(),
    );
    expect(questsIn([...pool] as string[]).sort()).toEqual(QUEST_TILES);
  });

  it('[TC5] without them only the treasure room comes, where the challenge needs its box', () => {
    expect(modules('6e')).toMatchObject({ special: { twins: false, doubles: false, treasureRoom: true } });
    expect(modules('4c', { special: { twins: true } })).toMatchObject({ special: { twins: true, treasureRoom: true } });
    expect(modules('4b')).not.toHaveProperty('special');
  });

  it('[TC5] each kind is chosen by itself: twin rooms alone do not bring the treasure room', () => {
    const special = (id: string, wish: unknown) => modules(id, { special: wish });
    const only = { twins: false, doubles: false, treasureRoom: false };
    expect(special('2c', { twins: true })).toMatchObject({ special: { ...only, twins: true } });
    expect(special('2c', { doubles: true })).toMatchObject({ special: { ...only, doubles: true } });
    expect(special('2c', { treasureRoom: true })).toMatchObject({ special: { ...only, treasureRoom: true } });
    expect(special('1a', { treasureRoom: true, doubles: true })).toMatchObject({ special: { ...only, doubles: true } });
  });

  it.each(['2b', '3c', '5c'])('[TM6.10] %s has the treasure room as its one quest', id => {
    for (let seed = 0; seed < 10; seed++)
      expect(questsIn(known(game(id, {}, 4, `treasure ${seed}`).stack))).toEqual(['treasure-room']);
  });

  it('[TC6] advanced and expert do not exist in them', () => {
    for (const level of ['advanced', 'expert'])
      expect(problems('1a', {}, { level })).toEqual(['level levelInChallenge']);
  });

  it('[TC1] a challenge that is none is refused', () => {
    expect(problems('7a')).toEqual(['modules.challenge notOneOf']);
    expect(problems(true)).toEqual(['modules.challenge notOneOf']);
  });

  it('[TC1] what a challenge decides on is not the table’s to say otherwise', () => {
    expect(problems('2a', { curses: false })).toEqual(['modules.curses fixedByChallenge']);
    expect(problems('2a', { quests: 1, characters: true })).toEqual([
      'modules.quests fixedByChallenge',
      'modules.characters fixedByChallenge',
    ]);
    expect(problems('2c', { quests: 2 })).toEqual(['modules.quests fixedByChallenge']);
    expect(problems('6e', { special: false })).toEqual(['modules.special fixedByChallenge']);
    expect(problems('2a', { curses: true, characters: false })).toEqual([]);
    expect(problems('2d', { quests: 3 })).toEqual([]);
    expect(problems('2c', { special: 'all' })).toEqual(['modules.special notRooms']);
  });

  it('[TM7.1] the players of a challenge with characters pick theirs', () => {
    const picks = [{ character: 'doc', ability: 'permanent' }];
    expect(modules('1d', { characters: picks })).toMatchObject({ characters: picks });
  });
});
