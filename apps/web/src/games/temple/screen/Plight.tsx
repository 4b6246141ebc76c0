import { type Signal, useSignal } from '@preact/signals';
import type { Seat } from '@templefall/kernel';
import type { Millis } from '@templefall/kit';
import { temple } from '@templefall/temple';
import { useEffect } from 'preact/hooks';
import { Icon } from '../../../ui/Icon.tsx';
import { useShared } from '../../../ui/signals/structuralSharing.ts';
import { words } from '../../../words/words.ts';
import type { ScreenRole } from '../../gameClient.ts';
import { mayTemptFate, stuckSeats, stuckText } from '../model/plight.ts';
import type { Play } from './usePlay.ts';
import './plight.css';

/** How long a friend's plight is told; one's own is for as long as it lasts. */
const TOLD_MS: Millis = 10_000;

/** What the whole team must know: somebody is stuck, and what helps; or the game cannot be won any more. */
export const Plight = ({ play, part }: { play: Play; part: ScreenRole }) => {
  const { session, hand, at } = play;
  const isClosed = useSignal(false);
  const cried = useCried(play);
  const plight = useShared(() => {
    const view = session.view.value;
    if (!session.hasBegun.value || view.ended || view.paused || view.votes.fate || view.votes.giveUp) return undefined;
    if (temple.isHopeless(view, at.value)) return { isHopeless: true } as const;
    const stuck = stuckSeats(view, at.value);
    // Beside a big screen, which tells of friends, phones tell of one's own dice alone.
    const heard = part === 'tray' ? undefined : cried.value;
    const seat = stuck.find(one => one === hand?.seat) ?? stuck.find(one => one === heard);
    return seat === undefined ? undefined : { seat, hasFate: mayTemptFate(view, hand?.seat, at.value) };
  }).value;
  if (!plight) return null;
  if ('isHopeless' in plight) return isClosed.value ? null : <Hopeless play={play} isClosed={isClosed} />;
  const { seat, hasFate } = plight;
  return (
    <section class="notice plight">
      <p role="status">{stuckText(seat, { me: hand?.seat, names: play.names.value, hasFate }, words.value)}</p>
      {hand && hasFate && (
        <button
          type="button"
          class="btn m-jade cut press"
          onClick={() => hand.send({ type: 'propose', seat: hand.seat, vote: 'fate' })}
        >
          <Icon id="gem" size={18} colour="var(--gem)" /> {words.value.say('fate.withPrice')}
        </button>
      )}
    </section>
  );
};

const Hopeless = ({ play: { hand }, isClosed }: { play: Play; isClosed: Signal<boolean> }) => {
  const { say } = words.value;
  return (
    <section class="notice plight">
      <p role="status">{say('hopeless.title')}</p>
      {hand && (
        <div class="row">
          <button
            type="button"
            class="btn m-lit cut press"
            onClick={() => hand.send({ type: 'propose', seat: hand.seat, vote: 'giveUp' })}
          >
            <Icon id="reroll" size={18} /> {say('hopeless.end')}
          </button>
          <button
            type="button"
            class="btn m-quiet cut press"
            onClick={() => {
              isClosed.value = true;
            }}
          >
            {say('hopeless.stay')}
          </button>
        </div>
      )}
    </section>
  );
};

/** Whoever has just got stuck, for a while. */
const useCried = ({ session, at }: Play): Signal<Seat | undefined> => {
  const cried = useSignal<Seat | undefined>(undefined);
  const stuck = useShared(() => stuckSeats(session.view.value, at.value));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let before = stuck.peek();
    const stop = stuck.subscribe(after => {
      const newly = after.find(seat => !before.includes(seat));
      before = after;
      if (newly === undefined) return;
      cried.value = newly;
      clearTimeout(timer);
      timer = setTimeout(() => {
        cried.value = undefined;
      }, TOLD_MS);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [stuck, cried]);
  return cried;
};
