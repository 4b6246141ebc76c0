import { seat } from '@templefall/kernel';
import { seedOf } from '@templefall/kit';
import { DEFAULT_OPTIONS, type Options, temple } from '@templefall/temple';
import { table, trouble } from './current.ts';
import type { BotTemper } from './lobby.ts';
import { openLocal } from './local/openLocal.ts';
import { forgetGame, keepGame, keptGame } from './savedGame.ts';
import type { Sitter } from './table.ts';

export interface Person extends Omit<Sitter, 'seat' | 'kind'> {
  readonly bot?: BotTemper;
}

/** Opens a table in this browser and sits down at it, in the first seat. A word for the luck gives everybody the same. */
export const playHere = (wishes: Partial<Options>, people: readonly Person[], luck?: string): Promise<void> => {
  trouble.value = undefined;
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
  return sitDown({ type: 'setUp', game: { options, sitters, me: seat(0), ...(luck && { seed: seedOf(luck) }) } });
};

/** Takes up the game that was kept when the page was left, if there was one. */
export const resumeHere = async (): Promise<'playing' | 'nothingKept'> => {
  trouble.value = undefined;
  const game = keptGame(temple.version);
  if (!game) return 'nothingKept';
  await sitDown({ type: 'takeUp', game });
  return 'playing';
};

/** What is not over when the page is left, or when its table breaks, is kept. */
const sitDown = async (first: Parameters<typeof openLocal>[0]): Promise<void> => {
  try {
    const opened = await openLocal(first, () => {
      keep();
      table.value = undefined;
      trouble.value = 'noWorker';
    });
    const keep = (): void => (opened.view.value.ended ? forgetGame() : keepGame(opened.keep()));
    table.value?.leave();
    addEventListener('pagehide', keep);
    table.value = {
      ...opened,
      leave: () => {
        opened.leave();
        removeEventListener('pagehide', keep);
        forgetGame();
      },
    };
  } catch {
    trouble.value = 'noWorker';
  }
};

export const alone = (name: string): readonly Person[] => [{ name, pawn: 1 }];
