import { listAffiliations, rorAddress, type Affiliation } from '../../../record/authors/affiliations.ts';
import { orcidAddress, type AuthorRecord } from '../../../record/authors/author.ts';
import { withoutEmpty } from '../../../record/without-empty.ts';
import type { GuestEditor } from '../../../record/special-issue.ts';
import type { WrittenGrant } from '../../../../content/written-parts.ts';
import type { Thing } from './thing.ts';

/** An author. */
export function person(author: AuthorRecord): Thing {
  const places = listAffiliations(author).map(organization);
  return withoutEmpty<Thing>({
    ...personFields(author),
    jobTitle: author.position,
    affiliation: places.length === 1 ? places[0] : places,
  });
}

/** An editor of a special issue. */
export function guestEditorThing(editor: GuestEditor): Thing {
  return withoutEmpty<Thing>({
    ...personFields(editor),
    affiliation: { '@type': 'Organization', name: editor.affiliation },
  });
}

function personFields({
  name,
  given,
  family,
  orcid,
  isGroup,
}: Pick<AuthorRecord, 'name' | 'given' | 'family' | 'orcid' | 'isGroup'>) {
  return {
    '@type': isGroup ? 'Organization' : 'Person',
    '@id': orcid && orcidAddress(orcid),
    name,
    givenName: given,
    familyName: family,
  };
}

function organization({ name, ror }: Affiliation): Thing {
  return withoutEmpty<Thing>({ '@type': 'Organization', '@id': ror && rorAddress(ror), name });
}

/** A funder with its ROR number; its number in the registry of funders is "sameAs". */
export function funder({ funder: name, ror, funderId }: WrittenGrant): Thing {
  const sameAs = funderId && `https://doi.org/${funderId}`;
  return withoutEmpty<Thing>({ ...organization({ name, ...(ror && { ror }) }), sameAs });
}
