import path from 'node:path';
import { transformWithOxc } from 'vite';

/**
 * Compiles a module of the engine to JavaScript. Its references to other modules, as imports or as texts such
 * as `'./check-thread.ts'`, then name the compiled modules.
 * @param file path of the module from the engine's root
 * @param modules all compiled modules, by path from the root
 */
export async function compileModule(
  file: string,
  text: string,
  modules: ReadonlySet<string>,
): Promise<string> {
  const isPlain = file.endsWith('.mjs');
  const { code } = isPlain
    ? { code: text }
    : await transformWithOxc(text, file, {
        sourcemap: false,
        target: 'esnext',
        jsx: { runtime: 'automatic' },
      });
  return namesCompiled(code, file, modules);
}

/**
 * The name of a compiled module: src/a.ts is src/a.js, and src/a.tsx is src/a.jsx, so that components can be
 * recognised by name.
 */
export function compiledName(file: string): string {
  return file.replace(/\.ts(x?)$/, '.js$1');
}

/** Replaces the names of sources in code or types by those of compiled modules. */
export function namesCompiled(code: string, file: string, modules: ReadonlySet<string>): string {
  const folders = [path.posix.dirname(file), '.', 'src', 'src/entries'];
  return code.replace(NAMED, (whole, quote: string, name: string) => {
    const isModule = folders.some((folder) => modules.has(path.posix.join(folder, name)));
    return isModule ? quote + compiledName(name) + quote : whole;
  });
}

/** Matches a text that is only the path of a module. */
const NAMED = /(\\?["'`])([\w./-]+\.tsx?)\1/g;
