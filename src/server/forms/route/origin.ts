import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a post comes from a page of another site. Pages are static and set no cookies, so there is no token to
 * compare: the browser sends the origin. A program that sends none is accepted, because it uses no visitor's browser.
 * @param host the requested host
 * @param publicUrl the site's own address: its pages may be on another host
 */
export function isCrossOrigin(
  headers: IncomingHttpHeaders,
  host: string,
  publicUrl: string | undefined,
): boolean {
  const { origin, 'sec-fetch-site': relation } = headers;
  if (origin !== undefined && origin === publicUrl) return false;
  if (relation === 'cross-site') return true;
  if (origin === undefined) return false;
  // "null" is sent for sandboxed frames and files, which are not ours.
  if (!URL.canParse(origin)) return true;
  const named = new URL(origin);
  const hosts = [host, publicUrl && new URL(publicUrl).host];
  return !/^https?:$/.test(named.protocol) || !hosts.some((known) => known?.toLowerCase() === named.host);
}
