import { err, ok } from '@templefall/kit';
import type { TempleModule } from '../module.ts';
import { optionProblem } from '../options.ts';
import type { Options } from '../state.ts';

const PROBLEMS = ['needsCards'] as const;
const problem = optionProblem(PROBLEMS);

/** A box of cards without rules of its own: decks name it as the origin of rows, and it needs one of them. */
export const cardBox = (id: string): TempleModule<object, never, never> => ({
  codes: [],
  optionProblems: PROBLEMS,
  init: () => ({}),
  parseOptions: (raw, { provided }) => {
    if (raw !== true) return err([problem(`modules.${id}`, 'notASwitch')]);
    return provided('decks') > 0 ? ok(true) : err([problem(`modules.${id}`, 'needsCards')]);
  },
  evolve: {},
});

/** One kind of card or tile in a deck. */
export interface DeckRow<Box extends string = string> {
  readonly copies: number;
  /** The box it comes from, by the id of its module; absent: the deck's own. */
  readonly box?: Box;
}

/** A deck before it is shuffled: all copies of every kind whose box is in play. */
export const deckOf = <Kind extends string>(
  kinds: readonly Kind[],
  rows: { readonly [kind in Kind]: DeckRow },
  { modules }: Pick<Options, 'modules'>,
): readonly Kind[] =>
  kinds.flatMap(kind => {
    const { copies, box } = rows[kind];
    return box === undefined || box in modules ? new Array<Kind>(copies).fill(kind) : [];
  });
