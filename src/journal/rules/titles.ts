import { type Diagnostic, type Rule, type RuleReport, createDiagnostic, inTemplate } from 'pagewright/rule';
import { checkedPapers, type CheckedPaper } from './papers.ts';

/** Titles of papers are unique, and not all in capitals. */
export const journalTitles: Rule = function* (context) {
  const seen = new Map<string, string>();
  for (const { page, paper } of checkedPapers(context)) {
    const key = paper.title
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
    const firstFile = seen.get(key);
    if (firstFile === undefined) seen.set(key, page.file);
    else yield createDiagnostic(page, inTemplate('title'), duplicate(firstFile));
    yield* checkTitle({ page, paper }, 'title');
    yield* checkTitle({ page, paper }, 'subtitle');
    if (LABEL.test(paper.abstract?.[0] ?? ''))
      yield createDiagnostic(
        page,
        { path: ['template', 'abstract', 0] },
        {
          code: 'abstract-label',
          severity: 'warning',
          message: 'The abstract begins with its own name.',
          hint: 'Begin with its first sentence: the page and the PDF write the name above it.',
        },
      );
  }
};

/** The word “Abstract” before the text of an abstract. */
const LABEL = /^(?:abstract|summary|सारांश)\s*[:.–—-]/iu;

function duplicate(file: string): RuleReport {
  return {
    code: 'duplicate-paper',
    about: [file],
    message: `A paper of this title is in ${file} already.`,
    hint: 'Indexes treat two papers with the same title as one; remove one of them, or distinguish them in the title.',
  };
}

function* checkTitle({ page, paper }: CheckedPaper, key: 'title' | 'subtitle'): Iterable<Diagnostic> {
  const text = paper[key];
  if (text === undefined) return;
  const place = inTemplate(key);
  if (/[\p{Ll}\p{M})\]”’]\.$/u.test(text) && !/\b(?:etc|al|vs|ed|eds|vol|no)\.$/i.test(text))
    yield createDiagnostic(page, place, {
      code: 'title-full-stop',
      severity: 'warning',
      message: `The ${key} ends with a full stop.`,
      hint: 'Remove it: each style of citation sets its own.',
    });
  if (isAllCapitals(text)) {
    yield createDiagnostic(page, place, {
      // A published article stays unchanged.
      severity: 'warning',
      code: 'capital-title',
      message: `The ${key} is written in capitals throughout.`,
      hint: 'Write it in lower case: each citation style sets its own capitals, and can’t undo these.',
    });
  }
}

/** A single word such as NASA is allowed: only a title of several words without any small letter is reported. */
function isAllCapitals(text: string): boolean {
  return /\p{Lu}{2}.*\P{L}\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text);
}
