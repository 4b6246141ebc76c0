import type { WantedGame } from '@templefall/table';
import type { AnyGameClient, LoadGame } from '../games/gameClient.ts';
import { setAside } from './openHere.ts';
import { forgetSecret, saveSecrets } from './seatSecretStore.ts';
import { type TableSession, tableSession } from './tableSession.ts';
import { startTableWorker } from './tableWorker.ts';

/** Tables of this browser for lessons, one after the other. They leave no game to go back to, and cost nobody a game that is running. */
export interface LessonTables {
  readonly open: (wanted: WantedGame) => Promise<TableSession>;
  readonly close: () => void;
}

export const lessonTables = (loadGame: LoadGame, game: AnyGameClient, onBroken: () => void): LessonTables => {
  setAside();
  const worker = startTableWorker(game.tableWorker(), { unsaved: () => {}, broken: onBroken });
  let closeLast = (): void => {};
  return {
    open: async wanted => {
      const { table, seats } = await worker.makeGame(wanted);
      closeLast();
      saveSecrets(table, seats);
      const session = tableSession({ id: table, line: worker.line, loadGame, isHere: true });
      if (!session) throw new Error('noSuchTable');
      closeLast = () => {
        closeLast = () => {};
        session.close();
        forgetSecret(table);
      };
      return session;
    },
    close: () => {
      closeLast();
      worker.stop();
    },
  };
};
