import path from 'node:path';
import { build } from '../src/build/pages/build-command.ts';

const root = path.resolve(import.meta.dirname, '..');
if (await build(root, path.join(root, 'dist'))) await import('../src/server/main.ts');
else process.exitCode = 1;
