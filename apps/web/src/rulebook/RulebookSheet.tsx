import { Sheet } from '../ui/Sheet.tsx';
import { RulebookPages } from './RulebookPages.tsx';
import type { Rulebook } from './rulebook.ts';
import { bookWords } from './words.ts';

/** The rule book over a running game, where the board is: neither clock nor dice are covered. */
export const RulebookSheet = ({
  book,
  at,
  over,
  onClose,
}: {
  book: Rulebook;
  at?: string | undefined;
  over: string;
  onClose: () => void;
}) => (
  <Sheet title={bookWords.value.say(`book.${book.game}`)} onClose={onClose} over={over} tall>
    <RulebookPages book={book} at={at} />
  </Sheet>
);
