import { affiliationsOf, rorAddress, type Affiliation } from '../../../record/authors/affiliations.ts';
import { orcidAddress, type AuthorRecord } from '../../../record/authors/author.ts';
import { filled } from '../../../record/filled.ts';
import type { GuestEditor } from '../../../record/special-issue.ts';
import type { WrittenGrant } from '../../../content/written-parts.ts';
import type { Thing } from './thing.ts';

export function person(author: AuthorRecord): Thing {
  const { name, given, family, position, orcid } = author;
  const places = affiliationsOf(author).map(organization);
  return filled<Thing>({
    '@type': 'Person',
    '@id': orcid && orcidAddress(orcid),
    name,
    givenName: given,
    familyName: family,
    jobTitle: position,
    affiliation: places.length === 1 ? places[0] : places,
  });
}

function organization({ name, ror }: Affiliation): Thing {
  return filled<Thing>({ '@type': 'Organization', '@id': ror && rorAddress(ror), name });
}

/** By its number in the registry of institutions; that in the registry of funders is the same organisation. */
export function funder({ funder: name, ror, funderId }: WrittenGrant): Thing {
  const sameAs = funderId && `https://doi.org/${funderId}`;
  return filled<Thing>({ ...organization({ name, ...(ror && { ror }) }), sameAs });
}

export function guest({ name, given, family, affiliation, orcid }: GuestEditor): Thing {
  return filled<Thing>({
    '@type': 'Person',
    '@id': orcid && orcidAddress(orcid),
    name,
    givenName: given,
    familyName: family,
    affiliation: { '@type': 'Organization', name: affiliation },
  });
}
