import { useEffect, useMemo, useState } from 'preact/hooks';
import { layout } from '../../../shell/layout.ts';
import type { ScreenRole } from '../../gameClient.ts';
import { EndScreen } from '../end/EndScreen.tsx';
import { useTurnNotice } from '../notice/useTurnNotice.ts';
import type { Session } from '../session.ts';
import { useSound } from '../sound/useSound.ts';
import { gameWords, loadGameWords } from '../words.ts';
import { Desktop } from './Desktop.tsx';
import { Announcer, useHistory } from './Log.tsx';
import { Overlays } from './Overlays.tsx';
import { PassedRound } from './PassedRound.tsx';
import { Phone } from './Phone.tsx';
import { Tablet } from './Tablet.tsx';
import { Tray } from './Tray.tsx';
import { Tv } from './Tv.tsx';
import { useKeys } from './useKeys.ts';
import { usePlay } from './usePlay.ts';
import './screen.css';
import './dock.css';
import './desktop.css';
import './phone.css';
import './phone-small.css';
import './tablet.css';
import './tv.css';

interface Shown {
  readonly session: Session;
  readonly role: ScreenRole;
  readonly onLeave: () => void;
}

/** Roll & Write at play, on whatever screen it is. */
export const RollwriteScreen = (shown: Shown) => {
  const [hasWords, setWords] = useState(gameWords.peek().find('turn.yours') !== undefined);
  useEffect(() => {
    void loadGameWords().then(() => setWords(true));
  }, []);
  return hasWords ? <Playing {...shown} /> : null;
};

const Playing = ({ session, role, onLeave }: Shown) => {
  const play = usePlay(session);
  const seen = useHistory(session);
  const events = useMemo(() => seen.map(({ event }) => event), [seen]);
  useKeys(play);
  useSound(session);
  useTurnNotice(session, play.nameOf);
  const { kind } = layout.value;
  if (play.state.phase === 'ended')
    return <EndScreen session={session} nameOf={play.nameOf} seen={seen} onLeave={onLeave} />;
  if (role === 'tv')
    return (
      <div class="rw">
        <Tv play={play} events={events} />
      </div>
    );
  return (
    <div class="rw">
      {role === 'tray' ? (
        <Tray play={play} />
      ) : kind === 'desktop' ? (
        <Desktop play={play} events={events} />
      ) : kind === 'tablet' ? (
        <Tablet play={play} />
      ) : (
        <Phone play={play} />
      )}
      <PassedRound play={play} />
      <Overlays play={play} events={events} onLeave={onLeave} />
      <Announcer play={play} events={events} />
    </div>
  );
};
