import type { XmlElement } from '@rgrove/parse-xml';
import type { Affiliation } from '../../record/authors/affiliations.ts';
import { roleNamed, type WrittenRole } from '../../record/authors/credit.ts';
import { filled } from '../../record/filled.ts';
import { orcidIn, rorIn } from '../identifiers.ts';
import type { ImportedAuthor } from '../imported.ts';
import { at, attribute, childrenOf, within, wordsOf } from '../xml-tree.ts';

/** The authors of an article in byline order, with their notes and affiliations. */
export function jatsAuthors(meta: XmlElement | undefined): ImportedAuthor[] {
  const groups = childrenOf(meta, 'contrib-group');
  return groups.flatMap((group) =>
    childrenOf(group, 'contrib')
      .filter((contrib) => (attribute(contrib, 'contrib-type') ?? 'author') === 'author')
      .map((contrib) => authorOf(contrib, group, meta)),
  );
}

function authorOf(contrib: XmlElement, group: XmlElement, meta: XmlElement | undefined): ImportedAuthor {
  const notes = pointedAt(contrib, 'corresp', meta);
  const ids = childrenOf(contrib, 'contrib-id');
  const roles = childrenOf(contrib, 'role');
  const orcid = ids.find((id) => attribute(id, 'contrib-id-type') === 'orcid');
  return filled<ImportedAuthor>({
    ...nameOf(contrib),
    position: wordsOf(roles.find((role) => roleOf(role) === undefined)),
    ...affiliationsOf(contrib, group, meta),
    email: wordsOf(within(contrib, 'email')[0] ?? notes.flatMap((note) => within(note, 'email'))[0]),
    corresponding: attribute(contrib, 'corresp') === 'yes' || notes.length > 0,
    orcid: orcidIn(wordsOf(orcid)),
    roles: roles.flatMap((role) => roleOf(role) ?? []),
    equalContribution: attribute(contrib, 'equal-contrib') === 'yes',
    note: wordsOf(at(contrib, 'author-comment')),
  });
}

function nameOf(contrib: XmlElement): ImportedAuthor {
  const name = within(contrib, 'name', 'string-name')[0];
  const [family, given, suffix] = ['surname', 'given-names', 'suffix'].map((part) => wordsOf(at(name, part)));
  if (family && given) return { given, family: suffix ? `${family} ${suffix}` : family };
  const whole = family ?? given ?? wordsOf(name) ?? wordsOf(at(contrib, 'collab'), 'contrib-group');
  return whole === undefined ? {} : { name: whole };
}

/** Affiliations of the author itself, referenced ones, or the byline's only one. */
function affiliationsOf(
  contrib: XmlElement,
  group: XmlElement,
  meta: XmlElement | undefined,
): Pick<ImportedAuthor, 'affiliation' | 'ror' | 'furtherAffiliations'> {
  const own = [...childrenOf(contrib, 'aff'), ...pointedAt(contrib, 'aff', meta)];
  const shared = [...childrenOf(group, 'aff'), ...childrenOf(meta, 'aff')];
  const found = own.length > 0 ? own : shared.length === 1 ? shared : [];
  const [first, ...others] = found.flatMap((aff): Affiliation[] => {
    const name = placeOf(aff);
    return name === undefined ? [] : [filled<Affiliation>({ name, ror: rorOf(aff) })];
  });
  if (!first) return {};
  const { name: affiliation, ...rest } = first;
  return { affiliation, ...rest, ...(others.length > 0 && { furtherAffiliations: others }) };
}

function placeOf(aff: XmlElement): string | undefined {
  const whole = wordsOf(aff, 'label', 'institution-id', 'email');
  const isLong = whole !== undefined && whole.length > MAX_AFFILIATION;
  return isLong ? (wordsOf(within(aff, 'institution')[0]) ?? whole) : whole;
}

function rorOf(aff: XmlElement): string | undefined {
  return within(aff, 'institution-id').flatMap((id) => rorIn(wordsOf(id)) ?? [])[0];
}

/** A contribution in the terms of CRediT; undefined for a profession. */
function roleOf(role: XmlElement): WrittenRole | undefined {
  const named =
    roleNamed(attribute(role, 'vocab-term-identifier')) ??
    roleNamed(attribute(role, 'content-type')) ??
    (attribute(role, 'vocab') && roleNamed(attribute(role, 'vocab-term') ?? wordsOf(role)));
  const degree = attribute(role, 'degree-contribution')?.toLowerCase();
  const known = (['lead', 'equal', 'supporting'] as const).find((each) => each === degree);
  return named ? { role: named, ...(known && { degree: known }) } : undefined;
}

/** Longer ones include the postal address. */
const MAX_AFFILIATION = 160;

/** The elements that an author refers to, such as a note on correspondence. */
function pointedAt(contrib: XmlElement, type: string, meta: XmlElement | undefined): XmlElement[] {
  const targets = within(meta, type);
  return childrenOf(contrib, 'xref')
    .filter((xref) => attribute(xref, 'ref-type') === type)
    .flatMap((xref) => (attribute(xref, 'rid') ?? '').split(/\s+/))
    .flatMap((id) => targets.find((target) => attribute(target, 'id') === id) ?? []);
}
