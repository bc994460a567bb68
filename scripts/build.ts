/** Builds the site into dist. Usage: npm run build [-- --site DIR --compress --debug] */
import { build } from '../src/tools/build-command.ts';
import { rootsOfCall } from './roots.ts';

const { roots, rest } = rootsOfCall();
if (!(await build(roots, { compress: rest.includes('--compress'), debug: rest.includes('--debug') })))
  process.exitCode = 1;
