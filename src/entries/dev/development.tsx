import '../../ui/styles.ts';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import type { Diagnostic } from '../../core/diagnostic.ts';
import type { PageData, ResolvedSite } from '../../core/content/resolved-page.ts';
import type { SampleGroup } from '../../core/page/token-samples.ts';
import type { WrittenTypeface } from '../../core/theme/typeface.ts';
import { dataAddress, normalRoute } from '../../core/page/page-address.ts';
import { DiagnosticsOverlay } from './diagnostics-overlay.tsx';
import { loadCode } from '../../app/load-code.ts';
import { fetchJson } from '../../app/page-store.ts';
import { createSiteRouter } from '../../app/router.tsx';

/* The development server's entry: the same application, drawn in the browser, with the content's faults on top. */
const root = createRoot(document.getElementById('root') ?? document.body);
const pages: Record<string, () => Promise<ReactNode>> = { '/_tokens': tokens, '/_type': type };
root.render(await (pages[location.pathname] ?? page)());

/** Every value of the design, with samples. */
async function tokens(): Promise<ReactNode> {
  const [{ TokensPage }, groups] = await Promise.all([
    import('./tokens-page.tsx'),
    fetchJson<SampleGroup[]>('/_dev/tokens.json'),
  ]);
  document.title = 'Tokens';
  return <TokensPage groups={groups} />;
}

/** Every face, weight, step and language, with specimens. */
async function type(): Promise<ReactNode> {
  const [{ TypePage }, typefaces] = await Promise.all([
    import('./type-page.tsx'),
    fetchJson<WrittenTypeface[]>('/_dev/typefaces.json'),
  ]);
  document.title = 'Type';
  return <TypePage typefaces={typefaces} />;
}

async function page(): Promise<ReactNode> {
  const address = dataAddress(normalRoute(location.pathname));
  const [diagnostics, site, data] = await Promise.all([
    fetchJson<Diagnostic[]>('/_dev/diagnostics.json'),
    fetchJson<ResolvedSite | null>('/_dev/site.json'),
    fetchJson<PageData | null>(address),
  ]);
  const overlay = <DiagnosticsOverlay diagnostics={diagnostics} />;
  if (!site || !data) return overlay;
  await loadCode(data.page);
  document.title = data.page.title;
  document.documentElement.dataset.hydrated = '';
  const router = createSiteRouter({ site, data, build: 'development' });
  return (
    <>
      <RouterProvider router={router} />
      {overlay}
    </>
  );
}
