import { pathToFileURL } from 'node:url';
import type { PageData, ResolvedSite } from '../../../core/content/resolved-page.ts';
import type { ValidPage } from '../../../core/content/valid-page.ts';
import type { Diagnostic } from '../../../core/diagnostic.ts';
import { siteBundle } from '../../../site-build/pages/site-bundle.ts';
import type { LoadedSite } from '../../../site-build/load-site.ts';
import type { Roots } from '../../../site-build/roots.ts';

/** The exports of src/entries/prerender.tsx, bundled. */
interface Prerender {
  prepare(types: readonly string[]): Promise<void>;
  renderPage(site: ResolvedSite, data: PageData): string;
}

/**
 * Renders pages with the build's code, without writing them: `check` finds errors of components this way.
 * @returns a diagnostic for each page that can't be rendered
 * @throws ContentError if the content has errors
 */
export async function tryRenderPages(
  roots: Roots,
  content: LoadedSite,
  pages: readonly ValidPage[],
): Promise<Diagnostic[]> {
  const site = await content.site();
  const translations = await content.translations();
  const { prerenderFile } = await siteBundle(roots, content.validation.types);
  const { prepare, renderPage } = (await import(pathToFileURL(prerenderFile).href)) as Prerender;
  const diagnostics: Diagnostic[] = [];
  for (const validPage of pages) {
    try {
      const page = await content.page(validPage);
      await prepare(page.types);
      renderPage(translations[page.language ?? ''] ?? site, { page, build: 'check', version: 'check' });
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      diagnostics.push({
        file: validPage.file,
        line: 1,
        column: 1,
        severity: 'error',
        code: 'not-rendered',
        message: `The page can’t be rendered: ${reason}`,
        hint: 'Correct the code that renders it: src/README.md maps the code, and `npm run dev` shows the place.',
      });
    }
  }
  return diagnostics;
}
