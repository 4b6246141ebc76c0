import type { Play } from '../../play/usePlay.ts';
import { settings } from '../../settings/settings.ts';
import { layout } from '../../shell/layout.ts';
import { Icon } from '../../ui/Icon.tsx';
import { words } from '../../words/words.ts';
import { diceFit } from './diceFit.ts';
import { HandCards } from './HandCards.tsx';
import { MiniMap } from './MiniMap.tsx';
import { PhoneActions } from './PhoneActions.tsx';
import { PhoneVote } from './PhoneVote.tsx';
import { MyRoll, MyTray, TheClock, TheTeam } from './parts.tsx';
import type { Screen } from './screen.ts';
import { TheBoard } from './TheBoard.tsx';

/** Portrait phones: clock, team, my room, what I can do, dice; the thumb reaches the lower two fifths. */
export const Phone = ({ play, screen }: { play: Play; screen: Screen }) => {
  const { say } = words.value;
  const { isShort, width } = layout.value;
  const { size, rows, columns } = diceFit(play.diceCount.value, {
    width: Math.min(width, 520),
    isShort,
    large: settings.value.largeDice,
  });
  return (
    <div class={`play phone ${isShort ? 'short' : ''} ${rows > 1 ? 'two-rows' : ''}`}>
      <header class="top">
        <TheClock play={play} />
        <button type="button" class="gems cut m-sunk press" data-place="depot" onClick={screen.openMenu}>
          <span class="unseen">{say('depot.left', { n: play.depot.value })}</span>
          <Icon id="gem" size={22} colour="var(--gem)" />
          <b class="num" aria-hidden="true">
            {play.depot.value}
          </b>
        </button>
      </header>
      {play.mates.value > 0 && (
        <nav class={`team n${play.mates.value}`} aria-label={say('team.label')}>
          <TheTeam play={play} size="chip" onTap={screen.showSeat} />
        </nav>
      )}
      <main class="view">
        <TheBoard
          play={play}
          screen={screen}
          sight={
            play.hand
              ? { type: 'follow', tile: isShort ? 146 : Math.min(204, Math.round(width * 0.52)) }
              : { type: 'fit', least: 60, most: 140 }
          }
          isPill
        />
        <MiniMap play={play} onTap={screen.openMap} />
        <HandCards play={play} screen={screen} emblems />
        <PhoneVote play={play} screen={screen} />
      </main>
      {play.hand && (
        <footer class="phone-dock">
          <PhoneActions play={play} screen={screen} />
          <section class="tray cut" style={{ '--columns': columns }}>
            <MyTray play={play} size={size} />
            <div class="bar">
              <button type="button" class="side cut press" onClick={play.hand.release}>
                <Icon id="reroll" size={26} />
                <span>{say('roll.release')}</span>
              </button>
              <MyRoll play={play} />
              <button
                type="button"
                class="side cut press"
                onClick={play.mates.value > 0 ? screen.openPings : screen.openMenu}
              >
                <Icon id={play.mates.value > 0 ? 'ui-here' : 'ui-pause'} size={24} />
                <span>{say(play.mates.value > 0 ? 'ping.title' : 'play.menu')}</span>
              </button>
            </div>
          </section>
        </footer>
      )}
    </div>
  );
};
