import { Icon, Pawn } from '../ui/Icon.tsx';
import type { LessonView } from './lessonView.ts';
import { lessonWords } from './words.ts';

/** What is to be done now, in eight words. Skipping and leaving are always there. */
export const LessonCard = ({
  lesson,
  list,
  back,
  next,
  step,
  isHinted,
}: LessonView & { readonly step: number; readonly isHinted: boolean }) => {
  const { say, find } = lessonWords.value;
  const key = `${lesson.game}.${lesson.id}`;
  return (
    <div class="lesson-card cut" role="dialog" aria-labelledby="lesson-title" aria-describedby="lesson-task">
      <div class="lesson-head">
        <span class="lesson-pips" aria-hidden="true">
          {lesson.steps.map((_, index) => (
            <i key={index} class={index < step ? 'done' : index === step ? 'now' : ''} />
          ))}
        </span>
        <b>{say('lesson.step', { n: step + 1, most: lesson.steps.length })}</b>
        <a class="lesson-skip" href={next ?? back ?? list}>
          {say('lesson.skip')}
        </a>
        <a class="lesson-leave" href={back ?? list} aria-label={say('lesson.leave')}>
          <Icon id="ui-cross" size={18} />
        </a>
      </div>
      <div class="lesson-body">
        <Pawn pawn={1} size={52} />
        <div>
          <h2 id="lesson-title">{find(key)}</h2>
          <p id="lesson-task" role="status">
            {find(`${key}.${step + 1}`)}
          </p>
        </div>
      </div>
      <p class={isHinted ? 'lesson-hint' : 'unseen'} role="status">
        {isHinted && (
          <>
            <Icon id="ui-hand" size={20} /> {say('lesson.hint')}
          </>
        )}
      </p>
    </div>
  );
};
