import {
  type Agreed,
  andThen,
  dictionary,
  fields,
  isDictionary,
  list,
  mistake,
  oneOf,
  optional,
  orElse,
  type Reader,
  seat,
  whole,
} from '@templefall/kernel';
import { ok, seededChance, seedOf } from '@templefall/kit';
import { DICE, EXTRA_DICE, GEM_TRACK } from '../content/adventure.ts';
import { rollwrite } from '../game.ts';
import { type Way, waysOf } from '../geography.ts';
import type { Options } from '../options.ts';
import { diceInPlay } from '../questions.ts';
import { PHASES, type Player, type State } from '../state.ts';
import { barredWaysOf } from '../variants/index.ts';
import { COLOURS, ROOMS, SIDES, TRACKS } from '../vocabulary.ts';
import { faces, playerReader, trackMarks } from './parts.ts';

/**
 * A table in the words of the game: only what matters is written, the rest is a first turn in which everybody stands
 * outside. Dice that are named nowhere are in the supply.
 *
 * ```yaml
 * phase: exploring          # rolling unless told
 * round: 3
 * active: 1                 # the start player unless told
 * players: [{ at: b2, crossed: [b2] }, { at: east, maps: { 1: xx./... }, dice: AK }]
 * kept: KTA
 * cursed: [1, 0, 2]
 * tracks: { key: 3/1 }      # three circled, one of them used
 * ```
 */
export const rollwritePosition =
  ({ options }: Agreed<Options>): Reader<State> =>
  (raw, path) =>
    typeof raw === 'string' ? inOneLine(raw, path) : withOptions(options)(raw, path);

/** For logs, bug reports and golden counts: the same in one line of JSON, with the options of its table in it. */
const inOneLine: Reader<State> = (raw, path) => {
  const { options, ...parts } = jsonOf(raw) ?? {};
  const agreed = rollwrite.parseOptions(options);
  return agreed.ok ? withOptions(agreed.value)(parts, path) : mistake(path, 'a position in JSON with options', raw);
};

const jsonOf = (raw: unknown): { readonly [key: string]: unknown } | undefined => {
  try {
    const read: unknown = JSON.parse(String(raw));
    return isDictionary(read) ? read : undefined;
  } catch {
    return undefined;
  }
};

const withOptions =
  (options: Options): Reader<State> =>
  (raw, path) => {
    const fresh = rollwrite.setup(
      { ...options, startPlayer: options.startPlayer ?? seat(0) },
      seededChance(seedOf('')),
    );
    const anySeat = whole(0, options.players - 1);
    return andThen(
      fields({
        phase: orElse(oneOf(PHASES), 'rolling'),
        round: orElse(whole(0), 1),
        active: orElse(anySeat, fresh.start),
        players: orElse(list(playerReader), []),
        rolled: orElse(faces, []),
        placed: orElse(whole(), 0),
        kept: orElse(faces, []),
        pool: orElse(faces, []),
        used: orElse(faces, []),
        takers: orElse(list(anySeat), []),
        supply: optional(whole()),
        joining: orElse(whole(), 0),
        cursed: orElse(list(whole(0, DICE)), [0, 0, 0]),
        tracks: orElse(dictionary(trackMarks), {}),
        gems: orElse(whole(0, GEM_TRACK), 0),
        secrets: orElse(list(oneOf(COLOURS)), []),
        extra: orElse(faces, []),
        extraDice: orElse(whole(0, EXTRA_DICE), fresh.extra.dice),
        closed: orElse(list(list(way)), []),
      }),
      ({ phase, supply, players, tracks, cursed, takers, active, extra, extraDice, closed, ...rest }) => {
        const unknownTrack = Object.keys(tracks).find(name => !TRACKS.some(track => track === name));
        if (unknownTrack)
          return mistake([...path, 'tracks', unknownTrack], `one of ${TRACKS.join(', ')}`, unknownTrack);
        if (players.length > options.players)
          return mistake([...path, 'players'], `at most ${options.players} players`, players.length);
        const state: State = {
          ...fresh,
          ...rest,
          phase,
          active: seat(active),
          players: fresh.players.map((player, index) => {
            const side = SIDES[index];
            const outside: Player =
              side && phase !== 'sides' ? { ...player, place: { type: 'outside', side } } : player;
            return players[index]?.(outside) ?? outside;
          }),
          cursed: [cursed[0] ?? 0, cursed[1] ?? 0, cursed[2] ?? 0],
          takers: takers.map(seat),
          tracks: { ...fresh.tracks, ...tracks },
          extra: { dice: extraDice, faces: extra },
          slices: slicesOf(fresh, closed),
          supply: 0,
        };
        const inPlay = DICE + fresh.extra.dice - extraDice;
        const left = inPlay - diceInPlay(state);
        if (left < 0 || (supply ?? left) !== left)
          return mistake(path, `${inPlay} dice`, diceInPlay(state) + (supply ?? 0));
        return ok({ ...state, supply: left });
      },
    )(raw, path);
  };

const WAYS: readonly Way[] = [...new Set(ROOMS.flatMap(waysOf))];
const way = oneOf(WAYS);

/** Ways closed by seat, where ways can be barred. */
const slicesOf = (fresh: State, closed: readonly (readonly Way[])[]): State['slices'] => {
  const barred = barredWaysOf(fresh);
  if (!barred) return fresh.slices;
  return {
    ...fresh.slices,
    barredWays: { ...barred, closed: barred.closed.map((ways, index) => closed[index] ?? ways) },
  };
};
