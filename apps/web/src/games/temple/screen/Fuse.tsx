import type { ReadonlySignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import './clock.css';
import { Icon } from '../../../ui/Icon.tsx';
import { memo } from '../../../ui/memo.ts';
import { FLICKER, useLoop } from '../../../ui/motion/loop.ts';

export interface FuseGong {
  /** Where on the fuse, from 0 to 1. */
  readonly opens: number;
  readonly ends: number;
  /** Time left when it opens, as a label. */
  readonly label: string;
  readonly state: 'past' | 'live' | 'coming';
}

export interface FuseFace {
  readonly burnt: number;
  readonly gongs: readonly FuseGong[];
}

interface FuseProps {
  readonly fuse: ReadonlySignal<FuseFace>;
  readonly labels?: boolean;
  readonly bare?: boolean;
}

/**
 * Ten minutes as a burning rope: ash behind the flame, gongs and the runs for the start room ahead. It reads the signal
 * itself: numerals that change draw nothing of it.
 */
export const Fuse = memo(
  (props: FuseProps) => <FuseLook {...props} />,
  (was, is) => was.fuse === is.fuse && was.labels === is.labels && was.bare === is.bare,
);

const FuseLook = ({ fuse, labels = false, bare = false }: FuseProps) => {
  const { burnt, gongs } = fuse.value;
  return (
    <div class={`fuse ${labels ? 'labelled' : ''} ${bare ? 'bare' : ''}`} aria-hidden="true">
      <div class="fuse-bed">
        {gongs.map(({ opens, ends, state }) => (
          <i key={opens} class={`run ${state}`} style={{ '--a': opens, '--b': ends }} />
        ))}
        <i class="ash" style={{ '--p': burnt }} />
        <i class="rope" style={{ '--p': burnt }} />
        {gongs.map(({ opens, ends, state }) =>
          state === 'past' ? null : (
            <i key={opens} class={`hatch ${state}`} style={{ '--a': Math.max(opens, burnt), '--b': ends }} />
          ),
        )}
      </div>
      {!bare &&
        gongs.map(({ opens, label, state }, i) => (
          <div key={opens} class={`gong-mark ${state}`} style={{ '--a': opens }}>
            <span class="pips">
              {Array.from({ length: i + 1 }, (_, pip) => (
                <i key={pip} />
              ))}
            </span>
            <Icon id="gong" size={30} />
            <b />
            {labels && <small class="num">{label}</small>}
          </div>
        ))}
      <span class="flame" style={{ '--p': burnt }}>
        <Glow />
      </span>
    </div>
  );
};

const Glow = () => {
  const ref = useRef<HTMLElement>(null);
  useLoop(ref, FLICKER);
  return <i ref={ref} />;
};
