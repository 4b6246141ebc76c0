import { describe, expect, it } from 'vitest';
import { type LanternEvent, type LanternState, lanterns } from '../lanterns/lanterns.ts';
import { lanternPlay } from '../lanterns/play.ts';
import { merged, missed } from './coverage.ts';
import { forRandomGames } from './properties.ts';
import { playRandomly } from './randomGame.ts';
import type { AnyRandomPlay } from './spec.ts';

const games = (play: AnyRandomPlay, count: number) =>
  Array.from({ length: count }, (_, index) => playRandomly(play, { seed: `test/${index}`, strict: true }));

describe('random play', () => {
  it('plays any game to its end under all laws, and meets all there is', () => {
    const tally = merged(games(lanternPlay, 60).map(game => game.tally));
    expect(lanternPlay.coverage('none').flatMap(list => missed(tally, list))).toEqual([]);
  });

  it('the same seed plays the same game', () => {
    const [one, two] = ['s', 's'].map(seed => playRandomly(lanternPlay, { seed }));
    expect(one).toEqual(two);
  });

  it('runs as a property', () => {
    forRandomGames(lanternPlay, { games: 20 }, game =>
      expect(lanterns.outcome(game.final as LanternState)).toBeDefined(),
    );
  });
});

describe('random play finds a game that', () => {
  const withFault = (fault: object): (() => unknown) => {
    const play: AnyRandomPlay = { ...lanternPlay, game: { ...lanterns, ...fault } };
    return () => games(play, 30);
  };
  it('writes into a state', () =>
    expect(
      withFault({
        evolve: (state: LanternState, event: LanternEvent) => {
          const next = lanterns.evolve(state, event);
          (state as { lit: number }).lit = 0;
          return next;
        },
      }),
    ).toThrow('read only'));

  it('tells what is hidden', () =>
    expect(withFault({ view: (state: LanternState) => state })).toThrow('the view tells the order of a pile'));

  it('redacts an event so that the view goes astray', () =>
    expect(
      withFault({ redact: (event: LanternEvent) => (event.type === 'gustBlew' ? { ...event, gust: 0 } : event) }),
    ).toThrow('folding the redacted events does not give the view'));

  it('offers what it refuses', () =>
    expect(withFault({ legal: (_: LanternState, seat: number) => [{ type: 'light', seat }] })).toThrow(
      'offered, yet refused',
    ));

  it('accepts what it does not offer', () => {
    const play: AnyRandomPlay = {
      ...lanternPlay,
      free: [],
      game: { ...lanterns, legal: (view, me, at) => lanterns.legal(view, me, at).slice(0, 1) },
    };
    expect(() => games(play, 30)).toThrow('accepted, though not offered');
  });

  it('never ends', () => expect(withFault({ due: () => undefined, outcome: () => undefined })).toThrow('no end after'));

  it('throws', () =>
    expect(
      withFault({
        due: () => {
          throw new Error('out of time');
        },
      }),
    ).toThrow('out of time'));

  it('breaks a law of its own', () => {
    const play: AnyRandomPlay = { ...lanternPlay, broken: state => (state.lit > 0 ? ['too bright'] : []) };
    expect(() => games(play, 10)).toThrow(/too bright\noptions: .*\nlast commands:\n {2}\d+ ms/);
  });
});
