import { useRef } from 'preact/hooks';
import { Icon } from '../../../ui/Icon.tsx';
import { words } from '../../../words/words.ts';
import { useCorners } from '../board/corners.ts';
import { HandCards } from './HandCards.tsx';
import { MiniMap } from './MiniMap.tsx';
import { PhoneVote } from './PhoneVote.tsx';
import { SoundWaits } from './SoundWaits.tsx';
import type { Screen } from './screen.ts';
import { TheBoard } from './TheBoard.tsx';
import type { Play } from './usePlay.ts';

/** The temple on a phone, however it is held: my room in the middle; for who is not inside, all of it. */
export const PhoneView = ({ play, screen, tile }: { play: Play; screen: Screen; tile: number }) => {
  const view = useRef<HTMLElement>(null);
  const corners = useCorners(view).value;
  const isInside = play.hand && !play.isOut.value;
  return (
    <main class="view" ref={view}>
      <TheBoard
        play={play}
        screen={screen}
        sight={isInside ? { type: 'follow', tile } : { type: 'fit', least: 60, most: 140, corners }}
        isPill
      />
      <MiniMap play={play} onTap={screen.openMap} />
      <SoundWaits />
      <div class="view-foot">
        <HandCards play={play} screen={screen} emblems />
        <PhoneVote play={play} screen={screen} />
      </div>
    </main>
  );
};

/** The gems of the depot in the header of a phone; behind them lies what they do, and the menu. */
export const GemCount = ({ play, screen, size }: { play: Play; screen: Screen; size: number }) => (
  <button type="button" class="gems cut m-sunk press" data-place="depot" onClick={screen.openDepot}>
    <span class="unseen">{words.value.say('depot.left', { n: play.depot.value })}</span>
    <Icon id="gem" size={size} colour="var(--gem)" />
    <b class="num" aria-hidden="true">
      {play.depot.value}
    </b>
  </button>
);
