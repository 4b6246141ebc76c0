import { Chip } from '../../../ui/Face.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Teller } from '../../../ui/Teller.tsx';
import { words } from '../../../words/words.ts';
import './panels.css';

export interface DepotModel {
  readonly gems: number;
  /** How many there were at the beginning, and more that came. */
  readonly places: number;
  readonly keys: number;
  /** How many gems must go before anyone's dice could do. */
  readonly tooMany: number;
}

/** The gems that bind the exit, one by one, and what leaving costs. */
export const Depot = ({
  depot,
  short = false,
  bare = false,
  onTell,
}: {
  depot: DepotModel;
  short?: boolean;
  /** In one line: what leaving costs is told by its number, in words to the ear alone. */
  bare?: boolean;
  /** Absent where its rule stands beside it. */
  onTell?: () => void;
}) => {
  const { say } = words.value;
  const gem = depot.places > 16 ? 19 : short ? 25 : 26;
  return (
    <section
      class={`depot cut panel ${depot.places > 16 ? 'many' : ''}`}
      data-place="depot"
      aria-label={say('depot.left', { n: depot.gems })}
    >
      <div class="ph">
        <Icon id="depot" size={30} />
        <h3>{say(short ? 'depot.short' : 'depot.title')}</h3>
        <b class="end num depot-count">{depot.gems}</b>
      </div>
      <div class="well cut m-sunk" aria-hidden="true">
        {Array.from({ length: depot.places }, (_, i) => (
          <Icon
            key={i}
            id={i < depot.gems ? 'gem' : 'gem-empty'}
            size={gem}
            colour={i < depot.gems ? 'var(--gem)' : '#6a6355'}
          />
        ))}
      </div>
      <p class="leave">
        <span class={bare ? 'unseen' : ''}>{say('depot.toLeave')}</span>
        <b class="num">{depot.keys}</b>
        <Chip face="key" size={24} />
      </p>
      {depot.tooMany > 0 && !short && (
        <p class="hint">
          <Icon id="gem" size={14} colour="var(--gem)" />
          {say('depot.lightMore', { n: depot.tooMany })}
        </p>
      )}
      {onTell && <Teller label={say('depot.title')} onTell={onTell} />}
    </section>
  );
};
