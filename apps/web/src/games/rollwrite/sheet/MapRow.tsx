import type { MapId, MapSide, RoomSymbol } from '@templefall/rollwrite';
import type { ComponentChildren } from 'preact';
import { Chip } from '../../../ui/Face.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { DRAWING_COLOUR, FACE_DRAWING } from '../model/art.ts';
import type { MapBox, MapView } from '../model/maps.ts';
import { Cross } from './chalk.tsx';
import './maps.css';

/** One symbol of a map, to be tapped or marked. */
export interface MapPlace {
  readonly map: MapId;
  readonly side: MapSide;
  readonly face: RoomSymbol;
}

export interface MapMarks {
  /** It may be crossed now. */
  readonly isLit?: boolean;
  /** It would be crossed. */
  readonly isGhost?: boolean;
  /** My wish for the pool, in its order. */
  readonly wish?: number;
  /** It is chosen, where that is not what a ghost says. */
  readonly isPressed?: boolean;
}

const NO_MARKS: MapMarks = {};

/** A treasure map in full: what it is worth, its bonus side, its gem side. */
export const MapRow = ({
  map,
  size,
  label,
  marksOf = () => NO_MARKS,
  nameOf,
  onSymbol,
  isPicked = false,
  children,
}: {
  map: MapView;
  /** Of a symbol, in pixels. */
  size: number;
  label: string;
  marksOf?: (place: MapPlace) => MapMarks;
  /** A symbol in words; needed where symbols can be tapped. */
  nameOf?: (place: MapPlace) => string;
  onSymbol?: ((place: MapPlace) => void) | undefined;
  isPicked?: boolean;
  children?: ComponentChildren;
}) => {
  const art = Math.round(size * 1.28);
  const side = (which: MapSide) => (
    <Symbols map={map} side={which} size={size} marksOf={marksOf} nameOf={nameOf} onSymbol={onSymbol} />
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid everywhere
    <div
      class={`rw-map cut ${map.closed ? 'closed' : ''} ${map.isReady ? 'ready' : ''} ${isPicked ? 'picked' : ''}`}
      role="group"
      aria-label={label}
      data-map={map.map}
    >
      <span class="rw-map-reward">
        <Icon id={map.reward} size={art} colour={DRAWING_COLOUR[map.reward]} />
        {map.closed && <Cross size={art + 8} seed={map.map} />}
      </span>
      <span class="rw-map-side">{side('bonus')}</span>
      <span class="rw-map-side gem">
        {side('gem')}
        <i class="rw-map-gem">
          {map.closed === 'withGem' ? (
            <Icon id="ui-check" size={size * 0.8} colour="var(--gem)" />
          ) : map.closed ? (
            <Cross size={size * 0.8} seed={map.map} colour="#9aa1ab" />
          ) : (
            <Icon id="gem" size={size * 0.86} colour="var(--gem)" />
          )}
        </i>
      </span>
      {children}
    </div>
  );
};

const Symbols = ({
  map,
  side,
  size,
  marksOf,
  nameOf,
  onSymbol,
}: {
  map: MapView;
  side: MapSide;
  size: number;
  marksOf: (place: MapPlace) => MapMarks;
  nameOf: ((place: MapPlace) => string) | undefined;
  onSymbol: ((place: MapPlace) => void) | undefined;
}) =>
  map[side].map(({ face, isCrossed }, index) => {
    const place = { map: map.map, side, face };
    const isFirst = firstFree(map[side], face) === index;
    const { isLit, isGhost, wish, isPressed } = isCrossed || map.closed ? NO_MARKS : marksOf(place);
    const marked = isFirst && isGhost;
    const look = `rw-symbol ${isCrossed ? 'crossed' : ''} ${isLit && isFirst ? 'lit' : ''} ${marked ? 'ghost' : ''}`;
    const drawn = (
      <>
        <Chip face={FACE_DRAWING[face]} size={size} />
        {isCrossed && <Cross size={size + 6} seed={index + map.map} />}
        {marked && <Cross size={size + 6} seed={index} isGhost />}
        {wish !== undefined && isFirst && <em class="rw-wish">{wish}</em>}
      </>
    );
    const box = { width: `${size}px`, height: `${size}px` };
    return onSymbol && isFirst && isLit && nameOf ? (
      <button
        key={index}
        type="button"
        class={look}
        style={box}
        aria-label={nameOf(place)}
        aria-pressed={isPressed ?? marked === true}
        onClick={() => onSymbol(place)}
      >
        {drawn}
      </button>
    ) : (
      <span key={index} class={look} style={box}>
        {drawn}
      </span>
    );
  });

/** Of two equal symbols the first is crossed first. */
const firstFree = (boxes: readonly MapBox[], face: RoomSymbol): number =>
  boxes.findIndex(box => box.face === face && !box.isCrossed);
