import { seat } from '@templefall/kernel';
import { useMemo } from 'preact/hooks';
import type { ChatLine } from '../chat/chat.ts';
import { RollwriteGallery } from '../games/rollwrite/gallery/RollwriteGallery.tsx';
import { PlayScreen } from '../games/temple/screen/PlayScreen.tsx';
import { TvTable } from '../lobby/TvTable.tsx';
import type { PlayRole } from '../session/screenRole.ts';
import type { Table } from '../session/table.ts';
import { CardGallery } from './CardGallery.tsx';
import { five } from './five.ts';
import { haunted } from './haunted.ts';
import { RoomGallery } from './RoomGallery.tsx';
import { colossus, crowded, ended, endedLate, lonely, middle, moved, out, running, six } from './samples.ts';
import { stillChat, stillGathering } from './stillGathering.ts';
import { stillTable } from './stillTable.ts';
import { tall } from './tall.ts';

/** Every state of the game as a page of its own, for looking at and for pictures. Not linked from anywhere. */
const TABLES: { readonly [page: string]: () => readonly [Table, PlayRole?] } = {
  middle: () => [stillTable(middle())],
  alone: () => [stillTable(lonely())],
  run: () => [stillTable(running())],
  tall: () => [stillTable(tall())],
  six: () => [stillTable(six())],
  five: () => [stillTable(five())],
  'six-vote': () => {
    const sample = six();
    const fate = { by: seat(1), agreed: [seat(1), seat(3)], until: sample.at + 8000 };
    return [stillTable({ ...sample, view: { ...sample.view, votes: { fate } } })];
  },
  tv: () => [stillTable(middle(), { watching: true }), 'tv'],
  'tv-run': () => [stillTable(running(), { watching: true }), 'tv'],
  'tv-six': () => [stillTable(six(), { watching: true }), 'tv'],
  tray: () => [stillTable(running()), 'tray'],
  'tray-vote': () => [stillTable(middle()), 'tray'],
  'tray-called': () => [stillTable(running(), { called: { seat: seat(2), call: 'help' }, said: SAID }), 'tray'],
  'tray-said': () => [stillTable(running(), { said: SAID }), 'tray'],
  said: () => [stillTable(lonely(), { said: SAID })],
  'tv-away': () => {
    const sample = six();
    const sitters = sample.sitters.map(one => ({ ...one, goneAt: sample.at - 3000 }));
    return [stillTable({ ...sample, sitters }, { watching: true }), 'tv'];
  },
  out: () => [stillTable(out())],
  'tray-out': () => [stillTable(out()), 'tray'],
  watch: () => [stillTable(middle(), { watching: true })],
  lost: () => [stillTable(middle(), { connection: 'lost' })],
  restarting: () => [stillTable(middle(), { connection: 'restarting' })],
  paused: () => [stillTable(paused())],
  'tray-paused': () => [stillTable(paused()), 'tray'],
  /** Gems fly, a die is freed, a die falls. */
  motion: () => {
    const sample = middle();
    return [stillTable(sample, { later: moved(sample.view) })];
  },
  win: () => [stillTable(running(), { later: ended(true).view })],
  loss: () => [stillTable(running(), { later: ended(false).view })],
  choices: () => [stillTable(colossus())],
  haunted: () => [stillTable(haunted())],
  crowded: () => [stillTable(crowded())],
  won: () => [stillTable(ended(true))],
  'came-later': () => [stillTable(endedLate())],
  fell: () => [stillTable(ended(false))],
};

const SAID: ChatLine = { pawn: 3, name: 'Inès', text: 'I am in the gem room to the west, come and bring torches' };

const paused = () => {
  const sample = middle();
  return { ...sample, view: { ...sample.view, votes: {}, paused: true as const } };
};

const LINK = 'https://templefall.example/#/j/K7QF';

export const Gallery = ({ page = '' }: { page: string | undefined }) => {
  const shown = useMemo(() => TABLES[page]?.(), [page]);
  const gathering = useMemo(stillGathering, []);
  if (page === 'tv-table') return <TvTable gathering={gathering} chat={stillChat} link={LINK} onLeave={() => {}} />;
  if (page === 'rooms') return <RoomGallery />;
  if (page === 'cards') return <CardGallery />;
  if (page.startsWith('rollwrite-')) return <RollwriteGallery page={page.slice('rollwrite-'.length)} />;
  if (!shown)
    return (
      <nav>
        {[...Object.keys(TABLES), 'tv-table', 'rooms', 'cards', 'rollwrite-sheet'].map(name => (
          <p key={name}>
            <a href={`#/gallery/${name}`}>{name}</a>
          </p>
        ))}
      </nav>
    );
  const [table, part] = shown;
  return <PlayScreen key={page} table={table} {...(part && { part })} />;
};
