/** Builds the site into dist. */
import './compile-cache.mjs';
import { rootsOfCall } from './roots.ts';

const { readBuildOptions } = await import('../src/tools/build-options.ts');
const { roots, rest } = rootsOfCall();
const options = readBuildOptions(rest);
if (typeof options === 'string') {
  console.error(options);
  process.exit(2);
}
const { build } = await import('../src/tools/build-command.ts');
if (!(await build(roots, options))) process.exitCode = 1;
