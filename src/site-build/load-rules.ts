import path from 'node:path';
import type { Rule } from '../core/rules/rule.ts';
import { findCode, isEngine } from './code/code-places.ts';
import { importOnce } from './code/import-module.ts';
import type { Roots } from './roots.ts';

/**
 * Loads the rules of a project: every file of src/rules exports one as `rule`. The engine's rules are in
 * core.
 * @param importModule loads a module; that of the development server reloads edited ones
 * @throws Error if a file exports no rule, or can't be loaded
 */
export async function loadRules(roots: Roots, importModule = importOnce): Promise<Rule[]> {
  if (isEngine(roots)) return [];
  const files = findCode(roots, 'src/rules/*.ts').filter(({ path: file }) => !/\.(test|gen)\./.test(file));
  return Promise.all(
    files.map(async ({ root, path: file }) => {
      const { rule } = (await importModule(path.join(root, file))) as { rule?: Rule };
      if (typeof rule !== 'function')
        throw new Error(`${file} exports no rule: write export const rule: Rule = function* () { … }.`);
      return rule;
    }),
  );
}
