import { useComputed } from '@preact/signals';
import { useSteady } from '../../play/steady.ts';
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
import { SoundWaits } from './SoundWaits.tsx';
import type { Screen } from './screen.ts';
import { TheBoard } from './TheBoard.tsx';

/** How high the parts of this layout are, with the gap below each. */
const PARTS = {
  around: 276,
  team: 64,
  diceRow: 144,
  depot: 164,
  leanDepot: 104,
  bareDepot: 56,
  quests: 110,
  wholeVote: 212,
  vote: 118,
  narrowVote: 156,
  fate: 56,
  emblems: 50,
} as const;
/** How much of some is words, which grow with the reader's text size. */
const WORDS: Partial<Record<keyof typeof PARTS, number>> = {
  depot: 60,
  leanDepot: 60,
  quests: 30,
  wholeVote: 212,
  vote: 118,
  narrowVote: 156,
};
/** Smaller words make nothing lower: what is beside them keeps its height. */
const heightOf = (part: keyof typeof PARTS): number =>
  PARTS[part] + (WORDS[part] ?? 0) * Math.max(0, settings.value.textSize / 100 - 1);
/** What stands at the top of the board is so high; beside other doors there is room for a price. */
const SLIM = { top: 46, ahead: 0.36 };
/** What these numbers may be short of. */
const SLACK = 8;
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
  // Cards lie in the side column, as rows or as emblems; where it has room for neither, on the board.
  const side = useSteady(() => {
    const { modules, votes } = play.table.view.value;
    const { width, height } = layout.value;
    const around = PARTS.around + (play.mates.value > 0 ? PARTS.team : 0) + (fit.value.isOwnRow ? PARTS.diceRow : 0);
    const room = height - around - heightOf('depot');
    const [vote, inRow] = width > NARROW ? [heightOf('vote'), 5] : [heightOf('narrowVote'), 4];
    const asked = Object.keys(votes).length;
    const quests = 'quests' in modules ? heightOf('quests') : 0;
    const above = quests + (asked ? asked * vote : PARTS.fate);
    // A depot without its wells is told by its number, then by both numbers alone; quests wait until a question is answered.
    const fits = (depot: 'depot' | 'leanDepot' | 'bareDepot'): boolean =>
      height - around - heightOf(depot) >= above + SLACK;
    const depot = fits('depot') ? '' : fits('leanDepot') ? 'lean' : 'bare';
    const hasQuests = asked === 0 || depot !== 'bare' || fits('bareDepot');
    const crowded = room < above + Math.ceil(cards.value.length / inRow) * PARTS.emblems;
    return {
      crowded,
      depot,
      hasQuests,
      short: (cards.value.length > 0 && !crowded) || room - quests < heightOf('wholeVote'),
    };
  }).value;
  return (
    <div class={`play tablet ${!play.hand ? 'handless' : isOwnRow ? 'dice-row' : ''}`}>
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
          <TheTeam play={play} size={mates > 3 ? 'chip' : 'strip'} onTap={screen.showSeat} />
        </section>
      )}
      <main class="mid cut m-sunk">
        <TheBoard play={play} screen={screen} sight={{ type: 'fit', least: 84, most: 140, slim: SLIM }} />
        <Pile play={play} screen={screen} />
        {side.crowded && <HandCards play={play} screen={screen} emblems />}
      </main>
      <aside class={`right ${side.depot}`}>
        <TheDepot play={play} screen={screen} short />
        {side.hasQuests && <QuestPanel play={play} screen={screen} />}
        <Votes play={play} short={side.short} />
        {!side.crowded && <HandCards play={play} screen={screen} />}
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
