import { LAG_MS } from '@templefall/kernel';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../../../ui/Icon.tsx';
import { words } from '../../../words/words.ts';
import type { Play } from './usePlay.ts';

/** It is looked at seldom: a number that flickers only disturbs. */
const LOOK_MS = 4000;

/** How long a tap takes to the table and back; nothing where the table is in this page. */
export const Lag = ({ play: { session } }: { play: Play }) => {
  const { lag } = session;
  const [ms, setMs] = useState(lag?.());
  useEffect(() => {
    if (!lag) return;
    const timer = setInterval(() => setMs(lag()), LOOK_MS);
    return () => clearInterval(timer);
  }, [lag]);
  if (!lag) return null;
  const { say } = words.value;
  const isSlow = ms !== undefined && ms / 2 > LAG_MS;
  return (
    <span class="tag lag">
      <Icon id="ui-wifi" size={14} colour={isSlow ? 'var(--flame-300)' : 'var(--text-jade)'} />
      <span class="unseen">{say('play.lag.label')}</span>
      <span class="num">{ms === undefined ? '…' : say('play.lag', { n: Math.max(1, Math.round(ms)) })}</span>
    </span>
  );
};
