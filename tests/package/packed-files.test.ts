import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parseSync } from 'vite';
import { listPackedFiles } from '../../src/tools/pack/packed-files.ts';
import { root } from '../helpers/project.ts';

/** The relative modules that a module imports, types included. */
function relativeImports(file: string): string[] {
  const code = readFileSync(path.join(root, file), 'utf8');
  const { module } = parseSync(file, code);
  const named = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
    ...module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
      const written = code.slice(start, end);
      return /^'[^']*'$/.test(written) ? [written.slice(1, -1)] : [];
    }),
  ];
  return named
    .filter((name) => name.startsWith('.'))
    .map((name) => path.posix.join(path.posix.dirname(file), name));
}

test('every module of the package finds its imports', () => {
  const { modules, assets } = listPackedFiles(root);
  expect(modules.length).toBeGreaterThan(800);
  const packed = new Set([...modules, ...assets]);
  const lost = modules.flatMap((file) =>
    relativeImports(file).flatMap((name) => (packed.has(name) ? [] : [`${file}: ${name}`])),
  );
  expect(lost).toEqual([]);
});
