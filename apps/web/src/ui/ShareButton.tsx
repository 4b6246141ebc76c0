import { useEffect, useState } from 'preact/hooks';
import { type Sharable, type Shared, share } from '../shell/share.ts';
import { words } from '../words/words.ts';
import { Icon } from './Icon.tsx';

/** How long a button tells what became of it. */
const TOLD_MS = 2000;

/** Shares or copies, then says so for a moment: to the eye on the button itself, to the ear beside it. */
export const ShareButton = ({
  what,
  label,
  prefersCopy = false,
}: {
  what: Sharable;
  label: string;
  prefersCopy?: boolean;
}) => {
  const { say } = words.value;
  const [done, setDone] = useState<Shared | undefined>(undefined);
  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => setDone(undefined), TOLD_MS);
    return () => clearTimeout(timer);
  }, [done]);
  const told = done === 'copied' ? say('table.copied') : done === 'failed' ? say('share.failed') : undefined;
  return (
    <>
      <button
        type="button"
        class="btn m-quiet cut press share-button"
        onClick={() => void share(what, { prefersCopy }).then(setDone)}
      >
        <Icon id={done === 'copied' ? 'ui-check' : prefersCopy ? 'ui-copy' : 'ui-share'} size={18} /> {told ?? label}
      </button>
      <span class="unseen" role="status">
        {told}
      </span>
    </>
  );
};
