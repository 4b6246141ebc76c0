import { useSignal } from '@preact/signals';
import { ChatButton } from './ChatButton.tsx';
import { ChatLayer } from './ChatLayer.tsx';
import { type Chat, useChatWatch } from './chat.ts';

/** The chat before and after a game: a button, and all that belongs to it. */
export const ChatCorner = ({ chat, isWide = true }: { chat: Chat; isWide?: boolean }) => {
  const isOpen = useSignal(false);
  const watch = useChatWatch(chat, isOpen.value);
  const set = (open: boolean) => (): void => {
    isOpen.value = open;
  };
  return (
    <div class="chat-corner">
      <ChatButton unread={watch.unread.value} isWide={isWide} onOpen={set(true)} />
      <ChatLayer chat={chat} watch={watch} isOpen={isOpen.value} onOpen={set(true)} onClose={set(false)} />
    </div>
  );
};
