import { hrefOf } from '../shell/router.ts';
import { words } from '../words/words.ts';
import { Icon } from './Icon.tsx';

/** Where trying again is of no use: this table is not for us any more. */
const FINAL: readonly string[] = [
  'noSuchTable',
  'badRequest',
  'tableDamaged',
  'otherOrigin',
  'sentAway',
  'wrongSecret',
  'malformed',
];

interface Props {
  readonly code: string;
  readonly typed?: string;
  /** Where it is left out, trying again was of no use: the page is loaded anew. */
  readonly onAgain?: (() => void) | undefined;
}

/** What happened, then the way out: one button; and the way to the gate, whatever happened. */
export const ErrorCard = ({ code, typed = '', onAgain }: Props) => {
  const { say, find } = words.value;
  // Without a code it was a link: to a table that is gone, or to none at all.
  const isWrong = typed !== '' && (code === 'noSuchTable' || code === 'badRequest');
  // The words themselves say what to do, and nothing else helps: the page that runs is the old one.
  const isOld = code === 'otherProtocol';
  // The seat is still mine: coming anew brings it here again.
  const isReplaced = code === 'replaced';
  const again = isOld || isReplaced ? undefined : onAgain;
  const isElsewhere = !isWrong && FINAL.includes(code);
  const way = isWrong
    ? say('join.wrong.sub')
    : isReplaced
      ? say('trouble.replaced.sub')
      : say(isElsewhere ? 'trouble.elsewhere' : 'trouble.sub');
  const anew = isReplaced ? 'trouble.playHere' : 'app.newVersion.take';
  const deed = !again ? anew : isElsewhere ? 'join.title' : 'join.tryAgain';
  return (
    <main class="error-page">
      <section class="error-card cut m-help" role="alert">
        <Icon id={isWrong ? 'ui-help' : 'ui-offline'} size={34} colour="var(--alarm)" />
        <div class="grow">
          <b>
            {isWrong
              ? say('join.wrong', { code: typed })
              : (find(`trouble.${code === 'noSuchTable' ? 'badRequest' : code}`) ?? say('trouble.other'))}
          </b>
          {!isOld && <span>{way}</span>}
        </div>
        {isWrong && (
          <span class="typed-code num" aria-hidden="true">
            {[...typed].map((sign, i) => (
              <i key={i}>{sign}</i>
            ))}
          </span>
        )}
        <button type="button" class="btn m-lit cut press" onClick={again ?? (() => location.reload())}>
          {say(deed)}
        </button>
      </section>
      <a class="btn m-quiet cut press" href={hrefOf()}>
        {say('app.home')}
      </a>
    </main>
  );
};
