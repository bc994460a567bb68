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

/**
 * Plans the bundle of a site.
 * @param types the section types that its pages hold
 */
export function planBundle(types: ReadonlySet<string>): BundlePlan {
  return types.size <= few ? { types: [...types].sort() } : {};
}
