import { type Append, Fenced, memoryStorage, type Storage } from '@templefall/table/journal';

/**
 * A browser may refuse its database, or have no room left in it. Then the game goes on without being saved, and the player
 * is told once. On a server the table would stop instead: there nothing may be shown that is not written down.
 */
export const forgivingStorage = async (open: () => Promise<Storage>, onUnsaved: () => void): Promise<Storage> => {
  const storage = await open().catch((): undefined => undefined);
  if (!storage) {
    onUnsaved();
    return memoryStorage();
  }
  let isUnsaved = false;
  const write = async (append: Append): Promise<void> => {
    if (isUnsaved) return;
    try {
      await storage.append(append);
    } catch (problem) {
      if (problem instanceof Fenced) throw problem;
      isUnsaved = true;
      onUnsaved();
    }
  };
  // One after the other: after a line that was not written none may follow, or the journal would have a gap.
  let last: Promise<unknown> = Promise.resolve();
  return {
    ...storage,
    append: append => {
      const written = last.then(() => write(append));
      last = written.catch(() => undefined);
      return written;
    },
  };
};
