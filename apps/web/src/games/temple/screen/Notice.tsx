import type { Guide } from './guide.ts';

/** A word about what one was shown: seen for a moment, heard once. */
export const Notice = ({ guide }: { guide: Guide }) => (
  <p class={guide.notice.value ? 'notice' : 'unseen'} role="status" aria-hidden={guide.isSeenOnly.value}>
    {guide.notice.value || null}
  </p>
);
