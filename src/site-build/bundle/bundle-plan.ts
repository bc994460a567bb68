/** What of the engine's code a site can ask for. */
export interface BundlePlan {
  /**
   * What a small site's sections are drawn by (`codeOf`): it makes one file, and all other code is left out. Without it,
   * each type and look has a file of its own, and pages load those that they hold.
   */
  types?: readonly string[];
  /** Whether source maps are made, for who looks into a built site. */
  debug?: true;
}

/** A site with so few types gains more by fewer files than by smaller ones. */
const few = 20;

/**
 * Plans the bundle of a site.
 * @param types the names of the code of the sections that its pages hold
 */
export function planBundle(types: ReadonlySet<string>): BundlePlan {
  return types.size <= few ? { types: [...types].sort() } : {};
}
