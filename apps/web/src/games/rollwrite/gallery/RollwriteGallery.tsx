import { seat } from '@templefall/kernel';
import { useEffect, useMemo } from 'preact/hooks';
import { SCREEN_ROLES, type ScreenRole } from '../../gameClient.ts';
import { givenTips } from '../coach/givenTips.ts';
import { TIPS } from '../coach/tips.ts';
import { RollwriteScreen } from '../screen/RollwriteScreen.tsx';
import { loadGameWords } from '../words.ts';
import { EndGallery } from './EndGallery.tsx';
import { LobbyGallery } from './LobbyGallery.tsx';
import { POSITIONS } from './positions.ts';
import { SheetGallery } from './SheetGallery.tsx';
import { stillSession } from './stillSession.ts';

/** Every screen and state of Roll & Write as a page of its own: `pair`, `pair-tv`, `pool-tray`, `explore-watch`, `mark-shared`, `pair-lost`, `pair-coach`. */
export const RollwriteGallery = ({ page }: { page: string }) => {
  const [name = '', how = 'full'] = page.split('-');
  const session = useMemo(() => {
    const position = POSITIONS[name as keyof typeof POSITIONS];
    if (!position) return undefined;
    const opened = position();
    const shared = opened.players.slice(0, 3).map((_, index) => seat(index));
    const seats = how === 'watch' || how === 'tv' ? [] : how === 'shared' ? shared : [seat(0)];
    const said = name === 'friend' ? SUGGESTED : name === 'pool' ? SHARED : [];
    return stillSession(opened, { seats, said, connection: how === 'lost' ? 'lost' : 'open' });
  }, [name, how]);
  useMemo(() => {
    givenTips.value = how === 'coach' ? [] : TIPS;
  }, [how]);
  useEffect(() => void loadGameWords(), []);
  if (name === 'sheet') return <SheetGallery />;
  if (name === 'end') return <EndGallery end={how === 'won' ? 'won' : 'lost'} />;
  if (name === 'lobby') return <LobbyGallery isHost={how !== 'guest'} />;
  if (!session)
    return (
      <nav>
        {['sheet', 'end-won', 'end-lost', 'lobby', 'lobby-guest', ...Object.keys(POSITIONS)].map(one => (
          <p key={one}>
            <a href={`#/gallery/rollwrite-${one}`}>{one}</a>
          </p>
        ))}
      </nav>
    );
  const role: ScreenRole = SCREEN_ROLES.find(one => one === how) ?? 'full';
  return <RollwriteScreen session={session} role={role} onLeave={() => {}} />;
};

/** Maya asked, and three ways were suggested and turned over. */
const SUGGESTED = [
  { type: 'askTeam', seat: seat(1) },
  { type: 'proposePlan', seat: seat(2), steps: ['b4', 'b3', 'b2!=gold', 'c2!'] },
  { type: 'proposePlan', seat: seat(0), steps: ['b4', 'c4'] },
  { type: 'proposePlan', seat: seat(3), steps: ['b4', 'c4', 'c5!'] },
  { type: 'backProposal', seat: seat(3), of: seat(2) },
  { type: 'pinNote', seat: seat(2), target: 'room:c4:1', text: 'Teo waits on the other half' },
  { type: 'proposeSplit', seat: seat(1), shares: ['T', '', 'A', 'K'] },
  { type: 'setWishes', seat: seat(0), wishes: ['torch:4:gem', 'key:1:gem'] },
] as const;

/** Maya said whom she meant the dice of her pool for. */
const SHARED = [{ type: 'proposeSplit', seat: seat(1), shares: ['T', '', '', 'K'] }] as const;
