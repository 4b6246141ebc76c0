import { Icon } from '../../../ui/Icon.tsx';
import { words } from '../../../words/words.ts';
import { CALLS, type CallId } from '../session.ts';

export const CALL_ICON: { readonly [C in CallId]: readonly [icon: string, colour: string] } = {
  come: ['ui-here', 'var(--bone-100)'],
  help: ['ui-help', 'var(--alarm)'],
  needMask: ['gold', 'var(--sym-gold)'],
  home: ['start', '#d9c9a6'],
  wait: ['ui-wait', 'var(--bone-100)'],
  wellDone: ['ui-thumbs', 'var(--bone-100)'],
};
/** Alt and the first letter of the English word, the same in every language. */
export const CALL_KEY: { readonly [C in CallId]: string } = {
  come: 'C',
  help: 'H',
  needMask: 'M',
  home: 'S',
  wait: 'W',
  wellDone: 'G',
};

/** Six quick calls; each friend reads and hears them in their own language. */
export const Pings = ({
  onCall,
  titled = false,
  isShut = false,
}: {
  onCall: (call: CallId) => void;
  titled?: boolean;
  /** A silenced player calls nothing (TM1.7). */
  isShut?: boolean;
}) => {
  const { say } = words.value;
  return (
    <section class={titled ? 'pings cut panel' : 'pings'} aria-label={say('ping.title')}>
      {titled && (
        <div class="ph">
          <h3>{say('ping.title')}</h3>
          <span class="end small muted">{say(isShut ? 'refused.silenced' : 'ping.hold')}</span>
        </div>
      )}
      <div class="ping-grid">
        {CALLS.map(call => (
          <button
            type="button"
            key={call}
            class="ping cut press"
            aria-keyshortcuts={`Alt+${CALL_KEY[call]}`}
            disabled={isShut}
            onClick={() => onCall(call)}
          >
            <Icon id={CALL_ICON[call][0]} size={24} colour={CALL_ICON[call][1]} />
            <span>{say(`ping.${call}`)}</span>
          </button>
        ))}
      </div>
    </section>
  );
};
