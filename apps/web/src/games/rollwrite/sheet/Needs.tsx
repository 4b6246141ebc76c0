import type { Face, MapSide } from '@templefall/rollwrite';
import { Chip } from '../../../ui/Face.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { DRAWING_COLOUR, FACE_DRAWING } from '../model/art.ts';
import type { MapView } from '../model/maps.ts';
import './maps.css';

/** A map as what it still needs: open symbols in place, crossed ones as a dot, a full side as a tick, a closed map as one word. */
export const Needs = ({
  map,
  size,
  ringed = [],
  closedAs,
}: {
  map: MapView;
  size: number;
  /** Dice that would complete a side get a ring around their symbol. */
  ringed?: readonly Face[];
  closedAs: (how: 'withGem' | 'withoutGem') => string;
}) => (
  <span class={`rw-needs ${map.closed ? 'closed' : ''}`} style={{ '--z': `${size}px` }}>
    <span class="rw-needs-reward">
      <Icon id={map.reward} size={size + 1} colour={DRAWING_COLOUR[map.reward]} />
    </span>
    {map.closed ? (
      <span class="rw-needs-closed">
        {map.closed === 'withGem' && <Icon id="ui-check" size={size * 0.7} colour="var(--gem)" />}
        {closedAs(map.closed)}
      </span>
    ) : (
      <>
        <Side map={map} side="bonus" size={size} ringed={ringed} />
        <i />
        <Side map={map} side="gem" size={size} ringed={ringed} />
      </>
    )}
  </span>
);

const Side = ({ map, side, size, ringed }: { map: MapView; side: MapSide; size: number; ringed: readonly Face[] }) => {
  const boxes = map[side];
  const open = boxes.filter(({ isCrossed }) => !isCrossed).length;
  if (open === 0)
    return (
      <span class="rw-needs-side full">
        <Icon id="ui-check" size={size * 0.74} colour={side === 'gem' ? 'var(--gem)' : 'var(--bone-200)'} />
      </span>
    );
  return (
    <span class="rw-needs-side">
      {boxes.map(({ face, isCrossed }, index) =>
        isCrossed ? (
          <s key={index} />
        ) : (
          <span key={index} class={open === 1 && ringed.includes(face) ? 'ringed' : ''}>
            <Chip face={FACE_DRAWING[face]} size={size} />
          </span>
        ),
      )}
    </span>
  );
};
