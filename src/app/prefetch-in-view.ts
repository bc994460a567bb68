/** How many pages are fetched ahead of a click while one page is read. */
const most = 8;

/** Links to pages of the site: not to files, nor to what opens in a tab of its own, nor to other languages. */
const pages = 'a[href^="/"]:not([target],[download],[hreflang],[href*="."])';

/**
 * Fetches the pages behind the links that are in view, each once and a few at most. Nothing may be fetched for visitors
 * who save data: the caller sees to that.
 * @param fetch gets the link to a page
 * @returns what ends it
 */
export function prefetchInView(fetch: (link: HTMLAnchorElement) => void): () => void {
  const seen = new Set([location.pathname]);
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const link = target as HTMLAnchorElement;
      if (!isIntersecting || seen.has(link.pathname)) continue;
      if (seen.size > most) return observer.disconnect();
      seen.add(link.pathname);
      fetch(link);
    }
  });
  for (const link of document.querySelectorAll(pages)) observer.observe(link);
  return () => observer.disconnect();
}
