import type { ReadonlySignal } from '@preact/signals';
import { Icon } from '../../../ui/Icon.tsx';
import { Teller } from '../../../ui/Teller.tsx';
import { words } from '../../../words/words.ts';
import { Fuse, type FuseFace } from './Fuse.tsx';

/** What the header says about time. Everything in it is already put into digits. */
export interface ClockFace {
  readonly left: string;
  /** The next thing to come: a gong, or in a countdown the slam or the fall. */
  readonly next?: { readonly label: string; readonly time: string };
  /** In a countdown: where to run. */
  readonly run?: 'start' | 'exit';
  readonly paused: boolean;
  /** Practice has no clock. */
  readonly endless: boolean;
}

/** The clock is never covered: it is the largest numeral of every screen. */
export const ClockBox = ({
  face,
  fuse,
  labels = false,
  call = false,
  onTell,
}: {
  face: ClockFace;
  fuse: ReadonlySignal<FuseFace>;
  labels?: boolean;
  call?: boolean;
  onTell?: (() => void) | undefined;
}) => {
  const { say } = words.value;
  return (
    <section class={`clockbox cut ${face.run ? 'm-alarm' : 'm-sunk'}`} aria-label={say('play.clock')}>
      {face.endless ? (
        <b class="call">{say('play.practice')}</b>
      ) : (
        <>
          <span class={`clock ${face.paused ? 'hollow' : ''}`} role="timer">
            {face.left}
          </span>
          {call && face.run ? (
            <div class="grow">
              <b class="call">
                <Icon id={face.run} size={56} colour="var(--flame-100)" />
                {say(face.run === 'start' ? 'play.backToStart' : 'play.toTheExit')}
              </b>
              <Fuse fuse={fuse} bare />
            </div>
          ) : (
            <Fuse fuse={fuse} labels={labels} />
          )}
          {face.next && (
            <div class="next">
              <span>{face.next.label}</span>
              <b class="num">{face.next.time}</b>
            </div>
          )}
        </>
      )}
      {onTell && <Teller label={say('play.clock')} onTell={onTell} />}
    </section>
  );
};
