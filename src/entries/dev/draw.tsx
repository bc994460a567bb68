import '../../ui/styles.ts';
import type { PageData, ResolvedSite } from '../../core/content/resolved-page.ts';
import { loadCode } from '../../app/load-code.ts';
import { renderPage } from '../prerender.tsx';
import { registerFaultBox } from './fault-box.tsx';

/**
 * A page's markup, as the build would write it; the development server's entry for drawing.
 * @throws when a section throws
 */
export async function drawPage(site: ResolvedSite, data: PageData): Promise<string> {
  registerFaultBox();
  await loadCode(data.page);
  return renderPage(site, data);
}
