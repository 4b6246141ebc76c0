import { useState } from 'preact/hooks';
import { isUnsaved } from '../session/current.ts';
import { menuWords } from '../words/menuWords.ts';
import './unsaved.css';

/** Says once that this browser keeps nothing of the game; a tap puts it away. */
export const Unsaved = () => {
  const [isRead, setRead] = useState(false);
  if (!isUnsaved.value || isRead) return null;
  return (
    <button type="button" class="unsaved cut m-near press" onClick={() => setRead(true)}>
      <span role="status">{menuWords.value.say('app.unsaved')}</span>
    </button>
  );
};
