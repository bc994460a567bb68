import { useLoaderData, useLocation, useNavigate, ScrollRestoration } from 'react-router-dom';
import type { PageData, ResolvedSite } from '../core/resolved-page.ts';
import { App } from '../renderer/app.tsx';
import { ConsentSlot } from './consent-slot.tsx';
import { useArrival } from './use-arrival.ts';
import { useLinks } from './use-links.ts';
import { useOverlay } from './use-overlay.ts';

/** The page at the current address, with everything that navigation needs. */
export function SitePage({ site }: { site: ResolvedSite }) {
  const { page } = useLoaderData<PageData>();
  const navigate = useNavigate();
  const overlay = useOverlay();
  useLinks(site.overlays, page.route);
  useArrival(page, useLocation());
  const own = page.dialog && { content: page.dialog, closeTo: '/', onClose: () => void navigate('/') };
  return (
    <>
      <App site={site} page={page} dialog={overlay ?? own} />
      <ConsentSlot thirdParties={site.thirdParties} route={page.route} />
      <ScrollRestoration />
    </>
  );
}
