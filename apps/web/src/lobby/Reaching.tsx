import type { ClientState } from '@templefall/protocol';
import { useEffect, useState } from 'preact/hooks';
import { ErrorCard } from '../ui/ErrorCard.tsx';
import { Loading } from '../ui/loading/lazy.tsx';

/** So long nothing is told: a server that restarts is back by then. */
const PATIENCE_MS = 2500;

/** The way to a table that has not answered yet. It is tried on by itself; who has waited long reads why, and may hurry it. */
export const Reaching = ({
  line,
  trouble,
  onHurry,
}: Pick<ClientState, 'line' | 'trouble'> & { readonly onHurry: () => void }) => {
  const [hurries, setHurries] = useState(0);
  const [isLong, setLong] = useState(false);
  const isAway = line === 'away';
  useEffect(() => {
    if (!isAway) return;
    const timer = setTimeout(() => setLong(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isAway, hurries]);
  if (!isLong) return <Loading />;
  const hurry = (): void => {
    setLong(false);
    setHurries(hurries + 1);
    onHurry();
  };
  return <ErrorCard code={trouble ?? 'other'} onAgain={hurry} />;
};
