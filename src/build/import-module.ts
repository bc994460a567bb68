import { pathToFileURL } from 'node:url';

/** Loads a module of the engine from its absolute path, and gives what it exports. */
export type ImportModule = (file: string) => Promise<unknown>;

/** Node's own import: a module that was loaded once stays what it was. */
export const importOnce: ImportModule = (file) => import(pathToFileURL(file).href);
