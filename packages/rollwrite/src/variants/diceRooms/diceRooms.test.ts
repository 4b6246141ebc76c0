import { LAG_MS } from '@templefall/kernel';
import { tableOf } from '@templefall/testkit/rollwrite';
import { describe, expect, it } from 'vitest';
import { rollwrite } from '../../game.ts';
import { diceRoomsOf } from '../index.ts';
import { VOTE_MS } from './index.ts';

type Table = ReturnType<typeof tableOf>;

/** Seat 0 enters the upper yellow room while seat 1 stands in the lower: the vote opens. */
const atVote = ({
  players = 4,
  position = {},
  options = {},
}: {
  players?: number;
  position?: object;
  options?: object;
} = {}) => {
  const table = tableOf({
    options: { players, variant: 'diceRooms', ...options },
    position: { phase: 'exploring', players: [{ at: 'd2' }, { at: 'c4' }], kept: 'TTGA', ...position },
  });
  table.does(0, { type: 'enterRoom', room: 'd1' });
  return table;
};
const votes = (table: Table, said: { readonly [seat: number]: 'gems' | 'die' }): void => {
  for (const [seat, prize] of Object.entries(said)) table.does(Number(seat), { type: 'voteForPrize', prize });
};
const prize = (table: Table): string | undefined =>
  table.events().flatMap(event => (event.type === 'prizeChosen' ? [event.prize] : []))[0];
const open = (table: Table) => diceRoomsOf(table.state())?.vote;

describe('dice rooms', () => {
  it('[WV5] for a secret pair the team chooses two gems …', () => {
    const table = atVote({ players: 2 });
    expect(table.state()).toMatchObject({ gems: 0, secrets: ['yellow'] });
    expect(table.does(0, { type: 'endExploring' })).toBe('choiceOpen');
    votes(table, { 0: 'gems' });
    expect(table.state()).toMatchObject({ gems: 2, extra: { dice: 2 } });
  });

  it('[WV5] … or one of the extra dice, which joins the supply from the next turn to the end', () => {
    const table = atVote({ players: 2 });
    const { supply } = table.state();
    votes(table, { 0: 'die' });
    expect(table.state()).toMatchObject({ gems: 0, extra: { dice: 1 }, supply, joining: 1, phase: 'exploring' });
    table.does(0, { type: 'endExploring' });
    expect(table.state()).toMatchObject({ active: 1, phase: 'rolling', supply: 9 });
  });

  it('[WV5] with both dice taken it is always two gems', () => {
    const table = atVote({ position: { extraDice: 0 } });
    expect(open(table)).toBeUndefined();
    expect(table.state().gems).toBe(2);
    expect(table.does(0, { type: 'voteForPrize', prize: 'die' })).toBe('noVote');
  });

  it('[WV6] the table votes; a majority decides as soon as nothing can change it', () => {
    const table = atVote({ players: 3 });
    votes(table, { 1: 'die' });
    expect(prize(table)).toBeUndefined();
    expect(table.does(1, { type: 'voteForPrize', prize: 'gems' })).toBe('alreadyVoted');
    expect(table.does(2, { type: 'voteForPrize', prize: 'gold' })).toBe('noSuchPrize');
    votes(table, { 2: 'die' });
    expect(prize(table)).toBe('die');
  });

  it('[WV6] the player in turn breaks ties', () => {
    const table = atVote();
    votes(table, { 1: 'gems', 2: 'gems', 0: 'die' });
    expect(prize(table)).toBeUndefined();
    votes(table, { 3: 'die' });
    expect(prize(table)).toBe('die');
    const other = atVote();
    votes(other, { 1: 'die', 2: 'die', 3: 'gems', 0: 'gems' });
    expect(prize(other)).toBe('gems');
  });

  it.each([
    ['the player in turn, if all others are silent', { 0: 'die' }, 'die'],
    ['the player in turn against one other voice', { 0: 'die', 1: 'gems' }, 'die'],
    ['those who spoke, if the player in turn is silent', { 1: 'die', 2: 'die' }, 'die'],
    ['gems, if they do not agree either', { 1: 'die', 2: 'gems' }, 'gems'],
    ['gems, if nobody speaks', {}, 'gems'],
  ] as const)('[WV6] on live tables fifteen seconds of silence follow %s', (_title, said, expected) => {
    const table = atVote();
    votes(table, said);
    table.until(VOTE_MS + LAG_MS - 1);
    expect(prize(table)).toBeUndefined();
    table.until(VOTE_MS + LAG_MS);
    expect(prize(table)).toBe(expected);
    expect(VOTE_MS).toBe(15_000);
  });

  it('[WV6] tables played over days have no limit', () => {
    const table = atVote({ options: { pace: 'days' } });
    expect(open(table)).toEqual({ colour: 'yellow', votes: [] });
    expect(rollwrite.due(table.state())).toBeUndefined();
  });

  it('[WV7] a die won goes to the supply, never to the pool', () => {
    const table = atVote({ players: 2, position: { pool: 'A' } });
    votes(table, { 0: 'die' });
    expect(table.pool()).toBe('A');
    expect(table.events()).toContainEqual({ type: 'extraDieJoined' });
  });

  it('[WV8] joker rooms are plain jokers here', () => {
    const table = tableOf({
      options: { variant: 'diceRooms' },
      position: { phase: 'exploring', players: [{ at: 'd1' }], kept: 'GA' },
    });
    table.does(0, { type: 'enterRoom', room: 'd2' });
    expect(table.state().choices[0]?.gains).toEqual(['reroll', 'key', 'torch', 'gold']);
  });

  it('[WX4] the entry can be taken back until someone else has voted', () => {
    const table = atVote({ players: 3 });
    votes(table, { 0: 'die' });
    expect(table.does(0, { type: 'undo' })).toBe('done');
    expect(table.state().secrets).toEqual([]);
    expect(open(table)).toBeUndefined();
    table.does(0, { type: 'enterRoom', room: 'd1' });
    votes(table, { 1: 'die' });
    expect(table.does(0, { type: 'undo' })).toBe('nothingToUndo');
  });
});
