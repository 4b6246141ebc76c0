import { useEffect } from 'preact/hooks';
import { alone, playHere } from '../session/newGame.ts';
import { settings } from '../settings/settings.ts';
import { hrefOf } from '../shell/router.ts';
import { Loading } from '../ui/loading/lazy.tsx';

/** A game alone by address: `#/alone`, `#/practice`; a word behind it fixes the luck, so that two can play the same temple. */
export const StartAlone = ({ practice, luck }: { practice: boolean; luck: string | undefined }) => {
  useEffect(() => {
    void playHere(practice ? { clock: 'none' } : {}, alone(settings.value.name), luck).then(() =>
      location.replace(hrefOf('play')),
    );
  }, [practice, luck]);
  return <Loading />;
};
