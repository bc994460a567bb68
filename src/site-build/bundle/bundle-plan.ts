import { FOCUS_CODE } from '../../core/content/section-code.ts';

/** The parts of the engine's code that a site needs, and how they are divided into files. */
export interface BundlePlan {
  /**
   * The code names (`getCodeName`: type, or type/variant) of a small site's sections. If they are given, their code is
   * one file, and other sections are left out. If not, each code name has a separate file, and a page loads only the
   * files of its sections.
   */
  codeNames?: readonly string[];
  /** The ids of forms with errors, which are left out. Only a preview has them. */
  withoutForms?: readonly string[];
  /** Whether the bundle has source maps, for debugging a built site. */
  sourceMaps?: true;
}

/** Up to this number of code names, one file is faster than many small ones. */
const MAX_CODE_IN_ONE_FILE = 20;

/**
 * Plans the bundle of a site.
 * @param codeNames the code names of the sections on its pages
 */
export function planBundle(codeNames: ReadonlySet<string>): BundlePlan {
  // The style sheet for focal points has a code name too, but is no section.
  const sections = [...codeNames].filter((type) => type !== FOCUS_CODE);
  return sections.length <= MAX_CODE_IN_ONE_FILE ? { codeNames: sections.sort() } : {};
}
