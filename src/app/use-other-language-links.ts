import { useEffect } from 'react';
import type { ResolvedPage, ResolvedSite } from '../core/content/resolved-page.ts';
import { otherLanguageLink } from '../core/page/other-language-links.ts';

/**
 * Marks the links of a translated page that lead to a page in another language. In documents the build has
 * marked them; this handles later pages and dialogs.
 * @param page the current page
 * @param over the dialog over it
 */
export function useOtherLanguageLinks({ original }: ResolvedSite, page: ResolvedPage, over: unknown): void {
  const { language } = page;
  useEffect(() => {
    if (original === undefined || language === undefined) return;
    for (const link of document.querySelectorAll('a[href^="/"]')) {
      const leaving = otherLanguageLink(link.getAttribute('href') ?? '', language, original);
      if (leaving && !link.hasAttribute('hreflang')) {
        link.setAttribute('hreflang', leaving.hreflang);
        link.setAttribute('data-sign', leaving.sign);
      }
    }
  }, [original, language, page, over]);
}
