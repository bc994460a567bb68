import type { ThirdParties } from '../content/resolved-page.ts';

/**
 * The headers of every response, the same for each page: a content policy with hashes of inline scripts
 * instead of nonces, and Trusted Types, because no code parses HTML in the browser. There is no opener
 * policy: with it, browsers would load the page in another process (src/decisions/).
 * @param thirdParties from _site.json; each service adds only its own addresses to the policy
 * @param inlineScripts the hashes of inline scripts, such as `'sha256-…' 'sha256-…'`; without them the policy
 *   allows none
 */
export function securityHeaders(thirdParties: ThirdParties, inlineScripts?: string): Record<string, string> {
  return {
    'Content-Security-Policy': contentPolicy(thirdParties, inlineScripts),
    'Cross-Origin-Resource-Policy': 'same-origin',
    // The films are only decoration, so picture-in-picture is off.
    'Permissions-Policy':
      'camera=(), geolocation=(), microphone=(), payment=(), picture-in-picture=(), usb=()',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Strict-Transport-Security': 'max-age=31536000',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
  };
}

/**
 * The headers of a page that an editor tries out in a frame: the policy is that of visitors, except that the page
 * sends no forms and that its embedder may show it.
 * @param thirdParties those that the page may load there
 * @param inlineScripts the hashes of inline scripts
 * @param embedder the origin of the page with the frame, such as http://localhost:4180
 */
export function framedHeaders(
  thirdParties: ThirdParties,
  inlineScripts: string,
  embedder: string,
): Record<string, string> {
  const framing = { 'form-action': "'none'", 'frame-ancestors': embedder };
  return { 'Content-Security-Policy': contentPolicy(thirdParties, inlineScripts, framing) };
}

/**
 * An additional header for all responses of a preview with drafts. @see
 * https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag
 */
export const previewHeaders = { 'X-Robots-Tag': 'noindex' };

/** The name of the Trusted Types policy for script addresses, which src/shell/offline/register.ts creates. */
export const workerPolicy = 'worker';

/** The file of speculation rules, by which browsers prerender the next page. */
export const speculationRules = {
  header: '"/speculation-rules.json"',
  path: '/speculation-rules.json',
  type: 'application/speculationrules+json',
} as const;

/**
 * The speculation rules: the browser prerenders a page while the pointer is over its link; without a pointer,
 * when it expects a tap. The first script marks the root with one of the two, or with neither if the visitor
 * saves data. A hydrated page needs no rules, because it fetches the next page's data itself.
 * @param except routes that must not be prerendered: those that open in place, and the receipt page
 * @see https://html.spec.whatwg.org/multipage/speculative-loading.html
 */
export function speculationRulesText(except: readonly string[]): string {
  const rule = (inputKind: 'pointer' | 'touch', eagerness: 'eager' | 'moderate') => ({
    where: {
      and: [
        { href_matches: '/*' },
        // Not for the API, files and the given routes.
        { not: { href_matches: ['/api/*', '/*.*', ...except.flatMap((route) => [route, `${route}/`])] } },
        {
          selector_matches: `[data-ahead=${inputKind}]:not([data-hydrated]) a:not([download],[target],[href^="#"])`,
        },
      ],
    },
    eagerness,
  });
  return JSON.stringify({ prerender: [rule('pointer', 'eager'), rule('touch', 'moderate')] });
}

/**
 * The Cache-Control header of an address: hashed files are cached permanently, everything else is
 * revalidated. The service worker is revalidated by proxies too: an old version would stay in use.
 */
export function cacheControl(pathname: string): string {
  if (pathname === '/sw.js' || pathname === '/build.json') return 'no-cache';
  const isHashed = pathname.startsWith('/assets/') || pathname.startsWith('/media/');
  return isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate';
}

function contentPolicy(
  { tagManager, analytics, webVitals, map, formServer }: ThirdParties,
  inlineScripts: string | undefined,
  framing: Readonly<Record<string, string>> = {},
): string {
  const google = tagManager || analytics ? ' https://www.googletagmanager.com' : '';
  const collect = google ? ' https://*.google-analytics.com https://*.googletagmanager.com' : '';
  const vitals = webVitals?.endpoint.startsWith('https://') ? ` ${parseOrigin(webVitals.endpoint)}` : '';
  const forms = formServer ? ` ${parseOrigin(formServer.url)}` : '';
  const frames = [tagManager && 'https://www.googletagmanager.com', map && parseOrigin(map.src)].filter(
    Boolean,
  );
  const directives = {
    'default-src': "'none'",
    'script-src': `'self'${inlineScripts ? ` ${inlineScripts}` : ''}${google}`,
    'style-src': "'self'",
    'img-src': `'self' data:${collect}`,
    'font-src': "'self'",
    'media-src': "'self'",
    'connect-src': `'self'${collect}${vitals}${forms}`,
    'frame-src': frames.join(' ') || "'none'",
    'manifest-src': "'self'",
    'form-action': `'self'${forms}`,
    'frame-ancestors': "'none'",
    'base-uri': "'none'",
    'worker-src': "'self'",
    'require-trusted-types-for': "'script'",
    // The only Trusted Types policy of the site, for /sw.js. Google's scripts, if configured, use other
    // names.
    'trusted-types': google ? '*' : workerPolicy,
    ...framing,
  };
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');
}

/** Only the origin of the address: other characters could end the directive and start another. */
function parseOrigin(address: string): string {
  return /^https:\/\/[a-z0-9.-]+(:\d+)?(?=[/?#]|$)/i.exec(address)?.[0] ?? '';
}
