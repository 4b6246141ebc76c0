import { Board } from '../../board/Board.tsx';
import type { Play } from '../../play/usePlay.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Pings } from '../../ui/Pings.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { words } from '../../words/words.ts';
import { ChatButton } from '../chat/ChatButton.tsx';
import { DiceWishes } from './DiceWishes.tsx';
import { TheDepot, Votes } from './parts.tsx';
import { QuestPanel } from './QuestPanel.tsx';
import type { Screen } from './screen.ts';

/** Sheets rise from below and stop under the header: the clock is never covered. */
export const PingSheet = ({ play, screen, onClose }: { play: Play; screen: Screen; onClose: () => void }) => (
  <Sheet title={words.value.say('ping.title')} onClose={onClose}>
    <Pings
      isShut={play.isSilenced.value}
      onCall={call => {
        screen.guide.call(call);
        onClose();
      }}
    />
    {screen.openChat && (
      <p class="ping-chat">
        <ChatButton unread={screen.unread.value} isWide onOpen={screen.openChat} />
      </p>
    )}
  </Sheet>
);

export const MapSheet = ({ play, onClose }: { play: Play; onClose: () => void }) => (
  <Sheet title={words.value.say('play.map')} onClose={onClose} tall>
    <div class="map-sheet">
      <Board model={play.board.value} sight={{ type: 'fit', least: 30, most: 120 }} />
    </div>
  </Sheet>
);

/** Pause, give up, leave, and on small screens the depot and fate. */
export const MenuSheet = ({
  play,
  screen,
  onClose,
  onLeave,
}: {
  play: Play;
  screen: Screen;
  onClose: () => void;
  onLeave: () => void;
}) => {
  const { say } = words.value;
  const { hand } = play;
  const propose = (vote: 'pause' | 'giveUp') => () => {
    hand?.send({ type: 'propose', seat: hand.seat, vote });
    onClose();
  };
  return (
    <Sheet title={say('play.menu')} onClose={onClose}>
      <div class="menu-sheet">
        <TheDepot play={play} screen={screen} />
        <QuestPanel play={play} screen={screen} />
        <Votes play={play} />
        <DiceWishes play={play} />
        <div class="menu-buttons">
          {hand && (
            <button type="button" class="btn cut press" onClick={propose('pause')}>
              <Icon id="ui-pause" size={18} /> {say('play.pause')}
            </button>
          )}
          <button type="button" class="btn cut press" onClick={screen.openSettings}>
            <Icon id="ui-gear" size={18} /> {say('play.settings')}
          </button>
          <button type="button" class="btn cut press" onClick={screen.openSymbols}>
            <Icon id="ui-list" size={18} /> {say('symbol.title')}
          </button>
          {screen.openChat && <ChatButton unread={screen.unread.value} isWide onOpen={screen.openChat} />}
          {hand && (
            <button type="button" class="btn m-quiet cut press" onClick={propose('giveUp')}>
              <Icon id="ui-flag" size={18} /> {say('play.giveUp')}
            </button>
          )}
          <button type="button" class="btn m-quiet cut press" onClick={onLeave}>
            <Icon id="ui-kick" size={18} /> {say('play.leave')}
          </button>
        </div>
      </div>
    </Sheet>
  );
};
