import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import { lazyValue } from '../../core/lazy-value.ts';
import { apiFile } from './api-file.ts';

/** Loads a module of the engine or the project from its absolute path, and returns its exports. */
export type ImportModule = (file: string) => Promise<unknown>;

/** Node's own import, which loads each module only once. */
export const importOnce: ImportModule = (file) => {
  findApi();
  return import(pathToFileURL(file).href);
};

/** Makes this engine's public API available to other code in this thread, wherever that is. */
const findApi = lazyValue(() =>
  registerHooks({
    resolve(name, context, next) {
      const file = apiFile(name);
      return file ? { url: pathToFileURL(file).href, shortCircuit: true } : next(name, context);
    },
  }),
);
