import { useEffect, useState } from 'preact/hooks';
import { isIntroductionDue, noteIntroduction } from '../../../settings/introduced.ts';
import { words } from '../../../words/words.ts';
import type { TempleSession } from '../session.ts';

const COUNT = 3;

/** What comes before the cry that opens the game: once a visit the narrator's words, then three, two, one. */
export const LeadIn = ({ session }: { session: TempleSession }) => {
  // Practice has no clock, and so no ten minutes to speak of.
  const [isTold, setTold] = useState(() => !isIntroductionDue() || session.view.peek().countdowns.length === 0);
  if (session.hasBegun.value) return null;
  const { begin } = session;
  if (!begin) return <Awaited session={session} />;
  return isTold ? <Count begin={begin} /> : <OpeningWords begin={begin} onOver={() => setTold(true)} />;
};

/** The first touch or key begins the game and still does what it was meant for: nobody waits, no roll takes a tap more. */
const OpeningWords = ({ begin, onOver }: { begin: () => void; onOver: () => void }) => {
  const [shown, setShown] = useState('');
  useEffect(() => {
    noteIntroduction();
    let stop = (): void => {};
    let isGone = false;
    void import('../sound/introduction.ts').then(({ introduce }) => {
      if (!isGone) stop = introduce(setShown, onOver);
    });
    const press = ({ key }: KeyboardEvent): void => {
      if (!MOVES_FOCUS.includes(key)) begin();
    };
    addEventListener('pointerdown', begin, { capture: true });
    addEventListener('keydown', press, { capture: true });
    return () => {
      isGone = true;
      stop();
      removeEventListener('pointerdown', begin, { capture: true });
      removeEventListener('keydown', press, { capture: true });
    };
  }, [begin]);
  return (
    <div class="lead-in telling">
      <p role="status">{shown}</p>
      <span>{words.value.say('state.touchToBegin')}</span>
    </div>
  );
};

/** Looking round with the keyboard begins nothing. */
const MOVES_FOCUS = ['Tab', 'Shift', 'Control', 'Alt', 'Meta', 'CapsLock'];

/** Hands on the dice. A tap shortens it. */
const Count = ({ begin }: { begin: () => void }) => {
  const [left, setLeft] = useState(COUNT);
  useEffect(() => {
    if (left === 0) {
      begin();
      return;
    }
    const timer = setTimeout(() => setLeft(left - 1), 700);
    return () => clearTimeout(timer);
  }, [left, begin]);
  return (
    <button type="button" class="lead-in" onClick={begin}>
      <Left seconds={left} />
    </button>
  );
};

/** The same seconds for everybody at the table: its clock counts, and nobody can shorten it. */
const Awaited = ({ session }: { session: TempleSession }) => {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const look = (): void => {
      // 0 while the word of when it begins is still on its way.
      const ahead = Math.max(0, -session.now());
      setLeft(Math.ceil(ahead / 1000));
      timer = setTimeout(look, ahead % 1000 || 20);
    };
    look();
    return () => clearTimeout(timer);
  }, [session]);
  return (
    <div class="lead-in" role="status">
      {left > 0 && <Left seconds={left} />}
    </div>
  );
};

const Left = ({ seconds }: { seconds: number }) => {
  const { say } = words.value;
  return (
    <>
      <span>{say('state.getReady')}</span>
      <b key={seconds} class="num">
        {seconds || say('state.go')}
      </b>
    </>
  );
};
