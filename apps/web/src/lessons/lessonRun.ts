import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { endsStep, isAllowed, type Lesson, type SeatCommand, seat, starsFor } from '@templefall/kernel';
import type { AnyGameSession, Player } from '../games/gameClient.ts';

/** Where a lesson stands. */
export interface LessonState {
  /** As many as there are when it is done. */
  readonly step: number;
  /** Wrong tries in this step. */
  readonly wrong: number;
  /** There once it is done. */
  readonly stars?: number;
  /** The game went on without the player: time ran out. */
  readonly isLost?: true;
}

export interface LessonRun {
  /** The game as the play screen gets it: what does not belong to the step is refused before it reaches the table. */
  readonly session: AnyGameSession;
  readonly state: ReadonlySignal<LessonState>;
  readonly stop: () => void;
}

const ME = seat(0);

/** Plays a lesson at a table. Friends do what the lesson says, from seats that this device holds. */
export const lessonRun = (lesson: Lesson, table: AnyGameSession, onDone: (stars: number) => void): LessonRun => {
  const state = signal<LessonState>({ step: 0, wrong: 0 });
  let tries = 0;
  /** Steps in which friends have answered. */
  const answered = new Set<number>();

  const stopListening = table.onApplied(({ event }) => {
    const { step, stars } = state.peek();
    const now = lesson.steps[step];
    if (!now || stars !== undefined || !endsStep(now, event)) return;
    const isLast = step + 1 === lesson.steps.length;
    const earned = starsFor(lesson, tries);
    state.value = { step: step + 1, wrong: 0, ...(isLast && { stars: earned }) };
    if (isLast) onDone(earned);
  });
  const stopWatching = table.hasEnded.subscribe(hasEnded => {
    const now = state.peek();
    if (hasEnded && now.stars === undefined) state.value = { ...now, isLost: true };
  });

  const friendsAnswer = (step: number): void => {
    if (answered.has(step)) return;
    answered.add(step);
    for (const { seat: who, ...command } of lesson.steps[step]?.friends ?? [])
      void table.send(command, seat(Number(who)));
  };

  const send: AnyGameSession['send'] = async command => {
    const { step, wrong, ...rest } = state.peek();
    const now = lesson.steps[step];
    tries++;
    if (!now || !isAllowed(now, command as SeatCommand)) {
      state.value = { ...rest, step, wrong: wrong + 1 };
      return { code: 'notInLesson' };
    }
    const refusal = await table.send(command, ME);
    if (refusal) state.value = { ...state.peek(), wrong: state.peek().wrong + 1 };
    else friendsAnswer(step);
    return refusal;
  };

  const { begin: _, again: __, ...shown } = table;
  return {
    state,
    session: {
      ...shown,
      me: ME,
      seats: signal([ME]),
      players: computed(() => table.players.value.map(asBot)),
      send,
    },
    stop: () => {
      stopListening();
      stopWatching();
    },
  };
};

/** Nobody need wonder who the others are. */
const asBot = (player: Player): Player => (player.seat === ME ? player : { ...player, kind: 'bot' });
