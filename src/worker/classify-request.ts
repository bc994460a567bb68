import { requestKind } from '../core/offline/request-kind.ts';
import type { RequestKind } from '../core/offline/request-kind.ts';

import { thisBuild } from './this-build.ts';

/** The strategy for answering a request. */
export function classifyRequest({ method, url, mode, headers }: Request): RequestKind {
  const { origin, pathname } = new URL(url);
  return requestKind({
    method,
    isOwn: origin === location.origin,
    pathname,
    mode,
    receiptRoute: thisBuild.receiptRoute,
    isPart: headers.has('range'),
    isPrefetch: /prefetch/.test(headers.get('sec-purpose') ?? ''),
  });
}
