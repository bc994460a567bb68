import { normalRoute } from '../../core/page/page-address.ts';
import { previewAddress } from '../../core/page/preview.ts';
import type { PreviewDiagnostics } from '../../core/page/preview.ts';
import type { PageData, ResolvedSite } from '../../core/content/resolved-page.ts';
import { fetchJson } from '../../app/page-store.ts';
import { addNote, showDiagnostics } from './overlay-store.ts';
import type { PreviewRouter } from './preview-router.tsx';
import { hasFailedSection } from './report-errors.ts';

let livePage: PreviewRouter | undefined;
/** The version of the shared data on the page; the page's own data may be newer. */
let shownBuild: string | undefined;
let following = Promise.resolve();

/** Registers the hydrated page for live updates. */
export function setLivePage(page: PreviewRouter): void {
  livePage = page;
  shownBuild = page.shown().build;
  let route = location.pathname;
  page.router.subscribe(({ navigation }) => {
    if (navigation.state !== 'idle' || location.pathname === route) return;
    route = location.pathname;
    void reportDiagnostics();
  });
}

/** Requests the current diagnostics, which list those of the current page first. */
export async function reportDiagnostics(): Promise<PreviewDiagnostics> {
  const route = encodeURIComponent(normalRoute(location.pathname));
  const diagnostics = await fetchJson<PreviewDiagnostics>(`${previewAddress.problems}?route=${route}`);
  showDiagnostics(diagnostics);
  return diagnostics;
}

/**
 * Updates the page after a content change, when earlier updates are done. A hydrated page is updated in place; any
 * other page is reloaded if it has changed.
 */
export function followContent(): Promise<void> {
  const next = following.then(follow);
  following = next.catch(() => undefined);
  return next;
}

async function follow(): Promise<void> {
  const { build } = await reportDiagnostics();
  if (!livePage) return (await isOutdated(build)) ? location.reload() : undefined;
  if (hasFailedSection()) return location.reload();
  const isSame = build === shownBuild;
  await livePage.update(isSame ? undefined : await fetchJson<ResolvedSite>(previewAddress.site));
  shownBuild = build;
  const { page } = livePage.shown();
  document.title = page.title;
  followFonts();
}

/** Pages of the development server itself have no version, so they count as outdated. */
async function isOutdated(build: string): Promise<boolean> {
  const { page, version, build: builtAs } = document.documentElement.dataset;
  if (!page || build !== builtAs) return true;
  const data = await fetchJson<PageData>(page);
  return data.version !== version;
}

/** Loads the fonts again, because a changed text may have characters that the loaded fonts lack. */
function followFonts(): void {
  const oldLink = document.querySelector<HTMLLinkElement>(`link[href^="${previewAddress.fonts}"]`);
  if (!oldLink) return;
  const newLink = oldLink.cloneNode() as HTMLLinkElement;
  newLink.href = `${previewAddress.fonts}?${Date.now()}`;
  newLink.addEventListener('load', () => oldLink.remove());
  newLink.addEventListener('error', () =>
    addNote({
      title: 'The fonts could not be made',
      text: 'The output of the development server gives the reason.',
    }),
  );
  oldLink.after(newLink);
}
