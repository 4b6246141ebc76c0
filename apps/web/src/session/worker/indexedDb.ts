/** IndexedDB by promises. Await nothing but requests of the transaction itself inside of one: the browser would end it. */
export const answerTo = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error);
  });

export const openDatabase = (
  name: string,
  version: number,
  lay: (database: IDBDatabase) => void,
): Promise<IDBDatabase> =>
  new Promise((done, failed) => {
    const request = indexedDB.open(name, version);
    request.onupgradeneeded = () => lay(request.result);
    request.onsuccess = () => {
      // A newer version of the page in another tab must not wait for this one.
      request.result.onversionchange = () => request.result.close();
      done(request.result);
    };
    request.onerror = () => failed(request.error);
    request.onblocked = () => failed(new Error(`${name} is in use by an older version`));
  });

/** Resolves when all of it is on the disk, and rejects if none of it is. */
export const transact = <T>(
  database: IDBDatabase,
  stores: readonly string[],
  mode: IDBTransactionMode,
  work: (store: (name: string) => IDBObjectStore) => Promise<T>,
): Promise<T> =>
  new Promise((done, failed) => {
    const transaction = database.transaction(stores, mode, { durability: 'strict' });
    let result: { readonly value: T } | undefined;
    let problem: unknown;
    transaction.oncomplete = () => (result ? done(result.value) : failed(problem));
    transaction.onabort = () => failed(problem ?? transaction.error);
    work(name => transaction.objectStore(name)).then(
      value => {
        result = { value };
      },
      reason => {
        problem = reason;
        abort(transaction);
      },
    );
  });

/** It may have ended by itself, for want of room on the disk. */
const abort = (transaction: IDBTransaction): void => {
  try {
    transaction.abort();
  } catch {
    // Then its own reason was told.
  }
};
