import type { Clock, Millis } from '@templefall/kit';
import type { OpenLine, ServerMessage } from '@templefall/protocol';

export interface Law {
  readonly isHere: () => boolean;
  readonly fetch: () => Promise<unknown>;
}

/**
 * Pauses before the law is asked for again. Together they are longer than a dead line stays unnoticed: whoever still hears
 * the server after all of them lacks not the network but the file, as after a new version.
 */
const PAUSES: readonly Millis[] = [500, 1000, 2000, 4000, 4000];

/**
 * A line whose news of a game waits until its law is here, and all news behind it, in their order. Before the game none is
 * needed, so that a table is shown without it. Answers about the time never wait: they would tell the wrong one; nor does
 * why the line ends, since what is held goes with it.
 */
export const lawfulLine =
  (open: OpenLine, law: Law, clock: Clock): OpenLine =>
  (joining, events) => {
    const held: { readonly message: ServerMessage; readonly at: Millis }[] = [];
    let isOver = false;
    let isLawless = false;
    let cancelPause = (): void => {};
    const release = (): void => {
      for (const { message, at } of held.splice(0)) events.message(later(message, clock.now() - at));
    };
    const fetch = (failures: number): void => {
      law.fetch().then(release, () => {
        if (isOver) return;
        const pause = PAUSES[failures];
        if (pause !== undefined) {
          cancelPause = clock.at(clock.now() + pause, () => fetch(failures + 1));
          return;
        }
        isLawless = true;
        line.close();
      });
    };
    const line = open(joining, {
      ...events,
      message: message => {
        // What is held would be told after the end.
        if (message.t === 'trouble') held.length = 0;
        if (isUrgent(message) || (held.length === 0 && (law.isHere() || !isOfGame(message)))) {
          events.message(message);
          return;
        }
        held.push({ message, at: clock.now() });
        events.held?.();
        if (held.length === 1) fetch(0);
      },
      closed: why => {
        isOver = true;
        cancelPause();
        held.length = 0;
        events.closed(isLawless ? { refusal: 'otherProtocol' } : why);
      },
    });
    return line;
  };

/** The server's clock went on while its welcome was held. */
const later = (message: ServerMessage, span: Millis): ServerMessage =>
  message.t === 'welcome' ? { ...message, now: message.now + span } : message;

const isUrgent = ({ t }: ServerMessage): boolean => t === 'time' || t === 'trouble';

const isOfGame = (message: ServerMessage): boolean => {
  switch (message.t) {
    case 'welcome':
      return message.view?.game !== undefined || message.missed !== undefined;
    case 'events':
      return message.events.some(({ type }) => type === 'gameStarted' || type === 'played');
    default:
      return false;
  }
};
