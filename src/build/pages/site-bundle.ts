import { planBundle } from '../bundle/bundle-plan.ts';
import { bundle } from '../bundle/bundle.ts';
import type { Bundle } from '../bundle/bundle.ts';
import type { LoadedSite } from '../load-site.ts';
import type { Roots } from '../roots.ts';

/**
 * The bundle that a site's pages need; taken from an earlier build where it fits.
 * @param debug whether its scripts have source maps
 * @throws when the content has errors
 */
export async function siteBundle(roots: Roots, content: LoadedSite, debug = false): Promise<Bundle> {
  const { pages, notFound, offline } = content.validation;
  const all = [...pages, notFound, offline].filter((page) => page !== null);
  const resolved = await Promise.all(all.map((page) => content.page(page)));
  return bundle(roots, { ...planBundle(resolved), ...(debug && { debug }) });
}
