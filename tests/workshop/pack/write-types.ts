import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { namesCompiled } from './compile-module.ts';

/**
 * Writes the types of the public API into a package, below its folder `types`, with all types that they refer
 * to.
 * @param engine the engine's root
 * @param exported the modules of the API, from the engine's root
 * @param modules all compiled modules, by path from the root
 */
export async function writeTypes(
  engine: string,
  folder: string,
  exported: readonly string[],
  modules: ReadonlySet<string>,
): Promise<void> {
  const waiting = globSync(
    exported.filter((file) => /\.tsx?$/.test(file)),
    { cwd: engine },
  ).map((file) => file.replaceAll(path.sep, '/').replace(/\.tsx?$/, ''));
  if (waiting.length === 0) return;
  declare(engine);
  const seen = new Set<string>();
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (seen.has(name)) continue;
    seen.add(name);
    const text = await readDeclarations(engine, name);
    for (const [, named = ''] of text.matchAll(/["'](\.{1,2}\/[\w./-]+)\.tsx?["']/g))
      waiting.push(path.posix.join(path.posix.dirname(name), named));
    const target = path.join(folder, 'types', `${name}.d.ts`);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, namesCompiled(text, `${name}.ts`, modules));
  }
  // Imported style sheets have no types.
  await cp(path.join(engine, 'src/entries/css.d.ts'), path.join(folder, 'types/src/entries/css.d.ts'));
}

/**
 * Runs the compiler: it writes the declarations of all modules, one folder for each project of tsconfig.json.
 */
function declare(engine: string): void {
  execFileSync(process.execPath, [path.join(engine, 'node_modules/typescript/bin/tsc'), '-b'], {
    cwd: engine,
  });
}

async function readDeclarations(engine: string, name: string): Promise<string> {
  const below = name.replace(/^src\//, '');
  const [found] = globSync([`*/${name}.d.ts`, `*/${below}.d.ts`], {
    cwd: path.join(engine, 'node_modules/.cache/types'),
  });
  if (!found) throw new Error(`${name} has no declarations: no project of tsconfig.json contains it.`);
  return readFile(path.join(engine, 'node_modules/.cache/types', found), 'utf8');
}
