import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a post comes from a page of another site. Pages are static and set no cookies, so there is no token
 * to compare; the browser sends the origin instead. A program that sends no origin is accepted: it can't act
 * with a visitor's browser.
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
  // Sandboxed frames and local files send "null"; they are not ours.
  if (!URL.canParse(origin)) return true;
  const named = new URL(origin);
  const hosts = [host, publicUrl && new URL(publicUrl).host];
  return !/^https?:$/.test(named.protocol) || !hosts.some((known) => known?.toLowerCase() === named.host);
}
