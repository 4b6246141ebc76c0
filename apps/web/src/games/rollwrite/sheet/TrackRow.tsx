import { Icon } from '../../../ui/Icon.tsx';
import { DRAWING_COLOUR } from '../model/art.ts';
import type { TrackView } from '../model/tracks.ts';
import { Ring } from './chalk.tsx';
import './tracks.css';

/** A bonus track box by box: circled boxes are rings, used ones are crossed through, one box holds a gem. */
export const TrackRow = ({
  track,
  size,
  label,
  ghosts = 0,
  isUsable = false,
}: {
  track: TrackView;
  /** Of a box, in pixels. */
  size: number;
  label: string;
  /** Boxes that would be circled. */
  ghosts?: number;
  /** Its boxes can be used now. */
  isUsable?: boolean;
}) => {
  const { circled, used, left, gemAt } = track;
  const isLit = isUsable && left > 0;
  return (
    <div class={`rw-track ${isLit ? 'lit' : ''}`} role="img" aria-label={label} data-track={track.track}>
      <span class="rw-track-icon">
        <Icon id={track.track} size={25} colour={DRAWING_COLOUR[track.track]} />
      </span>
      <span class="rw-boxes" style={{ gridTemplateColumns: `repeat(${LONGEST}, ${size}px)` }}>
        {Array.from({ length: track.boxes }, (_, box) => (
          <span
            key={box}
            class={`rw-box ${box === gemAt - 1 ? 'gem' : ''} ${isLit && box >= used && box < circled ? 'lit' : ''}`}
          >
            {box === gemAt - 1 && (
              <b class={box < circled ? 'had' : ''}>
                <Icon
                  id={box < circled ? 'gem' : 'gem-empty'}
                  size={size * 0.62}
                  colour={box < circled ? 'var(--gem)' : '#58b898'}
                />
              </b>
            )}
            {box < circled ? (
              <Ring size={size * 0.96} seed={box} isUsed={box < used} />
            ) : (
              box < circled + ghosts && <Ring size={size * 0.96} seed={box} width={4.4} isGhost />
            )}
          </span>
        ))}
      </span>
      <span class="rw-track-left num">{left > 0 ? left : ''}</span>
    </div>
  );
};

/** A short form for small screens: what is left, how far the track is, and where its gem lies. */
export const TrackBadge = ({
  track,
  label,
  ghosts = 0,
  isUsable = false,
  isTiny = false,
}: {
  track: TrackView;
  label: string;
  ghosts?: number;
  isUsable?: boolean;
  isTiny?: boolean;
}) => {
  const { left, circled, boxes, gemAt } = track;
  const hasGem = circled >= gemAt;
  return (
    <div
      class={`rw-badge cut ${left > 0 ? 'has' : ''} ${isUsable && left > 0 ? 'lit' : ''} ${isTiny ? 'tiny' : ''}`}
      role="img"
      aria-label={label}
      data-track={track.track}
    >
      <Icon id={track.track} size={isTiny ? 20 : 23} colour={DRAWING_COLOUR[track.track]} />
      <span class="rw-badge-count">
        <b class="num">{left}</b>
        {!isTiny && (
          <i>
            {circled}/{boxes}
          </i>
        )}
        {ghosts > 0 && <em>+{ghosts}</em>}
      </span>
      {!isTiny && <TrackBar circled={circled} boxes={boxes} gemAt={gemAt} hasGem={hasGem} />}
    </div>
  );
};

export const TrackBar = ({
  circled,
  boxes,
  gemAt,
  hasGem,
  gem = 13,
}: {
  circled: number;
  boxes: number;
  gemAt: number;
  hasGem: boolean;
  gem?: number;
}) => (
  <span class="rw-bar">
    <s style={{ width: `${(circled / boxes) * 100}%` }} />
    <u style={{ left: `${((gemAt - 0.5) / boxes) * 100}%` }}>
      <Icon id={hasGem ? 'gem' : 'gem-empty'} size={gem} colour={hasGem ? 'var(--gem)' : '#a39a88'} />
    </u>
  </span>
);

/** All tracks stand one below the other: the longest has ten boxes. */
const LONGEST = 10;
