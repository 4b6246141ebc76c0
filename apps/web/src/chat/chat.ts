import { type ReadonlySignal, useSignal } from '@preact/signals';
import type { Refusal } from '@templefall/kernel';
import type { PlaceId } from '@templefall/protocol';
import { useEffect } from 'preact/hooks';
import type { PawnArt } from '../ui/Icon.tsx';

/** A line of the chat, as it was written, and how who wrote it looked then. */
export interface ChatLine {
  readonly place?: PlaceId;
  readonly pawn?: PawnArt;
  readonly name: string;
  readonly text: string;
}

/** What people at a table of the server write to each other, before, during and after a game. */
export interface Chat {
  /** Oldest first; a line is the same object as long as it is there. */
  readonly lines: ReadonlySignal<readonly ChatLine[]>;
  readonly say: (text: string) => void;
  /** Why the last line was not passed on. */
  readonly refusal: ReadonlySignal<Refusal | undefined>;
  /** Whoever only watches reads along. */
  readonly me: () => PlaceId | undefined;
}

/** A line of which nobody knows whose it was is somebody else's. */
export const isMine = ({ place }: ChatLine, { me }: Pick<Chat, 'me'>): boolean => place !== undefined && place === me();

const TOAST_MS = 6000;

export interface ChatWatch {
  readonly unread: ReadonlySignal<number>;
  /** A line of somebody else, for a few seconds. */
  readonly newest: ReadonlySignal<ChatLine | undefined>;
}

/** Counts what others wrote while the chat was shut. */
export const useChatWatch = (chat: Chat | undefined, isOpen: boolean): ChatWatch => {
  const unread = useSignal(0);
  const newest = useSignal<ChatLine | undefined>(undefined);
  useEffect(() => {
    if (!chat) return;
    let known = chat.lines.peek().at(-1);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = chat.lines.subscribe(lines => {
      const fresh = lines.slice(lines.lastIndexOf(known as ChatLine) + 1).filter(line => !isMine(line, chat));
      const [first] = lines;
      // Coming back brings the whole talk anew: nothing of it is news.
      const isNews = known === undefined || lines.includes(known) || first === undefined;
      known = lines.at(-1);
      if (!isNews || fresh.length === 0 || isOpen) return;
      unread.value += fresh.length;
      newest.value = fresh.at(-1);
      clearTimeout(timer);
      timer = setTimeout(() => {
        newest.value = undefined;
      }, TOAST_MS);
    });
    if (isOpen) {
      unread.value = 0;
      newest.value = undefined;
    }
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [chat, isOpen, unread, newest]);
  return { unread, newest };
};
