import { useState } from 'preact/hooks';
import { challengeName } from '../games/temple/model/challengeName.ts';
import type { Gathering } from '../session/lobby.ts';
import { refusalText } from '../words/refusal.ts';
import { words } from '../words/words.ts';
import { isChosen, refusedChoice } from './choices.ts';

/** The one amber control of the table: it begins when all are ready. */
export const StartButton = ({ gathering, onNext }: { gathering: Gathering; onNext?: () => void }) => {
  const { say } = words.value;
  const { guests, host, isHost, wishes, isOpening, away } = gathering.view.value;
  const [refused, setRefused] = useState<string | undefined>(undefined);
  const notChosen = refusedChoice(gathering);
  const allReady = guests.length > 0 && guests.every(guest => guest.isReady || guest.place === host);
  const me = guests.find(guest => guest.isMe);
  const start = async (): Promise<void> => {
    if (onNext) return onNext();
    // What was chosen just before belongs to the game; if it was refused, that is told and nothing begins.
    if (!(await isChosen(gathering))) return;
    // Who starts all the same has read of an earlier one.
    notChosen.value = undefined;
    if (!isHost) {
      await gathering.ready(true);
      return;
    }
    const refusal = await gathering.start();
    setRefused(refusal && refusalText(words.value, refusal));
  };
  const next = () =>
    typeof wishes.modules.challenge === 'string'
      ? challengeName(words.value, wishes.modules.challenge)
      : say('table.freePlay');
  const whenReady = () => refused ?? (allReady ? say('state.go') : say('table.startWhenReady'));
  // Of a table that hears nothing, on every tab.
  const line = away ? say(`state.${away}`) : isOpening ? say('app.loading') : undefined;
  const told = () => line ?? (onNext ? next() : whenReady());
  const sub = notChosen.value ? refusalText(words.value, notChosen.value) : told();
  // Guests who are ready, and screens that only show, have done all they can.
  const isWaiting = !isHost && !isOpening && !onNext && (!me || me.isReady);
  // Who only watches, or is not seated yet, has nothing to begin: the button must not look as if it heard them.
  const isDeaf = ((!me || isOpening) && !onNext) || isWaiting;
  return (
    <>
      {/* What is part of a button's name is not told when it changes. */}
      <p class="unseen" role="status">
        {isWaiting && say('table.wait')} {sub}
      </p>
      <button
        type="button"
        class={`start-button cut press ${isWaiting ? 'm-quiet' : 'm-lit'} ${isOpening ? 'opening' : ''}`}
        disabled={isDeaf}
        onClick={() => void start()}
      >
        <b>{say(onNext ? 'table.nextSeats' : isWaiting ? 'table.wait' : isHost ? 'table.start' : 'table.iAmReady')}</b>
        <span>{sub}</span>
      </button>
    </>
  );
};
