import { useEffect, useMemo } from 'preact/hooks';
import { Icon, Pawn } from '../../../ui/Icon.tsx';
import { stillness } from '../../../ui/motion/stillness.ts';
import { storyWords } from '../../../words/storyWords.ts';
import { words } from '../../../words/words.ts';
import { endingText } from '../model/ending.ts';
import { pawnOf } from '../model/pawn.ts';
import type { Play } from '../screen/usePlay.ts';
import { runOut } from '../sound/runOut.ts';
import { finaleOf, setsOutAt } from './finale.ts';
import { leftAt, leftText } from './left.ts';
import './finale.css';

/** Whoever still hammers at the dice does not skip what they have not seen. */
const GRACE_MS = 900;
const SLABS = 14;

/** The last moment. A win: everybody runs through the exit, and the temple falls behind them. A loss: who was where. */
export const Finale = ({ play, onOver }: { play: Play; onOver: () => void }) => {
  const { session, names } = play;
  const view = session.view.value;
  const isStill = useMemo(stillness, []);
  const { runners, through, fallsAt } = useMemo(() => finaleOf(view, isStill), [view, isStill]);
  const isWon = view.ended === 'escaped';
  useEffect(() => {
    const timers = through.map(at =>
      setTimeout(() => {
        runOut.value++;
      }, at),
    );
    return () => timers.forEach(clearTimeout);
  }, [through]);
  useSkip(onOver);
  const pawn = (seat: number) => {
    const player = view.players[seat];
    return player ? pawnOf(player, session.players.value) : 1;
  };
  return (
    <div class={`finale ${isWon ? 'won' : 'fell'} ${isStill ? 'still' : ''}`} style={{ '--falls': `${fallsAt}ms` }}>
      {isWon && (
        <div class="finale-gate" aria-hidden="true">
          <i class="light" />
          <Icon id="exit" size={320} colour="#3a3328" />
        </div>
      )}
      {isWon && (
        <ol class="runners" aria-hidden="true">
          {runners.map((seat, place) => (
            <li key={seat} class={place % 2 ? 'right' : 'left'} style={{ '--at': `${setsOutAt(place)}ms` }}>
              <span>
                <Pawn pawn={pawn(seat)} size={96} />
              </span>
              <b>{names.value[seat]}</b>
            </li>
          ))}
        </ol>
      )}
      {isWon && !isStill && (
        <div class="slabs" aria-hidden="true">
          {Array.from({ length: SLABS }, (_, i) => (
            <i key={i} style={{ '--i': i }} />
          ))}
        </div>
      )}
      <p class="finale-title" aria-hidden="true">
        {endingText(view, view.ended, { me: session.me, names: names.value }, words.value)}
      </p>
      {!isWon && (
        <ul class="finale-left">
          {view.players.map((player, seat) => (
            <li key={seat} class={player.spot ? 'inside' : ''}>
              <Pawn pawn={pawn(seat)} size={44} />
              <b>{names.value[seat]}</b> <span>{leftText(leftAt(view, seat), storyWords.value)}</span>
            </li>
          ))}
        </ul>
      )}
      <button type="button" class="btn m-quiet cut press" onClick={onOver}>
        {storyWords.value.say('finale.skip')}
      </button>
    </div>
  );
};

/** A tap anywhere, or any key, goes on. */
const useSkip = (onOver: () => void): void => {
  useEffect(() => {
    const gone = new AbortController();
    const { signal } = gone;
    const listen = (): void => {
      addEventListener('pointerdown', onOver, { signal });
      addEventListener('keydown', ({ key }) => !STAYS.includes(key) && onOver(), { signal });
    };
    const timer = setTimeout(listen, GRACE_MS);
    return () => {
      clearTimeout(timer);
      gone.abort();
    };
  }, [onOver]);
};

/** Keys by which one looks round. */
const STAYS = ['Tab', 'Shift', 'Control', 'Alt', 'Meta', 'CapsLock'];
