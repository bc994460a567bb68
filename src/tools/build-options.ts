import { parseArgs } from 'node:util';
import type { BuildOptions } from '../build/pages/build-site.ts';
import { momentOf } from '../core/content/dates/moments.ts';
import { isMoment } from '../core/schema/formats.ts';

const usage =
  'npm run build [-- --site DIR --at 2027-06-01 --drafts --why ROUTE --no-share --no-old --compress --debug]';

/** What a build is asked for by the words after its name, or why they can't be understood, and what may be written. */
export function readBuildOptions(args: string[]): Omit<BuildOptions, 'progress'> | string {
  const flag = { type: 'boolean', default: false } as const;
  const text = { type: 'string' } as const;
  const plain = { 'no-share': flag, 'no-old': flag } as const;
  const known = { ...plain, compress: flag, debug: flag, drafts: flag, at: text, why: text } as const;
  try {
    const {
      'no-share': noShare,
      'no-old': noOld,
      at,
      ...options
    } = parseArgs({ args, options: known }).values;
    if (at !== undefined && !isMoment(at))
      return `--at takes a day or a moment, such as 2027-06-01 or 2027-06-01T08:00, and not "${at}".\n${usage}`;
    return { ...options, share: !noShare, old: !noOld, ...(at !== undefined && { at: momentOf(at) }) };
  } catch (error) {
    return `${error instanceof Error ? error.message : String(error)}\n${usage}`;
  }
}
