import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { AnyLobby } from '../games/gameClient.ts';
import { storyWords } from '../words/storyWords.ts';
import { seatName } from './seatWords.ts';
import './of-host.css';

/** What the host alone chooses. Guests read whose it is and what is theirs; a tap on it says so once more. */
export const OfHost = ({ lobby, children }: { lobby: AnyLobby; children: ComponentChildren }) => {
  const { isHost, host, seats } = lobby.view.value;
  const [taps, setTaps] = useState(0);
  const decides = seats.find(({ place }) => place === host);
  if (isHost || !decides) return <>{children}</>;
  const { say, find } = storyWords.value;
  if (!find('guest.yours')) return <>{children}</>;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what lies in it is shut; the words stand above it for all.
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <div class="of-host" onClick={() => setTaps(taps + 1)}>
      <p key={taps} class={taps > 0 ? 'told' : ''} role={taps > 0 ? 'status' : undefined}>
        {say('guest.whose', { name: seatName(decides) })} {say('guest.yours')}
      </p>
      {children}
    </div>
  );
};
