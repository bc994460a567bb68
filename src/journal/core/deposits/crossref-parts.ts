import { listAffiliations, rorAddress, type Affiliation } from '../record/authors/affiliations.ts';
import { orcidAddress, type AuthorRecord } from '../record/authors/author.ts';
import { jatsEnding } from '../formats/jats/jats.ts';
import { parseDateParts } from '../record/dates.ts';
import { relationTerms } from '../record/related-works.ts';
import type { PaperRecord } from '../record/paper-record.ts';
import { element as e, type Xml } from '../formats/xml.ts';

type Person = Pick<
  AuthorRecord,
  'given' | 'family' | 'name' | 'isGroup' | 'affiliation' | 'ror' | 'furtherAffiliations' | 'orcid'
>;

/**
 * The name of a person or a group. A name without a given part has only its surname: an empty element would be
 * invalid.
 */
export function contributorName(person: Person, index: number, role: 'author' | 'editor'): Xml {
  const { given, family, name, isGroup, orcid } = person;
  const attributes = { sequence: index === 0 ? 'first' : 'additional', contributor_role: role };
  if (isGroup) return e('organization', attributes, name);
  return e(
    'person_name',
    attributes,
    e('given_name', {}, given),
    e('surname', {}, family ?? name),
    e('affiliations', {}, listAffiliations(person).map(institution)),
    e('ORCID', {}, orcid && orcidAddress(orcid)),
  );
}

function institution({ name, ror }: Affiliation): Xml {
  const id = ror && e('institution_id', { type: 'ror' }, rorAddress(ror));
  return e('institution', {}, e('institution_name', {}, name), id);
}

/**
 * The links to the full text, for the crawler of Similarity Check and for text mining. @see
 * https://www.crossref.org/documentation/similarity-check/participate/urls-for-new-deposits/
 */
export function fullTexts({ url, pdf, text }: PaperRecord): Xml[] {
  const page = { type: 'text/html', url };
  const file = pdf && !pdf.sample ? { type: 'application/pdf', url: pdf.url } : undefined;
  const jats = text && { type: 'text/xml', url: url + jatsEnding };
  const texts = [file, jats].filter((each) => each !== undefined);
  const minedTexts = texts.length > 0 ? texts : [page];
  return [
    e(
      'collection',
      { property: 'crawler-based' },
      e('item', { crawler: 'iParadigms' }, e('resource', {}, (file ?? page).url)),
    ),
    e(
      'collection',
      { property: 'text-mining' },
      minedTexts.map(({ type, url: address }) =>
        e('item', {}, e('resource', { content_version: 'vor', mime_type: type }, address)),
      ),
    ),
  ];
}

/**
 * Funders and grant numbers. A ROR number replaces a funder's name and number in the registry. @see
 * https://www.crossref.org/documentation/schema-library/markup-guide-metadata-segments/funding-information/
 */
export function funders({ funding }: PaperRecord): Xml | undefined {
  const groups = (funding?.grants ?? []).map(({ funder, funderId, ror, award }) => {
    const id = funderId && assertion('funder_identifier', `https://doi.org/${funderId}`);
    return assertion(
      'fundgroup',
      ror ? assertion('ror', rorAddress(ror)) : assertion('funder_name', funder, id),
      award && assertion('award_number', award),
    );
  });
  return groups.length > 0 ? e('fr:program', { name: 'fundref' }, groups) : undefined;
}

function assertion(name: string, ...children: (Xml | string | undefined)[]): Xml {
  return e('fr:assertion', { name }, ...children);
}

/** The licence of a paper. */
export function licence({ rights }: PaperRecord): Xml {
  const address = rights.licence?.address;
  return e('ai:program', address ? { name: 'AccessIndicators' } : {}, e('ai:license_ref', {}, address));
}

/** The date of publication, as precisely as it is known. */
export function publicationDate(date: string): Xml {
  const { year, month, day } = parseDateParts(date);
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return e(
    'publication_date',
    { media_type: 'online' },
    e('month', {}, twoDigits(month)),
    day !== undefined && e('day', {}, twoDigits(day)),
    e('year', {}, year),
  );
}

/** Related works. @see https://www.crossref.org/documentation/schema-library/markup-guide-metadata-segments/relationships/ */
export function relations({ relatedWorks = [] }: PaperRecord): Xml {
  const items = relatedWorks.map(({ relation, label, doi, url }) => {
    const [scope, type] = relationTerms[relation].crossref;
    const attributes = { 'relationship-type': type, 'identifier-type': doi ? 'doi' : 'uri' };
    return e(
      'rel:related_item',
      {},
      e('rel:description', {}, label),
      e(`rel:${scope}_work_relation`, attributes, doi ?? url),
    );
  });
  return e('rel:program', items.length > 0 ? { name: 'relations' } : {}, items);
}
