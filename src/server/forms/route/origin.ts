import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a post comes from a page of another site. Pages are static and set no cookies, so there is no token to
 * compare: the browser itself names the origin. A program that names none is let through; it uses nobody's browser.
 * @param hosts the names under which visitors call the site: the request's own host, and that of PUBLIC_URL
 */
export function isCrossOrigin(headers: IncomingHttpHeaders, hosts: readonly (string | undefined)[]): boolean {
  if (headers['sec-fetch-site'] === 'cross-site') return true;
  const { origin } = headers;
  if (origin === undefined) return false;
  // "null" is sent for sandboxed frames and files, which are not ours.
  if (!URL.canParse(origin)) return true;
  const { host, protocol } = new URL(origin);
  return !/^https?:$/.test(protocol) || !hosts.some((known) => known?.toLowerCase() === host);
}
