import { assertNever } from '@templefall/kit';
import { ChooseGain, ChooseSide, CloseWay, Vote } from './Choices.tsx';
import { ExploreStep } from './ExploreStep.tsx';
import { Pair } from './Pair.tsx';
import { CrossDice, TakeDice } from './PoolPick.tsx';
import { RollNext } from './RollNext.tsx';
import { ShareOut } from './ShareOut.tsx';
import type { Play } from './usePlay.ts';
import { Watching } from './Watching.tsx';

/** The middle of the dock: what is asked of whoever acts here, and everything needed to answer it. */
export const Decision = ({ play, die }: { play: Play; die: number }) => {
  const { task } = play;
  if (play.split) return <ShareOut play={play} die={die} split={play.split} />;
  switch (task) {
    case 'side':
      return <ChooseSide play={play} />;
    case 'gain':
      return <ChooseGain play={play} />;
    case 'way':
      return <CloseWay play={play} />;
    case 'prize':
      return <Vote play={play} />;
    case 'roll':
      return <RollNext play={play} />;
    case 'pair':
      return <Pair play={play} die={die} />;
    case 'explore':
      return <ExploreStep play={play} />;
    case 'take':
      return <TakeDice play={play} die={die} />;
    case 'cross':
      return <CrossDice play={play} die={die} />;
    case undefined:
      return <Watching play={play} die={die} />;
    default:
      return assertNever(task);
  }
};
