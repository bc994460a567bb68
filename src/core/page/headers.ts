import type { ThirdParties } from '../content/resolved-page.ts';

/**
 * The headers of every answer, the same for each page: a content policy with the hashes of the scripts that stand in
 * documents and without nonces, and Trusted Types, because nothing parses HTML in the browser. No policy for openers: it
 * makes browsers begin the page in another process (src/decisions/).
 * @param thirdParties what _site.json configures; each service widens the policy by its own addresses alone
 * @param inlineScripts how the policy names these scripts, such as `'sha256-…' 'sha256-…'`; without it none may stand in documents
 */
export function securityHeaders(thirdParties: ThirdParties, inlineScripts?: string): Record<string, string> {
  return {
    'Content-Security-Policy': contentPolicy(thirdParties, inlineScripts),
    'Cross-Origin-Resource-Policy': 'same-origin',
    // The films are decoration: no browser offers to lift one out of the page.
    'Permissions-Policy':
      'camera=(), geolocation=(), microphone=(), payment=(), picture-in-picture=(), usb=()',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Strict-Transport-Security': 'max-age=31536000',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
  };
}

/** Besides, on every answer of a preview that holds drafts. @see https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag */
export const previewHeaders = { 'X-Robots-Tag': 'noindex' };

/** The name of the one policy for addresses of scripts: src/shell/offline/register.ts makes it. */
export const workerPolicy = 'worker';

/** Where the rules stand by which browsers draw the next page before it is asked for. */
export const speculationRules = {
  header: '"/speculation-rules.json"',
  path: '/speculation-rules.json',
  type: 'application/speculationrules+json',
} as const;

/**
 * The rules themselves: a page is drawn ahead while the pointer rests on a link to it; where there is none, when the
 * browser finds that a tap is near. The first script says on the root which of the two it is, and nothing for visitors
 * who save data. A hydrated page needs no rules: it fetches the next one's data by itself.
 * @param except routes that are no page to go to: those that open in place, and the one that shows receipts
 * @see https://html.spec.whatwg.org/multipage/speculative-loading.html
 */
export function speculationRulesText(except: readonly string[]): string {
  const rule = (ahead: 'pointer' | 'touch', eagerness: 'eager' | 'moderate') => ({
    where: {
      and: [
        { href_matches: '/*' },
        // Forms and files.
        { not: { href_matches: ['/api/*', '/*.*', ...except.flatMap((route) => [route, `${route}/`])] } },
        {
          selector_matches: `[data-ahead=${ahead}]:not([data-hydrated]) a:not([download],[target],[href^="#"])`,
        },
      ],
    },
    eagerness,
  });
  return JSON.stringify({ prerender: [rule('pointer', 'eager'), rule('touch', 'moderate')] });
}

/**
 * How long a browser may keep a file: hashed files for ever, everything else only after asking. The service worker is
 * asked for anew each time, whatever lies between: it must never outlive what it was built for.
 */
export function cacheControl(pathname: string): string {
  if (pathname === '/sw.js' || pathname === '/build.json') return 'no-cache';
  const hashed = pathname.startsWith('/assets/') || pathname.startsWith('/media/');
  return hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate';
}

function contentPolicy(
  { tagManager, analytics, webVitals, map, formServer }: ThirdParties,
  inlineScripts: string | undefined,
): string {
  const google = tagManager || analytics ? ' https://www.googletagmanager.com' : '';
  const collect = google ? ' https://*.google-analytics.com https://*.googletagmanager.com' : '';
  const vitals = webVitals?.endpoint.startsWith('https://') ? ` ${originOf(webVitals.endpoint)}` : '';
  const forms = formServer ? ` ${originOf(formServer.url)}` : '';
  const frames = [tagManager && 'https://www.googletagmanager.com', map && originOf(map.src)].filter(Boolean);
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
    // One policy, which knows /sw.js alone. Google's scripts, where configured, name theirs as they like.
    'trusted-types': google ? '*' : workerPolicy,
  };
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');
}

/** Only the letters of a host: anything else in the address could end the directive and begin another. */
function originOf(address: string): string {
  return /^https:\/\/[a-z0-9.-]+(:\d+)?(?=[/?#]|$)/i.exec(address)?.[0] ?? '';
}
