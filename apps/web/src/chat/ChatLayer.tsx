import { Icon } from '../ui/Icon.tsx';
import { lazy, Nothing } from '../ui/loading/lazy.tsx';
import type { Chat, ChatWatch } from './chat.ts';
import './chat.css';

const ChatSheet = lazy(() => import('./ChatSheet.tsx').then(module => module.ChatSheet), Nothing);

/** The sheet if it is open; else the newest line for a few seconds, away from clock and dice. A tap on it opens the sheet. */
export const ChatLayer = ({
  chat,
  watch,
  isShut = false,
  isOpen,
  onOpen,
  onClose,
}: {
  chat: Chat;
  watch: ChatWatch;
  isShut?: boolean;
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
}) => {
  const newest = watch.newest.value;
  if (isOpen) return <ChatSheet chat={chat} isShut={isShut} onClose={onClose} />;
  return (
    <div class="chat-toasts" role="status">
      {newest && (
        <button type="button" class="chat-toast press" onClick={onOpen}>
          <Icon id="ui-chat" size={16} />
          <span>
            <b>{newest.name}</b> {newest.text}
          </span>
        </button>
      )}
    </div>
  );
};
