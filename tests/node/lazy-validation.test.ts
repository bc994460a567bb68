import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { apiFile } from '../../src/site-build/code/api-file.ts';
import { root } from '../helpers/project.ts';

/** The packages that a module loads when it starts, by itself or through others. @param seen these modules */
function loadedPackages(file: string, seen: Set<string>): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  // Types are removed by then.
  const imports = /^(?:import|export) (?!type\b)[^;]*?from '([^']+)';/gm;
  return [...readFileSync(file, 'utf8').matchAll(imports)].flatMap(([, name = '']) => {
    const own = apiFile(name) ?? (name.startsWith('.') && path.join(path.dirname(file), name));
    if (own) return loadedPackages(own, seen);
    return name.startsWith('node:') ? [] : [name];
  });
}

test('validating unchanged content loads no parser of HTML, CSS or Markdown, and no compiler', () => {
  const entries = ['tools/check/validate/validate-command', 'site-build/validate-site', 'journal/extension'];
  const seen = new Set<string>();
  const found = entries.flatMap((entry) => loadedPackages(path.join(root, `src/${entry}.ts`), seen));
  const light = ['entities/decode', 'fastest-levenshtein', 'jsonc-parser'];
  expect([...new Set(found)].sort()).toEqual(light);
  expect(seen.size).toBeGreaterThan(100);
});
