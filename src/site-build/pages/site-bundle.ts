import { planBundle } from '../bundle/bundle-plan.ts';
import { bundle } from '../bundle/bundle.ts';
import type { Bundle } from '../bundle/bundle.ts';
import type { Roots } from '../roots.ts';

/**
 * The bundle for a site's pages, from the cache if possible.
 * @param types the section types of the pages
 * @param debug whether its scripts have source maps
 */
export function siteBundle(roots: Roots, types: ReadonlySet<string>, debug = false): Promise<Bundle> {
  return bundle(roots, { ...planBundle(types), ...(debug && { sourceMaps: debug }) });
}
