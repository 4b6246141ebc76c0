import type { OptionProblem } from '@templefall/kernel';
import { err, must, ok, type Result, type Rng, shuffled } from '@templefall/kit';
import { optionProblem } from '../../options.ts';
import { ABILITIES, type Ability, CHARACTERS, type Character } from './content.ts';
import type { Card } from './slice.ts';

export const PICK_PROBLEMS = ['notAList', 'tooManyPicks', 'unknownCharacter', 'characterTwice'] as const;
const problem = optionProblem(PICK_PROBLEMS);

/** What one player picked. */
export interface Picked {
  readonly character: Character;
  readonly ability: Ability;
}
/** By seat; null where luck decides. `true`: luck decides for all. */
export type CharacterOptions = true | readonly (Picked | null)[];

/** [TM7.1] Each player picks a character and one of its abilities; no character twice. */
export const parsePicks = (raw: unknown, players: number): Result<CharacterOptions, readonly OptionProblem[]> => {
  const path = 'modules.characters';
  if (raw === true) return ok(true);
  if (!Array.isArray(raw)) return err([problem(path, 'notAList')]);
  if (raw.length > players) return err([problem(path, 'tooManyPicks', { players })]);
  const picks = raw.map(asPicked);
  const problems = picks.flatMap((pick, seat): OptionProblem[] => {
    const where = `${path}.${seat}`;
    if (pick === undefined) return [problem(where, 'unknownCharacter')];
    const isTaken = picks.slice(0, seat).some(other => pick && other?.character === pick.character);
    return isTaken && pick ? [problem(where, 'characterTwice', { character: pick.character })] : [];
  });
  return problems.length > 0 ? err(problems) : ok(picks.flatMap(pick => (pick === undefined ? [] : [pick])));
};

/** The cards before the players: what they picked, and for the others a character that is left. */
export const cardsFor = (picks: CharacterOptions, players: number, rng: Rng): readonly Card[] => {
  const picked = picks === true ? [] : picks;
  const left = shuffled(
    rng,
    CHARACTERS.filter(character => !picked.some(pick => pick?.character === character)),
  ).values();
  return Array.from(
    { length: players },
    (_, seat) =>
      picked[seat] ?? {
        character: must(left.next().value, 'a character that is left'),
        ability: must(ABILITIES[rng.below(ABILITIES.length)], 'an ability'),
      },
  );
};

/** Undefined if it is no pick. */
const asPicked = (raw: unknown): Picked | null | undefined => {
  if (raw === null) return null;
  if (typeof raw !== 'object') return undefined;
  const { character, ability } = raw as { readonly character?: unknown; readonly ability?: unknown };
  const known = CHARACTERS.find(one => one === character);
  const side = ABILITIES.find(one => one === ability);
  return known && side && { character: known, ability: side };
};
