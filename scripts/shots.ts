import path from 'node:path';
import { build } from '../src/build/pages/build-command.ts';
import { shotsCommand } from '../src/tools/shots/shots-command.ts';

const root = path.resolve(import.meta.dirname, '..');
process.exitCode = await shotsCommand(root, process.argv.slice(2), {
  say: (line) => console.log(line),
  build: () => build(root, path.join(root, 'dist')),
});
