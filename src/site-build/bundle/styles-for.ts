import { codePath } from '../../core/content/section-code.ts';
import { fingerprint } from '../pages/fingerprint.ts';
import type { BundleStyles } from './collect-styles.ts';

/** The style sheets that every page needs, and those of the given section types and of forms; each once, in a stable order. */
export function stylesFor(
  { shared, sections, forms }: BundleStyles,
  types: readonly string[],
  hasForm = false,
): { shared: string[]; own: string[] } {
  const own = types.flatMap((type) => sections[codePath(type)] ?? []);
  return { shared, own: [...new Set([...own, ...(hasForm ? forms : [])])] };
}

/**
 * One file with the styles of all that a site can show besides what every page has: what a hydrated page loads, once, for
 * all pages that it comes to. As they are all in it, what comes later can't change which of two rules holds.
 * @param types the section types of all pages
 */
export function allStyles(styles: BundleStyles, types: readonly string[]): { file: string; text: string } {
  const { own } = stylesFor(styles, types, true);
  const text = joined(styles, [...new Set([...own, ...styles.others])]);
  return { file: `assets/all-${fingerprint(text)}.css`, text };
}

/** Style sheets as one. */
export function joined({ texts }: BundleStyles, names: readonly string[]): string {
  return names.map((name) => texts[name]).join('\n');
}
