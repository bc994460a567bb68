import '../../../ui/styles.ts';
import { renderToString } from 'react-dom/server';
import { loadCode } from '../../../app/load-code.ts';
import type { ResolvedPage, ResolvedSite } from '../../../core/content/resolved-page.ts';
import { ExampleView } from './example-view.tsx';

/**
 * The markup of an example, as in a build.
 * @throws Error if a section throws
 */
export async function renderExample(site: ResolvedSite, page: ResolvedPage): Promise<string> {
  await loadCode(page);
  return renderToString(<ExampleView site={site} page={page} />);
}
