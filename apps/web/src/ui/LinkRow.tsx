import { words } from '../words/words.ts';
import { ShareButton } from './ShareButton.tsx';

/** A link to be read, and a way to send it on: phones share, others copy. */
export const LinkRow = ({ link }: { link: string }) => {
  const isTouched = matchMedia('(pointer: coarse)').matches;
  return (
    <div class="link-row">
      <span class="link">
        <bdi dir="ltr">{link.replace(/^https?:\/\//, '')}</bdi>
      </span>
      <ShareButton
        what={{ url: link }}
        label={words.value.say(isTouched ? 'share.share' : 'table.copy')}
        prefersCopy={!isTouched}
      />
    </div>
  );
};
