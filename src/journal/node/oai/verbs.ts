import { element as e, type Xml } from '../../core/formats/xml.ts';
import { HarvestError } from './errors.ts';
import { getFormat, metadataFormats, type MetadataFormat } from './formats.ts';
import { answerListRequest } from './list.ts';
import type { HarvestItem, Repository } from './repository.ts';
import type { HarvestRequest } from './request.ts';
import { listSets } from './sets.ts';

/** The response of a verb, in an element of its name. @throws HarvestError if that is impossible */
export function answerVerb(repository: Repository, { verb, given }: HarvestRequest): Xml {
  switch (verb) {
    case 'Identify':
      return identify(repository);
    case 'ListMetadataFormats':
      if (given['identifier'] !== undefined) findItem(repository, given['identifier']);
      return e(verb, {}, metadataFormats.map(describeFormat));
    case 'ListSets':
      return listSets(repository, given['resumptionToken']);
    case 'GetRecord': {
      const format = getFormat(given['metadataPrefix']!);
      return e(verb, {}, record(findItem(repository, given['identifier']!), format, repository));
    }
    case 'ListIdentifiers': {
      const { items, token } = answerListRequest(repository, given);
      return e(verb, {}, items.map(header), token);
    }
    case 'ListRecords': {
      const { items, format, token } = answerListRequest(repository, given);
      return e(
        verb,
        {},
        items.map((item) => record(item, format, repository)),
        token,
      );
    }
  }
}

function findItem({ items }: Repository, identifier: string): HarvestItem {
  const item = items.find((each) => each.identifier === identifier);
  if (!item) throw new HarvestError('idDoesNotExist', 'There is no record of this identifier.');
  return item;
}

function record(item: HarvestItem, format: MetadataFormat, { journal }: Repository): Xml {
  const { paper } = item;
  return e('record', {}, header(item), paper && e('metadata', {}, format.metadata(paper, journal)));
}

function header({ identifier, datestamp, sets, paper }: HarvestItem): Xml {
  return e(
    'header',
    { status: paper ? undefined : 'deleted' },
    e('identifier', {}, identifier),
    e('datestamp', {}, datestamp),
    sets.map((set) => e('setSpec', {}, set)),
  );
}

function describeFormat({ prefix, schema, namespace }: MetadataFormat): Xml {
  return e(
    'metadataFormat',
    {},
    e('metadataPrefix', {}, prefix),
    e('schema', {}, schema),
    e('metadataNamespace', {}, namespace),
  );
}

/** The identity of the repository, its earliest date, and the form of its identifiers. */
function identify({ journal, items, reportsRemoved, baseUrl, host }: Repository): Xml {
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
