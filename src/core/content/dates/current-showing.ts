import { lazyValue } from '../../lazy-value.ts';
import type { FileResult } from '../../rules/file-facts.ts';
import type { JsonObject } from '../valid-page.ts';
import { momentIn, type Period } from './moments.ts';
import type { ShowingOptions } from './showing.ts';

/**
 * The options of the caller, completed with the current time. The local time in a time zone is expensive, and
 * few sites have dates.
 */
export function createShowingOptions(
  site: JsonObject | undefined,
  given: Partial<ShowingOptions> = {},
): ShowingOptions {
  const timeZone = typeof site?.['timeZone'] === 'string' ? site['timeZone'] : 'UTC';
  const at = lazyValue(() => given.at ?? momentIn(timeZone, new Date()));
  return {
    drafts: given.drafts ?? false,
    isDevelopment: given.isDevelopment ?? false,
    get at() {
      return at();
    },
  };
}

/** The period around a moment without scheduled changes. */
export function unchangedAround(showing: ShowingOptions, results: readonly FileResult[]): Period {
  const moments = results.flatMap(({ moments: own }) => own ?? []).sort();
  const from = moments.findLast((moment) => moment <= showing.at);
  const until = moments.find((moment) => moment > showing.at);
  return { ...(from !== undefined && { from }), ...(until !== undefined && { until }) };
}
