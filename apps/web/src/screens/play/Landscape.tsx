import type { Play } from '../../play/usePlay.ts';
import { Icon } from '../../ui/Icon.tsx';
import { words } from '../../words/words.ts';
import { HandCards } from './HandCards.tsx';
import { MiniMap } from './MiniMap.tsx';
import { PhoneActions } from './PhoneActions.tsx';
import { PhoneVote } from './PhoneVote.tsx';
import { MyRoll, MyTray, TheClock, TheTeam } from './parts.tsx';
import type { Screen } from './screen.ts';
import { TheBoard } from './TheBoard.tsx';

/** Phones on their side: thumbs rest in the lower corners, Roll right, actions left. */
export const Landscape = ({ play, screen }: { play: Play; screen: Screen }) => {
  const { say } = words.value;
  const mates = play.mates.value;
  const isMany = play.diceCount.value > 5;
  return (
    <div class="play landscape">
      <aside class="left">
        <div class="top">
          <TheClock play={play} />
          <button type="button" class="gems cut m-sunk press" data-place="depot" onClick={screen.openMenu}>
            <span class="unseen">{say('depot.left', { n: play.depot.value })}</span>
            <Icon id="gem" size={20} colour="var(--gem)" />
            <b class="num" aria-hidden="true">
              {play.depot.value}
            </b>
          </button>
        </div>
        <nav class={`team n${mates}`} aria-label={say('team.label')}>
          <TheTeam play={play} size="chip" onTap={screen.showSeat} />
        </nav>
        {play.hand && <PhoneActions play={play} screen={screen} most={2} />}
      </aside>
      <main class="view">
        <TheBoard
          play={play}
          screen={screen}
          sight={play.hand ? { type: 'follow', tile: 168 } : { type: 'fit', least: 60, most: 140 }}
          isPill
        />
        <MiniMap play={play} onTap={screen.openMap} />
        <HandCards play={play} screen={screen} emblems />
        <PhoneVote play={play} screen={screen} />
      </main>
      {play.hand && (
        <footer class={`tray cut ${isMany ? 'many' : ''}`}>
          <div class="dice-box cut m-sunk">
            <MyTray play={play} size={54} />
            <button
              type="button"
              class="side cut press"
              aria-label={say(mates > 0 ? 'ping.title' : 'play.menu')}
              onClick={mates > 0 ? screen.openPings : screen.openMenu}
            >
              <Icon id={mates > 0 ? 'ui-here' : 'ui-pause'} size={22} />
            </button>
          </div>
          <MyRoll play={play} />
        </footer>
      )}
    </div>
  );
};
