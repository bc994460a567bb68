import type { ResolvedPage } from '../../core/content/resolved-page.ts';

/** What of the engine's code a site can ask for. */
export interface BundlePlan {
  /**
   * The section types of a small site: their code makes one file, and that of others is left out. Without it, each
   * type has a file of its own, and pages load those that they hold.
   */
  types?: readonly string[];
  /** Whether source maps are made, for who looks into a built site. */
  debug?: true;
}

/** A site with so few types gains more by fewer files than by smaller ones. */
const few = 20;

/** Plans the bundle of a site from its pages. */
export function planBundle(pages: readonly ResolvedPage[]): BundlePlan {
  const types = [...new Set(pages.flatMap((page) => page.types))].sort();
  return types.length <= few ? { types } : {};
}
