import { enableCompileCache, registerHooks } from 'node:module';
import path from 'node:path';

// Lets Node keep the code that it has compiled, and TypeScript without its types. It holds for what is loaded from then
// on. An engine that is installed writes nothing among the packages: its project keeps the code.
const engine = path.resolve(import.meta.dirname, '..');
const [project, ...packages] = engine.split(`${path.sep}node_modules${path.sep}`);
enableCompileCache(
  packages.length > 0
    ? path.join(project, '.pagewright/code')
    : path.join(engine, 'node_modules/.cache/code'),
);

// Our own imports name a file of TypeScript beside them. Node would look for each of them, for what links lead to it, and
// for the package.json that says what it is: a third of the time in which a command loads two hundred modules.
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
