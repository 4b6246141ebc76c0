import type { Ability, Character } from './content.ts';

/** A character and its ability as a table keeps what somebody picked before the game. */
export type Role = `${Character}:${Ability}`;

/**
 * [TM7.1] Where characters are played, each player's role is the pick; without one, luck decides. `inPlay` are the modules as
 * the game understands the options: a challenge brings characters too.
 */
export const withRoles = <Options extends object>(
  options: Options,
  roles: readonly (string | undefined)[],
  inPlay: { readonly characters?: unknown },
): Options => {
  if (inPlay.characters !== true) return options;
  const { modules } = options as { readonly modules?: object };
  const picks = roles.map(role => {
    const [character, ability] = role?.split(':') ?? [];
    return ability === undefined ? null : { character, ability };
  });
  return picks.every(pick => pick === null) ? options : { ...options, modules: { ...modules, characters: picks } };
};
