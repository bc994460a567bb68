import { planBundle } from '../bundle/bundle-plan.ts';
import { bundle } from '../bundle/bundle.ts';
import type { Bundle } from '../bundle/bundle.ts';
import type { Roots } from '../roots.ts';

/**
 * The bundle that a site's pages need; taken from an earlier build where it fits.
 * @param types the section types that they hold
 * @param debug whether its scripts have source maps
 */
export function siteBundle(roots: Roots, types: ReadonlySet<string>, debug = false): Promise<Bundle> {
  return bundle(roots, { ...planBundle(types), ...(debug && { debug }) });
}
