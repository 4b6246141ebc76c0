import { seat } from '@templefall/kernel';
import { useMemo } from 'preact/hooks';
import type { ChatLine } from '../chat/chat.ts';
import type { ScreenRole } from '../games/gameClient.ts';
import { RollwriteGallery } from '../games/rollwrite/gallery/RollwriteGallery.tsx';
import { templeClient } from '../games/temple/client.ts';
import { PlayScreen } from '../games/temple/screen/PlayScreen.tsx';
import type { TempleSession } from '../games/temple/session.ts';
import { TvTable } from '../lobby/TvTable.tsx';
import { lazy, Nothing } from '../ui/loading/lazy.tsx';
import { CardGallery } from './CardGallery.tsx';
import { five } from './five.ts';
import { haunted } from './haunted.ts';
import { RoomGallery } from './RoomGallery.tsx';
import {
  colossus,
  crowded,
  ended,
  endedLate,
  lonely,
  middle,
  moved,
  out,
  running,
  type Sample,
  six,
} from './samples.ts';
import { stillChat, stillLobby, stillSeats } from './stillLobby.ts';
import { stillSession } from './stillSession.ts';
import { tall } from './tall.ts';

/** Every state of the game as a page of its own, for looking at and for pictures. Not linked from anywhere. */
const TABLES: { readonly [page: string]: () => readonly [TempleSession, ScreenRole?] } = {
  middle: () => [stillSession(middle())],
  alone: () => [stillSession(lonely())],
  run: () => [stillSession(running())],
  tall: () => [stillSession(tall())],
  six: () => [stillSession(six())],
  five: () => [stillSession(five())],
  'six-vote': () => {
    const sample = six();
    const fate = { by: seat(1), agreed: [seat(1), seat(3)], until: sample.at + 8000 };
    return [stillSession({ ...sample, view: { ...sample.view, votes: { fate } } })];
  },
  tv: () => [stillSession(middle(), { watching: true }), 'tv'],
  'tv-run': () => [stillSession(running(), { watching: true }), 'tv'],
  'tv-six': () => [stillSession(six(), { watching: true }), 'tv'],
  tray: () => [stillSession(running()), 'tray'],
  'tray-vote': () => [stillSession(middle()), 'tray'],
  'tray-called': () => [stillSession(running(), { called: { seat: seat(2), call: 'help' }, said: SAID }), 'tray'],
  'tray-said': () => [stillSession(running(), { said: SAID }), 'tray'],
  said: () => [stillSession(lonely(), { said: SAID })],
  'tv-away': () => {
    const sample = six();
    const players = sample.players.map(one => ({ ...one, goneAt: sample.at - 3000 }));
    return [stillSession({ ...sample, players }, { watching: true }), 'tv'];
  },
  out: () => [stillSession(out())],
  'tray-out': () => [stillSession(out()), 'tray'],
  watch: () => [stillSession(middle(), { watching: true })],
  lost: () => [stillSession(middle(), { connection: 'lost' })],
  restarting: () => [stillSession(middle(), { connection: 'restarting' })],
  paused: () => [stillSession(paused())],
  'tray-paused': () => [stillSession(paused()), 'tray'],
  /** Gems fly, a die is freed, a die falls. */
  motion: () => {
    const sample = middle();
    return [stillSession(sample, { later: moved(sample.view) })];
  },
  stuck: () => [stillSession(blackened(lonely(), 0))],
  hopeless: () => [stillSession({ ...lonely(), view: { ...blackened(lonely(), 0).view, spare: 0 } })],
  'mate-stuck': () => [stillSession(middle(), { later: blackened(middle(), 1).view })],
  'tray-stuck': () => [stillSession(blackened(running(), 0)), 'tray'],
  'tv-stuck': () => [stillSession(middle(), { watching: true, later: blackened(middle(), 1).view }), 'tv'],
  win: () => [stillSession(running(), { later: ended(true).view })],
  loss: () => [stillSession(running(), { later: ended(false).view })],
  choices: () => [stillSession(colossus())],
  haunted: () => [stillSession(haunted())],
  crowded: () => [stillSession(crowded())],
  won: () => [stillSession(ended(true))],
  'came-later': () => [stillSession(endedLate())],
  fell: () => [stillSession(ended(false))],
};

/** The same moment, with nothing but black dice before this player, and no vote. */
const blackened = (sample: Sample, stuck: number): Sample => ({
  ...sample,
  view: {
    ...sample.view,
    votes: {},
    players: sample.view.players.map((player, seat) =>
      seat === stuck ? { ...player, dice: player.dice.map(({ id }) => ({ id, face: 'B' as const })) } : player,
    ),
  },
});

const SAID: ChatLine = { pawn: 3, name: 'Inès', text: 'I am in the gem room to the west, come and bring torches' };

const paused = () => {
  const sample = middle();
  return { ...sample, view: { ...sample.view, votes: {}, paused: true as const } };
};

const LINK = 'https://templefall.example/#/j/K7QF';

export const Gallery = ({ page = '' }: { page: string | undefined }) => {
  const shown = useMemo(() => TABLES[page]?.(), [page]);
  const lobby = useMemo(stillLobby, []);
  if (page === 'tv-table')
    return <TvTable game={templeClient} lobby={lobby} chat={stillChat} link={LINK} onLeave={() => {}} />;
  if (page.startsWith('lobby-')) return <SeatGallery page={page.slice('lobby-'.length)} />;
  if (page === 'rooms') return <RoomGallery />;
  if (page === 'cards') return <CardGallery />;
  if (page.startsWith('rollwrite-')) return <RollwriteGallery page={page.slice('rollwrite-'.length)} />;
  if (!shown)
    return (
      <nav>
        {[...Object.keys(TABLES), 'tv-table', 'lobby-6', 'lobby-guest', 'rooms', 'cards', 'rollwrite-sheet'].map(
          name => (
            <p key={name}>
              <a href={`#/gallery/${name}`}>{name}</a>
            </p>
          ),
        )}
      </nav>
    );
  const [session, part] = shown;
  return <PlayScreen key={page} session={session} role={part ?? 'full'} onLeave={() => {}} />;
};

// Where it lies for those who play: a page that imports it would have it cut out into a file of its own.
const LobbyScreen = lazy(() => import('../lobby/tables.ts').then(module => module.LobbyScreen), Nothing);

/** The lobby of so many people as its host sees it, or as the last of six. */
const SeatGallery = ({ page }: { page: string }) => {
  const lobby = useMemo(() => stillSeats({ people: Number(page) || 6, isHost: page !== 'guest' }), [page]);
  const role: ScreenRole = 'full';
  return <LobbyScreen game={templeClient} lobby={lobby} link={LINK} role={role} onRole={() => {}} chat={stillChat} />;
};
