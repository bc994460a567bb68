import path from 'node:path';
import { build } from '../src/build/pages/build-command.ts';

const root = path.resolve(import.meta.dirname, '..');
if (!(await build(root, path.join(root, 'dist')))) process.exitCode = 1;
