import { type Command, type Event, LEVELS, type State, VARIANTS } from '@templefall/rollwrite';
import { replayWords } from '../../../words/replayWords.ts';
import type { GameReplay } from '../../gameClient.ts';
import { gameWords } from '../words.ts';
import { courseOf } from './course.ts';
import luckWorkerUrl from './rollwriteLuckWorker.ts?entry';
import { Players, Stage } from './Stage.tsx';

const rungOf = (variant: string, level: string): string => `${variant} ${level}`;

/** Roll & Write has no clock: its time line is turns across, players down. */
export const rollwriteReplay: GameReplay<State, Event, Command> = {
  isTimed: false,
  kinds: () => [
    { id: 'gem', name: replayWords.value.say('kind.gem') },
    { id: 'map', name: replayWords.value.say('kind.map') },
  ],
  courseOf,
  result: ({ ending }) => {
    const { say } = replayWords.value;
    if (!ending) return say('result.open');
    const { gems, needed } = ending;
    return say(ending.won ? 'result.won' : 'result.lost', { gems, needed });
  },
  factsOf: ({ ending, players, gems, options: { variant, level } }) => ({
    won: ending?.won ?? false,
    players: players.length,
    rung: rungOf(variant ?? 'none', level),
    score: gems,
    gems,
  }),
  ladder: () =>
    ['none', ...Object.keys(VARIANTS)].flatMap(variant =>
      LEVELS.map(level => ({
        id: rungOf(variant, level),
        name: `${gameWords.value.find(`variant.${variant}`) ?? variant}, ${gameWords.value.say(`level.${level}`)}`,
      })),
    ),
  scoreText: score => replayWords.value.say('ladder.gems', { n: score }),
  luckWorker: () => luckWorkerUrl,
  daily: { options: {}, bots: 1 },
  Players,
  Stage,
};
