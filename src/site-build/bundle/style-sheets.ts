import type { FirstStyles } from '../../core/page/document/assets.ts';
import { lazyValue } from '../../core/lazy-value.ts';
import type { Bundle } from './bundle.ts';
import { fingerprint } from '../pages/fingerprint.ts';
import type { Output } from '../pages/output/output.ts';
import { createFirstRules } from './critical-css/first-rules.ts';
import { compactCss } from './critical-css/css-text.ts';
import { joinSheets, stylesFor } from './styles-for.ts';

/** The addresses of the style sheets of a page, and its inline styles. */
export interface PageStyles {
  /** The style sheets of the page: one shared by all pages, and one for its sections. */
  links: string[];
  /** The print rules of both, which do not block the screen. */
  print: string;
  /** The critical styles of the first screen. */
  first(markup: string): FirstStyles;
}

/**
 * Combines the style sheets of a page, about ten, into two files, which also compress better, and one for
 * print.
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
  const memoizeIn = <T>(cache: Map<string, Promise<T>>, key: string, make: () => Promise<T>) => {
    const result = cache.get(key) ?? make();
    cache.set(key, result);
    return result;
  };
  const faces = compactCss(fallbacks);
  const pageStyles = new Map<string, Promise<PageStyles>>();
  const siteStyles = new Map<string, Promise<[link: string, print: string]>>();
  const makeSiteStyles = async (shared: string[]): Promise<[string, string]> => {
    const { screen, print } = splitPrint(joinSheets(styles, shared));
    return [await write('site', `${fallbacks}\n${screen}`), print];
  };
  const makePageStyles = async (
    shared: string[],
    pageSheets: string[],
    language: string,
  ): Promise<PageStyles> => {
    const [link, sitePrint] = await memoizeIn(siteStyles, '', () => makeSiteStyles(shared));
    const { screen, print } = splitPrint(joinSheets(styles, pageSheets));
    // Only pages that are rendered ask for them.
    const rulesFor = lazyValue(() =>
      createFirstRules(
        [...shared, ...pageSheets].map((name) => styles.sheets[name] ?? []),
        language,
      ),
    );
    return {
      links: pageSheets.length > 0 ? [link, await write('page', screen)] : [link],
      print: await write('print', sitePrint + print),
      first: (markup) => ({ faces, ...rulesFor()(markup) }),
    };
  };
  return (types: readonly string[], hasForm: boolean, language: string): Promise<PageStyles> => {
    return memoizeIn(pageStyles, `${types.join()} ${hasForm} ${language}`, async () => {
      const { shared, own: pageSheets } = stylesFor(styles, types, hasForm, [language]);
      return makePageStyles(shared, pageSheets, language);
    });
  };
}

/**
 * Splits print rules from a style sheet: a browser loads a sheet with `media="print"` last and without
 * blocking.
 * @param css the minified sheet
 */
function splitPrint(css: string): { screen: string; print: string } {
  let [screen, print, from] = ['', '', 0];
  for (let start = css.indexOf(opening); start >= 0; start = css.indexOf(opening, from)) {
    const end = endOfBlock(css, start + opening.length);
    screen += css.slice(from, start);
    print += css.slice(start, end);
    from = end;
  }
  return { screen: screen + css.slice(from), print };
}

const opening = '@media print{';

/**
 * The end of the block that begins before an offset. Texts in the site's style sheets must not contain
 * braces.
 */
function endOfBlock(css: string, place: number): number {
  for (let depth = 1; depth > 0 && place < css.length; place += 1) {
    if (css[place] === '{') depth += 1;
    if (css[place] === '}') depth -= 1;
  }
  return place;
}
