/** Builds the site into dist. Usage: npm run build [-- --site DIR --why ROUTE --no-share --compress --debug] */
import { parseArgs } from 'node:util';
import { keepCompiledCode } from './compile-cache.ts';
import { rootsOfCall } from './roots.ts';

keepCompiledCode();
const { build } = await import('../src/tools/build-command.ts');
const { roots, rest } = rootsOfCall();
const flag = { type: 'boolean', default: false } as const;
const options = { 'no-share': flag, compress: flag, debug: flag, why: { type: 'string' } } as const;
const { values } = parseArgs({ args: rest, options });
const { 'no-share': plain, ...others } = values;
if (!(await build(roots, { ...others, share: !plain }))) process.exitCode = 1;
