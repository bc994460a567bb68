import type { XmlElement } from '@rgrove/parse-xml';
import type { Affiliation } from '../../../core/record/authors/affiliations.ts';
import { roleNamed, type WrittenRole } from '../../../core/record/authors/credit.ts';
import { withoutEmpty } from '../../../core/record/without-empty.ts';
import { orcidIn, rorIn } from '../identifiers.ts';
import type { ImportedAuthor } from '../imported-paper.ts';
import { at, attribute, getChildren, findDescendants, elementText } from '../xml-tree.ts';

/** The authors of an article in byline order, with their notes and affiliations. */
export function jatsAuthors(meta: XmlElement | undefined): ImportedAuthor[] {
  const groups = getChildren(meta, 'contrib-group');
  return groups.flatMap((group) =>
    getChildren(group, 'contrib')
      .filter((contrib) => (attribute(contrib, 'contrib-type') ?? 'author') === 'author')
      .map((contrib) => readAuthor(contrib, group, meta)),
  );
}

function readAuthor(contrib: XmlElement, group: XmlElement, meta: XmlElement | undefined): ImportedAuthor {
  const notes = pointedAt(contrib, 'corresp', meta);
  const ids = getChildren(contrib, 'contrib-id');
  const roles = getChildren(contrib, 'role');
  const orcid = ids.find((id) => attribute(id, 'contrib-id-type') === 'orcid');
  return withoutEmpty<ImportedAuthor>({
    ...readName(contrib),
    position: elementText(roles.find((role) => readRole(role) === undefined)),
    ...readAffiliations(contrib, group, meta),
    email: elementText(
      findDescendants(contrib, 'email')[0] ?? notes.flatMap((note) => findDescendants(note, 'email'))[0],
    ),
    corresponding: attribute(contrib, 'corresp') === 'yes' || notes.length > 0,
    orcid: orcidIn(elementText(orcid)),
    roles: roles.flatMap((role) => readRole(role) ?? []),
    equalContribution: attribute(contrib, 'equal-contrib') === 'yes',
    note: elementText(at(contrib, 'author-comment')),
  });
}

function readName(contrib: XmlElement): ImportedAuthor {
  const name = findDescendants(contrib, 'name', 'string-name')[0];
  const [family, given, suffix] = ['surname', 'given-names', 'suffix'].map((part) =>
    elementText(at(name, part)),
  );
  if (family && given) return { given, family: suffix ? `${family} ${suffix}` : family };
  const group = elementText(at(contrib, 'collab'), 'contrib-group');
  if (!name && group !== undefined) return { group };
  const whole = family ?? given ?? elementText(name);
  return whole === undefined ? {} : { name: whole };
}

/** Affiliations of the author itself, referenced ones, or the byline's only one. */
function readAffiliations(
  contrib: XmlElement,
  group: XmlElement,
  meta: XmlElement | undefined,
): Pick<ImportedAuthor, 'affiliation' | 'ror' | 'furtherAffiliations'> {
  const own = [...getChildren(contrib, 'aff'), ...pointedAt(contrib, 'aff', meta)];
  const shared = [...getChildren(group, 'aff'), ...getChildren(meta, 'aff')];
  const found = own.length > 0 ? own : shared.length === 1 ? shared : [];
  const [first, ...others] = found.flatMap((aff): Affiliation[] => {
    const name = readPlace(aff);
    return name === undefined ? [] : [withoutEmpty<Affiliation>({ name, ror: readRor(aff) })];
  });
  if (!first) return {};
  const { name: affiliation, ...rest } = first;
  return { affiliation, ...rest, ...(others.length > 0 && { furtherAffiliations: others }) };
}

function readPlace(aff: XmlElement): string | undefined {
  const whole = elementText(aff, 'label', 'institution-id', 'email');
  const isLong = whole !== undefined && whole.length > MAX_AFFILIATION;
  return isLong ? (elementText(findDescendants(aff, 'institution')[0]) ?? whole) : whole;
}

function readRor(aff: XmlElement): string | undefined {
  return findDescendants(aff, 'institution-id').flatMap((id) => rorIn(elementText(id)) ?? [])[0];
}

/** A contribution in the terms of CRediT; undefined for a profession. */
function readRole(role: XmlElement): WrittenRole | undefined {
  const named =
    roleNamed(attribute(role, 'vocab-term-identifier')) ??
    roleNamed(attribute(role, 'content-type')) ??
    (attribute(role, 'vocab') && roleNamed(attribute(role, 'vocab-term') ?? elementText(role)));
  const degree = attribute(role, 'degree-contribution')?.toLowerCase();
  const known = (['lead', 'equal', 'supporting'] as const).find((each) => each === degree);
  return named ? { role: named, ...(known && { degree: known }) } : undefined;
}

/** Longer ones include the postal address. */
const MAX_AFFILIATION = 160;

/** The elements that an author refers to, such as a note on correspondence. */
function pointedAt(contrib: XmlElement, type: string, meta: XmlElement | undefined): XmlElement[] {
  const targets = findDescendants(meta, type);
  return getChildren(contrib, 'xref')
    .filter((xref) => attribute(xref, 'ref-type') === type)
    .flatMap((xref) => (attribute(xref, 'rid') ?? '').split(/\s+/))
    .flatMap((id) => targets.find((target) => attribute(target, 'id') === id) ?? []);
}
