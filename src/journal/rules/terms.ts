import { type Diagnostic, type Rule, createDiagnostic, inTemplate } from 'pagewright/rule';
import type { WrittenReference } from '../content/written-parts.ts';
import { referenceRecord } from '../core/record/references/reference.ts';
import { checkedPapers, type CheckedPaper } from './papers.ts';

/** Papers on one subject spell it the same way. A paper has each keyword once, and cites each work once. */
export const journalTerms: Rule = function* (context) {
  const papers = checkedPapers(context);
  yield* checkSubjects(papers);
  for (const each of papers) {
    yield* checkKeywords(each);
    yield* checkReferences(each);
  }
};

/** Spellings that differ in case would be two subjects to visitors. */
function* checkSubjects(papers: readonly CheckedPaper[]): Iterable<Diagnostic> {
  const named = papers.flatMap(({ page, paper: { subject } }) =>
    subject === undefined ? [] : [{ page, subject }],
  );
  for (const same of Map.groupBy(named, ({ subject }) => plain(subject)).values()) {
    const spellings = Map.groupBy(same, ({ subject }) => subject);
    const [usual] = [...spellings.values()].reduce((most, each) => (each.length > most.length ? each : most));
    for (const { page, subject } of same) {
      if (subject === usual!.subject) continue;
      yield createDiagnostic(page, inTemplate('subject'), {
        code: 'subject-spelling',
        message: `Other papers write this subject "${usual!.subject}".`,
        hint: `Write "${usual!.subject}": readers would find two subjects of nearly one name.`,
        about: [usual!.page.file],
        meant: usual!.subject,
      });
    }
  }
}

/**
 * Reports a keyword that is repeated with other capitals, spaces or punctuation. The schema reports exact
 * repetitions.
 */
function* checkKeywords({ page, paper: { keywords = [] } }: CheckedPaper): Iterable<Diagnostic> {
  const words = keywords.map(plain);
  for (const [index, word] of words.entries()) {
    const before = words.indexOf(word);
    if (before === index || keywords[before] === keywords[index]) continue;
    yield createDiagnostic(page, inTemplate('keywords', index), {
      code: 'repeated-keyword',
      severity: 'warning',
      message: `"${keywords[index]}" and "${keywords[before]}" are the same keyword.`,
      hint: 'Keep one of the two.',
    });
  }
}

function* checkReferences({ page, paper }: CheckedPaper): Iterable<Diagnostic> {
  const seen = new Map<string, number>();
  for (const [index, reference] of (paper.references ?? []).entries()) {
    const key = plain(identifyingText(reference));
    const before = seen.get(key);
    if (key === '' || before === undefined) seen.set(key, index);
    else
      yield createDiagnostic(page, inTemplate('references', index), {
        code: 'repeated-reference',
        severity: 'warning',
        message: `Reference ${index + 1} is the same as reference ${before + 1}.`,
        hint: 'Keep one of the two, and correct the numbers by which the text cites the works behind it.',
      });
  }
}

/** A key that is equal for two references to one work: the text, or the DOI, or the title and the place. */
function identifyingText(reference: WrittenReference): string {
  const { text, work } = referenceRecord(reference);
  if (!work) return text ?? '';
  const { DOI, title, volume, page, issued } = work;
  return (
    DOI ??
    (title === undefined
      ? ''
      : [title, work['container-title'], volume, page, issued]
          .map((each) => JSON.stringify(each) ?? '')
          .join(' '))
  );
}

/** Letters without case, spaces and punctuation. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}
