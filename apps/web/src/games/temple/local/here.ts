import type { TablesHere } from '../../gameClient.ts';
import type { TempleOptions } from '../options.ts';
import { localLobby } from './localLobby.ts';
import { playHere, resumeHere } from './newGame.ts';

/** Temple's tables in this browser. */
export const here: TablesHere<TempleOptions> = {
  play: (options, players, luck) => playHere(options as Parameters<typeof playHere>[0], players, luck),
  resume: resumeHere,
  lobby: localLobby,
};
