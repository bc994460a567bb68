import type { DepositAnswer } from '../../core/deposits/deposit-answers.ts';
import type { Credentials } from './credentials.ts';
import { PATIENCE } from './crossref-server.ts';

/**
 * Sends an article to the Directory of Open Access Journals, or replaces it there.
 * @param id the id that the directory gave the article; undefined for a new article
 * @throws if the server can't be reached
 * @see https://doaj.org/api/docs
 */
export async function sendToDirectory(
  { address, key }: NonNullable<Credentials['doaj']>,
  article: object,
  id: string | undefined,
): Promise<Pick<DepositAnswer, 'state' | 'answer' | 'id'>> {
  const query = new URLSearchParams({ api_key: key });
  const response = await fetch(`${address}/api/articles${id === undefined ? '' : `/${id}`}?${query}`, {
    method: id === undefined ? 'POST' : 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(article),
    signal: AbortSignal.timeout(PATIENCE),
  });
  const text = await response.text();
  const knownId = id === undefined ? {} : { id };
  if (!response.ok) return { state: 'refused', answer: `${response.status}: ${errorIn(text)}`, ...knownId };
  const created = text === '' ? {} : (JSON.parse(text) as { id?: string });
  return {
    state: 'accepted',
    answer: String(response.status),
    ...knownId,
    ...(created.id && { id: created.id }),
  };
}

function errorIn(text: string): string {
  try {
    return String((JSON.parse(text) as { error?: string }).error ?? text).slice(0, 300);
  } catch (error) {
    if (error instanceof SyntaxError) return text.slice(0, 300);
    throw error;
  }
}
