import { VARIANTS } from '@templefall/rollwrite';
import { type Contest, playSitting, rollwriteContest, templeContest } from '@templefall/simulator';
import { MODULES } from '@templefall/temple';
import type { Contender } from './measure.ts';

/** Games of four steady bots, and how many of them must be played in a second. */
export interface BotCell {
  readonly name: string;
  readonly contest: Contest;
  readonly options: object;
  readonly atLeast: number;
}

export const everythingOn = (): object => ({
  players: 4,
  modules: Object.fromEntries(Object.keys(MODULES).flatMap(id => (id === 'challenge' ? [] : [[id, true]]))),
});

export const BOT_CELLS: readonly BotCell[] = [
  { name: 'Temple, the base game', contest: templeContest, options: { players: 4 }, atLeast: 100 },
  { name: 'Temple with everything on', contest: templeContest, options: everythingOn(), atLeast: 30 },
  { name: 'Roll & Write', contest: rollwriteContest, options: { players: 4 }, atLeast: 20 },
  ...Object.keys(VARIANTS).map(variant => ({
    name: `Roll & Write, ${variant}`,
    contest: rollwriteContest,
    options: { players: 4, variant },
    atLeast: 20,
  })),
];

/** Another game each time. */
export const playing = ({ name, contest, options }: BotCell): Contender => {
  let game = 0;
  return {
    name,
    run: () => {
      playSitting(contest, { options, levels: ['steady'], seed: `bench ${game++}` });
      return 1;
    },
  };
};
