import type { AnyGame, CommandFields } from '@templefall/kernel';
import { MODULES, temple } from '@templefall/temple';
import type { CliGame } from '../games/game.ts';

/** All commands a script may hold: those of the game, and what only its host says. */
export const commandsOf = ({
  game,
  host = {},
}: {
  readonly game: AnyGame;
  readonly host?: CommandFields;
}): CommandFields => ({ ...game.commands, ...host });

/** All words of one kind that a game knows, in the order of the alphabet. */
export const listOf = ({ play }: CliGame, name: 'refusals' | 'events'): readonly string[] =>
  sorted(play.coverage('all').find(list => list.name === name)?.ids ?? []);

/** What each module of Temple keeps: as a fresh game of all of them has it, and what comes later. */
export const slicesOfTemple = (): { readonly [id: string]: readonly string[] } => {
  const wished = Object.fromEntries(Object.keys(MODULES).map(id => [id, id !== 'challenge']));
  const options = temple.parseOptions({ players: 2, modules: wished });
  if (!options.ok) throw new Error(`options refused: ${JSON.stringify(options.error)}`);
  const { modules } = temple.setup(options.value, () => ({ below: () => 0 }));
  return Object.fromEntries(
    Object.entries(MODULES).map(([id, { laterParts = [] }]) => [
      id,
      sorted([...Object.keys((modules[id] ?? {}) as object), ...laterParts]),
    ]),
  );
};

const sorted = (names: readonly string[]): readonly string[] => [...new Set(names)].sort();
