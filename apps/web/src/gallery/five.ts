import type { State } from '@templefall/temple';
import { type Sample, six } from './samples.ts';

const COUNT = 5;

/** The table of six without the last of them. */
export const five = (): Sample => {
  const sample = six();
  const { curses, treasures, characters, ...rest } = sample.view.modules as State['modules'] & {
    readonly [module in 'curses' | 'treasures']: { readonly held: readonly { readonly seat: number }[] };
  } & { readonly characters: { readonly cards: readonly object[] } };
  const ofFive = ({ seat }: { readonly seat: number }): boolean => seat < COUNT;
  return {
    ...sample,
    players: sample.players.slice(0, COUNT),
    view: {
      ...sample.view,
      players: sample.view.players.slice(0, COUNT),
      modules: {
        ...rest,
        curses: { ...curses, held: curses.held.filter(ofFive) },
        treasures: { ...treasures, held: treasures.held.filter(ofFive) },
        characters: { cards: characters.cards.slice(0, COUNT) },
      },
    },
  };
};
