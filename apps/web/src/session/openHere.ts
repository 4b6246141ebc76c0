import { computed, effect } from '@preact/signals';
import { seedOf } from '@templefall/kit';
import type { WantedGame } from '@templefall/table';
import type { AnyGameClient, LoadGame } from '../games/gameClient.ts';
import { current, isUnsaved, trouble } from './current.ts';
import { clearSavedGame, savedGame } from './savedGame.ts';
import { forgetSecret, saveSecrets } from './seatSecretStore.ts';
import { clearTableHere, saveTableHere, tableHere } from './tableHere.ts';
import { type TableSession, tableSession } from './tableSession.ts';
import { type MadeTable, startTableWorker, type TableWorker } from './tableWorker.ts';

/** Closes the table that is open in this page, if there is one: there is one at a time. */
let closeLast = (): void => {};
/** Writes down where its clock stands. */
let saveLast = (): void => {};

/** Puts the game of this page away as leaving the page would: its clock stands, and `resumeHere` goes on with it. */
export const setAside = (): void => {
  saveLast();
  closeLast();
};

/** Starts the worker of a game. Whatever it says of a table that was closed meanwhile is none of the next one's. */
const startWorker = (game: AnyGameClient): TableWorker => {
  closeLast();
  isUnsaved.value = false;
  trouble.value = undefined;
  const worker = startTableWorker(game.tableWorker(), {
    unsaved: () => {
      isUnsaved.value = true;
    },
    broken: () => {
      closeLast();
      trouble.value = 'noWorker';
    },
  });
  closeLast = () => {
    closeLast = () => {};
    worker.stop();
  };
  return worker;
};

/** Sits down at a table of this browser: what is played at it is the page's current session. */
const follow = (loadGame: LoadGame, worker: TableWorker, { table, seats }: MadeTable): TableSession => {
  if (seats.length > 0) saveSecrets(table, seats);
  const forget = (): void => {
    clearTableHere();
    forgetSecret(table);
  };
  const session = tableSession({
    id: table,
    line: worker.line,
    loadGame,
    isHere: true,
    readRecorded: worker.recorded,
    onLeave: () => {
      forget();
      closeLast();
    },
  });
  if (!session) throw new Error('noSuchTable');
  const phase = computed(() => session.state.value.table?.lobby.phase);
  const save = (at?: number): void => {
    const game = current.peek()?.game;
    if (game && phase.peek() === 'playing') saveTableHere({ game, table, ...(at !== undefined && { at }) });
  };
  const saveClock = (): void => save(current.peek()?.now());
  addEventListener('pagehide', saveClock);
  const stops = [
    () => removeEventListener('pagehide', saveClock),
    effect(() => {
      current.value = session.game.value;
      if (phase.value === 'ended') clearTableHere();
      else save();
    }),
    effect(() => {
      const { line, trouble: why } = session.state.value;
      if (line !== 'shut' || !why) return;
      if (why !== 'replaced') forget();
      trouble.value = why;
      queueMicrotask(close);
    }),
  ];
  const stopWorker = closeLast;
  const close = (): void => {
    if (closeLast !== close) return;
    saveLast = () => {};
    for (const stop of stops) stop();
    current.value = undefined;
    session.close();
    stopWorker();
  };
  closeLast = close;
  saveLast = saveClock;
  return session;
};

/** Resolves once there is a game to show, or none to come. */
const shown = (session: TableSession): Promise<void> =>
  new Promise(resolve => {
    const stop = effect(() => {
      if (!session.game.value && session.state.value.line !== 'shut') return;
      queueMicrotask(() => stop());
      resolve();
    });
  });

const playAt = async (loadGame: LoadGame, game: AnyGameClient, wanted: WantedGame): Promise<void> => {
  const worker = startWorker(game);
  try {
    await shown(follow(loadGame, worker, await worker.makeGame(wanted)));
  } catch {
    closeLast();
    trouble.value = 'noWorker';
  }
};

/** A game that begins at once, with me in the first seat. The same word for the luck gives the same game. */
export const playHere = async (
  loadGame: LoadGame,
  {
    game: id,
    options,
    name,
    luck,
  }: { readonly game: string; readonly options: object; readonly name: string; readonly luck?: string },
): Promise<void> => {
  const game = await loadGame(id);
  await playAt(loadGame, game, {
    game: id,
    options: { ...game.defaults, ...options },
    players: [{ name, colour: 0 }],
    ...(luck && { seed: seedOf(luck) }),
  });
};

/** A game that begins as described: from a seed, or from a position of another game. */
export const playWanted = async (loadGame: LoadGame, wanted: WantedGame): Promise<void> =>
  playAt(loadGame, await loadGame(wanted.game), wanted);

/** A new table of this browser, with its lobby. */
export const gatherHere = async (loadGame: LoadGame, id: string): Promise<TableSession> => {
  const worker = startWorker(await loadGame(id));
  return follow(loadGame, worker, await worker.makeTable({ game: id, options: {} }));
};

/** Goes on with the game that was running when the page was left. */
export const resumeHere = async (loadGame: LoadGame): Promise<'playing' | 'nothingSaved' | 'otherRules'> => {
  const saved = savedGame();
  if (saved) {
    clearSavedGame();
    const game = await loadGame(saved.wanted.game);
    if ((await game.rules()).version === saved.version) {
      await playAt(loadGame, game, saved.wanted);
      return 'playing';
    }
    trouble.value = 'otherRules';
    return 'otherRules';
  }
  const here = tableHere();
  if (!here) return 'nothingSaved';
  const worker = startWorker(await loadGame(here.game));
  if (here.at !== undefined) worker.advance(here.table as MadeTable['table'], here.at);
  await shown(follow(loadGame, worker, { table: here.table as MadeTable['table'], seats: [] }));
  // The browser has thrown it away.
  if (trouble.value === 'noSuchTable') {
    trouble.value = undefined;
    return 'nothingSaved';
  }
  return 'playing';
};
