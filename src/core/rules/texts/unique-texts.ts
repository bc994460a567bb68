import type { Diagnostic } from '../../diagnostic.ts';
import { translationOf } from '../../page/routes.ts';
import { fault, type CheckedPage, type Rule } from '../rule.ts';

/** No two pages share a title or a description, unless one of them names the other as its original. */
export const uniqueTexts: Rule = function* ({ pages, byRoute }, found) {
  const titles = new Map<string, string>();
  const descriptions = new Map<string, string>();
  // What a translation has in common with its original is the fault of the translation.
  const [originals, translations] = [false, true].map((is) =>
    pages.filter(({ file }) => (translationOf(file) !== undefined) === is),
  );
  for (const page of [...originals!, ...translations!]) {
    // Two pages at one address have a diagnostic already, and so has a page with an invalid name.
    if (hasOriginal(page) || (page.route !== '' && byRoute.get(page.route) !== page)) continue;
    if (found.some(({ code, file }) => code === 'route-name' && file === page.file)) continue;
    const title = sameAs(page, 'title', titles);
    const description = sameAs(page, 'description', descriptions);
    // A page that was copied is one mistake.
    if (title !== undefined && title === description)
      yield same(page, 'title', title, 'title and description are');
    else {
      if (title !== undefined) yield same(page, 'title', title, 'title is');
      if (description !== undefined) yield same(page, 'description', description, 'description is');
    }
  }
};

function hasOriginal({ data }: CheckedPage): boolean {
  return (data['seo'] as { canonical?: unknown } | undefined)?.canonical !== undefined;
}

/** The first page that has the same text; the page itself is kept as one where it is the first. */
function sameAs({ data, file }: CheckedPage, key: string, seen: Map<string, string>): string | undefined {
  const text = data[key];
  if (typeof text !== 'string') return undefined;
  const known = seen.get(text);
  if (known === undefined) seen.set(text, file);
  return known;
}

function same(page: CheckedPage, key: string, known: string, words: string): Diagnostic {
  const isOriginal = translationOf(page.file)?.original === known;
  return fault(
    page,
    { path: [key] },
    {
      code: `duplicate-${key}`,
      message: `The ${words} the same as in ${known}.`,
      about: [known],
      hint: isOriginal
        ? 'Translate it too.'
        : `Say what is particular to this page: search engines show the ${key}.`,
    },
  );
}
