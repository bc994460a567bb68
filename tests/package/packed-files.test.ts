import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parseSync } from 'vite';
import { listPackedFiles, publishedPackages } from '../workshop/pack/packed-files.ts';
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

const [engine, ...extensions] = publishedPackages(root);

test('the engine is a package, and so is each extension of this repository', () => {
  expect(listPackedFiles(root, engine!).modules.length).toBeGreaterThan(500);
  expect(extensions.length).toBeGreaterThan(0);
  const { assets, modules } = listPackedFiles(root, engine!);
  for (const { folder } of extensions)
    expect([...assets, ...modules].filter((file) => file.startsWith(`${folder}/`))).toEqual([]);
});

test.each(publishedPackages(root))('every module of $folder finds those that it imports', (published) => {
  const { modules, assets } = listPackedFiles(root, published);
  expect(modules.length).toBeGreaterThan(100);
  const packed = new Set([...modules, ...assets]);
  const lost = modules.flatMap((file) =>
    relativeImports(file).flatMap((name) => (packed.has(name) ? [] : [`${file}: ${name}`])),
  );
  expect(lost).toEqual([]);
});
