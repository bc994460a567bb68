import { element as e, type Xml } from '../../core/formats/xml.ts';
import type { Repository } from './repository.ts';

/** The identity of the repository, its earliest date, and the form of its identifiers. */
export function identify({ journal, items, reportsRemoved, baseUrl, host }: Repository): Xml {
  const earliest = items[0]?.datestamp ?? `${journal.started}-01-01`;
  return e(
    'Identify',
    {},
    e('repositoryName', {}, journal.title),
    e('baseURL', {}, baseUrl),
    e('protocolVersion', {}, '2.0'),
    e('adminEmail', {}, journal.email),
    e('earliestDatestamp', {}, earliest),
    e('deletedRecord', {}, reportsRemoved ? 'persistent' : 'no'),
    e('granularity', {}, 'YYYY-MM-DD'),
    e(
      'description',
      {},
      e(
        'oai-identifier',
        {
          xmlns: 'http://www.openarchives.org/OAI/2.0/oai-identifier',
          'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
          'xsi:schemaLocation':
            'http://www.openarchives.org/OAI/2.0/oai-identifier http://www.openarchives.org/OAI/2.0/oai-identifier.xsd',
        },
        e('scheme', {}, 'oai'),
        e('repositoryIdentifier', {}, host),
        e('delimiter', {}, ':'),
        e('sampleIdentifier', {}, items[0]?.identifier ?? `oai:${host}:journal/v1/i1/example`),
      ),
    ),
  );
}
