import { useDeferred } from '../../../ui/signals/frameScheduler.ts';
import { Board } from '../board/Board.tsx';
import type { Sight } from '../board/camera.ts';
import { activateDoor } from '../hand/activateDoor.ts';
import type { Screen } from './screen.ts';
import type { Play } from './usePlay.ts';

/** The temple of this table. Layouts say how large it is, and which tools stand on it. */
export const TheBoard = ({
  play,
  screen,
  sight,
  isPill = false,
  isNumbered = false,
  tools = 'find',
}: {
  play: Play;
  screen: Screen;
  sight: Sight;
  isPill?: boolean;
  isNumbered?: boolean;
  tools?: 'all' | 'find' | 'none';
}) => {
  const torches = useDeferred(play.scheduler, play.parts.standing);
  const late = useDeferred(play.scheduler, play.parts.ground);
  return (
    <Board
      parts={{ ...play.parts, torches, late }}
      marks={screen.guide.marks.value}
      sight={sight}
      isPill={isPill}
      isShaken={screen.isShaken.value}
      gaze={screen.guide.gaze}
      tools={tools}
      {...(isNumbered && { numbers: screen.numbers.value })}
      {...(tools !== 'none' && {
        onDoor: door => activateDoor(play, door),
        onRoom: screen.showRoom,
        onHold: screen.openRoom,
        onFindMe: screen.guide.findMe,
        ...(play.mates.value > 0 && { onFindHelp: screen.guide.findHelp }),
      })}
    />
  );
};
