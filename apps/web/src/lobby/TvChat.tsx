import type { Chat } from '../chat/chat.ts';
import { words } from '../words/words.ts';

/** So many lines are read from a sofa at a glance. */
const SHOWN = 3;

/** What was last written, on the big screen: phones write. */
export const TvChat = ({ chat }: { chat: Chat }) => {
  const lines = chat.lines.value;
  if (lines.length === 0) return null;
  const first = Math.max(0, lines.length - SHOWN);
  return (
    <section class="tv-chat cut panel" role="log" aria-label={words.value.say('chat.title')}>
      {lines.slice(first).map(({ name, text }, i) => (
        <p key={first + i}>
          <b>{name}</b> {text}
        </p>
      ))}
    </section>
  );
};
