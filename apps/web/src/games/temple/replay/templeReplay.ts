import type { Command, Event, State } from '@templefall/temple';
import { CHALLENGES } from '@templefall/temple/challenges';
import { clockTime } from '@templefall/texts';
import { replayWords } from '../../../words/replayWords.ts';
import { words } from '../../../words/words.ts';
import type { GameReplay } from '../../gameClient.ts';
import { challengeName } from '../model/challengeName.ts';
import { sliceOf } from '../model/slices.ts';
import { courseOf } from './course.ts';
import { resultOf, timeLeft } from './result.ts';
import { Players, Stage } from './Stage.tsx';
import luckWorkerUrl from './templeLuckWorker.ts?entry';

/** The rung of games without a challenge. */
const FREE_PLAY = 'free';

/** Temple is looked back at by the clock: one lane a player, countdowns across them. */
export const templeReplay: GameReplay<State, Event, Command> = {
  isTimed: true,
  kinds: () => [
    { id: 'gem', name: replayWords.value.say('kind.gem') },
    { id: 'loss', name: replayWords.value.say('kind.loss') },
  ],
  courseOf,
  result: resultOf,
  factsOf: state => ({
    won: state.ended === 'escaped',
    players: state.players.length,
    rung: sliceOf(state, 'challenge')?.id ?? FREE_PLAY,
    score: timeLeft(state) ?? 0,
    gems: Object.values(state.rooms).reduce((sum, { gems }) => sum + gems, 0),
  }),
  ladder: () => [
    ...CHALLENGES.map(({ id }) => ({ id, name: challengeName(words.value, id) })),
    { id: FREE_PLAY, name: words.value.say('table.freePlay') },
  ],
  scoreText: clockTime,
  luckWorker: () => luckWorkerUrl,
  daily: { options: { clock: 'standard' }, bots: 0 },
  Players,
  Stage,
};
