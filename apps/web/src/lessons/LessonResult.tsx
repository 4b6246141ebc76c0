import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../ui/Icon.tsx';
import type { LessonView } from './lessonView.ts';
import { Stars } from './Stars.tsx';
import { lessonWords } from './words.ts';

const ALL_STARS = 3;

/** A lesson that is done, or that time has ended. */
export const LessonResult = ({
  lesson,
  list,
  back,
  next,
  onAgain,
  stars,
}: LessonView & { readonly stars: number | undefined }) => {
  const { say, find } = lessonWords.value;
  const onward = useRef<HTMLAnchorElement>(null);
  const again = useRef<HTMLButtonElement>(null);
  useEffect(() => (stars === undefined ? again : onward).current?.focus({ preventScroll: true }), [stars]);
  const word = stars === undefined ? 'lesson.lost' : stars < ALL_STARS ? 'lesson.fewer' : 'lesson.done';
  return (
    <div class="lesson-card lesson-result cut" role="dialog" aria-labelledby="lesson-title">
      <h2 id="lesson-title">{find(`${lesson.game}.${lesson.id}`)}</h2>
      <p role="status">
        {stars !== undefined && <Stars stars={stars} size={44} />}
        <span>{say(word)}</span>
      </p>
      {stars !== undefined && (
        <a ref={onward} class="btn m-lit cut press" href={back ?? next ?? list}>
          {say(back ? 'lesson.back' : next ? 'lesson.next' : 'lesson.all')}
        </a>
      )}
      <div class="lesson-others">
        <button ref={again} type="button" class="btn cut press m-quiet" onClick={onAgain}>
          <Icon id="reroll" size={20} /> {say('lesson.again')}
        </button>
        <a class="btn cut press m-quiet" href={list}>
          {say('lesson.all')}
        </a>
      </div>
    </div>
  );
};
