import { layout } from '../../../shell/layout.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { words } from '../../../words/words.ts';
import { Outside } from './Outside.tsx';
import { PhoneActions } from './PhoneActions.tsx';
import { GemCount, PhoneView } from './PhoneView.tsx';
import { MyRoll, MyTray, TheClock, TheTeam } from './parts.tsx';
import type { Screen } from './screen.ts';
import type { Play } from './usePlay.ts';
import { WatchBar } from './WatchBar.tsx';

/** Phones on their side: thumbs rest in the lower corners, Roll right, actions left. */
export const Landscape = ({ play, screen }: { play: Play; screen: Screen }) => {
  const { say } = words.value;
  const mates = play.mates.value;
  const isMany = play.diceCount.value > 5;
  // On a flat one the doors of my room stay clear of what stands below them.
  const { isFlat } = layout.value;
  const isPlaying = play.hand !== undefined && !play.isOut.value;
  return (
    <div class={`play landscape ${isFlat ? 'flat' : ''} ${play.hand ? '' : 'handless'}`}>
      <aside class="left">
        <div class="top">
          <TheClock play={play} screen={screen} />
          <GemCount play={play} screen={screen} size={20} />
        </div>
        <nav class={`team n${mates}`} aria-label={say('team.label')}>
          <TheTeam play={play} size="chip" onTap={screen.showSeat} />
        </nav>
        {isPlaying && <PhoneActions play={play} screen={screen} isColumn />}
        {!play.hand && <WatchBar screen={screen} />}
      </aside>
      <PhoneView play={play} screen={screen} tile={isFlat ? 140 : 168} />
      {play.isOut.value && <Outside play={play} screen={screen} />}
      {isPlaying && (
        <footer class={`tray cut ${isMany ? 'many' : ''}`}>
          <div class="dice-box cut m-sunk">
            <MyTray play={play} size={isFlat ? 48 : 54} />
            <button type="button" class="side cut press" onClick={mates > 0 ? screen.openPings : screen.openMenu}>
              <Icon id={mates > 0 ? 'ui-here' : 'ui-pause'} size={22} />
              <span>{say(mates > 0 ? 'ping.title' : 'play.menu')}</span>
            </button>
          </div>
          <MyRoll play={play} />
        </footer>
      )}
    </div>
  );
};
