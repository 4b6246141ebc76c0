import { GEM_TRACK } from '@templefall/rollwrite';
import { Icon } from '../../../ui/Icon.tsx';
import './tracks.css';

/** The team's gems, and the box at which the exit opens. */
export const GemTrack = ({
  gems,
  needed,
  label,
  ghosts = 0,
  size = 18,
}: {
  gems: number;
  needed: number;
  label: string;
  /** Gems that would be marked. */
  ghosts?: number;
  size?: number;
}) => (
  <div class="rw-gems" role="img" aria-label={label}>
    {Array.from({ length: GEM_TRACK }, (_, box) => {
      const isGhost = box >= gems && box < gems + ghosts;
      return (
        <span
          key={box}
          class={`${box === needed - 1 ? 'goal' : ''} ${box >= needed ? 'beyond' : ''} ${isGhost ? 'ghost' : ''}`}
        >
          {box < gems || isGhost ? (
            <Icon id="gem" size={size} colour="var(--gem)" />
          ) : box === needed - 1 ? (
            <Icon id="exit" size={size} colour="#ffd98f" />
          ) : (
            <i>{box + 1}</i>
          )}
        </span>
      );
    })}
  </div>
);
