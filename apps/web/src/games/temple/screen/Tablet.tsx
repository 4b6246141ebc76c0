import { useComputed } from '@preact/signals';
import { ChatButton } from '../../../chat/ChatButton.tsx';
import { settings } from '../../../settings/settings.ts';
import { layout } from '../../../shell/layout.ts';
import { Tool } from '../../../ui/Tool.tsx';
import { words } from '../../../words/words.ts';
import { tabletDiceFit } from './diceFit.ts';
import { HandCards, useCards } from './HandCards.tsx';
import { Outside } from './Outside.tsx';
import { PhoneActions } from './PhoneActions.tsx';
import { MyTray, RollColumn, TheClock, TheDepot, TheTeam, Votes } from './parts.tsx';
import { QuestPanel } from './QuestPanel.tsx';
import { Pile } from './RoomStack.tsx';
import { SoundWaits } from './SoundWaits.tsx';
import type { Screen } from './screen.ts';
import { TheBoard } from './TheBoard.tsx';
import type { Play } from './usePlay.ts';
import { useSide } from './useSide.ts';

/** How high is what lies around board and side column. */
const AROUND = { all: 276, strips: 64, chips: 56, diceRow: 144 } as const;
/** More friends than these are told by their dice alone. */
const STRIPS = 3;
/** From here a low window has a column for one's own cards alone. */
const WIDE = 1180;
/** What stands at the top of the board is so high; beside other doors there is room for a price. */
const SLIM = { top: 46, ahead: 0.36 };
/** Up to here the side column is narrower. */
const NARROW = 900;

/** 740 x 600 and larger: header, team strip, board with a side column, dock. */
export const Tablet = ({ play, screen }: { play: Play; screen: Screen }) => {
  const { say } = words.value;
  const mates = play.mates.value;
  const cards = useCards(play);
  const fit = useComputed(() =>
    tabletDiceFit(play.diceCount.value, { width: layout.value.width, large: settings.value.largeDice }),
  );
  const { size, isOwnRow } = fit.value;
  const hasHandColumn = useComputed(() => layout.value.width >= WIDE && cards.value.length > 0).value;
  // Cards lie in the side column, as rows or as emblems; where it has room for neither, on the board.
  const side = useSide(play, () => {
    const { width, height } = layout.value;
    const friends = play.mates.value;
    const team = friends === 0 ? 0 : friends > STRIPS ? AROUND.chips : AROUND.strips;
    const around = AROUND.all + team + (fit.value.isOwnRow ? AROUND.diceRow : 0);
    return {
      kind: width > NARROW ? 'tablet' : 'narrow',
      height: height - around,
      cards: width >= WIDE ? 0 : cards.value.length,
    };
  }).value;
  const isCrowded = side.cards === 'elsewhere';
  return (
    <div
      class={`play tablet ${!play.hand ? 'handless' : isOwnRow ? 'dice-row' : ''} ${hasHandColumn ? 'with-hand' : ''}`}
    >
      <header class="top">
        <TheClock play={play} screen={screen} />
        <SoundWaits />
        {mates > 0 && <Tool icon="ui-here" size={22} label={say('ping.title')} onTap={screen.openPings} />}
        {screen.openChat && <ChatButton unread={screen.unread.value} onOpen={screen.openChat} />}
        <Tool icon="ui-pause" size={22} label={say('play.menu')} onTap={screen.openMenu} />
        <Tool icon="ui-gear" size={22} label={say('play.settings')} onTap={screen.openSettings} />
      </header>
      {mates > 0 && (
        <section class={`team n${mates}`} aria-label={say('team.label')}>
          <TheTeam play={play} size={mates > STRIPS ? 'chip' : 'strip'} onTap={screen.showSeat} />
        </section>
      )}
      <main class="mid cut m-sunk">
        <TheBoard play={play} screen={screen} sight={{ type: 'fit', least: 92, most: 200, slim: SLIM }} />
        <Pile play={play} screen={screen} />
        {!hasHandColumn && isCrowded && <HandCards play={play} screen={screen} emblems />}
      </main>
      {hasHandColumn && <HandCards play={play} screen={screen} />}
      <aside class={`right ${side.depot}`}>
        <TheDepot play={play} screen={screen} short bare={side.depot === 'bare'} />
        {side.hasQuests && <QuestPanel play={play} screen={screen} />}
        <Votes play={play} short={side.isShort} />
        {!hasHandColumn && !isCrowded && <HandCards play={play} screen={screen} />}
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
              <PhoneActions play={play} screen={screen} isColumn />
            </>
          )}
        </footer>
      )}
    </div>
  );
};
