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
  /** The style sheets of the page: one shared by all pages, and one for its sections. */
  links: string[];
  /** The print rules of both, which do not block the screen. */
  print: string;
  /** The critical styles of the first screen. */
  first(markup: string): FirstStyles;
}

/**
 * Combines the style sheets of pages into two files for about ten sources, which also compress better, and
 * one for print.
 * @param fallbacks the rules of the fonts' fallbacks, which come first
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
  const memoizeIn = <T>(known: Map<string, Promise<T>>, key: string, make: () => Promise<T>) => {
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
  const make = async (shared: string[], own: string[], language: string): Promise<PageStyles> => {
    const [link, sitePrint] = await memoizeIn(site, '', () => makeSite(shared));
    const { screen, print } = splitPrint(joined(styles, own));
    const rulesFor = createFirstRules([...shared, ...own].map(sheet), language);
    return {
      links: own.length > 0 ? [link, await write('page', screen)] : [link],
      print: await write('print', sitePrint + print),
      first: (markup) => ({ faces, ...rulesFor(markup) }),
    };
  };
  return (types: readonly string[], hasForm: boolean, language: string): Promise<PageStyles> => {
    return memoizeIn(made, `${types.join()} ${hasForm} ${language}`, async () => {
      const { shared, own } = stylesFor(styles, types, hasForm, [language]);
      return make(shared, own, language);
    });
  };
}
