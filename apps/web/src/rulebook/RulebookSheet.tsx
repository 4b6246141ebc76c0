import { type Route, route } from '../shell/router.ts';
import { TABLE_PLACES } from '../shell/tablePlaces.ts';
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
    <RulebookPages book={book} at={at} backTo={backToGame} />
  </Sheet>
);

/** A game of this page waits as it stands; a table with others would go on without whoever leaves it for a lesson. */
const backToGame = (): Route | undefined => (TABLE_PLACES.includes(route.value[0] ?? '') ? undefined : route.value);
