import type { Ability, Character } from './content.ts';

/** A character and its ability as a table keeps what somebody picked before the game. */
export type Role = `${Character}:${Ability}`;

/** [TM7.1] Where characters are played, each player's role is the pick; without one, luck decides. */
export const withRoles = <Options extends object>(
  options: Options,
  roles: readonly (string | undefined)[],
): Options => {
  const { modules } = options as { readonly modules?: unknown };
  if (typeof modules !== 'object' || modules === null || !('characters' in modules) || modules.characters !== true)
    return options;
  const picks = roles.map(role => {
    const [character, ability] = role?.split(':') ?? [];
    return ability === undefined ? null : { character, ability };
  });
  return picks.every(pick => pick === null) ? options : { ...options, modules: { ...modules, characters: picks } };
};
