import type { FastifyRequest } from 'fastify';

/** The page that a form was posted from, if it is one of this site; else the first page. */
export function previousPage({ headers }: Pick<FastifyRequest, 'headers'>): string {
  const { referer } = headers;
  if (referer === undefined || !URL.canParse(referer)) return '/';
  const { host, pathname } = new URL(referer);
  return host === headers.host && !pathname.startsWith('//') ? pathname : '/';
}

/**
 * The language of that page, where it is not the site's own: the address of the form names it, and translations lie below
 * the code of their language.
 * @param codes of the languages of translations
 */
export function previousLanguage(
  request: Pick<FastifyRequest, 'headers' | 'query'>,
  codes: ReadonlySet<string> | ReadonlyMap<string, unknown>,
): string | undefined {
  const { language } = request.query as { language?: unknown };
  const [, first = ''] = previousPage(request).split('/');
  return [language, first].find((code): code is string => typeof code === 'string' && codes.has(code));
}
