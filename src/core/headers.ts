import type { ThirdParties } from './resolved-page.ts';

/**
 * The headers of every answer, the same for each page: a content policy without hashes or nonces, because nothing is
 * inline, and Trusted Types, because nothing parses HTML in the browser.
 * @param thirdParties what _site.json configures; each service widens the policy by its own addresses alone
 */
export function securityHeaders(thirdParties: ThirdParties): Record<string, string> {
  return {
    'Content-Security-Policy': contentPolicy(thirdParties),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Strict-Transport-Security': 'max-age=31536000',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
  };
}

/** Where the rules stand by which browsers may fetch the next page before it is asked for. */
export const speculationRules = {
  header: '"/speculation-rules.json"',
  path: '/speculation-rules.json',
  type: 'application/speculationrules+json',
  /** Only pages that are not awake need them: an awake page fetches the next one's data by itself. */
  body: JSON.stringify({
    prefetch: [{ where: { selector_matches: 'html:not([data-awake]) a' }, eagerness: 'moderate' }],
  }),
};

/** How long a browser may keep a file: hashed files for ever, everything else only after asking. */
export function cacheControl(pathname: string): string {
  const hashed = pathname.startsWith('/assets/') || pathname.startsWith('/media/');
  return hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate';
}

function contentPolicy({ tagManager, analytics, webVitals, map }: ThirdParties): string {
  const google = tagManager || analytics ? ' https://www.googletagmanager.com' : '';
  const collect = google ? ' https://*.google-analytics.com https://*.googletagmanager.com' : '';
  const vitals = webVitals?.endpoint.startsWith('https://') ? ` ${originOf(webVitals.endpoint)}` : '';
  const frames = [tagManager && 'https://www.googletagmanager.com', map && originOf(map.src)].filter(Boolean);
  const directives = {
    'default-src': "'none'",
    'script-src': `'self'${google}`,
    'style-src': "'self'",
    'img-src': `'self' data:${collect}`,
    'font-src': "'self'",
    'media-src': "'self'",
    'connect-src': `'self'${collect}${vitals}`,
    'frame-src': frames.join(' ') || "'none'",
    'manifest-src': "'self'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    'base-uri': "'none'",
    'require-trusted-types-for': "'script'",
  };
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');
}

/** Only the letters of a host: anything else in the address could end the directive and begin another. */
function originOf(address: string): string {
  return /^https:\/\/[a-z0-9.-]+(:\d+)?(?=[/?#]|$)/i.exec(address)?.[0] ?? '';
}
