import { useEffect, useRef } from 'preact/hooks';
import { hrefOf } from '../shell/router.ts';
import { Icon } from '../ui/Icon.tsx';
import { Tool } from '../ui/Tool.tsx';
import { words } from '../words/words.ts';
import { RulebookPages } from './RulebookPages.tsx';
import type { Rulebook } from './rulebook.ts';
import { bookWords } from './words.ts';

/** The rule book as a page of its own, to be read, searched and printed. */
export const RulebookScreen = ({ book, at }: { book: Rulebook; at?: string | undefined }) => {
  const { say } = bookWords.value;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!at) title.current?.focus({ preventScroll: true });
  }, [at]);
  return (
    <main class="rulebook-screen">
      <header>
        <h1 ref={title} tabIndex={-1}>
          {say(`book.${book.game}`)}
        </h1>
        <Tool icon="ui-print" label={say('book.print')} size={22} onTap={() => print()} />
        <a class="tool cut press" href={hrefOf()} aria-label={words.value.say('settings.close')}>
          <Icon id="ui-cross" size={20} />
        </a>
      </header>
      <RulebookPages book={book} at={at} isPage backTo={paragraph => ['rules', book.game, paragraph]} />
    </main>
  );
};
