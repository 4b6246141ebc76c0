import { Icon } from '../ui/Icon.tsx';
import { words } from '../words/words.ts';

/** Opens the chat, and tells how much of it is new. `isWide`: with its word beside it. */
export const ChatButton = ({
  unread,
  isWide = false,
  onOpen,
}: {
  unread: number;
  isWide?: boolean;
  onOpen: () => void;
}) => {
  const { say, number } = words.value;
  return (
    <button
      type="button"
      class={`chat-button cut press ${isWide ? 'btn' : 'tool'}`}
      aria-keyshortcuts="C"
      aria-label={unread > 0 ? `${say('chat.title')}, ${say('chat.newN', { n: unread })}` : say('chat.title')}
      onClick={onOpen}
    >
      <Icon id="ui-chat" size={20} />
      {isWide && say('chat.title')}
      {unread > 0 && <b class="num">{number(unread)}</b>}
    </button>
  );
};
