import { ChatButton } from '../../../chat/ChatButton.tsx';
import { useConfirmTap } from '../../../ui/confirmTap.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import { words } from '../../../words/words.ts';
import { Board } from '../board/Board.tsx';
import { depotOf } from '../model/depot.ts';
import { isAmongBots } from './amongBots.ts';
import { Depot } from './Depot.tsx';
import { DiceWishes } from './DiceWishes.tsx';
import { Pings } from './Pings.tsx';
import { ProvokeFate, TheDepot } from './parts.tsx';
import { QuestPanel } from './QuestPanel.tsx';
import { depotRule } from './rules.ts';
import type { Screen } from './screen.ts';
import type { Play } from './usePlay.ts';

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
    <p class="ping-more">
      {screen.openChat && <ChatButton unread={screen.unread.value} isWide onOpen={screen.openChat} />}
      <button type="button" class="btn cut press" onClick={screen.openMenu}>
        <Icon id="ui-pause" size={18} /> {words.value.say('play.menu')}
      </button>
    </p>
  </Sheet>
);

export const MapSheet = ({ play, onClose }: { play: Play; onClose: () => void }) => (
  <Sheet title={words.value.say('play.map')} onClose={onClose} tall>
    <div class="map-sheet">
      <Board
        parts={{ ...play.parts, torches: play.parts.standing, late: play.parts.ground }}
        sight={{ type: 'fit', least: 30, most: 120 }}
      />
    </div>
  </Sheet>
);

/** Pause, give up, leave, and on small screens the depot and fate. Who asked about the depot reads its rule at once. */
export const MenuSheet = ({
  play,
  screen,
  about,
  onClose,
  onLeave,
}: {
  play: Play;
  screen: Screen;
  about: 'menu' | 'depot';
  onClose: () => void;
  onLeave: () => void;
}) => {
  const { say } = words.value;
  const { hand } = play;
  // Nobody else has to agree when one leaves; and where there is nobody else, giving up would be over at one tap too.
  const isAlone = isAmongBots(play.session);
  const { asked, twice } = useConfirmTap<'giveUp' | 'leave'>();
  const named = (what: 'giveUp' | 'leave'): string =>
    asked === what ? say('play.sure', { what: say(`play.${what}`) }) : say(`play.${what}`);
  const pause = (): void => {
    if (play.isPaused.value) screen.standstill.keep();
    else hand?.send({ type: 'propose', seat: hand.seat, vote: 'pause' });
    onClose();
  };
  const giveUp = (): void => {
    screen.standstill.lift();
    hand?.send({ type: 'propose', seat: hand.seat, vote: 'giveUp' });
    onClose();
  };
  const buttons = (
    <div class="menu-buttons">
      {hand && (
        <button type="button" class="btn cut press" onClick={pause}>
          <Icon id="ui-pause" size={18} /> {say('play.pause')}
        </button>
      )}
      <button type="button" class="btn cut press" onClick={screen.openSettings}>
        <Icon id="ui-gear" size={18} /> {say('play.settings')}
      </button>
      <button type="button" class="btn cut press" onClick={() => screen.openRules()}>
        <Icon id="ui-deck" size={18} /> {say('rules.title')}
      </button>
      {screen.openCoach && (
        <button type="button" class="btn cut press" onClick={screen.openCoach}>
          <Icon id="ui-target" size={18} /> {say('play.coach')}
        </button>
      )}
      <button type="button" class="btn cut press" onClick={screen.openSymbols}>
        <Icon id="ui-list" size={18} /> {say('symbol.title')}
      </button>
      {screen.openChat && <ChatButton unread={screen.unread.value} isWide onOpen={screen.openChat} />}
      {screen.openHandOver && (
        <button type="button" class="btn cut press whole-row" onClick={screen.openHandOver}>
          <Icon id="ui-phone" size={18} /> {say('handOver.title')}
        </button>
      )}
      {hand && (
        <button type="button" class="btn m-quiet cut press" onClick={isAlone ? twice('giveUp', giveUp) : giveUp}>
          <Icon id="ui-flag" size={18} /> {named('giveUp')}
        </button>
      )}
      <button type="button" class="btn m-quiet cut press" onClick={hand ? twice('leave', onLeave) : onLeave}>
        <Icon id="ui-kick" size={18} /> {named('leave')}
      </button>
      <p class="unseen" role="status">
        {asked && named(asked)}
      </p>
    </div>
  );
  return (
    <Sheet title={say(about === 'depot' ? 'depot.title' : 'play.menu')} onClose={onClose}>
      <div class="menu-sheet">
        {about === 'menu' && buttons}
        {about === 'menu' ? <TheDepot play={play} screen={screen} /> : <DepotTold play={play} />}
        <QuestPanel play={play} screen={screen} />
        <ProvokeFate play={play} standstill={screen.standstill} />
        <DiceWishes play={play} standstill={screen.standstill} />
        {about === 'depot' && buttons}
      </div>
    </Sheet>
  );
};

/** Its rule stands beside it: a tap has nothing more to tell. */
const DepotTold = ({ play }: { play: Play }) => (
  <div class="depot-told">
    <Depot depot={{ ...depotOf(play.session.view.value), gems: play.depot.value }} />
    {depotRule(words.value).lines.map(line => (
      <p key={line}>{line}</p>
    ))}
  </div>
);
