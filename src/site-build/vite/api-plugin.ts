import type { Plugin } from 'vite';
import { apiFile } from '../code/api-file.ts';

/** Lets the code of a project import the engine's public API by its name, wherever the project lies. */
export function apiPlugin(): Plugin {
  return { name: 'engine-api', enforce: 'pre', resolveId: (id) => apiFile(id) };
}
