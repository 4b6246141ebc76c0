import { hrefOf } from '../../../shell/router.ts';
import { words } from '../../../words/words.ts';
import { boxWords } from '../words.ts';
import type { Box } from './box.ts';

/** A game by link: it is taken over by a tap, never by the link alone. */
export const TakeOver = ({ box, onTake }: { box: Box | undefined; onTake: (box: Box) => void }) => {
  const { say } = boxWords.value;
  return (
    <main class="box-page">
      <h1>{say('box.title')}</h1>
      <p>{say(box ? 'box.takeOver.sub' : 'box.unreadable')}</p>
      {box && (
        <button type="button" class="btn m-lit cut press" onClick={() => onTake(box)}>
          {say('box.takeOver')}
        </button>
      )}
      <a class="btn m-quiet cut press" href={hrefOf()}>
        {words.value.say('app.home')}
      </a>
    </main>
  );
};
