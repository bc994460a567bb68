import { element as e, xmlDocument, type Xml } from '../../core/formats/xml.ts';
import { HarvestError } from './errors.ts';
import { parseRequest, type HarvestRequest } from './request.ts';
import type { Repository } from './repository.ts';
import { answerVerb } from './verbs.ts';

/**
 * Answers a harvester's request. Errors are responses too: the protocol has a code for each, and the status is 200.
 * @param query the arguments, with all values that were sent
 * @see http://www.openarchives.org/OAI/openarchivesprotocol.html
 */
export function answerHarvester(repository: Repository, query: URLSearchParams, now: Date): string {
  let request: HarvestRequest | undefined;
  try {
    request = parseRequest(query);
    return envelope(repository, now, request.given, answerVerb(repository, request));
  } catch (error) {
    if (!(error instanceof HarvestError)) throw error;
    // If the request itself is invalid, its arguments are not repeated.
    const given = error.code === 'badVerb' || error.code === 'badArgument' ? {} : (request?.given ?? {});
    return envelope(repository, now, given, e('error', { code: error.code }, error.message));
  }
}

function envelope({ baseUrl }: Repository, now: Date, given: Record<string, string>, content: Xml): string {
  return xmlDocument(
    e(
      'OAI-PMH',
      {
        xmlns: 'http://www.openarchives.org/OAI/2.0/',
        'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
        'xsi:schemaLocation':
          'http://www.openarchives.org/OAI/2.0/ http://www.openarchives.org/OAI/2.0/OAI-PMH.xsd',
      },
      e('responseDate', {}, `${now.toISOString().slice(0, 19)}Z`),
      e('request', withoutEmptyValues(given), baseUrl),
      content,
    ),
  );
}

/** The arguments that the response repeats: those with a value. */
function withoutEmptyValues(given: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''));
}
