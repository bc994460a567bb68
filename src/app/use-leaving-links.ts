import { useEffect } from 'react';
import type { ResolvedPage, ResolvedSite } from '../core/content/resolved-page.ts';
import { leavingLink } from '../core/page/leaving-links.ts';

/**
 * Lets the links of a translated page say where they lead to a page in another language. The build has written it into
 * documents; this does it for pages and dialogs that come later.
 * @param page the page that is shown
 * @param over what is open over it
 */
export function useLeavingLinks({ original }: ResolvedSite, page: ResolvedPage, over: unknown): void {
  const { language } = page;
  useEffect(() => {
    if (original === undefined || language === undefined) return;
    for (const link of document.querySelectorAll('a[href^="/"]')) {
      const leaving = leavingLink(link.getAttribute('href') ?? '', language, original);
      if (leaving && !link.hasAttribute('hreflang')) {
        link.setAttribute('hreflang', leaving.hreflang);
        link.setAttribute('data-sign', leaving.sign);
      }
    }
  }, [original, language, page, over]);
}
