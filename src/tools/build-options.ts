import type { BuildOptions } from '../site-build/pages/build-site.ts';
import { UsageError } from '../command/command.ts';
import { toMoment } from '../core/content/dates/moments.ts';
import { isMoment } from '../core/schema/formats.ts';

/** The options of `build`, as `parseArgs` returns them. */
export interface BuildValues {
  at?: string | undefined;
  why?: string | undefined;
  drafts?: boolean | undefined;
  compress?: boolean | undefined;
  debug?: boolean | undefined;
  'no-share'?: boolean | undefined;
  'no-old'?: boolean | undefined;
}

/** The build options of a command call. @throws UsageError if `at` is neither a day nor a moment */
export function buildOptions({
  at,
  why,
  drafts = false,
  compress = false,
  debug = false,
  'no-share': noShare = false,
  'no-old': noOld = false,
}: BuildValues): Omit<BuildOptions, 'progress'> {
  if (at !== undefined && !isMoment(at))
    throw new UsageError(
      `--at takes a day or a moment, such as 2027-06-01 or 2027-06-01T08:00, and not "${at}".`,
    );
  return {
    drafts,
    compress,
    debug,
    share: !noShare,
    old: !noOld,
    ...(why !== undefined && { why }),
    ...(at !== undefined && { at: toMoment(at) }),
  };
}
