import { enableCompileCache } from 'node:module';
import path from 'node:path';

/**
 * Lets Node keep the code that it has compiled. It holds for what is imported from then on: a command imports the rest of
 * itself by `import()`.
 */
export function keepCompiledCode(): void {
  enableCompileCache(path.resolve(import.meta.dirname, '../node_modules/.cache/code'));
}
