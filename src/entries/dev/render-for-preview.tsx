import '../../ui/styles.ts';
import '../../ui/parts/languages.css';
import type { PageData, ResolvedSite } from '../../core/content/resolved-page.ts';
import { loadCode } from '../../app/load-code.ts';
import { sectionComponent } from '../../renderer/registry.ts';
import { renderPage } from '../prerender.tsx';
import { registerDiagnosticBox } from './diagnostic-box.tsx';

/**
 * The render entry of the development server: a page's markup, as in the build.
 * @throws Error if a section throws, or has no component
 */
export async function renderForPreview(site: ResolvedSite, data: PageData): Promise<string> {
  registerDiagnosticBox();
  await loadCode(data.page);
  const missing = data.page.types.find((type) => !sectionComponent(type));
  if (missing) throw new Error(`There is no section type "${missing}" in src/sections.`);
  return renderPage(site, data);
}
