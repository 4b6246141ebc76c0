import { seat } from '@templefall/kernel';
import { type Seed, seededChance } from '@templefall/kit';
import { DEFAULT_OPTIONS, type Options, temple } from '@templefall/temple';
import { table } from './current.ts';
import { pageClock } from './gameTime.ts';
import type { BotTemper } from './gathering.ts';
import { forgetGame, keepGame, keptGame } from './kept.ts';
import { type LocalGame, localTable } from './localTable.ts';
import type { Sitter } from './table.ts';

/** 128 bits of the machine's own chance. */
export const freshSeed = (): Seed =>
  [...crypto.getRandomValues(new Uint32Array(4))].map(part => part.toString(16).padStart(8, '0')).join('') as Seed;

export interface Person extends Omit<Sitter, 'seat' | 'kind'> {
  readonly bot?: BotTemper;
}

/** Opens a table in this browser and sits down at it, in the first seat. */
export const playHere = (wishes: Partial<Options>, people: readonly Person[], seed: Seed = freshSeed()): void => {
  const options: Options = { ...DEFAULT_OPTIONS, ...wishes, players: people.length };
  const sitters = people.map(
    ({ name, pawn, bot }, i): Sitter => ({
      seat: seat(i),
      name,
      pawn,
      kind: bot ? 'bot' : 'human',
      ...(bot && { bot }),
    }),
  );
  const opening = temple.setup(options, seededChance(seed));
  sitDown({ opening, seed, sitters, me: seat(0), version: temple.version });
};

/** Takes up the game that was kept when the page was left; whether there was one. */
export const resumeHere = (): boolean => {
  const game = keptGame(temple.version);
  if (game) sitDown(game);
  return game !== undefined;
};

/** The bots are fetched only if there are any; what is not over when the page is left is kept. */
const sitDown = (game: LocalGame): void => {
  const opened = localTable(game, pageClock);
  const bots = game.sitters.flatMap(({ seat: at, bot }) => (bot ? [{ seat: at, temper: bot }] : []));
  const keep = (): void => (opened.view.value.ended ? forgetGame() : keepGame(opened.keep()));
  let sendBotsHome = (): void => {};
  table.value?.leave();
  addEventListener('pagehide', keep);
  table.value = {
    ...opened,
    leave: () => {
      sendBotsHome();
      opened.leave();
      removeEventListener('pagehide', keep);
      forgetGame();
    },
  };
  if (bots.length > 0)
    void import('./localBots.ts').then(({ seatBots }) => {
      sendBotsHome = seatBots(opened, bots, { clock: pageClock, seed: freshSeed() });
    });
};

export const alone = (name: string): readonly Person[] => [{ name, pawn: 1 }];
