/** The maximal number of pages that one page prefetches. */
const maxPages = 8;

/** Matches links to pages of the site: not to files, the server, new tabs or other languages. */
const pages = 'a[href^="/"]:not([target],[download],[hreflang],[href*="."],[href^="/api/"])';

/**
 * Prefetches the pages behind visible links, each once and up to a limit. Callers must not call it for
 * visitors who save data.
 * @param fetch receives the link to a page
 * @returns a function that stops it
 */
export function prefetchInView(fetch: (link: HTMLAnchorElement) => void): () => void {
  const seen = new Set([location.pathname]);
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const link = target as HTMLAnchorElement;
      if (!isIntersecting || seen.has(link.pathname)) continue;
      if (seen.size > maxPages) return observer.disconnect();
      seen.add(link.pathname);
      fetch(link);
    }
  });
  for (const link of document.querySelectorAll(pages)) observer.observe(link);
  return () => observer.disconnect();
}
