import { settings } from '../../../settings/settings.ts';
import { layout } from '../../../shell/layout.ts';
import { Icon, Pawn } from '../../../ui/Icon.tsx';
import { lazy } from '../../../ui/loading/lazy.tsx';
import { useDeferred } from '../../../ui/signals/frameScheduler.ts';
import { useShared } from '../../../ui/signals/structuralSharing.ts';
import { words } from '../../../words/words.ts';
import { BoardOnTv } from './BoardOnTv.tsx';
import { Notice } from './Notice.tsx';
import { Outside } from './Outside.tsx';
import { Pad } from './Pad.tsx';
import { PhoneActions } from './PhoneActions.tsx';
import { MyRoll, MyTray } from './parts.tsx';
import type { Screen } from './screen.ts';
import type { Play } from './usePlay.ts';

// It comes with the sound.
const SoundLine = lazy(() => import('./SoundHint.tsx').then(module => module.SoundLine), BoardOnTv);

/** The phone beside a big screen: large dice, and my room with a button for each of its four sides. */
export const DiceTray = ({ play, screen }: { play: Play; screen: Screen }) => {
  const { say } = words.value;
  const { hand, face } = play;
  if (!hand) return null;
  const me = play.board.value.pawns.find(pawn => pawn.isMe);
  return (
    <div class={`play dicetray ${hasOneRow() ? 'low' : ''}`}>
      <header class={`top cut ${face.value.run ? 'm-alarm' : ''}`}>
        {me && <Pawn pawn={me.pawn} size={40} />}
        <div class="grow">
          <b class="nm">{play.names.value[hand.seat]}</b>
          <SoundLine />
        </div>
        <div class="next">
          <span>{face.value.next?.label ?? say('play.clock')}</span>
          <b class="num">{face.value.next?.time ?? face.value.left}</b>
        </div>
      </header>
      <Calls play={play} />
      <main class="pad-main">
        {play.isOut.value ? (
          <>
            <Outside play={play} screen={screen} />
            <Notice guide={screen.guide} />
          </>
        ) : (
          <MyHand play={play} screen={screen} />
        )}
      </main>
    </div>
  );
};

/** What friends call: the board, where it stands otherwise, is on the other screen. */
const Calls = ({ play }: { play: Play }) => {
  const called = useDeferred(
    play.scheduler,
    useShared(() =>
      play.team.value.flatMap(({ seat, pawn, name, call }) => (call ? [{ seat, pawn, name, call }] : [])),
    ),
    play.invalidated,
  );
  return (
    <div class="tray-calls" aria-hidden="true">
      {called.value.map(({ seat, pawn, name, call }) => (
        <p key={seat}>
          <Pawn pawn={pawn} size={26} /> <b>{name}</b> {call}
        </p>
      ))}
    </div>
  );
};

/** The words take what a second row of dice would need. */
const hasOneRow = (): boolean => layout.value.isShort || (layout.value.isLow && settings.value.textSize > 100);

const IN_ROW = 5;
/** The edges of the tray and the gaps between five dice, which leave room for the mark of two that are held. */
const AROUND = 84;

const MyHand = ({ play, screen }: { play: Play; screen: Screen }) => {
  const { width, isLow } = layout.value;
  const count = play.diceCount.value;
  // On a low screen five lie in one row, and leave what a second would take to the room.
  const inRow = Math.min(66, Math.floor((width - AROUND) / IN_ROW));
  const dieSize = hasOneRow() ? inRow : count > 6 ? 72 : isLow ? 76 : 98;
  return (
    <>
      <Pad play={play} screen={screen} />
      <PhoneActions play={play} screen={screen} hasCards={false} />
      <section class="tray cut">
        <MyTray play={play} size={dieSize} />
        <div class="bar">
          <MyRoll play={play} />
          <button type="button" class="side cut press" onClick={screen.openPings}>
            <Icon id="ui-here" size={24} />
            <span>{words.value.say('ping.title')}</span>
          </button>
        </div>
      </section>
    </>
  );
};
