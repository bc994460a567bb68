import type { FirstStyles } from '../../core/page/document/assets.ts';
import { memoize } from '../../core/memoize.ts';
import type { Bundle } from './bundle.ts';
import { fingerprint } from '../pages/fingerprint.ts';
import type { Output } from '../pages/output/output.ts';
import { createFirstRules } from './first-rules.ts';
import { readSheet } from './read-sheet.ts';
import type { ReadSheet } from './read-sheet.ts';
import { splitPrint } from './split-print.ts';
import { joined, stylesFor } from './styles-for.ts';

export interface PageStyles {
  /** What the page loads: one file that all pages share, and one with the styles of its own sections. */
  links: string[];
  /** What of both is for print alone: nothing on the screen waits for it. */
  print: string;
  /** What the first screen of a page with the given markup is painted with. */
  first(markup: string): FirstStyles;
}

/**
 * Puts the style sheets of pages together: two files for what is written in some ten, which also compress better, and one
 * for when the page is printed.
 * @param fallbacks the rules that name the fallbacks of the fonts: they are first
 */
export function createStyleSheets(
  { styles }: Pick<Bundle, 'styles'>,
  fallbacks: string,
  output: Pick<Output, 'write'>,
) {
  const write = async (name: string, text: string) => {
    const file = `assets/${name}-${fingerprint(text)}.css`;
    await output.write(file, text);
    return `/${file}`;
  };
  const once = <T>(known: Map<string, Promise<T>>, key: string, make: () => Promise<T>) => {
    const made = known.get(key) ?? make();
    known.set(key, made);
    return made;
  };
  const sheet = memoize((name: string): ReadSheet => readSheet(styles.texts[name] ?? ''));
  const faces = readSheet(fallbacks)
    .map(({ text }) => text)
    .join('');
  const made = new Map<string, Promise<PageStyles>>();
  const site = new Map<string, Promise<[link: string, print: string]>>();
  const makeSite = async (shared: string[]): Promise<[string, string]> => {
    const { screen, print } = splitPrint(joined(styles, shared));
    return [await write('site', `${fallbacks}\n${screen}`), print];
  };
  const make = async (shared: string[], own: string[]): Promise<PageStyles> => {
    const [link, sitePrint] = await once(site, '', () => makeSite(shared));
    const { screen, print } = splitPrint(joined(styles, own));
    const rulesFor = createFirstRules([...shared, ...own].map(sheet));
    return {
      links: own.length > 0 ? [link, await write('page', screen)] : [link],
      print: await write('print', sitePrint + print),
      first: (markup) => ({ faces, ...rulesFor(markup) }),
    };
  };
  return (types: readonly string[], hasForm = false): Promise<PageStyles> => {
    return once(made, `${types.join()} ${hasForm}`, async () => {
      const { shared, own } = stylesFor(styles, types, hasForm);
      return make(shared, own);
    });
  };
}
