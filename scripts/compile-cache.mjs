import { enableCompileCache } from 'node:module';
import path from 'node:path';

// Lets Node keep the code that it has compiled, and TypeScript without its types. It holds for what is loaded from then
// on: `npm run` loads it ahead of a command (node --import), and a command that is run without npm imports the rest of
// itself by `import()`.
enableCompileCache(path.resolve(import.meta.dirname, '../node_modules/.cache/code'));
