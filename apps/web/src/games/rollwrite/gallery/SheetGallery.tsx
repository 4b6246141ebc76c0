import { seat } from '@templefall/kernel';
import { gemsNeeded, roundsOf } from '@templefall/rollwrite';
import { useEffect } from 'preact/hooks';
import type { PawnArt } from '../../../ui/Icon.tsx';
import { DiePlace } from '../dice/Die.tsx';
import { mapsOf } from '../model/maps.ts';
import { roomText } from '../model/roomText.ts';
import { templeOf } from '../model/temple.ts';
import { tracksOf } from '../model/tracks.ts';
import { ChalkWay } from '../sheet/ChalkWay.tsx';
import { CursedDice } from '../sheet/CursedDice.tsx';
import { Bars } from '../sheet/Doors.tsx';
import { GemTrack } from '../sheet/GemTrack.tsx';
import { templeIn } from '../sheet/geometry.ts';
import { MapRow } from '../sheet/MapRow.tsx';
import { MiniTemple } from '../sheet/MiniTemple.tsx';
import { Needs } from '../sheet/Needs.tsx';
import { Rounds } from '../sheet/Rounds.tsx';
import { Temple } from '../sheet/Temple.tsx';
import { TrackBadge, TrackRow } from '../sheet/TrackRow.tsx';
import { useBox } from '../sheet/useBox.ts';
import { gameWords, loadGameWords } from '../words.ts';
import { POSITIONS } from './positions.ts';

const PAWNS: readonly PawnArt[] = [4, 1, 2, 5];
const NAMES = ['Inès', 'Maya', 'Jonas', 'Teo'];
const ME = seat(0);

/** Every part of the sheets, in all its states. */
export const SheetGallery = () => {
  const [ref, box] = useBox<HTMLElement>();
  useEffect(() => void loadGameWords(), []);
  const pawnOf = (who: number): PawnArt => PAWNS[who] ?? 1;
  const nameOf = (who: number): string => NAMES[who] ?? '';
  const base = POSITIONS.explore();
  const variant = POSITIONS.barred();
  const geometry = templeIn({ width: 480, height: 500 });
  const [temple, other, lottery] = [templeOf(base, ME), templeOf(variant, ME), templeOf(POSITIONS.lottery(), ME)];
  const closedAs = (how: 'withGem' | 'withoutGem'): string => gameWords.value.say(`map.${how}`);
  return (
    <main style={{ display: 'flex', flexWrap: 'wrap', gap: '20px', padding: '20px', width: '1440px' }}>
      <Temple
        temple={temple}
        geometry={geometry}
        pawnOf={pawnOf}
        label={nameOf(ME)}
        nameOf={room => roomText(gameWords.value, room, temple, nameOf)}
        marksOf={room =>
          room === 'e2'
            ? { lit: 'dice', isGhost: true, link: 1 }
            : room === 'd1'
              ? { lit: 'boxes', boxes: ['torch'] }
              : {}
        }
        onRoom={() => {}}
      >
        <ChalkWay from={{ type: 'room', room: 'd2' }} rooms={['e2']} geometry={geometry} />
      </Temple>
      {[other, lottery].map((one, index) => (
        <Temple
          key={index}
          temple={one}
          geometry={templeIn({ width: 400, height: 400 })}
          pawnOf={pawnOf}
          label={nameOf(ME)}
          nameOf={room => roomText(gameWords.value, room, one, nameOf)}
        >
          <Bars
            geometry={templeIn({ width: 400, height: 400 })}
            barred={one.barred}
            ghost={index === 0 ? 'b1-c1' : undefined}
          />
        </Temple>
      ))}
      <section style={{ width: '250px', display: 'grid', gap: '7px' }}>
        {mapsOf(base, ME).map(map => (
          <div key={map.map} style={{ height: '66px', display: 'grid' }}>
            <MapRow
              map={map}
              size={22}
              label={gameWords.value.say('map.name', { map: map.map })}
              marksOf={({ face }) => ({ isLit: face === 'torch', ...(face === 'key' && { wish: 1 }) })}
            />
          </div>
        ))}
      </section>
      <section style={{ width: '290px', display: 'grid', gap: '4px', alignContent: 'start' }}>
        <GemTrack gems={13} needed={gemsNeeded(base.options)} ghosts={2} label="13" />
        {tracksOf(base).map(track => (
          <TrackRow
            key={track.track}
            track={track}
            size={19.5}
            label={track.track}
            ghosts={track.track === 'torch' ? 1 : 0}
            isUsable={track.track === 'key'}
          />
        ))}
        <CursedDice
          cursed={[1, 2, 4]}
          labels={['new', '1 turn', 'free next']}
          nameOf={(field, dice) => `${field}: ${dice}`}
          onHeal={() => {}}
          canHeal={field => field === 2}
        />
      </section>
      <section
        ref={ref}
        data-width={box?.width}
        style={{ width: '380px', display: 'grid', gap: '6px', alignContent: 'start' }}
      >
        <DiePlace size={40} />
        <Rounds rounds={roundsOf(base.options)} round={4} label="4" />
        <div style={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: '6px' }}>
          {tracksOf(base).map(track => (
            <TrackBadge key={track.track} track={track} label={track.track} isUsable={track.track === 'key'} />
          ))}
        </div>
        {[1, 2, 3].map(who => (
          <div key={who} style={{ display: 'flex', gap: '12px' }}>
            <MiniTemple
              temple={templeOf(base, seat(who))}
              pawn={pawnOf(who)}
              cell={28}
              label={nameOf(who)}
              marked={who === 1 ? ['a4'] : []}
            />
            <div>
              {mapsOf(base, seat(who)).map(map => (
                <Needs key={map.map} map={map} size={17} ringed={['gold', 'key']} closedAs={closedAs} />
              ))}
            </div>
          </div>
        ))}
      </section>
    </main>
  );
};
