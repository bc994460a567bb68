import '@vitejs/plugin-react/preamble';
import '../../../ui/styles.ts';
import { hydrateRoot } from 'react-dom/client';
import { loadCode } from '../../../app/load-code.ts';
import { fetchJson } from '../../../app/page-store.ts';
import type { ResolvedPage, ResolvedSite } from '../../../core/content/resolved-page.ts';
import { readGalleryAddress } from '../../../core/gallery/gallery-entry.ts';
import { ExampleView } from './example-view.tsx';

/* Hydrates an example's document like a page, with React's development build: it explains mismatches. */
const root = document.getElementById('root');
const asked = readGalleryAddress(location.pathname);
if (!root || !asked) throw new Error(`${location.pathname} is not the address of an example.`);
const { kind, name, number } = asked;
const [site, page] = await Promise.all([
  fetchJson<ResolvedSite>('/_dev/gallery/site.json'),
  fetchJson<ResolvedPage>(`/_dev/gallery/${kind}/${name}/${number}.json`),
]);
await loadCode(page);
hydrateRoot(root, <ExampleView site={site} page={page} />, { onRecoverableError: reportMismatch });
requestAnimationFrame(() => {
  document.documentElement.dataset.hydrated = '';
});

function reportMismatch(error: unknown): void {
  const reason = error instanceof Error ? error.message : String(error);
  console.error(
    `"${name}", example ${number}, is rendered differently in the browser than in its HTML. ${reason}`,
  );
}
