import { type Diagnostic, type Rule, createDiagnostic, inTemplate } from 'pagewright/rule';
import { isOrcid } from 'pagewright/text';
import { authorRecord } from '../core/record/authors/author.ts';
import {
  byIssue,
  issuedPapers,
  issueName,
  writtenJournal,
  checkedPapers,
  type CheckedPaper,
  type IssuedPaper,
} from './papers.ts';

/**
 * Papers by editors are allowed, but indexes count them: each is reported, with the share of such papers in the
 * issue.
 */
export const journalBoard: Rule = function* (context) {
  const { board = [] } = writtenJournal(context);
  const editors = new Set(board.map(({ name }) => plain(name)));
  for (const issue of byIssue(issuedPapers(checkedPapers(context)))) yield* checkIssue(issue, editors);
  if (!context.site) return;
  const names = board.map(({ name }) => plain(name));
  for (const [index, { orcid }] of board.entries()) {
    const before = names.indexOf(names[index]!);
    if (before < index)
      yield createDiagnostic(
        context.site,
        { path: ['journal', 'board', index] },
        {
          code: 'repeated-editor',
          severity: 'warning',
          message: `${board[index]!.name} is on the board already, as its member ${before + 1}.`,
          hint: 'Keep one of the two.',
        },
      );
    if (orcid === undefined || isOrcid(orcid)) continue;
    yield createDiagnostic(
      context.site,
      { path: ['journal', 'board', index, 'orcid'] },
      {
        code: 'wrong-orcid',
        message: `${orcid} is not an ORCID: its check digit is wrong.`,
        hint: 'Copy it again from the editor’s page at orcid.org.',
      },
    );
  }
};

function* checkIssue(papers: readonly IssuedPaper[], editors: ReadonlySet<string>): Iterable<Diagnostic> {
  const names = ({ paper }: CheckedPaper) => paper.authors.map((author) => authorRecord(author).name);
  const own = papers.filter((each) => names(each).some((name) => editors.has(plain(name))));
  for (const each of own) {
    const index = names(each).findIndex((name) => editors.has(plain(name)));
    yield createDiagnostic(each.page, inTemplate('authors', index), {
      code: 'author-on-board',
      severity: 'warning',
      message: `${names(each)[index]} is on the editorial board; papers by board members in ${issueName(each.numbers)}: ${share(own.length, papers.length)}.`,
      hint: 'Indexes require that few papers are by board members, and that other editors decide on these.',
    });
  }
}

/** A share in words: 1 of 6 papers (17 %). */
function share(some: number, all: number): string {
  return `${some} of ${all} ${all === 1 ? 'paper' : 'papers'} (${Math.round((some / all) * 100)} %)`;
}

/** Normalises a name: without titles, accents and case. */
function plain(name: string): string {
  return name
    .replace(/^(Dr|Prof)\.?\s+/, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase();
}
