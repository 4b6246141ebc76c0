import {
  MAP_SIDES,
  MAPS,
  type MapId,
  type MapMarks,
  symbolsOf,
  type TempleSheet,
  TREASURE_MAPS,
} from '@templefall/rollwrite';
import { words } from '../../../words/words.ts';
import { gameWords, paperWords } from '../words.ts';
import { Cross, Ink, InkChip, InkGem } from './ink.tsx';
import { InkLogo, Page } from './Page.tsx';
import { PrintedTemple, type TempleMarks } from './PrintedTemple.tsx';

/** A player's own sheet: the temple and six treasure maps. */
export const TemplePage = ({
  sheet,
  name = '',
  marks,
}: {
  sheet: TempleSheet;
  name?: string;
  marks?: TempleMarks | undefined;
}) => {
  const { say } = paperWords.value;
  const place = marks?.player.place;
  return (
    <Page label={name || say('sheet.adventurer')}>
      <header>
        <InkLogo />
        <h2 class="page-title">{words.value.say('app.name')}</h2>
        {sheet.id === 'variant' && <span class="side">{say('sheet.variantSide')}</span>}
        <p class="right">
          {say('sheet.adventurer')}
          <span class="line">
            {name}
            {place?.type === 'outside' && ` (${gameWords.value.say(`side.${place.side}`)})`}
          </span>
        </p>
      </header>
      <PrintedTemple sheet={sheet} marks={marks} />
      <div class="maps">
        {MAPS.map(map => (
          <PrintedMap key={map} map={map} marks={marks?.player.maps[map - 1]} />
        ))}
      </div>
      <ul class="legend">
        <li>
          <b>{say('sheet.enter')}</b> {say('sheet.enter.rule')}
        </li>
        <li>
          <b>▲ ▼</b> {say('sheet.halves.rule')}
        </li>
        <li>
          <b>{say('sheet.map')}</b> {say('sheet.map.rule')}
        </li>
      </ul>
    </Page>
  );
};

const PrintedMap = ({ map, marks }: { map: MapId; marks: MapMarks | undefined }) => (
  <div class="map">
    <span class="map-number">{map}</span>
    {MAP_SIDES.map(side => (
      <span key={side} class={`map-side ${side}`}>
        {symbolsOf(map, side).map((symbol, box) => (
          <span key={box} class="map-box">
            <InkChip face={symbol} size={28} />
            {marks?.[side][box] && <Cross size={32} seed={box + map} />}
          </span>
        ))}
        <b class="map-box">
          {side === 'gem' ? <InkGem size={30} /> : <Ink id={TREASURE_MAPS[map].reward} size={34} />}
          {marks?.closed && <Cross size={36} seed={map} />}
        </b>
      </span>
    ))}
  </div>
);
