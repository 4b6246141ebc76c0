import type { FunctionComponent, JSX } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { menuWords } from '../../words/menuWords.ts';
import { loadWords } from '../../words/words.ts';
import { ErrorCard } from '../ErrorCard.tsx';
import { lazyResource } from './lazyResource.ts';
import { withStyles } from './retryStylesheets.ts';

export interface LazyPart<P> {
  (props: P): JSX.Element;
  /** Loads it before it is shown. */
  readonly fetch: () => void;
  /** Loads it and waits. Resolves to true once loaded, false if this attempt failed. */
  readonly ready: () => Promise<boolean>;
}

/**
 * A part that is fetched when it is first shown. `wait` is shown until then: a word, unless told otherwise. Who waits with that word
 * is told if the part does not come, and may have it asked for again; if that is of no use, the page may be loaded anew.
 */
export const lazy = <P extends object>(
  load: () => Promise<FunctionComponent<P>>,
  wait: FunctionComponent = Loading,
): LazyPart<P> => {
  const part = lazyResource(async () => {
    const [loaded] = await Promise.all([withStyles(load), loadWords()]);
    return loaded;
  });
  const isTold = wait === Loading;
  /** Counts for as long as it is shown: who comes back later finds another line. */
  const Waiting = () => {
    const [failures, setFailures] = useState(0);
    const [isLost, setLost] = useState(false);
    const ask = async (): Promise<void> => {
      if (!isTold) part.fetch();
      else if (!(await part.await())) {
        setFailures(count => count + 1);
        setLost(true);
      }
    };
    useLayoutEffect(
      () => {
        if (isLost) return;
        // After what is just being drawn: asking costs a slow phone as much as half a screen.
        const timer = setTimeout(ask);
        return () => clearTimeout(timer);
      },
      // Where nobody is told, the line may be back when it is drawn the next time.
      isTold ? [isLost] : undefined,
    );
    const Wait = wait;
    if (!isLost) return <Wait />;
    return <ErrorCard code="missingFile" onAgain={failures > 1 ? undefined : () => setLost(false)} />;
  };
  const show = (props: P): JSX.Element => {
    const Part = part.come.value;
    return Part ? <Part {...props} /> : <Waiting />;
  };
  return Object.assign(show, { fetch: part.fetch, ready: part.await });
};

/** So many wait just now. The sign in the page itself stands over their word: it is not drawn anew when one waits after the other. */
let waiting = 0;
const wait = (change: 1 | -1): void => {
  waiting += change;
  document.documentElement.classList.toggle('waiting', waiting > 0);
  if (waiting === 0) for (const deed of untilShown.splice(0)) whenShown(deed);
};

const untilShown: (() => void)[] = [];
/** Does something once a screen is there: a frame in which nothing is waited for. */
export const whenShown = (deed: () => void): void => {
  requestAnimationFrame(() => {
    if (waiting === 0) deed();
    else untilShown.push(deed);
  });
};

export const Loading = () => {
  useLayoutEffect(() => {
    wait(1);
    return () => wait(-1);
  }, []);
  return <p class="loading">{menuWords.value.say('app.loading')}</p>;
};

/** For parts whose coming nobody waits for. */
export const Nothing = () => null;
