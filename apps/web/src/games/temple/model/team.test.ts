import { seat } from '@templefall/kernel';
import type { Player } from '@templefall/temple';
import { loadTexts, wordsOf } from '@templefall/texts';
import { describe, expect, it } from 'vitest';
import { middle } from '../../../gallery/samples.ts';
import { diceLooks } from './dice.ts';
import { mateLabel, namesOf, teamReader } from './team.ts';

const { view, at, players } = middle();
const player = view.players[1] as Player;
/** The same player; of each die its face and when it came to rest. */
const withDice = (...dice: readonly (readonly [face: string, settlesAt: number])[]): Player => ({
  ...player,
  dice: dice.map(([face, settlesAt], i) => ({
    ...(player.dice[i] as Player['dice'][0]),
    face: face as 'A',
    settlesAt,
  })),
});
const statesOf = (one: Player) => diceLooks(one, at).map(({ state }) => state);

describe('where somebody is', () => {
  it.each(['en', 'fr', 'nl', 'sk'] as const)('is told to a big screen in small letters, in %s', async language => {
    const words = wordsOf(language, await loadTexts[language]());
    const look = { me: undefined, at, run: undefined, players, names: namesOf(view, players, words), calls: new Map() };
    for (const { where } of teamReader()(view, look, words)) expect(where).toMatch(/^\p{Ll}/u);
  });

  it('is told with an alarm in a run too, if they cannot roll: however near the start room is', async () => {
    const words = wordsOf('en', await loadTexts.en());
    const stuck = view.players.map(one => ({ ...one, dice: one.dice.map(die => ({ ...die, face: 'B' as const })) }));
    const names = namesOf(view, players, words);
    const look = { me: undefined, at, run: 'start', players, names, calls: new Map() } as const;
    const away = teamReader()({ ...view, players: stuck }, look, words).filter(({ where }) => /away/.test(where));
    expect(away.length).toBeGreaterThan(0);
    expect(new Set(away.map(({ mood }) => mood))).toEqual(new Set(['help']));
  });
});

describe('somebody who left', () => {
  it('is not waited for: that they left is said, and whether a bot plays on', async () => {
    const words = wordsOf('en', await loadTexts.en());
    const names = namesOf(view, players, words);
    const whereIs = (kind: 'human' | 'bot') => {
      const seen = players.map(one => (one.seat === 1 ? { ...one, kind, goneAt: at, hasLeft: true as const } : one));
      const look = { me: seat(0), at, run: undefined, players: seen, names, calls: new Map() };
      return teamReader()(view, look, words).find(mate => mate.seat === 1)?.where;
    };
    expect(whereIs('human')).toBe(words.say('where.left'));
    expect(whereIs('bot')).toBe(words.say('where.leftToBot'));
  });
});

describe('what a friend keeps', () => {
  it('is what lies there from before their last roll', () => {
    const rolled = withDice(['T', 1000], ['T', 3000], ['K', 5000], ['A', 5000]);
    expect(statesOf(rolled)).toEqual(['held', 'held', 'free', 'free']);
  });

  it('is known while the others still roll', () => {
    expect(statesOf(withDice(['T', 1000], ['K', at + 100]))).toEqual(['held', 'rolling']);
  });

  it('is nothing when all were rolled, and never a black die', () => {
    expect(statesOf(withDice(['T', 5000], ['K', 5000]))).toEqual(['free', 'free']);
    expect(statesOf(withDice(['B', 1000], ['K', 5000]))).toEqual(['black', 'free']);
  });

  it('is told to the ear as well', async () => {
    const words = wordsOf('en', await loadTexts.en());
    const names = namesOf(view, players, words);
    const look = { me: seat(0), at, run: undefined, players, names, calls: new Map() };
    const labels = teamReader()(view, look, words).map(mate => mateLabel(mate, words));
    expect(labels[0]).toContain('keeps: torch and torch');
    expect(labels[2]).not.toContain('keeps');
  });
});
