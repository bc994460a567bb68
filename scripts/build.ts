/** Builds the site into dist. */
import { parseArgs } from 'node:util';
import './compile-cache.mjs';
import { rootsOfCall } from './roots.ts';

const usage = 'npm run build [-- --site DIR --drafts --why ROUTE --no-share --compress --debug]';

const { roots, rest } = rootsOfCall();
const { 'no-share': plain, ...options } = readOptions(rest);
const { build } = await import('../src/tools/build-command.ts');
if (!(await build(roots, { ...options, share: !plain }))) process.exitCode = 1;

function readOptions(args: string[]) {
  const flag = { type: 'boolean', default: false } as const;
  const known = {
    'no-share': flag,
    compress: flag,
    debug: flag,
    drafts: flag,
    why: { type: 'string' },
  } as const;
  try {
    return parseArgs({ args, options: known }).values;
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
    process.exit(2);
  }
}
