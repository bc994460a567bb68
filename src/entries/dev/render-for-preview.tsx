import '../../ui/styles.ts';
import '../../ui/parts/focus.css';
import '../../ui/parts/languages.css';
import type { PageData, ResolvedSite } from '../../core/content/resolved-page.ts';
import { prepare, renderPage } from '../prerender.tsx';
import { registerDiagnosticBox } from './diagnostic-box.tsx';

/**
 * The render entry of the development server: a page's markup, as in the build.
 * @throws Error if a section throws, or has no component
 */
export async function renderForPreview(site: ResolvedSite, data: PageData): Promise<string> {
  registerDiagnosticBox();
  const [missing] = await prepare(data.page.types, data.page.forms);
  if (missing) throw new Error(`There is no section type "${missing}" in src/sections.`);
  return renderPage(site, data);
}
