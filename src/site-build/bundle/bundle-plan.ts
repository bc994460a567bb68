/** The parts of the engine's code that a site needs. */
export interface BundlePlan {
  /**
   * The code names (`getCodeName`) of a small site's sections: they are bundled into one file, and other sections are left
   * out. Undefined: each type and variant has a separate file, and pages load those that they show.
   */
  types?: readonly string[];
  /** Whether source maps are made, for debugging a built site. */
  debug?: true;
}

/** Up to this number of types, fewer files are faster than smaller ones. */
const few = 20;

/**
 * Plans the bundle of a site.
 * @param types the code names of the sections on its pages
 */
export function planBundle(types: ReadonlySet<string>): BundlePlan {
  return types.size <= few ? { types: [...types].sort() } : {};
}
