import { useRef } from 'preact/hooks';
import { ChatButton } from '../../../chat/ChatButton.tsx';
import { layout } from '../../../shell/layout.ts';
import { Icon, Logo } from '../../../ui/Icon.tsx';
import { Tool } from '../../../ui/Tool.tsx';
import { words } from '../../../words/words.ts';
import { useCorners } from '../board/corners.ts';
import { unkeyedOf } from '../model/actions.ts';
import { ActionButton } from './ActionButton.tsx';
import { BodyCurses } from './BodyCurses.tsx';
import { HandCards, useCards } from './HandCards.tsx';
import { Lag } from './Lag.tsx';
import { MoreActs } from './MoreActs.tsx';
import { Outside } from './Outside.tsx';
import { Me } from './OwnPlayerCard.tsx';
import { Pings } from './Pings.tsx';
import { MyTray, RollColumn, TheClock, TheDepot, TheTeam, Votes } from './parts.tsx';
import { QuestPanel } from './QuestPanel.tsx';
import { Pile } from './RoomStack.tsx';
import { SoundWaits } from './SoundWaits.tsx';
import type { Screen } from './screen.ts';
import { TheBoard } from './TheBoard.tsx';
import type { Play } from './usePlay.ts';
import { useSide } from './useSide.ts';

/** The height of a friend's card: where cards and calls do not fit above the dock, the calls move to the header. */
const MATE = 122;
/** What lies above and below the columns. */
const AROUND = { header: 122, dock: 188 } as const;

/** Low windows: what stands at the top of the board has a strip of its own, with the doors below it. */
const SLIM = { top: 86, ahead: 0.36 };

/** 1180 x 700 and larger: team left, temple in the middle, depot right, the dock below. */
export const Desktop = ({ play, screen }: { play: Play; screen: Screen }) => {
  const { say } = words.value;
  const mates = play.mates.value;
  const tight = mates > 3;
  const hasPings = !tight && mates > 0 && play.hand !== undefined && layout.value.height >= 480 + mates * MATE;
  const cards = useCards(play);
  const mid = useRef<HTMLElement>(null);
  const corners = useCorners(mid).value;
  const side = useSide(play, () => ({
    kind: 'desktop',
    height: layout.value.height - AROUND.header - (play.hand ? AROUND.dock : 0),
    cards: cards.value.length,
  })).value;
  return (
    <div class={`play desktop ${play.hand ? '' : 'handless'} ${mates > 0 ? '' : 'alone'}`}>
      <header class="top">
        <div class="row brand">
          <Logo size={26} />
          {play.session.code && (
            <span class="tag">
              <Icon id="ui-here" size={13} /> {play.session.code}
            </span>
          )}
          <SoundWaits />
        </div>
        <TheClock play={play} screen={screen} labels />
        <div class="row tools">
          {!hasPings && mates > 0 && play.hand && (
            <Tool icon="ui-here" label={say('ping.title')} onTap={screen.openPings} />
          )}
          {screen.openChat && <ChatButton unread={screen.unread.value} onOpen={screen.openChat} />}
          <Tools screen={screen} />
          <Lag play={play} />
        </div>
      </header>
      {mates > 0 && (
        <aside class={`left ${tight ? 'tight' : ''}`} aria-label={say('team.label')}>
          <TheTeam play={play} size={tight ? 'tight' : 'full'} onTap={screen.showSeat} />
          {hasPings && <Pings titled isShut={play.isSilenced.value} onCall={screen.guide.call} />}
        </aside>
      )}
      <main class="mid cut m-sunk" ref={mid}>
        <TheBoard
          play={play}
          screen={screen}
          sight={{ type: 'fit', least: 80, most: 240, corners, ...(layout.value.isLow && { slim: SLIM }) }}
          tools="all"
          isNumbered
        />
        <Pile play={play} screen={screen} />
      </main>
      <aside class={`right ${side.depot}`}>
        <TheDepot
          play={play}
          screen={screen}
          short={side.depot !== 'whole' && side.depot !== 'near'}
          bare={side.depot === 'bare'}
        />
        {side.hasQuests && <QuestPanel play={play} screen={screen} />}
        <Votes play={play} short={side.isShort} />
        <HandCards play={play} screen={screen} />
      </aside>
      {play.hand && (
        <footer class="dock cut">
          <div class="me-column">
            <Me play={play} />
            <BodyCurses play={play} />
          </div>
          {play.isOut.value ? <Outside play={play} screen={screen} /> : <Hands play={play} screen={screen} />}
        </footer>
      )}
    </div>
  );
};

/** My dice, the roll, and what can be done with them: as much as there are keys for; doors are on the board too, cards beside it. */
const Hands = ({ play, screen }: { play: Play; screen: Screen }) => {
  const keys = play.keys.value;
  const others = unkeyedOf(
    play.deeds.value,
    keys.flatMap(action => action ?? []),
  );
  return (
    <>
      <div class="tray cut m-sunk">
        <MyTray play={play} size={dieSize(play)} keys />
      </div>
      <RollColumn play={play} long />
      <fieldset class={`acts ${others.length > 0 ? 'has-more' : ''}`} aria-label={words.value.say('act.label')}>
        {keys.map((action, i) =>
          action ? (
            <ActionButton key={action.id} action={action} number={i + 1} onTap={screen.act} />
          ) : (
            <i key={`key ${i}`} />
          ),
        )}
        <MoreActs others={others} screen={screen} />
      </fieldset>
    </>
  );
};

/** Five dice lie large; seven or eight share the same tray, and a narrow window leaves them less. */
const dieSize = ({ diceCount }: Play): number => {
  const places = Math.max(1, diceCount.value);
  const { width } = layout.value;
  const others = width > 1400 ? 850 : width > 1330 ? 880 : 790;
  const gap = Math.max(8, Math.min(15, width / 100));
  return Math.min(94, Math.floor((width - others) / places - gap));
};

const Tools = ({ screen }: { screen: Screen }) => {
  const { say } = words.value;
  const isMuted = screen.isMuted.value;
  return (
    <>
      <Tool
        icon={isMuted ? 'ui-mute' : 'ui-sound'}
        label={say(isMuted ? 'play.mute' : 'play.sound')}
        isPressed={!isMuted}
        onTap={screen.toggleSound}
      />
      <Tool icon="ui-pause" label={say('play.menu')} onTap={screen.openMenu} />
      <Tool icon="ui-gear" label={say('play.settings')} onTap={screen.openSettings} />
    </>
  );
};
