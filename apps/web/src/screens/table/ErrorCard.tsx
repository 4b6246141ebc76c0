import { Icon } from '../../ui/Icon.tsx';
import { words } from '../../words/words.ts';
import './sit-down.css';

/** What happened, then the way out: one button. */
export const ErrorCard = ({ code, typed = '', onAgain }: { code: string; typed?: string; onAgain: () => void }) => {
  const { say, find } = words.value;
  const isWrong = code === 'noSuchTable' || code === 'badRequest';
  return (
    <main class="sit-down">
      <section class="error-card cut m-help" role="alert">
        <Icon id={isWrong ? 'ui-help' : 'ui-offline'} size={34} colour="var(--alarm)" />
        <div class="grow">
          <b>{isWrong ? say('join.wrong', { code: typed }) : (find(`trouble.${code}`) ?? say('trouble.other'))}</b>
          <span>{isWrong ? say('join.wrong.sub') : say('trouble.sub')}</span>
        </div>
        <button type="button" class="btn m-lit cut press" onClick={onAgain}>
          {say('join.tryAgain')}
        </button>
      </section>
    </main>
  );
};
