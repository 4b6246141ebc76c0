import { useState } from 'preact/hooks';
import type { AnyGameClient, AnyLobby } from '../games/gameClient.ts';
import { refusalText } from '../words/refusal.ts';
import { words } from '../words/words.ts';
import { isChosen, refusedChoice } from './choices.ts';

/** The one amber control of the table: it begins when all are ready. */
export const StartButton = ({ game, lobby, onNext }: { game: AnyGameClient; lobby: AnyLobby; onNext?: () => void }) => {
  const { say } = words.value;
  const { seats, host, isHost, options, isOpening, away } = lobby.view.value;
  const [refused, setRefused] = useState<string | undefined>(undefined);
  const notChosen = refusedChoice(lobby);
  const allReady = seats.length > 0 && seats.every(seat => seat.isReady || seat.place === host);
  const me = seats.find(seat => seat.isMe);
  const start = async (): Promise<void> => {
    if (onNext) return onNext();
    // What was chosen just before belongs to the game; if it was refused, that is told and nothing begins.
    if (!(await isChosen(lobby))) return;
    // Who starts all the same has read of an earlier one.
    notChosen.value = undefined;
    if (!isHost) {
      await lobby.ready(true);
      return;
    }
    const refusal = await lobby.start();
    setRefused(refusal && refusalText(words.value, refusal));
  };
  const next = () => game.optionsText?.(options) ?? '';
  const whenReady = () =>
    refused ?? (allReady ? (game.phrases?.().go ?? say('state.go')) : say('table.startWhenReady'));
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
