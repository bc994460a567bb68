import type { XmlElement } from '@rgrove/parse-xml';
import type { Affiliation } from '../../../core/record/authors/affiliations.ts';
import { findRole, type WrittenRole } from '../../../core/record/authors/credit.ts';
import { withoutEmpty } from '../../../core/record/without-empty.ts';
import { orcidIn, rorIn } from '../identifiers.ts';
import { withoutEnd } from '../without-end.ts';
import type { ImportedAuthor } from '../imported-paper.ts';
import { elementAt, attribute, getChildren, findDescendants, elementText } from '../xml-tree.ts';

/** The authors of an article in byline order, with their notes and affiliations. */
export function jatsAuthors(meta: XmlElement | undefined): ImportedAuthor[] {
  const groups = getChildren(meta, 'contrib-group');
  return groups.flatMap((group) =>
    getChildren(group, 'contrib')
      .filter((contrib) => !isOtherPerson(contrib))
      .map((contrib) => readAuthor(contrib, group, meta)),
  );
}

/** The people of an article who are not authors, such as its editor, each with their role. */
export function otherPeople(meta: XmlElement | undefined): string[] {
  return getChildren(meta, 'contrib-group')
    .flatMap((group) => getChildren(group, 'contrib').filter(isOtherPerson))
    .map((contrib) => {
      const { given, family, name, group } = readName(contrib);
      const personName = group ?? name ?? [given, family].filter(Boolean).join(' ');
      return `${personName} (${attribute(contrib, 'contrib-type')})`;
    });
}

function isOtherPerson(contrib: XmlElement): boolean {
  return /edit|translat|review|referee|illustrat|funder|data-?manager/i.test(
    attribute(contrib, 'contrib-type') ?? '',
  );
}

function readAuthor(contrib: XmlElement, group: XmlElement, meta: XmlElement | undefined): ImportedAuthor {
  const notes = pointedAt(contrib, 'corresp', meta);
  const email = elementText(
    findDescendants(contrib, 'email')[0] ?? notes.flatMap((note) => findDescendants(note, 'email'))[0],
  );
  const ids = getChildren(contrib, 'contrib-id');
  const roles = getChildren(contrib, 'role');
  const orcid = ids.find((id) => attribute(id, 'contrib-id-type') === 'orcid');
  return withoutEmpty<ImportedAuthor>({
    ...readName(contrib),
    position: elementText(roles.find((role) => readRole(role) === undefined)),
    ...readAffiliations(contrib, group, meta),
    email: addressIn(email),
    corresponding: attribute(contrib, 'corresp') === 'yes' || notes.length > 0,
    orcid: orcidIn(elementText(orcid)),
    roles: [
      ...new Map(roles.flatMap((role) => readRole(role) ?? []).map((each) => [each.role, each])).values(),
    ],
    equalContribution: attribute(contrib, 'equal-contrib') === 'yes',
    note: [
      listMembers(contrib),
      elementText(elementAt(contrib, 'author-comment')),
      addressIn(email) === undefined ? email : undefined,
    ]
      .filter(Boolean)
      .join('. '),
  });
}

/** The members of a group, which has one place in the byline. */
function listMembers(contrib: XmlElement): string | undefined {
  const members = findDescendants(
    elementAt(contrib, 'collab') ?? elementAt(contrib, 'collab-alternatives', 'collab'),
    'contrib',
  )
    .map((member) => {
      const { given, family, name, group } = readName(member);
      return group ?? name ?? [given, family].filter(Boolean).join(' ');
    })
    .filter(Boolean);
  return members.length > 0 ? members.join(', ') : undefined;
}

function readName(contrib: XmlElement): ImportedAuthor {
  const collab = elementAt(contrib, 'collab') ?? elementAt(contrib, 'collab-alternatives', 'collab');
  const name = collab ? elementAt(contrib, 'name') : findDescendants(contrib, 'name', 'string-name')[0];
  const [family, given, suffix] = ['surname', 'given-names', 'suffix'].map((part) =>
    elementText(elementAt(name, part)),
  );
  if (family && given) return { given, family: suffix ? `${family} ${suffix}` : family };
  const group = elementText(collab, 'contrib-group', 'xref', 'aff');
  if (!name && group !== undefined) return { group };
  const whole = family ?? given ?? elementText(name);
  return whole === undefined ? {} : { name: whole };
}

/** The affiliations of an author: within its element, by reference, or the only one of the byline. */
function readAffiliations(
  contrib: XmlElement,
  group: XmlElement,
  meta: XmlElement | undefined,
): Pick<ImportedAuthor, 'affiliation' | 'ror' | 'furtherAffiliations'> {
  const own = [...getChildren(contrib, 'aff'), ...pointedAt(contrib, 'aff', meta)];
  const shared = [...getChildren(group, 'aff'), ...getChildren(meta, 'aff')];
  const affiliations = own.length > 0 ? own : shared.length === 1 ? shared : [];
  const places = affiliations.flatMap((aff): Affiliation[] => {
    const name = elementText(aff, 'label', 'institution-id', 'email');
    return name === undefined ? [] : [withoutEmpty<Affiliation>({ name, ror: readRor(aff) })];
  });
  const [first, ...others] = new Map(places.map((place) => [place.name, place])).values();
  if (!first) return {};
  const { name: affiliation, ...rest } = first;
  return { affiliation, ...rest, ...(others.length > 0 && { furtherAffiliations: others }) };
}

function readRor(aff: XmlElement): string | undefined {
  return findDescendants(aff, 'institution-id').flatMap((id) => rorIn(elementText(id)) ?? [])[0];
}

/** The first of several e-mail addresses; undefined if it is invalid. */
function addressIn(text: string | undefined): string | undefined {
  const words = (text ?? '').split(/[\s,;<>()]/).map((word) => withoutEnd(word, /\./));
  return words.find((word) => {
    const [name, host = '', ...more] = word.split('@');
    return name !== '' && host.includes('.') && !host.startsWith('.') && more.length === 0;
  });
}

/** A contribution in the terms of CRediT; undefined for a profession. */
function readRole(role: XmlElement): WrittenRole | undefined {
  const term =
    findRole(attribute(role, 'vocab-term-identifier')) ??
    findRole(attribute(role, 'content-type')) ??
    (attribute(role, 'vocab') && findRole(attribute(role, 'vocab-term') ?? elementText(role)));
  const degree = attribute(role, 'degree-contribution')?.toLowerCase();
  const knownDegree = (['lead', 'equal', 'supporting'] as const).find((each) => each === degree);
  return term ? { role: term, ...(knownDegree && { degree: knownDegree }) } : undefined;
}

/** The elements that an author refers to, such as a note on correspondence. */
function pointedAt(contrib: XmlElement, type: string, meta: XmlElement | undefined): XmlElement[] {
  const targets = findDescendants(meta, type);
  return getChildren(contrib, 'xref')
    .filter((xref) => attribute(xref, 'ref-type') === type)
    .flatMap((xref) => (attribute(xref, 'rid') ?? '').split(/\s+/))
    .flatMap((id) => targets.find((target) => attribute(target, 'id') === id) ?? []);
}
