import { useComputed } from '@preact/signals';
import type { Play } from '../../play/usePlay.ts';
import { settings } from '../../settings/settings.ts';
import { layout } from '../../shell/layout.ts';
import { Tool } from '../../ui/Tool.tsx';
import { words } from '../../words/words.ts';
import { ChatButton } from '../chat/ChatButton.tsx';
import { tabletDiceFit } from './diceFit.ts';
import { HandCards, useCards } from './HandCards.tsx';
import { Outside } from './Outside.tsx';
import { PhoneActions } from './PhoneActions.tsx';
import { Pile } from './Pile.tsx';
import { MyTray, RollColumn, TheClock, TheDepot, TheTeam, Votes } from './parts.tsx';
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
  const { size, isOwnRow } = tabletDiceFit(play.diceCount.value, {
    width: layout.value.width,
    large: settings.value.largeDice,
  });
  return (
    <div class={`play tablet ${!play.hand ? 'handless' : isOwnRow ? 'dice-row' : ''}`}>
      <header class="top">
        <TheClock play={play} screen={screen} />
        {mates > 0 && <Tool icon="ui-here" size={22} label={say('ping.title')} onTap={screen.openPings} />}
        {screen.openChat && <ChatButton unread={screen.unread.value} onOpen={screen.openChat} />}
        <Tool icon="ui-pause" size={22} label={say('play.menu')} onTap={screen.openMenu} />
        <Tool icon="ui-gear" size={22} label={say('play.settings')} onTap={screen.openSettings} />
      </header>
      {mates > 0 && (
        <section class={`team n${mates}`} aria-label={say('team.label')}>
          <TheTeam play={play} size={mates > 3 ? 'chip' : 'strip'} onTap={screen.showSeat} />
        </section>
      )}
      <main class="mid cut m-sunk">
        <TheBoard play={play} screen={screen} sight={{ type: 'fit', least: 84, most: 140 }} />
        <Pile play={play} screen={screen} />
        {crowded && <HandCards play={play} screen={screen} emblems />}
      </main>
      <aside class="right">
        <TheDepot play={play} screen={screen} short />
        <QuestPanel play={play} screen={screen} />
        <Votes play={play} />
        {!crowded && <HandCards play={play} screen={screen} />}
      </aside>
      {play.hand && (
        <footer class="dock cut">
          {play.isOut.value ? (
            <Outside play={play} screen={screen} />
          ) : (
            <>
              <div class="tray cut m-sunk">
                <MyTray play={play} size={size} />
              </div>
              <RollColumn play={play} />
              <PhoneActions play={play} screen={screen} most={2} />
            </>
          )}
        </footer>
      )}
    </div>
  );
};
