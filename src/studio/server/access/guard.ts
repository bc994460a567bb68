import type { IncomingHttpHeaders } from 'node:http';

/** The parts of a request that decide whether it comes from the studio's own page. */
export interface GuardedRequest {
  method: string;
  headers: IncomingHttpHeaders;
}

/**
 * Checks that a request comes from this computer's own page: the host name, against rebinding; the origin and
 * `Sec-Fetch-Site`, against other websites.
 * @param port at which the server listens
 * @param isFramed whether another port of this computer may show its documents
 * @returns the reason for the refusal; undefined for a request to answer
 * @see https://www.w3.org/TR/fetch-metadata/
 */
export function refuseForeign(
  { method, headers }: GuardedRequest,
  port: number,
  isFramed = false,
): string | undefined {
  const { host = '', origin } = headers;
  if (!hostNames.some((name) => host === `${name}:${port}`))
    return 'The studio answers only at the address that it has printed.';
  if (origin !== undefined && origin !== `http://${host}`) return 'The request came from another website.';
  const site = headers['sec-fetch-site'];
  if (site === 'same-origin') return undefined;
  const isRead = method === 'GET' || method === 'HEAD';
  // A request for a typed address has no origin, and no website can send such a request.
  if (isRead && (site === undefined || site === 'none')) return undefined;
  if (site === undefined && origin !== undefined) return undefined;
  if (isFramed && isRead && site === 'same-site' && headers['sec-fetch-mode'] === 'navigate')
    return undefined;
  return 'The request came from another website.';
}

/** The names of this computer, as a browser sends them. */
const hostNames = ['localhost', '127.0.0.1', '[::1]'];
