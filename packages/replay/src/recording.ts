import { type GameEvent, isDictionary, type Recorded } from '@templefall/kernel';
import { err, isSeed, ok, type Result, type Seed } from '@templefall/kit';
import { BOT_LEVELS, type BotLevel, type TableEvent } from '@templefall/protocol';

/** Who sat in a seat. */
export interface SeatedPlayer {
  readonly name: string;
  /** Which of the six pawns, counted from 0. */
  readonly colour: number;
  readonly bot?: BotLevel;
}

/** A game that was played, wherever it was written down: all that is needed to see it again. */
export interface Recording {
  /** Absent for a game that only a file knows. */
  readonly id?: string;
  readonly game: string;
  /** Of the rules it was played by. */
  readonly version: number;
  readonly options: unknown;
  /** In seat order. */
  readonly players: readonly SeatedPlayer[];
  readonly opening: unknown;
  readonly steps: readonly Recorded[];
  /** Milliseconds since 1970. */
  readonly endedAt?: number;
  readonly won?: boolean;
  /** Told once the game is over: by it every roll and every draw can be checked. */
  readonly seed?: Seed;
  /** Opening and steps hold what was hidden at the table. */
  readonly isWhole?: true;
}

/** Why something is no recorded game. */
export type Unreadable = 'notAGame';

/** What servers answer and files hold: `{ record, players, seed, events }`. What is in the events is for the game to fold. */
export const parseRecording = (raw: unknown): Result<Recording, Unreadable> => {
  if (!isDictionary(raw) || !isDictionary(raw.record) || !Array.isArray(raw.events)) return err('notAGame');
  const { record, seed, events } = raw;
  const all: readonly unknown[] = events;
  if (!all.every(isEvent)) return err('notAGame');
  // Their outline was checked; a step that does not fit is found when the game is folded.
  const told = all as readonly TableEvent[];
  const started = told.find(event => event.type === 'gameStarted');
  if (!started || typeof started.game !== 'string' || typeof started.version !== 'number') return err('notAGame');
  if (!isDictionary(started.opening)) return err('notAGame');
  const steps = told.flatMap(one => (one.type === 'played' ? [{ at: one.at, event: one.event }] : []));
  if (!steps.every(({ at, event }) => typeof at === 'number' && isEvent(event))) return err('notAGame');
  return ok({
    ...(typeof record.id === 'string' && { id: record.id }),
    game: started.game,
    version: started.version,
    options: started.options,
    players: playersIn(raw),
    opening: started.opening,
    steps,
    ...(typeof record.endedAt === 'number' && { endedAt: record.endedAt }),
    ...(typeof record.won === 'boolean' && { won: record.won }),
    ...(typeof seed === 'string' && isSeed(seed) && { seed }),
  });
};

/** Servers of earlier versions told only the names. */
const playersIn = ({ record, players }: { readonly [field: string]: unknown }): readonly SeatedPlayer[] => {
  if (Array.isArray(players)) return players.map(playerIn);
  const names: readonly unknown[] = isDictionary(record) && Array.isArray(record.names) ? record.names : [];
  return names.map((name, colour) => playerIn({ name, colour }, colour));
};

const playerIn = (raw: unknown, index: number): SeatedPlayer => {
  const { name, colour, bot }: { readonly [field: string]: unknown } = isDictionary(raw) ? raw : {};
  const level = BOT_LEVELS.find(one => one === bot);
  return {
    name: typeof name === 'string' ? name : '',
    colour: typeof colour === 'number' ? colour : index,
    ...(level && { bot: level }),
  };
};

const isEvent = (raw: unknown): raw is GameEvent => isDictionary(raw) && typeof raw.type === 'string';
