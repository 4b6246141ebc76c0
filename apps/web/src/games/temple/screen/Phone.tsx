import { settings } from '../../../settings/settings.ts';
import { layout } from '../../../shell/layout.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { words } from '../../../words/words.ts';
import type { Hand } from '../hand/hand.ts';
import { diceFit } from './diceFit.ts';
import { Outside } from './Outside.tsx';
import { PhoneActions } from './PhoneActions.tsx';
import { GemCount, PhoneView } from './PhoneView.tsx';
import { MyRoll, MyTray, TheClock, TheTeam } from './parts.tsx';
import type { Screen } from './screen.ts';
import type { Play } from './usePlay.ts';
import { WatchBar } from './WatchBar.tsx';

/** Portrait phones: clock, team, my room, what I can do, dice; the thumb reaches the lower two fifths. */
export const Phone = ({ play, screen }: { play: Play; screen: Screen }) => {
  const { say } = words.value;
  // On a low one my doors stay clear of the cards and votes in the lower corners.
  const { isShort, isLow, width } = layout.value;
  const { size, columns } = phoneDice(play);
  return (
    <div class={`play phone ${isShort ? 'squat' : ''} ${isLow ? 'low' : ''}`}>
      <header class="top">
        <TheClock play={play} screen={screen} />
        <GemCount play={play} screen={screen} size={22} />
      </header>
      {play.mates.value > 0 && (
        <nav class={`team n${play.mates.value}`} aria-label={say('team.label')}>
          <TheTeam play={play} size="chip" onTap={screen.showSeat} />
        </nav>
      )}
      <PhoneView play={play} screen={screen} tile={isLow ? 150 : Math.min(204, Math.round(width * 0.52))} />
      {play.isOut.value && <Outside play={play} screen={screen} />}
      {play.hand && !play.isOut.value && (
        <footer class="phone-dock">
          <PhoneActions play={play} screen={screen} />
          <section class="tray cut" style={{ '--columns': columns }}>
            <MyTray play={play} size={size} />
            <div class="bar">
              <LetGo hand={play.hand} />
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
      {!play.hand && <WatchBar screen={screen} />}
    </div>
  );
};

/** How one's own dice lie on it. */
export const phoneDice = (play: Play) => {
  const { isShort, width } = layout.value;
  return diceFit(play.diceCount.value, {
    width: Math.min(width, 520),
    isShort,
    large: settings.value.largeDice,
  });
};

/** Its own reader: a die that is held draws nothing else anew. */
const LetGo = ({ hand }: { hand: Hand }) => (
  <button type="button" class="side cut press" disabled={hand.held.value.size === 0} onClick={hand.release}>
    <Icon id="reroll" size={26} />
    <span>{words.value.say('roll.release')}</span>
  </button>
);
