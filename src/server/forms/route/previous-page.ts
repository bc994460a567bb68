import type { FastifyRequest } from 'fastify';

/** The page from which a form was posted, if it belongs to this site; otherwise the home page. */
export function previousPage({ headers }: Pick<FastifyRequest, 'headers'>): string {
  const { referer } = headers;
  if (referer === undefined || !URL.canParse(referer)) return '/';
  const { host, pathname } = new URL(referer);
  return host === headers.host && !pathname.startsWith('//') ? pathname : '/';
}

/**
 * The language of the page from which a form was posted, if it is not the main one: the address of a translation
 * begins with its language code.
 * @param codes language codes of the translations
 */
export function previousLanguage(
  request: Pick<FastifyRequest, 'headers' | 'query'>,
  codes: ReadonlySet<string> | ReadonlyMap<string, unknown>,
): string | undefined {
  const { language } = request.query as { language?: unknown };
  const [, first = ''] = previousPage(request).split('/');
  return [language, first].find((code): code is string => typeof code === 'string' && codes.has(code));
}
