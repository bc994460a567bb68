import { planBundle } from '../bundle/bundle-plan.ts';
import { bundle } from '../bundle/bundle.ts';
import type { Bundle } from '../bundle/bundle.ts';
import type { LoadedSite } from '../load-site.ts';
import type { Roots } from '../roots.ts';

/**
 * The bundle that a site's pages need; taken from an earlier build where it fits.
 * @param debug whether its scripts have source maps
 */
export function siteBundle(roots: Roots, { validation }: LoadedSite, debug = false): Promise<Bundle> {
  return bundle(roots, { ...planBundle(validation.types), ...(debug && { debug }) });
}
