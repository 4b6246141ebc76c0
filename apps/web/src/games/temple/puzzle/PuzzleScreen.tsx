import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { hrefOf } from '../../../shell/router.ts';
import { Face } from '../../../ui/Face.tsx';
import { Chips, Icon } from '../../../ui/Icon.tsx';
import { words } from '../../../words/words.ts';
import { costText } from '../model/costText.ts';
import { FACE_TO_ART } from '../model/faces.ts';
import { gradeOf, type Puzzle, puzzleOf, rollsFor } from './puzzle.ts';
import { puzzleWords } from './words.ts';
import '../../../ui/dice/dice.css';
import './puzzle.css';

/** One position a day: tap the dice to keep, and see how good that was. */
export const PuzzleScreen = ({ day }: { day: string }) => {
  const { say } = puzzleWords.value;
  const puzzle = useMemo(() => puzzleOf(day), [day]);
  const [kept, setKept] = useState<readonly number[]>([]);
  const [isGraded, setGraded] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  const toggle = (place: number): void =>
    setKept(kept.includes(place) ? kept.filter(one => one !== place) : [...kept, place]);
  return (
    <main class="puzzle">
      <header>
        <h1 ref={title} tabIndex={-1}>
          {say('puzzle.title')}
        </h1>
        <a class="tool cut press" href={hrefOf()} aria-label={words.value.say('settings.close')}>
          <Icon id="ui-cross" size={20} />
        </a>
      </header>
      <section class="puzzle-goal cut">
        <h2>{say('puzzle.goal')}</h2>
        <Chips price={puzzle.cost.map(face => ({ face: FACE_TO_ART[face] }))} size={40} />
        <span class="unseen">{costText(words.value, puzzle.cost)}</span>
        <p>{say('puzzle.ask')}</p>
      </section>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row everywhere */}
      <div class="puzzle-dice cut m-sunk" role="group" aria-label={say('puzzle.dice')}>
        {puzzle.faces.map((face, place) => (
          <button
            key={place}
            type="button"
            class={`slot ${kept.includes(place) ? 'held' : ''}`}
            aria-pressed={kept.includes(place)}
            aria-label={`${words.value.say(`face.${face}`)}${face === 'B' ? `, ${say('puzzle.locked')}` : ''}`}
            disabled={isGraded || face === 'B'}
            onClick={() => toggle(place)}
          >
            <span class={`die ${face === 'B' ? 'blk' : ''}`}>
              <Face face={FACE_TO_ART[face]} />
            </span>
            {face === 'B' && (
              <span class="badge">
                <Icon id="ui-lock" size={16} />
              </span>
            )}
          </button>
        ))}
      </div>
      <div role="status" class="puzzle-answer">
        {isGraded && <Graded puzzle={puzzle} kept={kept} />}
      </div>
      {isGraded ? (
        <button
          type="button"
          class="btn cut press"
          onClick={() => {
            setKept([]);
            setGraded(false);
          }}
        >
          {say('puzzle.again')}
        </button>
      ) : (
        <button
          type="button"
          class="btn m-lit cut press"
          disabled={kept.length === puzzle.faces.filter(face => face !== 'B').length}
          onClick={() => setGraded(true)}
        >
          {say('puzzle.check')}
        </button>
      )}
      <p class="muted">{say('puzzle.tomorrow')}</p>
    </main>
  );
};

const Graded = ({ puzzle, kept }: { puzzle: Puzzle; kept: readonly number[] }) => {
  const { say, language } = puzzleWords.value;
  const rolls = rollsFor(puzzle, kept);
  const grade = gradeOf(rolls, puzzle.best.rolls);
  const written = (value: number): string =>
    new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(value);
  const best = puzzle.best.keep.flatMap(place => puzzle.faces[place] ?? []);
  return (
    <>
      <h2 class={grade === 'best' ? 'right' : ''}>
        {grade === 'best' && <Icon id="ui-check" size={28} />} {say(`puzzle.${grade}`)}
      </h2>
      <p>{say('puzzle.yours', { rolls: written(rolls) })}</p>
      {grade !== 'best' && (
        <>
          <p>{say('puzzle.bestRolls', { rolls: written(puzzle.best.rolls) })}</p>
          <p class="puzzle-best">
            {say('puzzle.keep')} <Chips price={best.map(face => ({ face: FACE_TO_ART[face] }))} size={30} />
            <span class="unseen">{costText(words.value, best)}</span>
          </p>
        </>
      )}
    </>
  );
};
