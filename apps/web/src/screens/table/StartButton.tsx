import { useState } from 'preact/hooks';
import type { Gathering } from '../../play/gathering.ts';
import { refusalText } from '../../words/refusal.ts';
import { words } from '../../words/words.ts';
import { isChosen, refusedChoice } from './choices.ts';

/** The one amber control of the table: it begins when all are ready. */
export const StartButton = ({ gathering, onNext }: { gathering: Gathering; onNext?: () => void }) => {
  const { say } = words.value;
  const { guests, isHost, wishes } = gathering.view.value;
  const [refused, setRefused] = useState<string | undefined>(undefined);
  const notChosen = refusedChoice(gathering);
  const allReady = guests.length > 0 && guests.every(guest => guest.isReady);
  const me = guests.find(guest => guest.isMe);
  const start = async (): Promise<void> => {
    if (onNext) return onNext();
    // What was chosen just before belongs to the game; if it was refused, that is told and nothing begins.
    if (!(await isChosen(gathering))) return;
    // Who starts all the same has read of an earlier one.
    notChosen.value = undefined;
    if (me && !me.isReady) await gathering.ready(true);
    if (!isHost) return;
    const refusal = await gathering.start();
    setRefused(refusal && refusalText(words.value, refusal));
  };
  const next = () =>
    typeof wishes.modules.challenge === 'string'
      ? say('table.challengeNamed', { id: wishes.modules.challenge })
      : say('table.freePlay');
  const whenReady = () => refused ?? (allReady ? say('state.go') : say('table.startWhenReady'));
  const sub = notChosen.value ? refusalText(words.value, notChosen.value) : onNext ? next() : whenReady();
  // Who only watches, or is not seated yet, has nothing to begin: the button must not look as if it heard them.
  const isDeaf = !me && !onNext;
  return (
    <button type="button" class="start-button cut press m-lit" disabled={isDeaf} onClick={() => void start()}>
      <b>{onNext ? say('table.nextSeats') : isHost ? say('table.start') : say('table.iAmReady')}</b>
      <span role="status">{sub}</span>
    </button>
  );
};
