import { gameIn, parseGameFile, type Recording } from '@templefall/replay';
import type { LoadGame } from '../games/gameClient.ts';
import { gameFileHere } from '../session/gamesHere.ts';

/** Why a game cannot be shown. */
export type Missing = 'notHere' | 'notAGame' | 'otherVersion' | 'damaged' | 'noServer';

/** A file that was opened: it lives as long as the page. */
let opened: Recording | undefined;
export const AS_FILE = 'file';

/** A game by what its address names: one of this browser or of the server, or the file that was opened last. */
export const recordingOf = async (id: string, loadGame: LoadGame): Promise<Recording | Missing> => {
  if (id === AS_FILE) return opened ?? 'notHere';
  const here = await gameFileHere(id).catch(() => undefined);
  if (here) return read(here, loadGame);
  const answer = await fetch(`api/games/${encodeURIComponent(id)}`).catch(() => undefined);
  if (!answer) return 'noServer';
  // A host without tables answers every address with the page itself.
  const told: unknown = answer.ok ? await answer.json().catch(() => undefined) : undefined;
  return told === undefined ? 'notHere' : read(told, loadGame);
};

/** Opens a file as `downloadName` names it; its game is then shown under the address of files. */
export const openFile = async (file: Blob, loadGame: LoadGame): Promise<Missing | undefined> => {
  try {
    const found = await read(JSON.parse(await file.text()), loadGame);
    if (typeof found === 'string') return found;
    opened = found;
    return undefined;
  } catch {
    return 'notAGame';
  }
};

const read = async (raw: unknown, loadGame: LoadGame): Promise<Recording | Missing> => {
  const game = gameIn(raw);
  const client = game === undefined ? undefined : await loadGame(game).catch(() => undefined);
  if (!client) return game === undefined ? 'notAGame' : 'otherVersion';
  const parsed = parseGameFile(raw, { [client.id]: { game: await client.rules() } });
  return parsed.ok ? parsed.value : parsed.error;
};

/** A game as a file that this page, another one and `npm run verify` can read. */
export const fileOf = ({ id, endedAt, won, players, seed, ...recording }: Recording): string =>
  JSON.stringify({
    record: {
      ...(id !== undefined && { id }),
      game: recording.game,
      ...(endedAt !== undefined && { endedAt }),
      ...(won !== undefined && { won }),
      names: players.map(({ name }) => name),
    },
    players,
    ...(seed && { seed }),
    events: [
      {
        type: 'gameStarted',
        game: recording.game,
        version: recording.version,
        options: recording.options,
        opening: recording.opening,
      },
      ...recording.steps.map(step => ({ type: 'played', ...step })),
    ],
  });
