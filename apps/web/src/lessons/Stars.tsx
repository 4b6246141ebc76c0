import { lessonWords } from './words.ts';

const MOST = 3;

/** Three stars, as many of them filled as were earned. */
export const Stars = ({ stars, size }: { stars: number; size: number }) => {
  const { say } = lessonWords.value;
  return (
    <span class="lesson-stars">
      <span class="unseen">{stars > 0 ? say('lesson.stars', { n: stars }) : say('lesson.open')}</span>
      {Array.from({ length: MOST }, (_, index) => (
        <svg
          key={index}
          class={index < stars ? 'earned' : ''}
          viewBox="0 0 24 24"
          width={size}
          height={size}
          aria-hidden="true"
        >
          <path d="M12 2l3 6.6 7.1.8-5.3 4.8 1.5 7L12 17.6l-6.3 3.6 1.5-7L1.9 9.4 9 8.6z" />
        </svg>
      ))}
    </span>
  );
};
