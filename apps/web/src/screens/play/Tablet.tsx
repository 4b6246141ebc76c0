import { useComputed } from '@preact/signals';
import type { Play } from '../../play/usePlay.ts';
import { Icon } from '../../ui/Icon.tsx';
import { words } from '../../words/words.ts';
import { ChatButton } from '../chat/ChatButton.tsx';
import { HandCards, useCards } from './HandCards.tsx';
import { PhoneActions } from './PhoneActions.tsx';
import { Pile } from './Pile.tsx';
import { MyRoll, MyTray, TheClock, TheDepot, TheTeam, Votes } from './parts.tsx';
import { QuestPanel } from './QuestPanel.tsx';
import type { Screen } from './screen.ts';
import { TheBoard } from './TheBoard.tsx';

/** 740 x 600 and larger: header, team strip, board with a side column, dock. */
export const Tablet = ({ play, screen }: { play: Play; screen: Screen }) => {
  const { say } = words.value;
  const mates = play.mates.value;
  const cards = useCards(play);
  // The side column holds the depot and two more things; what does not fit lies as emblems on the board.
  const crowded = useComputed(() => {
    const { modules, votes } = play.table.view.value;
    return cards.value.length + ('quests' in modules ? 1 : 0) + (Object.keys(votes).length > 0 ? 1 : 0) > 2;
  }).value;
  return (
    <div class="play tablet">
      <header class="top">
        <TheClock play={play} />
        {mates > 0 && (
          <button type="button" class="tool cut press" aria-label={say('ping.title')} onClick={screen.openPings}>
            <Icon id="ui-here" size={22} />
          </button>
        )}
        {screen.openChat && <ChatButton unread={screen.unread.value} onOpen={screen.openChat} />}
        <button type="button" class="tool cut press" aria-label={say('play.menu')} onClick={screen.openMenu}>
          <Icon id="ui-pause" size={22} />
        </button>
        <button type="button" class="tool cut press" aria-label={say('play.settings')} onClick={screen.openSettings}>
          <Icon id="ui-gear" size={22} />
        </button>
      </header>
      {mates > 0 && (
        <section class={`team n${mates}`} aria-label={say('team.label')}>
          <TheTeam play={play} size={mates > 3 ? 'chip' : 'strip'} onTap={screen.showSeat} />
        </section>
      )}
      <main class="mid cut m-sunk">
        <TheBoard play={play} screen={screen} sight={{ type: 'fit', least: 84, most: 140 }} />
        <Pile play={play} />
        {crowded && <HandCards play={play} screen={screen} emblems />}
      </main>
      <aside class="right">
        <TheDepot play={play} short />
        <QuestPanel play={play} screen={screen} />
        <Votes play={play} />
        {!crowded && <HandCards play={play} screen={screen} />}
      </aside>
      {play.hand && (
        <footer class="dock cut">
          <div class="tray cut m-sunk">
            <MyTray play={play} size={play.diceCount.value > 5 ? 62 : 84} />
          </div>
          <MyRoll play={play} />
          <PhoneActions play={play} screen={screen} most={2} />
        </footer>
      )}
    </div>
  );
};
