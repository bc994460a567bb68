import { orcidAddress, type AuthorRecord } from '../record/author.ts';
import { datePartsOf } from '../record/dates.ts';
import type { GuestEditor } from '../record/special-issue.ts';
import { element as e, type Xml } from './xml.ts';

/** An author: the name parted as its bearer parts it, the work apart from the name. */
export function contributor(author: AuthorRecord): Xml {
  const { given, family, name, position, affiliation, email, orcid, corresponding } = author;
  return e(
    'contrib',
    { 'contrib-type': 'author', corresp: corresponding ? 'yes' : undefined },
    orcid && e('contrib-id', { 'contrib-id-type': 'orcid' }, orcidAddress(orcid)),
    given && family
      ? e('name', {}, e('surname', {}, family), e('given-names', {}, given))
      : e('string-name', {}, name),
    e('email', {}, email),
    e('role', {}, position),
    e('aff', {}, e('institution', {}, affiliation)),
  );
}

/** Who edited the special issue that the article is in. */
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

/** Only what is known of the date: a month stays without a day. */
export function date(
  name: string,
  attributes: Record<string, string>,
  value: string | undefined,
): Xml | undefined {
  if (value === undefined) return undefined;
  const { year, month, day } = datePartsOf(value);
  const parts = [day !== undefined && e('day', {}, day), e('month', {}, month), e('year', {}, year)];
  return e(name, { ...attributes, 'iso-8601-date': value }, parts);
}
