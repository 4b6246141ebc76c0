import { hrefOf } from '../shell/router.ts';
import { menuWords } from '../words/menuWords.ts';
import { Icon } from './Icon.tsx';

/** Where trying again is of no use: this table is not for us any more. */
export const FINAL: readonly string[] = [
  'noSuchTable',
  'badRequest',
  'tableDamaged',
  'otherOrigin',
  'kicked',
  'wrongSecret',
  'malformed',
];

/** What can be done about it: the words that say so, and the button. */
const WAYS = {
  mistyped: { words: 'join.wrong.sub', deed: 'join.tryAgain' },
  // The words themselves say what to do, and nothing else helps: the page that runs is the old one.
  old: { words: undefined, deed: 'app.newVersion.take' },
  // The seat is still mine: coming anew brings it here again.
  replaced: { words: 'trouble.replaced.sub', deed: 'trouble.playHere' },
  // Here it can only be looked at from now on.
  handedOver: { words: 'trouble.handedOver.sub', deed: 'join.watch' },
  final: { words: 'trouble.elsewhere', deed: 'join.title' },
  // A game of this browser: there is no table to go to.
  ended: { words: 'trouble.otherRules.sub', deed: 'app.home' },
  passing: { words: 'trouble.sub', deed: 'join.tryAgain' },
} as const;

const wayOutOf = (code: string, typed: string): keyof typeof WAYS => {
  if (code === 'otherProtocol') return 'old';
  if (code === 'otherRules') return 'ended';
  if (code === 'replaced' || code === 'handedOver') return code;
  // Without a code it was a link: to a table that is gone, or to none at all.
  if (typed !== '' && (code === 'noSuchTable' || code === 'badRequest')) return 'mistyped';
  return FINAL.includes(code) ? 'final' : 'passing';
};

interface Props {
  readonly code: string;
  readonly typed?: string;
  /** Where it is left out, trying again was of no use: the page is loaded anew. */
  readonly onAgain?: (() => void) | undefined;
}

/** What happened, then the way out: one button; and the way to the gate, whatever happened. */
export const ErrorCard = ({ code, typed = '', onAgain }: Props) => {
  const { say, find } = menuWords.value;
  const kind = wayOutOf(code, typed);
  const way = WAYS[kind];
  const isWrong = kind === 'mistyped';
  const isLoadedAnew = kind === 'old' || kind === 'replaced' || kind === 'handedOver';
  const again = isLoadedAnew ? undefined : onAgain;
  const told = find(`trouble.${code === 'noSuchTable' ? 'badRequest' : code}`) ?? say('trouble.other');
  return (
    <main class="error-page">
      <section class="error-card cut m-help" role="alert">
        <Icon id={isWrong ? 'ui-help' : 'ui-offline'} size={34} colour="var(--alarm)" />
        <div class="grow">
          <b>{isWrong ? say('join.wrong', { code: typed }) : told}</b>
          {way.words && <span>{say(way.words)}</span>}
        </div>
        {isWrong && (
          <span class="typed-code num" aria-hidden="true">
            {[...typed].map((sign, i) => (
              <i key={i}>{sign}</i>
            ))}
          </span>
        )}
        <button type="button" class="btn m-lit cut press" onClick={again ?? (() => location.reload())}>
          {say(again || isLoadedAnew ? way.deed : 'app.newVersion.take')}
        </button>
      </section>
      {kind !== 'ended' && (
        <a class="btn m-quiet cut press" href={hrefOf()}>
          {say('app.home')}
        </a>
      )}
    </main>
  );
};
