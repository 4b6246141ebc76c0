import type { Refusal } from '@templefall/kernel';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Pawn } from '../ui/Icon.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { refusalText } from '../words/refusal.ts';
import { words } from '../words/words.ts';
import { type Chat, isMine } from './chat.ts';

const LONGEST = 200;

export interface ChatSheetProps {
  readonly chat: Chat;
  /** A silenced player reads, but writes nothing (TM1.7). */
  readonly isShut: boolean;
  readonly onClose: () => void;
}

/** What was written, and a line to write; it keeps the newest in sight. */
export const ChatSheet = ({ chat, isShut, onClose }: ChatSheetProps) => {
  const { say } = words.value;
  const [text, setText] = useState('');
  const [before] = useState<Refusal | undefined>(() => chat.refusal.peek());
  const list = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const lines = chat.lines.value;
  useEffect(() => {
    list.current?.scrollTo(0, list.current.scrollHeight);
  }, [lines]);
  // With the sheet's own focus, which it follows: what is typed at first sight is heard.
  useLayoutEffect(() => input.current?.focus({ preventScroll: true }), []);
  const refusal = chat.refusal.value === before ? undefined : chat.refusal.value;
  return (
    <Sheet title={say('chat.title')} onClose={onClose}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
      <div class="chat-lines" ref={list} role="log" aria-label={say('chat.title')} tabIndex={0}>
        {lines.length === 0 && <p class="muted">{say('chat.empty')}</p>}
        {lines.map((line, i) => (
          <div key={i} class={`chat-line ${isMine(line, chat) ? 'mine' : ''}`}>
            {line.pawn && <Pawn pawn={line.pawn} size={24} />}
            <p>
              <b>{line.name}</b> {line.text}
            </p>
          </div>
        ))}
      </div>
      {isShut && <p class="tag curse">{say('chat.silenced')}</p>}
      {refusal && !isShut && (
        <p class="tag bad" role="status">
          {refusalText(words.value, refusal)}
        </p>
      )}
      {chat.me() !== undefined && !isShut && (
        <form
          class="chat-form"
          onSubmit={event => {
            event.preventDefault();
            if (text.trim()) chat.say(text.trim());
            setText('');
          }}
        >
          <input
            ref={input}
            aria-label={say('chat.write')}
            placeholder={say('chat.write')}
            value={text}
            maxLength={LONGEST}
            enterKeyHint="send"
            autoComplete="off"
            onInput={event => setText(event.currentTarget.value)}
          />
          <button type="submit" class="btn cut press">
            {say('chat.send')}
          </button>
        </form>
      )}
    </Sheet>
  );
};
