import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../../../ui/Icon.tsx';
import type { Play } from '../screen/usePlay.ts';
import { coachWords, loadCoachWords } from '../words.ts';
import { give, givenTips } from './givenTips.ts';
import { dueTip, TIPS, type Tip } from './tips.ts';
import './coach.css';

/** One line for somebody who does not know the rules yet: each once, gone with the answer or a tap, and all of them with another. */
export const CoachLine = ({ play }: { play: Play }) => {
  const { state, who, task, question } = play;
  const [tip, setTip] = useState<Tip>();
  const asked = useRef<string>(undefined);
  useEffect(() => {
    if (asked.current === question) return;
    asked.current = question;
    const due = who === undefined ? undefined : dueTip(state, { who, task }, givenTips.peek());
    setTip(due);
    if (!due) return;
    give(due);
    void loadCoachWords();
  }, [question]);
  const { find } = coachWords.value;
  const text = tip && find(`tip.${tip}`);
  if (!text) return null;
  const close = (...given: readonly Tip[]): void => {
    give(...given);
    setTip(undefined);
  };
  return (
    <div class="rw-coach cut" role="status">
      <Icon id="ui-eye" size={20} />
      <p>{text}</p>
      <span>
        <button type="button" class="btn sm cut press" onClick={() => close()}>
          {find('tip.ok')}
        </button>
        <button type="button" class="btn sm cut press m-quiet" onClick={() => close(...TIPS)}>
          {find('tip.off')}
        </button>
      </span>
    </div>
  );
};
