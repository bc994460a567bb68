import type { ReactNode } from 'react';
import type { ResolvedPage, ResolvedSite } from '../core/content/resolved-page.ts';
import { Shell } from '../shell/shell.tsx';
import { MapFrameContext } from '../ui/map-frame.ts';
import { PageView } from './page-view.tsx';

interface AppProps {
  site: ResolvedSite;
  page: ResolvedPage;
  /** The rendered dialog over the page: the page's own, or one that a link has opened. */
  dialog?: ReactNode;
}

/** A whole page; the build and the browser render it identically. */
export function App({ site, page, dialog }: AppProps) {
  return (
    <Shell site={site} page={page} dialog={dialog}>
      <MapFrameContext value={site.thirdParties.map?.src}>
        <PageView key={page.route} sections={page.sections} />
      </MapFrameContext>
    </Shell>
  );
}
