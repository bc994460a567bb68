import { registerHooks } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { lazyValue } from '../../core/lazy-value.ts';
import { apiFile } from './api-file.ts';

/** Loads a module of the engine or of the project from its absolute path, and gives what it exports. */
export type ImportModule = (file: string) => Promise<unknown>;

/** Node's own import: a module that was loaded once stays what it was. */
export const importOnce: ImportModule = (file) => {
  if (!file.startsWith(ENGINE)) findApi();
  return import(pathToFileURL(file).href);
};

const ENGINE = path.resolve(import.meta.dirname, '../..') + path.sep;

/** From now on the code of a project finds the engine's public API by its name in this thread, wherever the project lies. */
const findApi = lazyValue(() =>
  registerHooks({
    resolve(name, context, next) {
      const file = apiFile(name);
      return file ? { url: pathToFileURL(file).href, shortCircuit: true } : next(name, context);
    },
  }),
);
