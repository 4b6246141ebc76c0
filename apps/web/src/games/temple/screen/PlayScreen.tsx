import { computed, useComputed, useSignal } from '@preact/signals';
import type { State } from '@templefall/temple';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { ChatLayer } from '../../../chat/ChatLayer.tsx';
import { useChatWatch } from '../../../chat/chat.ts';
import { isFirstTry } from '../../../replay/luckOfDay.ts';
import { change, settings } from '../../../settings/settings.ts';
import { layout } from '../../../shell/layout.ts';
import { besideBigScreen, tableLink } from '../../../shell/tableLink.ts';
import { lazy, Nothing } from '../../../ui/loading/lazy.tsx';
import { ALARM, useLoop } from '../../../ui/motion/loop.ts';
import { InEverySheet } from '../../../ui/Sheet.tsx';
import { paintFaces } from '../../../ui/sprite.ts';
import { withStory } from '../../../words/storyWords.ts';
import { useKeyboard } from '../hand/keyboard.ts';
import { isLastDie } from '../model/lastDie.ts';
import type { TempleSession } from '../session.ts';
import { Announcer } from './Announcer.tsx';
import { isAmongBots } from './amongBots.ts';
import { Desktop } from './Desktop.tsx';
import { DiceTray } from './DiceTray.tsx';
import { Flights } from './Flights.tsx';
import { useGuide } from './guide.ts';
import { Landscape } from './Landscape.tsx';
import { LeadIn } from './LeadIn.tsx';
import { useMilestones } from './milestones.ts';
import { Notice } from './Notice.tsx';
import { Phone, phoneDice } from './Phone.tsx';
import { SheetVotes } from './PhoneVote.tsx';
import { Plight } from './Plight.tsx';
import { type Play, usePlay } from './usePlay.ts';
import './play.css';
import './play-phone.css';
import './tablet.css';
import './side.css';
import './tv.css';
import './landscape.css';
import './dicetray.css';
import './over.css';
import type { ScreenRole } from '../../gameClient.ts';
import { RefusalBubble } from './RefusalBubble.tsx';
import { type Open, Sheets } from './Sheets.tsx';
import { StateBanners } from './StateBanners.tsx';
import type { Screen } from './screen.ts';
import { useStandstill } from './standstill.ts';
import { Tablet } from './Tablet.tsx';
import { Tv } from './Tv.tsx';

const EndScreen = lazy(() => withStory(import('../end/EndScreen.tsx')).then(module => module.EndScreen));
const Finale = lazy(() => withStory(import('../end/Finale.tsx')).then(module => module.Finale), Nothing);
const Narrator = lazy(() => withStory(import('./Narrator.tsx')).then(module => module.Narrator), Nothing);
const Coach = lazy(() => withStory(import('./Coach.tsx')).then(module => module.Coach), Nothing);
const SoundLayer = lazy(() => import('./SoundLayer.tsx').then(module => module.SoundLayer), Nothing);

const NONE: Open = { type: 'none' };
/** Sheets that are read, not played in. */
const READ: ReadonlySet<Open['type']> = new Set(['settings', 'menu', 'depot', 'symbols', 'rule', 'rules', 'coach']);

/** A running game. The layout is chosen by the size of the window; everything else is shared. */
export const PlayScreen = ({
  session,
  role: part,
  onLeave: leave,
}: {
  session: TempleSession;
  role: ScreenRole;
  onLeave: () => void;
}) => {
  const play = usePlay(session);
  const open = useSignal<Open>(NONE);
  const numbers = useComputed(
    () => new Map(play.keys.value.flatMap((action, i) => (action ? [[action.key, i + 1] as const] : []))),
  );
  const isMuted = useComputed(() => settings.value.isMuted);
  const moments = useMilestones(session);
  // Hints come from the first roll on, or not at all.
  const [isFresh] = useState(() => session.me !== undefined && isUntouched(session.view.peek(), session.me));
  const isOver = useComputed(() => play.hasEnded.value && moments.isOver.value);
  // A signal of its own: what it says is the business of no part. Two rows of dice and calls are said here for what stands above
  // the stage: asked by `:has()`, its whole inside would be looked at for whatever comes or goes there.
  const stage = useMemo(
    () =>
      computed(() =>
        [
          `stage on-${part}`,
          part === 'full' && layout.value.kind === 'phone' && phoneDice(play).rows > 1 && 'two-rows',
          part === 'tray' && play.isCalled.value && 'is-called',
          session.connection.value !== 'open' && 'cut-off',
          play.isPaused.value && 'is-paused',
          moments.ending.value,
        ]
          .filter(Boolean)
          .join(' '),
      ),
    [part, session],
  );
  const guide = useGuide(play);
  const watch = useChatWatch(session.chat, open.value.type === 'chat');
  const close = (): void => {
    open.value = NONE;
  };
  const show = (what: Open) => (): void => {
    open.value = what;
  };
  const isReading = READ.has(open.value.type);
  const standstill = useStandstill(session, isReading);
  const screen: Screen = {
    standstill,
    numbers,
    isMuted,
    isShaken: moments.isShaken,
    toggleSound: () => change({ isMuted: !settings.value.isMuted }),
    openSettings: show({ type: 'settings' }),
    openMenu: show({ type: 'menu' }),
    openDepot: show({ type: 'depot' }),
    openPings: show({ type: 'pings' }),
    ...(session.chat && { openChat: show({ type: 'chat' }) }),
    ...(session.handOver && { openHandOver: show({ type: 'handOver' }) }),
    unread: watch.unread,
    openMap: show({ type: 'map' }),
    openDeeds: show({ type: 'deeds' }),
    showRoom: room => {
      const goal = play.hand?.goals.value.find(
        ({ reach, command }) => reach === 'go' && command.type === 'enter' && command.to === room.cell,
      );
      if (goal) play.hand?.reachFor(goal);
      else open.value = { type: 'room', room };
    },
    openRoom: room => {
      open.value = { type: 'room', room };
    },
    guide,
    tellRule: rule => {
      open.value = { type: 'rule', rule };
    },
    openSymbols: show({ type: 'symbols' }),
    ...(play.hand && isAmongBots(session) && !isFirstTry(session.record) && { openCoach: show({ type: 'coach' }) }),
    openRules: at => {
      open.value = { type: 'rules', at };
    },
    showSeat: seat => {
      open.value = { type: 'mate', seat };
    },
    showCard: card => {
      const [only] = card.goals.filter(goal => goal.reach === 'go');
      if (only && card.goals.length === 1 && card.kind === 'curse') play.hand?.reachFor(only);
      else open.value = { type: 'card', card };
    },
    act: action => {
      if (action.options.length > 1 || isLastDie(session.view.peek(), action.goal))
        open.value = { type: 'choice', action };
      else play.hand?.reachFor(action.goal);
    },
  };
  useKeyboard(play, screen, () => open.value.type === 'none');
  useEffect(paintFaces, []);
  // While it lasts nothing scrolls; its end is longer than most windows are high.
  useEffect(() => {
    document.documentElement.classList.toggle('playing', !isOver.value);
    return () => document.documentElement.classList.remove('playing');
  }, [isOver.value]);

  if (isOver.value) return <EndScreen play={play} onLeave={leave} />;
  return (
    <>
      <div class={stage}>
        <TheLayout play={play} screen={screen} part={part} />
      </div>
      {play.run.value && <AlarmEdge />}
      {moments.gongs.value > 0 && <i key={moments.gongs.value} class="gong-ring" aria-hidden="true" />}
      <Flights play={play} />
      <RefusalBubble play={play} onWhy={screen.openRules} />
      <StateBanners play={play} isReading={isReading} />
      <Plight play={play} part={part} />
      {part !== 'tray' && <Notice guide={guide} />}
      <LeadIn session={session} />
      {moments.ending.value && <Finale play={play} onOver={moments.skip} />}
      {part === 'tv' && <Narrator play={play} />}
      {part === 'full' && isFresh && <Coach play={play} />}
      <Announcer play={play} />
      <SoundLayer play={play} part={part} />
      <InEverySheet.Provider value={<SheetVotes play={play} />}>
        {session.chat && (
          <ChatLayer
            chat={session.chat}
            watch={watch}
            isShut={play.isSilenced.value}
            isOpen={open.value.type === 'chat'}
            onOpen={show({ type: 'chat' })}
            onClose={close}
          />
        )}
        <Sheets open={open.value} play={play} screen={screen} onClose={close} onLeave={leave} />
      </InEverySheet.Provider>
    </>
  );
};

const isUntouched = ({ players }: State, me: number): boolean =>
  players[me]?.dice.every(die => die.face === undefined) === true;

const AlarmEdge = () => {
  const ref = useRef<HTMLDivElement>(null);
  useLoop(ref, ALARM);
  return <div ref={ref} class="alarm-frame" aria-hidden="true" />;
};

const TheLayout = ({ play, screen, part }: { play: Play; screen: Screen; part: ScreenRole }) => {
  if (part === 'tv')
    return (
      <Tv
        play={play}
        screen={screen}
        {...(play.session.code && { link: besideBigScreen(tableLink(play.session.code)) })}
      />
    );
  if (part === 'tray') return <DiceTray play={play} screen={screen} />;
  switch (layout.value.kind) {
    case 'desktop':
      return <Desktop play={play} screen={screen} />;
    case 'tablet':
      return <Tablet play={play} screen={screen} />;
    case 'landscape':
      return <Landscape play={play} screen={screen} />;
    case 'phone':
      return <Phone play={play} screen={screen} />;
  }
};
