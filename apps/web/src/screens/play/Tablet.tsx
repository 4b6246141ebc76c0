import type { Play } from '../../play/usePlay.ts';
import { ClockBox } from '../../ui/ClockBox.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { MateCard } from '../../ui/MateCard.tsx';
import { words } from '../../words/words.ts';
import { HandCards, useCards } from './HandCards.tsx';
import { PhoneActions } from './PhoneActions.tsx';
import { Pile } from './Pile.tsx';
import { MyRoll, MyTray, TheDepot, Votes } from './parts.tsx';
import { QuestPanel } from './QuestPanel.tsx';
import type { Screen } from './screen.ts';
import { TheBoard } from './TheBoard.tsx';

/** 740 x 600 and larger: header, team strip, board with a side column, dock. */
export const Tablet = ({ play, screen }: { play: Play; screen: Screen }) => {
  const { say } = words.value;
  const mates = play.team.value;
  const cards = useCards(play).value.length;
  const view = play.table.view.value;
  // The side column holds the depot and two more things; what does not fit lies as emblems on the board.
  const crowded = cards + ('quests' in view.modules ? 1 : 0) + (Object.keys(view.votes).length > 0 ? 1 : 0) > 2;
  const dice = play.hand ? (play.table.view.value.players[play.hand.seat]?.dice.length ?? 5) : 5;
  return (
    <div class="play tablet">
      <header class="top">
        <ClockBox face={play.face.value} />
        {mates.length > 0 && (
          <button type="button" class="tool cut press" aria-label={say('ping.title')} onClick={screen.openPings}>
            <Icon id="ui-here" size={22} />
          </button>
        )}
        <button type="button" class="tool cut press" aria-label={say('play.menu')} onClick={screen.openMenu}>
          <Icon id="ui-pause" size={22} />
        </button>
        <button type="button" class="tool cut press" aria-label={say('play.settings')} onClick={screen.openSettings}>
          <Icon id="ui-gear" size={22} />
        </button>
      </header>
      {mates.length > 0 && (
        <section class={`team n${mates.length}`} aria-label={say('team.label')}>
          {mates.map(mate => (
            <MateCard
              key={mate.seat}
              mate={mate}
              size={mates.length > 3 ? 'chip' : 'strip'}
              onTap={() => screen.showSeat(mate.seat)}
            />
          ))}
        </section>
      )}
      <main class="mid cut m-sunk">
        <TheBoard play={play} screen={screen} sight={{ type: 'fit', least: 84, most: 140 }} />
        <Pile play={play} />
        {crowded && <HandCards play={play} screen={screen} emblems />}
      </main>
      <aside class="right">
        <TheDepot play={play} short />
        <QuestPanel play={play} />
        <Votes play={play} />
        {!crowded && <HandCards play={play} screen={screen} />}
      </aside>
      {play.hand && (
        <footer class="dock cut">
          <div class="tray cut m-sunk">
            <MyTray play={play} size={dice > 5 ? 62 : 84} />
          </div>
          <MyRoll play={play} />
          <PhoneActions play={play} screen={screen} most={2} />
        </footer>
      )}
    </div>
  );
};
