import '@vitejs/plugin-react/preamble';
import '../../ui/styles.ts';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { ResolvedSite } from '../../core/content/resolved-page.ts';
import { createLocale } from '../../core/messages/locale.ts';
import { contentEvent, previewAddress } from '../../core/page/preview.ts';
import type { PreviewDiagnostic } from '../../core/page/preview.ts';
import type { SampleGroup } from '../../core/page/token-samples.ts';
import type { WrittenTypeface } from '../../core/theme/typeface.ts';
import { fetchJson } from '../../app/page-store.ts';
import { LocaleContext } from '../../ui/locale.ts';
import { followContent, reportDiagnostics } from './live-page.ts';
import { addDiagnostic } from './overlay-store.ts';
import { Overlay } from './overlay.tsx';
import { watchConsole } from './report-errors.ts';

/* The script that the development server adds to every document: the overlay, and live updates. */
watchConsole();
const holder = document.createElement('div');
document.body.append(holder);
createRoot(holder).render(<Overlay />);
import.meta.hot?.on(contentEvent, () => void followContent());
// The content may have changed before this listener was registered.
await (document.documentElement.dataset['page'] ? followContent() : reportDiagnostics());
const renderError = document.getElementById('render-error')?.textContent;
if (renderError) addDiagnostic(JSON.parse(renderError) as PreviewDiagnostic);

/** Pages of the development server that are not part of the site. */
const pages: Record<string, () => Promise<ReactNode>> = { '/_tokens': tokensPage, '/_type': typePage };
const root = document.getElementById('root');
const renderOwnPage = pages[location.pathname];
if (root && renderOwnPage) createRoot(root).render(await renderOwnPage());
else if (root && document.documentElement.dataset['page'] === undefined)
  createRoot(root).render(
    <p className="wrap section">The site can’t be rendered until _site.json is valid.</p>,
  );
// A page that the server could not render is empty, so the browser renders it.
else if (root && !root.hasChildNodes()) await import('./hydrate.tsx').then(({ hydrate }) => hydrate());

/** Every design token, with samples. */
async function tokensPage(): Promise<ReactNode> {
  const [{ TokensPage }, groups, site] = await Promise.all([
    import('./tokens-page.tsx'),
    fetchJson<SampleGroup[]>('/_dev/tokens.json'),
    fetchJson<ResolvedSite>(previewAddress.site),
  ]);
  document.title = 'Tokens';
  return (
    <LocaleContext value={createLocale(site)}>
      <TokensPage groups={groups} />
    </LocaleContext>
  );
}

/** Every typeface, weight, size and language, with samples. */
async function typePage(): Promise<ReactNode> {
  const [{ TypePage }, typefaces] = await Promise.all([
    import('./type-page.tsx'),
    fetchJson<WrittenTypeface[]>('/_dev/typefaces.json'),
  ]);
  document.title = 'Type';
  return <TypePage typefaces={typefaces} />;
}
