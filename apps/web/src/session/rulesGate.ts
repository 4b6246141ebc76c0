import type { Clock, Millis } from '@templefall/kit';
import type { OpenLine, ServerMessage, TableEvent } from '@templefall/protocol';

/** The rules of the games that a table may play. */
export interface RulesByGame {
  readonly isHere: (game: string) => boolean;
  readonly fetch: (game: string) => Promise<unknown>;
  /** The game that the table plays already. */
  readonly current: () => string | undefined;
}

/**
 * Pauses before the rules are fetched again. Together they are longer than a dead connection goes unnoticed: if the server
 * still answers after all of them, the network works but the file is gone, as after a new version.
 */
const PAUSES: readonly Millis[] = [500, 1000, 2000, 4000, 4000];

/**
 * Holds back messages about a game until its rules are loaded, and everything behind them, in order. A table before its game
 * needs no rules and is shown without them. Time messages are never held, or the clock would be wrong; nor is the reason why
 * the connection ends, because held messages are dropped with it.
 */
export const rulesGate =
  (open: OpenLine, rules: RulesByGame, clock: Clock): OpenLine =>
  (joining, events) => {
    const held: { readonly message: ServerMessage; readonly at: Millis }[] = [];
    let isOver = false;
    let isWithoutRules = false;
    let cancelPause = (): void => {};
    const missing = (message: ServerMessage): string | undefined =>
      gamesIn(message, rules.current()).find(game => !rules.isHere(game));
    const release = (): void => {
      for (let first = held[0]; first; first = held[0]) {
        const game = missing(first.message);
        if (game !== undefined) {
          fetch(game, 0);
          return;
        }
        held.shift();
        events.message(delayed(first.message, clock.now() - first.at));
      }
    };
    const fetch = (game: string, failures: number): void => {
      rules.fetch(game).then(release, () => {
        if (isOver) return;
        const pause = PAUSES[failures];
        if (pause !== undefined) {
          cancelPause = clock.at(clock.now() + pause, () => fetch(game, failures + 1));
          return;
        }
        isWithoutRules = true;
        line.close();
      });
    };
    const line = open(joining, {
      ...events,
      message: message => {
        // Held messages would arrive after the end.
        if (message.t === 'trouble') held.length = 0;
        const game = missing(message);
        if (isUrgent(message) || (held.length === 0 && game === undefined)) {
          events.message(message);
          return;
        }
        held.push({ message, at: clock.now() });
        events.held?.();
        if (held.length === 1 && game !== undefined) fetch(game, 0);
      },
      closed: why => {
        isOver = true;
        cancelPause();
        held.length = 0;
        events.closed(isWithoutRules ? { refusal: 'otherProtocol' } : why);
      },
    });
    return line;
  };

/** The server's clock went on while its welcome was held. */
const delayed = (message: ServerMessage, span: Millis): ServerMessage =>
  message.t === 'welcome' ? { ...message, now: message.now + span } : message;

const isUrgent = ({ t }: ServerMessage): boolean => t === 'time' || t === 'trouble';

/** Every game whose rules are needed to apply a message. */
const gamesIn = (message: ServerMessage, current: string | undefined): readonly string[] => {
  switch (message.t) {
    case 'welcome':
      return [...(message.view?.game ? [message.view.game.id] : []), ...gamesOf(message.missed?.events ?? [], current)];
    case 'events':
      return gamesOf(message.events, current);
    default:
      return [];
  }
};

const gamesOf = (events: readonly TableEvent[], current: string | undefined): readonly string[] =>
  events.flatMap(event => {
    if (event.type === 'gameStarted') return [event.game];
    return event.type === 'played' && current !== undefined ? [current] : [];
  });
