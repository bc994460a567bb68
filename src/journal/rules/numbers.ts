import { type CheckedPage, type Diagnostic, type Rule, createDiagnostic, inTemplate } from 'pagewright/rule';
import { isIssn } from 'pagewright/text';
import { diagnosticOfPattern } from '../core/record/addresses/doi-pattern.ts';
import { isBefore } from '../core/record/dates.ts';
import { writtenJournal, checkedNotices, checkedPapers, type CheckedPaper } from './papers.ts';

/** The identifiers and dates of a paper are valid, and each identifier is unique. */
export const journalNumbers: Rule = function* (context) {
  const journal = writtenJournal(context);
  const { doiPrefix, doiPattern } = journal;
  const unusable = typeof doiPattern === 'string' ? diagnosticOfPattern(doiPattern) : undefined;
  if (context.site && unusable)
    yield createDiagnostic(
      context.site,
      { path: ['journal', 'doiPattern'] },
      { code: 'doi-pattern', ...unusable },
    );
  for (const key of ['issn', 'issnPrint'] as const) {
    const issn = journal[key];
    if (!context.site || typeof issn !== 'string' || !/^\d{4}-\d{3}[\dX]$/.test(issn) || isIssn(issn))
      continue;
    yield createDiagnostic(
      context.site,
      { path: ['journal', key] },
      {
        code: 'wrong-issn',
        message: `${issn} is not an ISSN: its check digit is wrong.`,
        hint: 'Copy it again from the letter of the ISSN centre.',
      },
    );
  }
  const filesByDoi = new Map<string, string>();
  for (const each of checkedPapers(context)) {
    yield* checkDoi(each.page, each.paper.doi, doiPrefix, filesByDoi);
    yield* checkDates(each);
  }
  for (const { page, notice } of checkedNotices(context))
    yield* checkDoi(page, notice.doi, doiPrefix, filesByDoi);
};

function* checkDoi(
  page: CheckedPage,
  doi: string | undefined,
  prefix: string | undefined,
  filesByDoi: Map<string, string>,
): Iterable<Diagnostic> {
  if (doi === undefined) return;
  const place = inTemplate('doi');
  const other = filesByDoi.get(doi.toLowerCase());
  if (other !== undefined) {
    yield createDiagnostic(page, place, {
      code: 'duplicate-doi',
      about: [other],
      message: `${other} has this DOI already.`,
      hint: 'Each paper and each notice has a separate DOI.',
    });
  } else filesByDoi.set(doi.toLowerCase(), page.file);
  if (prefix !== undefined && !doi.startsWith(`${prefix}/`)) {
    yield createDiagnostic(page, place, {
      code: 'wrong-doi',
      message: `The DOI does not begin with the journal’s prefix ${prefix}.`,
      hint: `Write ${prefix}/ and the part that was registered.`,
    });
  }
}

function* checkDates({ page, paper }: CheckedPaper): Iterable<Diagnostic> {
  const steps = (['received', 'accepted', 'onlineFirst', 'published'] as const).flatMap((key) => {
    const date = paper[key];
    return date === undefined ? [] : [{ key, date }];
  });
  for (const [index, { key, date }] of steps.entries()) {
    const before = steps[index - 1];
    if (!before || !isBefore(date, before.date)) continue;
    yield createDiagnostic(page, inTemplate(key), {
      code: 'date-order',
      message: `The paper is ${words[key]} (${date}) before it is ${words[before.key]} (${before.date}).`,
      hint: 'Correct one of the two dates.',
    });
  }
}

const words = {
  received: 'received',
  accepted: 'accepted',
  onlineFirst: 'online first',
  published: 'published',
};
