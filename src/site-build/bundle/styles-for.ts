import { usualScript } from '../../core/content/languages/scripts.ts';
import { codePath } from '../../core/content/section-code.ts';
import { fingerprint } from '../pages/fingerprint.ts';
import type { BundleStyles } from './collect-styles.ts';
import { scriptStyles } from './script-styles.ts';

/**
 * The style sheets of every page, and those of the given section types, of forms and of languages; each once, in a
 * stable order.
 */
export function stylesFor(
  { shared, sections, forms }: BundleStyles,
  types: readonly string[],
  hasForm: boolean,
  languages: readonly string[],
): { shared: string[]; own: string[] } {
  const sectionSheets = types.flatMap((type) => sections[codePath(type)] ?? []);
  return { shared, own: withScriptStylesLast([...sectionSheets, ...(hasForm ? forms : [])], languages) };
}

/** The sheet for scripts other than Latin comes last, because its spacing replaces the one of sections. */
function withScriptStylesLast(names: readonly string[], languages: readonly string[]): string[] {
  const sheets = new Set(names);
  const hasScripts = sheets.delete(scriptStyles);
  if (hasScripts || languages.some((tag) => usualScript(tag) !== 'Latn')) sheets.add(scriptStyles);
  return [...sheets];
}

/**
 * One file with all additional styles of a site: a hydrated page loads it once for all further pages. All
 * rules are in one file, so their order never changes.
 * @param types the section types of all pages
 * @param languages the languages of all pages
 */
export function allStyles(
  styles: BundleStyles,
  types: readonly string[],
  languages: readonly string[],
): { file: string; text: string } {
  const { own } = stylesFor(styles, types, true, languages);
  const text = joinSheets(styles, withScriptStylesLast([...own, ...styles.others], []));
  return { file: `assets/all-${fingerprint(text)}.css`, text };
}

/** Concatenates style sheets. */
export function joinSheets({ texts }: BundleStyles, names: readonly string[]): string {
  return names.map((name) => texts[name]).join('\n');
}
