import { existsSync } from 'node:fs';
import { enableCompileCache, registerHooks } from 'node:module';
import path from 'node:path';

// Lets Node cache compiled code, and TypeScript without its types, for all modules that are loaded later. The
// cache of an engine that is installed as a package is in its project, because a package must not write into
// its own folder.
const engine = path.resolve(import.meta.dirname, '..');
const [project, ...packages] = engine.split(`${path.sep}node_modules${path.sep}`);
const isInstalled = packages.length > 0;
const caches = isInstalled ? path.join(project, '.pagewright') : path.join(engine, 'node_modules/.cache');
// The first build writes no cache: writing takes a fifth of its time, and a host that builds only once never
// reads it.
const isFirstBuild =
  process.argv[2] === 'build' && !existsSync(isInstalled ? caches : path.join(caches, 'site'));
if (!isFirstBuild) enableCompileCache(path.join(caches, 'code'));

// Imports between modules of the engine name a TypeScript file by relative path. For each of them Node would check
// the file, its links and its package.json: a third of the time that a command needs to load two hundred modules.
registerHooks({
  resolve(specifier, context, next) {
    const isOurs = specifier.startsWith('.') && specifier.endsWith('.ts') && context.parentURL !== undefined;
    if (!isOurs) return next(specifier, context);
    return {
      url: new URL(specifier, context.parentURL).href,
      format: 'module-typescript',
      shortCircuit: true,
    };
  },
});
