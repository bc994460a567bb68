import { listAffiliations, rorAddress, type Affiliation } from '../../record/authors/affiliations.ts';
import { addressOfTerm, CREDIT, creditTerm, type WrittenRole } from '../../record/authors/credit.ts';
import { orcidAddress, type AuthorRecord } from '../../record/authors/author.ts';
import { parseDateParts } from '../../record/dates.ts';
import type { GuestEditor } from '../../record/special-issue.ts';
import { element as e, type Xml } from '../xml.ts';

/**
 * An author as `<contrib>`, with one `<aff>` per affiliation. The name is `<name>` if the record has given names and
 * a surname, `<collab>` for a group, and otherwise `<string-name>`.
 */
export function contributor(author: AuthorRecord): Xml {
  const { given, family, name, isGroup, position, email, orcid, corresponding, roles = [], note } = author;
  return e(
    'contrib',
    {
      'contrib-type': 'author',
      corresp: corresponding ? 'yes' : undefined,
      'equal-contrib': author.equalContribution ? 'yes' : undefined,
    },
    orcid && e('contrib-id', { 'contrib-id-type': 'orcid' }, orcidAddress(orcid)),
    isGroup
      ? e('collab', {}, name)
      : given && family
        ? e('name', {}, e('surname', {}, family), e('given-names', {}, given))
        : e('string-name', {}, name),
    e('email', {}, email),
    e('role', {}, position),
    roles.map(role),
    listAffiliations(author).map((each) => e('aff', {}, institution(each.name, institutionIds(each)))),
    e('author-comment', {}, e('p', {}, note)),
  );
}

/** An institution by name, with its registry numbers if any. */
export function institution(name: string, ids: readonly Xml[]): Xml {
  const institutionElement = e('institution', {}, name);
  return ids.length > 0 ? e('institution-wrap', {}, ids, institutionElement) : institutionElement;
}

/** The ROR of an institution, as JATS. */
export function rorId(ror: string): Xml {
  return e('institution-id', { 'institution-id-type': 'ror' }, rorAddress(ror));
}

function institutionIds({ ror }: Affiliation): Xml[] {
  return ror ? [rorId(ror)] : [];
}

/** A contribution in the terms of CRediT. @see https://jats4r.niso.org/credit-taxonomy/ */
function role(each: WrittenRole): Xml {
  const term = creditTerm(each);
  return e(
    'role',
    {
      vocab: 'credit',
      'vocab-identifier': CREDIT,
      'vocab-term': term,
      'vocab-term-identifier': addressOfTerm(each),
      'degree-contribution': each.degree,
    },
    term,
  );
}

/** The editors of the article's special issue. */
export function guestContributor({ given, family, affiliation, orcid }: GuestEditor): Xml {
  return e(
    'contrib',
    { 'contrib-type': 'guest-editor' },
    orcid && e('contrib-id', { 'contrib-id-type': 'orcid' }, orcidAddress(orcid)),
    given
      ? e('name', {}, e('surname', {}, family), e('given-names', {}, given))
      : e('string-name', {}, family),
    e('role', {}, 'Guest Editor'),
    e('aff', {}, e('institution', {}, affiliation)),
  );
}

/** A date as elements, with only its known parts: a month has no day. */
export function date(
  name: string,
  attributes: Record<string, string>,
  value: string | undefined,
): Xml | undefined {
  if (value === undefined) return undefined;
  const { year, month, day } = parseDateParts(value);
  const parts = [day !== undefined && e('day', {}, day), e('month', {}, month), e('year', {}, year)];
  return e(name, { ...attributes, 'iso-8601-date': value }, parts);
}
