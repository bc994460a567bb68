import type { Diagnostic } from '../../diagnostic.ts';
import { DATES } from '../../content/dates/dated.ts';
import { createDiagnostic, type CheckedFile, type Rule } from '../rule.ts';

const KEYS = ['draft', ...DATES];

/**
 * Reports a draft mark or dates on the home page and other pages that must always be shown. Also reports a
 * missing not-found page, and a missing offline page if visitors can install the site.
 */
export const requiredPages: Rule = function* ({ pages, site, files }) {
  for (const page of pages) {
    if (page.route !== '' && page.route !== '/') continue;
    const key = KEYS.find((each) => page.data[each] !== undefined && page.data[each] !== false);
    if (key === undefined) continue;
    const name = page.route === '/' ? 'The home page' : 'This page, which the site itself shows,';
    yield createDiagnostic(
      page,
      { path: [key] },
      {
        code: 'page-needed',
        explains: { codes: ['translation-alone'], files: [page.file] },
        message: `${name} must always be there: no site can do without it.`,
        hint: `Remove "${key}"; sections may have dates.`,
        what: 'key',
      },
    );
  }
  // Without a list of files, missing files are unknown.
  if (site && files.length > 0) yield* missingPages(site, new Set(files));
};

function* missingPages(site: CheckedFile, files: ReadonlySet<string>): Iterable<Diagnostic> {
  if (!files.has('pages-config/_not-found.json'))
    yield createDiagnostic(
      site,
      { path: [] },
      {
        severity: 'warning',
        code: 'no-page-for-unknown-addresses',
        message:
          'There is no pages-config/_not-found.json: an unknown address answers with one line of plain text.',
        hint: 'npm run new -- page _not-found writes it.',
      },
    );
  if (site.data['app'] !== undefined && !files.has('pages-config/_offline.json'))
    yield createDiagnostic(
      site,
      { path: ['app'] },
      {
        severity: 'warning',
        code: 'no-page-without-connection',
        message:
          'Visitors may install the site, and it does not open without a connection: there is no pages-config/_offline.json.',
        hint: 'npm run new -- page _offline writes it.',
        what: 'key',
      },
    );
}
