import type { OpenLine, ServerMessage } from '@templefall/protocol';

/**
 * A line whose news of a game waits until its law is here, and all news behind it, in their order. Before the game none is
 * needed, so that a table is shown without it. Answers about the time never wait: they would tell the wrong one.
 */
export const lawfulLine =
  (open: OpenLine, law: { readonly isHere: () => boolean; readonly fetch: () => Promise<unknown> }): OpenLine =>
  (joining, events) => {
    const held: ServerMessage[] = [];
    const release = (): void => {
      for (const message of held.splice(0)) events.message(message);
    };
    const line = open(joining, {
      ...events,
      message: message => {
        if (message.t === 'time' || (held.length === 0 && (law.isHere() || !isOfGame(message)))) {
          events.message(message);
          return;
        }
        held.push(message);
        // Without its law the game cannot be followed: the line is tried again, and the law with it.
        if (held.length === 1) law.fetch().then(release, () => line.close());
      },
      closed: why => {
        held.length = 0;
        events.closed(why);
      },
    });
    return line;
  };

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
