import { type Diagnostic, type Rule, createDiagnostic, inTemplate } from 'pagewright/rule';
import { isOrcid } from 'pagewright/text';
import { authorRecord } from '../core/record/authors/author.ts';
import { checkedPapers, type CheckedPaper } from './papers.ts';

/**
 * Authors have no degrees and positions in their names, are unique, corresponding authors have an address, and
 * equal contributions are by at least two.
 */
export const journalNames: Rule = function* (context) {
  for (const each of checkedPapers(context)) {
    yield* checkNames(each);
    yield* checkByline(each);
    yield* checkRepeated(each);
  }
};

/** A separator in a name: two people, or both parts of a name, are in one key. */
const SEVERAL = /,|;|\s(?:and|und|et|&)\s/i;

const keys = ['given', 'family', 'name'] as const;

function* checkNames({ page, paper }: CheckedPaper): Iterable<Diagnostic> {
  for (const [index, author] of paper.authors.entries()) {
    const path = ['template', 'authors', index];
    for (const key of keys) {
      const title = titleIn(author[key] ?? '', key);
      if (!title) continue;
      yield createDiagnostic(
        page,
        { path: [...path, key], ...title },
        {
          code: 'degree-in-name',
          message: `"${(author[key] ?? '').slice(title.offset, title.offset + title.length)}" is not part of a name.`,
          hint: 'Leave degrees and forms of address out, and write positions into "position": indexes list authors by their names.',
        },
      );
    }
    const several = (['given', 'family'] as const).find(
      (key) => SEVERAL.test(author[key] ?? '') && !titleIn(author[key] ?? '', key),
    );
    if (several)
      yield createDiagnostic(
        page,
        { path: [...path, several] },
        {
          code: 'several-names',
          severity: 'warning',
          message: `“${author[several]}” is more than one name.`,
          hint: 'Write each author as a separate entry, with "given" and "family".',
        },
      );
    if (/^\p{Lu}{4,}$/u.test(author.family ?? ''))
      yield createDiagnostic(
        page,
        { path: [...path, 'family'] },
        {
          code: 'capital-name',
          severity: 'warning',
          message: `The name ${author.family} is written in capitals.`,
          hint: 'Write it as the author does: citation styles set capitals themselves.',
        },
      );
    if (author.orcid !== undefined && !isOrcid(author.orcid)) {
      yield createDiagnostic(
        page,
        { path: [...path, 'orcid'] },
        {
          code: 'wrong-orcid',
          message: `${author.orcid} is not an ORCID: its check digit is wrong.`,
          hint: 'Copy it again from the author’s page at orcid.org.',
        },
      );
    }
  }
}

function* checkByline({ page, paper }: CheckedPaper): Iterable<Diagnostic> {
  const names = paper.authors.map((author) => authorRecord(author).name.toLowerCase());
  for (const [index, name] of names.entries()) {
    if (names.indexOf(name) === index) continue;
    // Two authors with one name differ in their other data.
    const isSame =
      JSON.stringify(paper.authors[index]) === JSON.stringify(paper.authors[names.indexOf(name)]);
    yield createDiagnostic(page, inTemplate('authors', index), {
      ...(!isSame && { severity: 'warning' }),
      code: 'duplicate-author',
      message: 'This author is in the byline already.',
      hint: isSame
        ? 'Remove one of the two.'
        : 'Remove one of the two, unless they are two people of one name.',
    });
  }
  const equal = paper.authors.flatMap(({ equalContribution }, index) => (equalContribution ? [index] : []));
  if (equal.length === 1) {
    yield createDiagnostic(page, inTemplate('authors', equal[0]!, 'equalContribution'), {
      severity: 'warning',
      code: 'equal-alone',
      message: 'Only one author is marked as having contributed equally.',
      hint: 'Mark the other authors too, or remove the mark.',
    });
  }
  // A repeated author is reported once, as repeated.
  const writers = paper.authors.flatMap(({ corresponding }, index) =>
    corresponding && names.indexOf(names[index]!) === index ? [index] : [],
  );
  for (const index of writers) {
    const place = inTemplate('authors', index, 'corresponding');
    if (paper.authors[index]?.email === undefined) {
      yield createDiagnostic(page, place, {
        code: 'no-address',
        severity: 'warning',
        message: 'The corresponding author has no e-mail address.',
        hint: 'Add "email", or let another author be the corresponding one.',
      });
    }
  }
}

/** The roles and institutions of an author are unique. */
function* checkRepeated({ page, paper }: CheckedPaper): Iterable<Diagnostic> {
  for (const [index, { roles = [], affiliation, furtherAffiliations = [] }] of paper.authors.entries()) {
    const path = ['authors', index];
    const names = roles.map(({ role }) => role);
    for (const [at, name] of names.entries())
      if (names.indexOf(name) < at)
        yield createDiagnostic(page, inTemplate(...path, 'roles', at, 'role'), {
          code: 'repeated-role',
          message: `The author has the role "${name}" above already.`,
          hint: 'Keep one of the two.',
        });
    const institutions = [affiliation, ...furtherAffiliations.map(({ name }) => name)];
    for (const [at, name] of institutions.entries())
      if (name !== undefined && institutions.indexOf(name) < at)
        yield createDiagnostic(page, inTemplate(...path, 'furtherAffiliations', at - 1, 'name'), {
          code: 'repeated-affiliation',
          message: `The author is at ${name} already.`,
          hint: 'Name another institution, or remove this one.',
        });
  }
}

/** Forms of address before a name, and positions anywhere in it. */
const address =
  /^(?:dr|prof|mr|mrs|ms|miss|shri|smt|sir|er|adv)\.(?=\s|$)|^(?:Dr|Prof|Mr|Mrs|Ms|Miss|Shri|Smt)(?=\s)|\b(?:Professor|Lecturer|Research Scholar|Head of|Dean)\b/i;

/** Degrees after a family name or a whole name: in a given name the same letters may be initials. */
const degree =
  /(?<=\s|,|^)(?:Ph\.?\s?D|D\.?Phil|M\.?Phil|[MB]\.?Sc|[MB]\.?Tech|[MB]\.?Com|[MB]\.?Ed|MBA|MCA|MBBS|M\.?D|LL\.?[BMD]|M\.A|B\.A|MA|BA|D\.?Litt)\.?$/;

function titleIn(text: string, key: (typeof keys)[number]): { offset: number; length: number } | undefined {
  const found = address.exec(text) ?? (key === 'given' ? /\bPh\.?\s?D\b\.?/.exec(text) : degree.exec(text));
  return found ? { offset: found.index, length: found[0].length } : undefined;
}
