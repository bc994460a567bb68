import { codePath } from '../../core/content/section-code.ts';
import { fingerprint } from '../pages/fingerprint.ts';
import type { BundleStyles } from './collect-styles.ts';

/** The style sheets of every page, and those of the given section types and of forms; each once, in a stable order. */
export function stylesFor(
  { shared, sections, forms }: BundleStyles,
  types: readonly string[],
  hasForm = false,
): { shared: string[]; own: string[] } {
  const own = types.flatMap((type) => sections[codePath(type)] ?? []);
  return { shared, own: [...new Set([...own, ...(hasForm ? forms : [])])] };
}

/**
 * One file with all additional styles of a site: a hydrated page loads it once for all further pages. With all rules
 * in one file, their order never changes.
 * @param types the section types of all pages
 */
export function allStyles(styles: BundleStyles, types: readonly string[]): { file: string; text: string } {
  const { own } = stylesFor(styles, types, true);
  const text = joined(styles, [...new Set([...own, ...styles.others])]);
  return { file: `assets/all-${fingerprint(text)}.css`, text };
}

/** Joins style sheets. */
export function joined({ texts }: BundleStyles, names: readonly string[]): string {
  return names.map((name) => texts[name]).join('\n');
}
