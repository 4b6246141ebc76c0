import { signal } from '@preact/signals';
import type { FunctionComponent, JSX } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { words } from '../words/words.ts';

export interface LazyPart<P> {
  (props: P): JSX.Element;
  /** Has it brought before it is shown. */
  readonly fetch: () => void;
}

/** A part that is fetched when it is first shown. `wait` is shown until then: a word, unless told otherwise. */
export const lazy = <P extends object>(
  load: () => Promise<FunctionComponent<P>>,
  wait: FunctionComponent = Loading,
): LazyPart<P> => {
  const fetched = signal<FunctionComponent<P> | undefined>(undefined);
  let isAsked = false;
  const ask = async (): Promise<void> => {
    isAsked = true;
    try {
      fetched.value = await load();
    } catch {
      // The line may be back when it is shown the next time.
      isAsked = false;
    }
  };
  const fetch = (): void => {
    if (!isAsked) void ask();
  };
  const show = (props: P): JSX.Element => {
    fetch();
    const Part = fetched.value;
    if (Part) return <Part {...props} />;
    const Wait = wait;
    return <Wait />;
  };
  return Object.assign(show, { fetch });
};

/** So many wait just now. The sign in the page itself stands over their word: it is not drawn anew when one waits after the other. */
let waiting = 0;
const wait = (change: 1 | -1): void => {
  waiting += change;
  document.documentElement.classList.toggle('waiting', waiting > 0);
};

export const Loading = () => {
  useLayoutEffect(() => {
    wait(1);
    return () => wait(-1);
  }, []);
  return <p class="loading">{words.value.say('app.loading')}</p>;
};

/** For parts whose coming nobody waits for. */
export const Nothing = () => null;
