import { useMemo } from 'react';
import type { ResolvedPage, ResolvedSite } from '../../../core/content/resolved-page.ts';
import { createLocale } from '../../../core/messages/locale.ts';
import { PageView } from '../../../renderer/page-view.tsx';
import { LocaleContext } from '../../../ui/locale.ts';
import { MapFrameContext } from '../../../ui/map-frame.ts';

/** An example without header and footer; the development server and the browser render it identically. */
export function ExampleView({ site, page }: { site: ResolvedSite; page: ResolvedPage }) {
  const locale = useMemo(() => createLocale(site), [site]);
  return (
    <LocaleContext value={locale}>
      <MapFrameContext value={site.thirdParties.map?.src}>
        <main id="content">
          <PageView sections={page.sections} />
        </main>
      </MapFrameContext>
    </LocaleContext>
  );
}
