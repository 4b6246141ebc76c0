import { err, type Millis, ok } from '@templefall/kit';
import { type AnyGame, type CommandFields, type FieldKind, type Seat, type SeatCommand, seat } from '../game.ts';
import { differences } from './difference.ts';
import type { Part } from './document.ts';
import { flag, list, mistake, oneOf, type Path, type Problem, type Reader, text, whole } from './reading.ts';

/**
 * Reads a command that a script may leave incomplete: what is not named is taken from the first legal command that
 * agrees with what is. If the game offers none, lists are taken as empty, so that a script can also try the unlawful.
 */
export const scriptCommand =
  <State>({ game, host = {} }: Commanded, state: State, at: Millis): Reader<SeatCommand> =>
  (raw, path) => {
    const given = raw as Part;
    const who = whole(0, game.seats.most - 1)(given.seat, [...path, 'seat']);
    if (!who.ok) return who;
    const commands: CommandFields = { ...game.commands, ...host };
    const type = oneOf(Object.keys(commands))(given.type, [...path, 'type']);
    if (!type.ok) return type;

    const table = commands[type.value] ?? {};
    const problems = unknownParts(table, given, path);
    for (const [key, value] of Object.entries(given)) {
      const read = table[key] && KINDS[table[key].kind](value, [...path, key]);
      if (read && !read.ok) problems.push(...read.error);
    }
    if (problems.length > 0) return err(problems);

    const offered = offeredLike(game, { state, at }, given);
    if (offered) return ok(offered);
    const command: { [key: string]: unknown } = { ...given };
    for (const [key, { kind, optional }] of Object.entries(table)) {
      if (command[key] !== undefined || optional) continue;
      if (kind !== 'numbers' && kind !== 'texts') return mistake([...path, key], KIND_NAMES[kind], undefined);
      command[key] = [];
    }
    return ok({ ...command, type: type.value, seat: seat(who.value) });
  };

/** The commands of a game, and those that only its host says. */
interface Commanded {
  readonly game: AnyGame;
  readonly host?: CommandFields;
}

/** What part of a command names a type or a field that there is none of: it would agree with nothing, or with everything. */
export const unknownInOffer = ({ game }: Commanded, like: Part, path: Path): readonly Problem[] => {
  if (like.type === undefined) return unknownParts(Object.assign({}, ...Object.values(game.commands)), like, path);
  const type = oneOf(Object.keys(game.commands))(like.type, [...path, 'type']);
  return type.ok ? unknownParts(game.commands[type.value] ?? {}, like, path) : type.error;
};

const unknownParts = (table: CommandFields[string], given: Part, path: Path): Problem[] =>
  Object.keys(given).flatMap(key =>
    key === 'seat' || key === 'type' || table[key]
      ? []
      : mistake([...path, key], `one of the fields ${Object.keys(table).join(', ') || '(it has none)'}`, key).error,
  );

/** The first legal command that has these parts. */
export const offeredLike = <State>(
  game: AnyGame,
  { state, at }: { readonly state: State; readonly at: Millis },
  like: Part,
): SeatCommand | undefined =>
  game.legal(game.view(state), like.seat as Seat, at).find(one => differences(like, one).length === 0);

const KINDS: { readonly [K in FieldKind]: Reader<unknown> } = {
  number: whole(Number.MIN_SAFE_INTEGER),
  numbers: list(whole(Number.MIN_SAFE_INTEGER)),
  text,
  texts: list(text),
  flag,
};

const KIND_NAMES: { readonly [K in FieldKind]: string } = {
  number: 'a number',
  numbers: 'a list of numbers',
  text: 'text',
  texts: 'a list of texts',
  flag: 'true or false',
};
