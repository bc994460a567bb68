const store = 'files';

/** The files of a form's draft, by question; empty if the browser has no database. */
export async function readDraftFiles(form: string): Promise<Record<string, File>> {
  const stored = await withStore('readonly', (files) => files.get(form));
  const entry = stored as StoredFiles | undefined;
  if (!entry || Date.now() - entry.at > 7 * 24 * 60 * 60 * 1000) return {};
  return entry.files;
}

/** Stores the files of a form's draft, so that they are still attached after a reload. */
export async function writeFiles(form: string, files: Record<string, File | undefined>): Promise<void> {
  const stored = Object.fromEntries(Object.entries(files).filter(([, file]) => file));
  await withStore('readwrite', (all) => all.put({ files: stored, at: Date.now() }, form));
}

/** Removes the stored files of a form. */
export async function removeFiles(form: string): Promise<void> {
  await withStore('readwrite', (all) => all.delete(form));
}

interface StoredFiles {
  files: Record<string, File>;
  at: number;
}

/**
 * Calls `work` with the database. An unavailable database counts as empty: the visitor must attach the file
 * again.
 */
async function withStore(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest,
): Promise<unknown> {
  try {
    const database = await requestResult(openDatabase());
    const request = work(database.transaction(store, mode).objectStore(store));
    const result = await requestResult(request);
    database.close();
    return result;
  } catch (error) {
    console.warn('The file of this form can’t be stored.', error);
    return undefined;
  }
}

function openDatabase(): IDBOpenDBRequest {
  const request = indexedDB.open('drafts', 1);
  request.onupgradeneeded = () => request.result.createObjectStore(store);
  return request;
}

function requestResult<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The database did not answer.'));
  });
}
