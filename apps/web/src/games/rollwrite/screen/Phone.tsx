import { gemsNeeded, roundsOf } from '@templefall/rollwrite';
import { useEffect } from 'preact/hooks';
import { ChatButton } from '../../../chat/ChatButton.tsx';
import { layout } from '../../../shell/layout.ts';
import { Icon, Pawn } from '../../../ui/Icon.tsx';
import { mapsOf } from '../model/maps.ts';
import { tabOf } from '../model/talk.ts';
import { Tracks } from './Adventure.tsx';
import { CursedBin, Dock } from './Dock.tsx';
import { ShortPace, Tools, WhoseTurn } from './Head.tsx';
import { Maps, MapsFoot } from './Maps.tsx';
import { turnedOver, visiblePlans } from './plans.ts';
import { TeamView } from './Team.tsx';
import { TempleView } from './TempleView.tsx';
import { type Play, TABS, type Tab } from './usePlay.ts';
import { WaitLine } from './WaitLine.tsx';

/** Three tabs above a dock that never goes away. */
export const Phone = ({ play }: { play: Play }) => {
  const { isShort, kind } = layout.value;
  const hasPlans = turnedOver(play).length > 0;
  useEffect(() => {
    if (hasPlans) play.setTab('team');
  }, [hasPlans]);
  return (
    <main class={`rw-phone ${isShort ? 'short' : ''} ${kind === 'landscape' ? 'side' : ''}`}>
      <PhoneHead play={play} />
      <Tabs play={play} />
      <div class="rw-line">
        <WaitLine play={play} />
        <ShortPace play={play} />
      </div>
      <TabView play={play} />
      <Dock play={play} die={kind === 'landscape' ? 58 : isShort ? 60 : 68} bin={isShort ? 30 : 34} places={2}>
        <CursedBin play={play} size={24} />
      </Dock>
    </main>
  );
};

const PhoneHead = ({ play }: { play: Play }) => {
  const { state, words } = play;
  const { say } = words;
  return (
    <header class="rw-phone-head">
      <div class="rw-round cut m-sunk">
        <i>{say('round.label')}</i>
        <b class="num">{state.round}</b>
        <i>{say('pace.of', { needed: roundsOf(state.options) })}</i>
      </div>
      <WhoseTurn play={play} size={32} />
      <div class="rw-round rw-gem-count cut m-sunk">
        <Icon id="gem" size={20} colour="var(--gem)" />
        <b class="num">{state.gems}</b>
        <i>/{gemsNeeded(state.options)}</i>
      </div>
      <Tools play={play} isSmall />
    </header>
  );
};

/** Tasks whose dock is high: tracks give way, so that the temple stays as large as it was. */
const HIGH_DOCKS: readonly Play['task'][] = ['roll', 'explore', 'gain', 'way', 'prize', 'take', 'cross'];

const TAB_ICONS: { readonly [T in Tab]: string } = { sheet: 'ui-pencil', maps: 'ui-map', team: 'ui-team' };

const Tabs = ({ play }: { play: Play }) => {
  const { state, who, words } = play;
  const ready = who === undefined ? 0 : mapsOf(state, who).filter(({ isReady }) => isReady).length;
  const count: { readonly [T in Tab]: number } = { sheet: 0, maps: ready, team: visiblePlans(play).length };
  return (
    <div class="rw-tabs-row">
      <div class="rw-tabs" role="tablist">
        {TABS.map(tab => (
          <button
            key={tab}
            type="button"
            role="tab"
            id={`rw-tab-${tab}`}
            aria-selected={play.tab === tab}
            aria-controls="rw-view"
            onClick={() => play.setTab(tab)}
          >
            <Icon id={TAB_ICONS[tab]} size={20} />
            <b>{words.say(`tab.${tab}`)}</b>
            {count[tab] > 0 && <u>{count[tab]}</u>}
            {play.tab !== tab &&
              play.pings
                .filter(({ target }) => tabOf(target, who) === tab)
                .map(({ seat, target }) => (
                  <span key={seat} class="rw-tab-ping" data-pinged={target}>
                    <Pawn pawn={play.pawnOf(seat)} size={20} />
                  </span>
                ))}
          </button>
        ))}
      </div>
      {play.session.chat && <ChatButton unread={play.chat.unread.value} onOpen={() => play.open({ type: 'talk' })} />}
    </div>
  );
};

const TabView = ({ play }: { play: Play }) => (
  <div class={`rw-view on-${play.tab}`} id="rw-view" role="tabpanel" aria-labelledby={`rw-tab-${play.tab}`}>
    {play.tab === 'sheet' && (
      <>
        <TempleView play={play} />
        <Tracks play={play} form={layout.value.isShort || HIGH_DOCKS.includes(play.task) ? 'tiny' : 'badges'} />
      </>
    )}
    {play.tab === 'maps' && (
      <>
        <Maps play={play} />
        <MapsFoot play={play} hasWishes />
      </>
    )}
    {play.tab === 'team' && (
      <TeamView
        play={play}
        cell={layout.value.isShort ? 17 : 23}
        size={layout.value.isShort ? 14 : 17}
        hasPlans={visiblePlans(play).length > 0}
      />
    )}
  </div>
);
