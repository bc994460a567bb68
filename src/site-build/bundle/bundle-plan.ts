import { FOCUS_CODE } from '../../core/content/section-code.ts';

/** The parts of the engine's code that a site needs. */
export interface BundlePlan {
  /**
   * The code names (`getCodeName`) of a small site's sections: they are bundled into one file, and other
   * sections are left out. Undefined: each type and variant has a separate file, and a page loads only those
   * of its sections.
   */
  types?: readonly string[];
  /** The ids of forms with errors, which are left out. Only a preview has them. */
  withoutForms?: readonly string[];
  /** Whether the bundle has source maps, for debugging a built site. */
  debug?: true;
}

/** Up to this number of types, few large files are faster than many small ones. */
const MAX_TOGETHER = 20;

/**
 * Plans the bundle of a site.
 * @param types the code names of the sections on its pages
 */
export function planBundle(types: ReadonlySet<string>): BundlePlan {
  const sections = [...types].filter((type) => type !== FOCUS_CODE);
  return sections.length <= MAX_TOGETHER ? { types: sections.sort() } : {};
}
