import type { OptionProblem, Seat } from '@templefall/kernel';
import { seat } from '@templefall/kernel';
import { err, ok, type Result } from '@templefall/kit';
import {
  isOneOf,
  LEVELS,
  type Level,
  PACES,
  type Pace,
  PLAYER_COUNTS,
  type PlayerCount,
  TALK_MODES,
  type TalkMode,
} from './vocabulary.ts';

/** What a table agrees on before the game. */
export interface Options {
  readonly players: PlayerCount;
  readonly level: Level;
  /** The variant's id; absent, the base game on the base sheet. */
  readonly variant?: string;
  /** [WE6] Whether a joker may also be a heal. */
  readonly jokerHeals: boolean;
  /** [WS4] Absent, the start player is drawn. */
  readonly startPlayer?: Seat;
  readonly pace: Pace;
  /** [WX9] When the team may suggest. */
  readonly talk: TalkMode;
}

/** Reads options of any origin; what is left out has a default, what is not known is a problem. */
export const parseOptions =
  (variants: readonly string[]) =>
  (raw: unknown): Result<Options, readonly OptionProblem[]> => {
    if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return err([{ path: '', code: 'notOptions' }]);
    const given: { readonly [key: string]: unknown } = { ...raw };
    const {
      players = 2,
      level = 'normal',
      variant,
      jokerHeals = false,
      startPlayer,
      pace = 'live',
      talk = 'onRequest',
    } = given;
    const problems: OptionProblem[] = Object.keys(given)
      .filter(key => !isOneOf(KEYS, key))
      .map(path => ({ path, code: 'unknownOption' }));
    const wrong = (path: (typeof KEYS)[number]): number => problems.push({ path, code: 'wrongValue' });

    if (!isOneOf(PLAYER_COUNTS, players)) wrong('players');
    if (!isOneOf(LEVELS, level)) wrong('level');
    if (variant !== undefined && !isOneOf(variants, variant)) wrong('variant');
    if (typeof jokerHeals !== 'boolean') wrong('jokerHeals');
    if (startPlayer !== undefined && !isSeatOf(startPlayer, players)) wrong('startPlayer');
    if (!isOneOf(PACES, pace)) wrong('pace');
    if (!isOneOf(TALK_MODES, talk)) wrong('talk');

    if (problems.length > 0) return err(problems);
    // Each value was checked above; the compiler cannot see through the list of problems.
    return ok({
      players: players as PlayerCount,
      level: level as Level,
      ...(variant !== undefined && { variant: variant as string }),
      jokerHeals: jokerHeals as boolean,
      ...(startPlayer !== undefined && { startPlayer: seat(startPlayer as number) }),
      pace: pace as Pace,
      talk: talk as TalkMode,
    });
  };

const KEYS = ['players', 'level', 'variant', 'jokerHeals', 'startPlayer', 'pace', 'talk'] as const;

const isSeatOf = (raw: unknown, players: unknown): raw is number =>
  typeof raw === 'number' && Number.isInteger(raw) && raw >= 0 && raw < Number(players);
