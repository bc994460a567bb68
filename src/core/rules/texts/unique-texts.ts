import type { Diagnostic } from '../../diagnostic.ts';
import { parseTranslation, routeOfLink } from '../../page/routes.ts';
import { createDiagnostic, type CheckedPage, type Rule } from '../rule.ts';

/** Reports pages with the title or description of another page, unless one names the other as its original. */
export const uniqueTexts: Rule = function* ({ pages, byRoute }, found) {
  const titles = new Map<string, string>();
  const descriptions = new Map<string, string>();
  // A text shared by a translation and its original is reported at the translation.
  const [originals, translations] = [false, true].map((isTranslation) =>
    pages.filter(({ file }) => (parseTranslation(file) !== undefined) === isTranslation),
  );
  for (const page of [...originals!, ...translations!]) {
    if (page.valid && !found.some(({ file }) => file === page.file)) yield* withinPage(page);
    // A duplicate address and an invalid name have a diagnostic already.
    if (hasOriginal(page) || (page.route !== '' && byRoute.get(page.route) !== page)) continue;
    if (found.some(({ code, file }) => code === 'route-name' && file === page.file)) continue;
    const title = fileWithText(page, 'title', titles);
    const description = fileWithText(page, 'description', descriptions);
    // A copied page gets one diagnostic, for the file.
    if (title !== undefined && title === description)
      yield {
        ...duplicateText(page, 'title', title, 'title and description are'),
        code: 'copied-page',
        // The copy must be changed anyway, so other values that it shares with the original are not reported.
        explains: { codes: 'all', files: [page.file] },
      };
    else {
      if (title !== undefined) yield duplicateText(page, 'title', title, 'title is');
      if (description !== undefined) yield duplicateText(page, 'description', description, 'description is');
    }
  }
};

/** Reports a description that only repeats the title, and a page that names itself as its original. */
function* withinPage(page: CheckedPage): Iterable<Diagnostic> {
  const { title, description, seo } = page.data as Partial<Record<string, unknown>>;
  if (typeof title === 'string' && title === description)
    yield createDiagnostic(
      page,
      { path: ['description'] },
      {
        code: 'title-as-description',
        message: 'The description repeats the title.',
        hint: 'Say in a sentence what the page offers: search engines show it below the title.',
      },
    );
  const { noindex, canonical } = (seo ?? {}) as Partial<Record<string, unknown>>;
  if (typeof canonical === 'string' && routeOfLink(canonical) === page.route)
    yield createDiagnostic(
      page,
      { path: ['seo', 'canonical'] },
      {
        code: 'own-canonical',
        message: 'This page names itself as its original.',
        hint: 'Remove "canonical": it leads search engines from a copy to another page.',
      },
    );
  if (noindex === true && canonical !== undefined)
    yield createDiagnostic(
      page,
      { path: ['seo', 'noindex'] },
      {
        code: 'wrong-combination',
        what: 'key',
        message:
          'This page hides itself from search engines ("noindex"), and names another address for them ("canonical").',
        hint: 'Keep one of the two: "canonical" alone leads search engines to the other page.',
      },
    );
}

function hasOriginal({ data }: CheckedPage): boolean {
  return (data['seo'] as { canonical?: unknown } | undefined)?.canonical !== undefined;
}

/** The file of the first page with the same text; registers the page if it is the first. */
function fileWithText(
  { data, file }: CheckedPage,
  key: string,
  seen: Map<string, string>,
): string | undefined {
  const text = data[key];
  if (typeof text !== 'string') return undefined;
  const firstFile = seen.get(text);
  if (firstFile === undefined) seen.set(text, file);
  return firstFile;
}

function duplicateText(page: CheckedPage, key: string, firstFile: string, subject: string): Diagnostic {
  const isOriginal = parseTranslation(page.file)?.original === firstFile;
  return createDiagnostic(
    page,
    { path: [key] },
    {
      code: `duplicate-${key}`,
      message: `The ${subject} the same as in ${firstFile}.`,
      about: [firstFile],
      hint: isOriginal
        ? 'Translate it too.'
        : `Say what is particular to this page: search engines show the ${key}.`,
    },
  );
}
