import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { hrefOf, type Route } from '../shell/router.ts';
import { Icon } from '../ui/Icon.tsx';
import { lessonAt, type Paragraph, paragraphAt, type Rulebook } from './rulebook.ts';
import { hasAll, marked, wordsSought } from './search.ts';
import { bookWords } from './words.ts';
import './rulebook.css';

/** The pages of a rule book with its search. The paragraph asked for is in sight at once. */
export const RulebookPages = ({
  book,
  at,
  isPage = false,
  backTo,
}: {
  book: Rulebook;
  at?: string | undefined;
  isPage?: boolean;
  /** Where the lesson of a paragraph leads back to; undefined where nobody may leave for one. */
  backTo: (paragraph: string) => Route | undefined;
}) => {
  const { say } = bookWords.value;
  const { find } = book.words.value;
  const pages = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const sought = useMemo(() => wordsSought(query), [query]);
  const asked = paragraphAt(book, at)?.id;
  const open = (id: string): void => {
    const paragraph = pages.current?.querySelector<HTMLElement>(`[data-paragraph="${id}"]`);
    paragraph?.scrollIntoView({ block: 'start' });
    paragraph?.focus({ preventScroll: true });
  };
  useEffect(() => {
    if (!asked) return;
    open(asked);
    // Letters of another width move what is below them.
    void document.fonts.ready.then(() => open(asked));
  }, [asked]);
  const isFound = ({ id }: Paragraph): boolean =>
    hasAll(`${find(`p.${id}`) ?? ''} ${find(`p.${id}.rule`) ?? ''}`, sought);
  const chapters = book.chapters
    .map(chapter => ({ ...chapter, paragraphs: chapter.paragraphs.filter(isFound) }))
    .filter(({ paragraphs }) => paragraphs.length > 0);
  const count = chapters.reduce((sum, { paragraphs }) => sum + paragraphs.length, 0);
  return (
    <div class="rulebook">
      <div class="rulebook-side">
        <search class="rulebook-search cut m-sunk">
          <input
            type="search"
            value={query}
            aria-label={say('book.search')}
            placeholder={say('book.search')}
            onInput={event => setQuery(event.currentTarget.value)}
          />
          {query && (
            <button type="button" class="press" aria-label={say('book.clear')} onClick={() => setQuery('')}>
              <Icon id="ui-cross" size={16} />
            </button>
          )}
        </search>
        <p class="rulebook-count" role="status">
          {sought.length > 0 && (count > 0 ? say('book.found', { n: count }) : say('book.nothing'))}
        </p>
        {sought.length === 0 && (
          <details class="rulebook-contents" open={isPage && isWide()}>
            <summary>{say('book.contents')}</summary>
            <ol>
              {book.chapters.map(chapter => (
                <li key={chapter.id}>
                  <button
                    type="button"
                    onClick={event => {
                      if (!isPage || !isWide()) event.currentTarget.closest('details')?.removeAttribute('open');
                      const [first] = chapter.paragraphs;
                      if (first) open(first.id);
                    }}
                  >
                    {find(`chapter.${chapter.id}`)}
                  </button>
                </li>
              ))}
            </ol>
          </details>
        )}
      </div>
      <div class="rulebook-pages" ref={pages}>
        {chapters.map(chapter => (
          <section key={chapter.id} aria-label={find(`chapter.${chapter.id}`)}>
            <h2>{find(`chapter.${chapter.id}`)}</h2>
            {chapter.paragraphs.map(paragraph => (
              <article
                key={paragraph.id}
                data-paragraph={paragraph.id}
                data-rules={paragraph.rules.join(' ')}
                class={`paragraph ${paragraph.id === asked ? 'asked' : ''}`}
                tabIndex={-1}
              >
                <div class="rulebook-picture" aria-hidden="true">
                  <book.Picture of={paragraph.id} />
                </div>
                <div class="rulebook-words">
                  <h3 id={`paragraph-${paragraph.id}`}>
                    <Marked text={find(`p.${paragraph.id}`)} sought={sought} />
                  </h3>
                  <p>
                    <Marked text={find(`p.${paragraph.id}.rule`)} sought={sought} />
                  </p>
                  <ShowMe book={book} paragraph={paragraph} back={backTo(paragraph.id)} />
                </div>
              </article>
            ))}
          </section>
        ))}
      </div>
    </div>
  );
};

/** The way to the lesson of a paragraph, if it has one. */
const ShowMe = ({ book, paragraph, back }: { book: Rulebook; paragraph: Paragraph; back: Route | undefined }) => {
  const lesson = lessonAt(book, paragraph);
  if (!lesson || !back) return null;
  return (
    <a
      class="btn sm m-quiet cut press"
      href={hrefOf('lesson', book.game, lesson, ...back)}
      aria-describedby={`paragraph-${paragraph.id}`}
    >
      <Icon id="ui-flag" size={18} /> {bookWords.value.say('book.showMe')}
    </a>
  );
};

/** Where there is room beside the pages the contents stay open. */
const isWide = (): boolean => matchMedia('(min-width: 900px)').matches;

const Marked = ({ text = '', sought }: { text: string | undefined; sought: readonly string[] }) => (
  <>{marked(text, sought).map((piece, i) => (piece.isHit ? <mark key={i}>{piece.text}</mark> : piece.text))}</>
);
