import { Icon } from '../ui/Icon.tsx';
import { words } from '../words/words.ts';

/** Whether a friend is ready: sign and word. */
export const ReadyTag = ({ isReady }: { isReady: boolean }) => (
  <span class={`tag ${isReady ? 'ok' : ''}`}>
    <Icon id={isReady ? 'ui-check' : 'ui-wait'} size={12} />{' '}
    {words.value.say(isReady ? 'table.ready' : 'table.waiting')}
  </span>
);
