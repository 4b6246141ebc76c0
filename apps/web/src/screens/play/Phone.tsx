import type { Play } from '../../play/usePlay.ts';
import { settings } from '../../settings/settings.ts';
import { layout } from '../../shell/layout.ts';
import { ClockBox } from '../../ui/ClockBox.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { MateCard } from '../../ui/MateCard.tsx';
import { words } from '../../words/words.ts';
import { diceFit } from './diceFit.ts';
import { HandCards } from './HandCards.tsx';
import { MiniMap } from './MiniMap.tsx';
import { PhoneActions } from './PhoneActions.tsx';
import { PhoneVote } from './PhoneVote.tsx';
import { MyRoll, MyTray } from './parts.tsx';
import type { Screen } from './screen.ts';
import { TheBoard } from './TheBoard.tsx';

/** Portrait phones: clock, team, my room, what I can do, dice; the thumb reaches the lower two fifths. */
export const Phone = ({ play, screen }: { play: Play; screen: Screen }) => {
  const { say } = words.value;
  const { isShort, width } = layout.value;
  const view = play.table.view.value;
  const count = play.hand
    ? (view.players[play.hand.seat]?.dice.length ?? 5) + (view.players[play.hand.seat]?.lost.length ?? 0)
    : 5;
  const { size, rows } = diceFit(count, { width: Math.min(width, 520), isShort, large: settings.value.largeDice });
  return (
    <div class={`play phone ${isShort ? 'short' : ''} ${rows > 1 ? 'two-rows' : ''}`}>
      <header class="top">
        <ClockBox face={play.face.value} />
        <button type="button" class="gems cut m-sunk press" data-place="depot" onClick={screen.openMenu}>
          <span class="unseen">{say('depot.left', { n: view.depot })}</span>
          <Icon id="gem" size={22} colour="var(--gem)" />
          <b class="num" aria-hidden="true">
            {play.depot.value}
          </b>
        </button>
      </header>
      {play.team.value.length > 0 && (
        <nav class={`team n${play.team.value.length}`} aria-label={say('team.label')}>
          {play.team.value.map(mate => (
            <MateCard key={mate.seat} mate={mate} size="chip" onTap={() => screen.showSeat(mate.seat)} />
          ))}
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
          <section class="tray cut">
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
                onClick={play.team.value.length > 0 ? screen.openPings : screen.openMenu}
              >
                <Icon id={play.team.value.length > 0 ? 'ui-here' : 'ui-pause'} size={24} />
                <span>{say(play.team.value.length > 0 ? 'ping.title' : 'play.menu')}</span>
              </button>
            </div>
          </section>
        </footer>
      )}
    </div>
  );
};
