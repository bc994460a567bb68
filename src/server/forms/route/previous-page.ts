import type { FastifyRequest } from 'fastify';

/** The page that a form was posted from, if it belongs to this site; else the home page. */
export function previousPage({ headers }: Pick<FastifyRequest, 'headers'>): string {
  const { referer } = headers;
  if (referer === undefined || !URL.canParse(referer)) return '/';
  const { host, pathname } = new URL(referer);
  return host === headers.host && !pathname.startsWith('//') ? pathname : '/';
}

/**
 * The language of that page, if not the main one: the form's address contains it, and translations are below their
 * language code.
 * @param codes of the translations' languages
 */
export function previousLanguage(
  request: Pick<FastifyRequest, 'headers' | 'query'>,
  codes: ReadonlySet<string> | ReadonlyMap<string, unknown>,
): string | undefined {
  const { language } = request.query as { language?: unknown };
  const [, first = ''] = previousPage(request).split('/');
  return [language, first].find((code): code is string => typeof code === 'string' && codes.has(code));
}
