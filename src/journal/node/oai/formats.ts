import { dublinCore } from '../../core/formats/dublin-core.ts';
import { jatsArticle } from '../../core/formats/jats/jats.ts';
import { harvestCode } from '../../core/record/languages/language-codes.ts';
import type { PaperRecord } from '../../core/record/paper-record.ts';
import { element as e, type Xml } from '../../core/formats/xml.ts';
import { HarvestError } from './errors.ts';
import type { Repository } from './repository.ts';

/** A format in which harvesters can request the metadata of a paper. */
export interface MetadataFormat {
  prefix: string;
  schema: string;
  namespace: string;
  metadata(paper: PaperRecord, journal: Repository['journal']): Xml;
}

const instance = { 'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance' };

const JATS_NAMESPACE = 'https://jats.nlm.nih.gov/ns/archiving/1.3/';
const JATS_SCHEMA = 'https://jats.nlm.nih.gov/archiving/1.3/xsd/JATS-archivearticle1-3.xsd';

/** The formats of records. */
export const metadataFormats: MetadataFormat[] = [
  {
    prefix: 'oai_dc',
    schema: 'http://www.openarchives.org/OAI/2.0/oai_dc.xsd',
    namespace: 'http://www.openarchives.org/OAI/2.0/oai_dc/',
    metadata: (paper, journal) =>
      e(
        'oai_dc:dc',
        {
          'xmlns:oai_dc': 'http://www.openarchives.org/OAI/2.0/oai_dc/',
          'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
          ...instance,
          'xsi:schemaLocation':
            'http://www.openarchives.org/OAI/2.0/oai_dc/ http://www.openarchives.org/OAI/2.0/oai_dc.xsd',
        },
        dublinCore(paper, journal).map(([name, value, language]) =>
          e(
            `dc:${name}`,
            { 'xml:lang': language },
            name === 'language' ? (harvestCode(value) ?? value) : value,
          ),
        ),
      ),
  },
  {
    prefix: 'jats',
    schema: JATS_SCHEMA,
    namespace: JATS_NAMESPACE,
    // JATS has no namespace, but the protocol requires one: this is the namespace of its largest archive.
    metadata: (paper, journal) =>
      jatsArticle(paper, journal, {
        xmlns: JATS_NAMESPACE,
        ...instance,
        'xsi:schemaLocation': `${JATS_NAMESPACE} ${JATS_SCHEMA}`,
      }),
  },
];

/** @throws HarvestError if there is no such format */
export function getFormat(prefix: string): MetadataFormat {
  const format = metadataFormats.find((each) => each.prefix === prefix);
  if (format) return format;
  const prefixes = metadataFormats.map((each) => each.prefix).join(', ');
  throw new HarvestError('cannotDisseminateFormat', `Records are available as ${prefixes}.`);
}
