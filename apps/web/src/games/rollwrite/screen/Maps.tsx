import type { Seat } from '@templefall/kernel';
import { consequences, type Face, type MapId, type Spot, usesFor, wishesOf } from '@templefall/rollwrite';
import { layout } from '../../../shell/layout.ts';
import { chipsOf } from '../model/chips.ts';
import { type MapView, mapsOf } from '../model/maps.ts';
import { wishNumber } from '../model/talk.ts';
import { facesAt } from '../model/task.ts';
import { type MapMarks, type MapPlace, MapRow } from '../sheet/MapRow.tsx';
import { useBox } from '../sheet/useBox.ts';
import { Chips } from './Chips.tsx';
import { Spot as SpotOn } from './Spot.tsx';
import type { Play } from './usePlay.ts';
import { tapWish, WishBar, WishesButton } from './Wishes.tsx';

/** Whose maps stand beside the temple: my own, or those of whoever is looked at where there is nobody to act here. */
export const mapsOwner = ({ who, shown }: Play): Seat => who ?? shown;

/** The faces that can be crossed off now: dice taken, or dice chosen from the pool. */
const crossable = ({ state, who, task, picks }: Play): readonly Face[] => {
  if (who === undefined) return [];
  if (task === 'cross') return state.players[who]?.dice ?? [];
  return task === 'take' ? facesAt(state.pool, picks) : [];
};

/** The six treasure maps in full. */
export const Maps = ({ play }: { play: Play }) => {
  const [ref, box] = useBox<HTMLDivElement>();
  const owner = mapsOwner(play);
  const maps = mapsOf(play.state, owner);
  // A symbol is as large as six to a row allow: reward, two sides, gem.
  const columns = layout.value.kind === 'landscape' ? 2 : 1;
  const [width, height] = box ? [box.width / columns, (box.height / 6) * columns] : [246, 48];
  const size = Math.max(17, Math.min(32, Math.floor(width / 11.2), Math.floor(height - 26)));
  return (
    <div
      class="rw-maps"
      ref={ref}
      style={{ '--mz': `${size}px`, '--mgap': `${Math.round(size * 0.2)}px`, '--mpad': `${Math.round(size * 0.36)}px` }}
    >
      {maps.map(map => (
        <OneMap key={map.map} play={play} map={map} owner={owner} size={size} />
      ))}
    </div>
  );
};

const OneMap = ({ play, map, owner, size }: { play: Play; map: MapView; owner: Seat; size: number }) => {
  const { words, state, ghost, notice } = play;
  const { say } = words;
  const isOwn = owner === play.who;
  const isWishing = isOwn && play.isWishing;
  const lit = isOwn && !isWishing ? litPlaces(play) : [];
  const wishes = wishesOf(state, owner);
  const canCash = isOwn && map.isReady;
  const isTried = ghost?.type === 'cashMap' && ghost.map === map.map;
  const marksOf = ({ map: id, side, face }: MapPlace): MapMarks => {
    const wish = wishNumber(wishes, { map: id, side, face });
    return {
      isLit: isWishing || lit.some(one => one.map === id && one.side === side && one.face === face),
      isGhost: !isWishing && isMeant(play, { map: id, side, face }),
      ...(isWishing && { isPressed: wish > 0 }),
      ...(wish > 0 && { wish }),
    };
  };
  // The number of a wish is read with its symbol: it says what comes first.
  const symbolName = (place: MapPlace): string => {
    const { wish } = marksOf(place);
    const name = say(isWishing ? 'wish.symbol' : 'do.crossSymbol', {
      face: say(`face.${place.face}`),
      map: map.map,
      side: say(`mapSide.${place.side}`),
    });
    return wish === undefined ? name : `${name}, ${wish}`;
  };
  return (
    <MapRow
      map={map}
      size={size}
      label={mapText(play, map)}
      marksOf={marksOf}
      nameOf={symbolName}
      onSymbol={
        isWishing
          ? place => tapWish(play, place)
          : isOwn && lit.length > 0
            ? place => tapSymbol(play, place)
            : undefined
      }
      isPicked={isTried}
    >
      {canCash && !isWishing && (
        <button
          type="button"
          class={`rw-cash ${isTried ? 'tried' : ''}`}
          aria-pressed={isTried}
          onClick={() => tapCash(play, map.map)}
        >
          {say('map.cashIn')}
          <span class="unseen">{say('map.name', { map: map.map })}</span>
        </button>
      )}
      <SpotOn play={play} target={`map:${map.map}:${owner}`} />
      {notice?.at === `map:${map.map}` && (
        <span class={`rw-map-notice ${notice.isRefusal ? 'refused' : ''}`} role="status">
          {notice.text}
        </span>
      )}
    </MapRow>
  );
};

/** What stands below the maps: what they are good for now, or the choosing of wishes. */
export const MapsFoot = ({ play, hasWishes = false }: { play: Play; hasWishes?: boolean }) =>
  play.isWishing ? (
    <WishBar play={play} />
  ) : (
    <div class="rw-maps-foot">
      <MapsNote play={play} />
      {hasWishes && play.task !== 'take' && play.task !== 'cross' && <WishesButton play={play} />}
    </div>
  );

/** What one line says below the maps: what a die fits, or what a map would bring if it were cashed in now. */
const MapsNote = ({ play }: { play: Play }) => {
  const { state, words, who, ghost, nameOf } = play;
  const { say, list } = words;
  if (who === undefined) return null;
  if (ghost?.type === 'cashMap' && play.brings)
    return (
      <p class="rw-maps-note">
        <Chips chips={chipsOf(words, play.brings, { state, who, nameOf })} />
      </p>
    );
  const faces = [...new Set(crossable(play))];
  if (faces.length > 0)
    return <p class="rw-maps-note">{say('maps.fits', { faces: list(faces.map(face => say(`face.${face}`))) })}</p>;
  const ready = mapsOf(state, who).filter(({ isReady }) => isReady);
  const [first] = ready;
  if (!first) return <p class="rw-maps-note">{say('maps.none')}</p>;
  const known = consequences(state, { type: 'cashMap', seat: who, map: first.map });
  if (!known) return <p class="rw-maps-note">{say('maps.later', { map: first.map })}</p>;
  return (
    <p class="rw-maps-note">
      <b>{say('maps.now', { map: first.map })}</b> <Chips chips={chipsOf(words, known, { state, who, nameOf })} />
    </p>
  );
};

/** Where the faces at hand could be crossed off. */
const litPlaces = (play: Play): readonly Spot[] => {
  const { state, who } = play;
  if (who === undefined) return [];
  return [...new Set(crossable(play))].flatMap(face =>
    face === 'black' ? [] : usesFor(state, who, face).map(({ map, side }) => ({ face, map, side })),
  );
};

const isMeant = ({ ghost, spots, task }: Play, place: Spot): boolean => {
  const isSame = (one: Spot): boolean => one.map === place.map && one.side === place.side && one.face === place.face;
  if (task === 'take') return spots.some(isSame);
  return ghost?.type === 'crossSymbol' && isSame(ghost);
};

const tapSymbol = (play: Play, place: Spot): void => {
  if (play.task === 'take') meanSpot(play, place);
  else if (isMeant(play, place)) play.draw();
  else play.tryOut({ type: 'crossSymbol', ...place });
};

/** Each chosen die has one place at most: another tap moves it. */
const meanSpot = ({ spots, setSpots, state, picks }: Play, place: Spot): void => {
  const dice = facesAt(state.pool, picks).filter(face => face === place.face).length;
  const others = spots.filter(({ face }) => face !== place.face);
  const same = spots.filter(({ face }) => face === place.face);
  setSpots([...others, ...[...same, place].slice(-dice)]);
};

const tapCash = (play: Play, map: MapId): void => {
  if (play.ghost?.type === 'cashMap' && play.ghost.map === map) {
    play.draw();
    return;
  }
  if (play.who === undefined) return;
  const command = { type: 'cashMap', map } as const;
  // What cannot be done now is asked of the table all the same: its refusal says why.
  if (consequences(play.state, { ...command, seat: play.who })) play.tryOut(command);
  else void play.send(command, `map:${map}`);
};

/** A map in words. */
export const mapText = ({ words: { say, list } }: Play, map: MapView): string => {
  const open = (side: 'bonus' | 'gem'): string => {
    const faces = map[side].filter(({ isCrossed }) => !isCrossed).map(({ face }) => say(`face.${face}`));
    const name = say(`mapSide.${side}`);
    return faces.length > 0 ? say('map.needs', { side: name, faces: list(faces) }) : say('map.full', { side: name });
  };
  const reward = map.reward === 'joker' ? say('action.joker') : say(`track.${map.reward}`);
  const name = `${say('map.name', { map: map.map })}, ${say('map.reward', { reward })}`;
  return map.closed ? `${name}, ${say(`map.${map.closed}`)}` : `${name}. ${open('bonus')}. ${open('gem')}.`;
};
