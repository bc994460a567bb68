import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type ValidPage, isDraft } from 'pagewright/content';
import type { Roots } from 'pagewright/extension';
import { applyEdits, removeValue } from 'pagewright/json';
import type { Diagnostic } from 'pagewright/rule';
import type { CommandResult } from './command-result.ts';
import { issuePath } from '../../core/record/issue-number.ts';
import { readCredentials } from '../deposits/credentials.ts';
import { diagnosticLines } from './file-diagnostics.ts';
import { readJournal } from '../build/read-journal.ts';
import type { JournalTools } from './journal-tools.ts';
import type { JournalWork } from './journal-work.ts';
import { numbersFor } from './write-numbers.ts';

/** The verbs that publishing uses. */
type PublishWork = Pick<JournalWork, 'typeset' | 'assign' | 'pages' | 'records' | 'package' | 'deposits'>;

/**
 * Publishes an issue: removes "draft" from its pages, then makes PDFs, numbers, pages of lists, records, the built
 * site and deposits. Each step does only missing work, so the command can be repeated.
 * @param issue as v1/i3
 * @param isDry whether the changes are only listed
 * @param work the other verbs, on the current files
 * @param build builds the site
 */
export async function publishIssue(
  roots: Roots,
  issue: string,
  isDry: boolean,
  work: PublishWork,
  build: JournalTools['build'],
): Promise<CommandResult> {
  const state = await readIssue(roots, issue);
  if ('code' in state) return state;
  const { drafts, papers, unfinished } = state;
  if (unfinished.length > 0) {
    const lines = diagnosticLines(unfinished).map((line) => `  ${line}\n`);
    const text = `${issue} is not finished. Replace these placeholders:\n${lines.join('')}`;
    return { text, code: 1 };
  }
  if (isDry) return { text: planInWords(issue, state), code: 0 };
  const typeset = papers.map((name) => () => work.typeset(name));
  const undraft = async (): Promise<CommandResult> => {
    for (const { file } of drafts) await removeDraft(path.join(roots.site, file));
    return { text: drafts.map(({ file }) => `${file}: published\n`).join(''), code: 0 };
  };
  const printedLines: string[] = [];
  // The PDF gives the number of pages and shows page numbers, so it is printed before and after numbers are
  // assigned.
  const number = () => work.assign(issue);
  for (const step of [...typeset, undraft, number, ...typeset, work.pages, work.records]) {
    const { text, code } = await step();
    printedLines.push(text);
    if (code !== 0) return { text: printedLines.join(''), code };
  }
  if (!(await build()))
    return { text: `${printedLines.join('')}The site was not built; the errors are above.\n`, code: 1 };
  const packed = await work.package(issue);
  if (packed.code !== 0) return { text: [...printedLines, packed.text].join(''), code: packed.code };
  printedLines.push(packed.text);
  const { crossref, doaj } = readCredentials(process.env);
  const deposits = await work.deposits(Boolean(crossref || doaj));
  const isWaiting = deposits.text.includes(' waiting: ');
  // Prints equal lines once: each paper reports that its PDF is up to date.
  const lines = [...new Set([...printedLines, deposits.text, NEXT, isWaiting ? LATER : ''])];
  return { text: lines.join(''), code: deposits.code };
}

const NEXT = 'Commit all files together: pages, PDFs and records.\n';

/** Printed if a deposit waits for its page to be online. */
const LATER = 'Once the site is published, run the command again: it sends the deposits.\n';

interface IssueState {
  /** The drafts among its pages, with the page of the issue. */
  drafts: ValidPage[];
  /** Its papers with a text, each as an argument of `journal typeset`: v1/i3/slug. */
  papers: string[];
  /** Placeholders that only a person can replace. */
  unfinished: Diagnostic[];
  /** Missing page numbers and DOIs, in words. */
  numbers: string[];
}

async function readIssue(roots: Roots, issue: string): Promise<IssueState | CommandResult> {
  const loadedJournal = await readJournal(roots, true);
  if ('text' in loadedJournal) return loadedJournal;
  const { journal, validation } = loadedJournal;
  const { pages, diagnostics } = validation;
  const issueRecord = journal.issues.find((each) => issuePath(each) === issue);
  if (!issueRecord)
    return { text: `There is no issue ${issue}: npm run new -- issue ${issue} makes one.\n`, code: 1 };
  const issuePages = pages.filter(({ route }) => `${route}/`.startsWith(`${issueRecord.route}/`));
  const files = new Set(issuePages.map(({ file }) => file));
  const papersWithText = issueRecord.papers.filter(({ text, pdf }) => text && pdf);
  // The PDF of a paper with a text may still be a sample: this command replaces it.
  const pdfFiles = new Set(papersWithText.map(({ pdf }) => `pages-config${pdf!.path}`));
  const isForPdf = ({ about = [] }: Diagnostic) => about.some((file) => pdfFiles.has(file));
  return {
    drafts: issuePages.filter(({ data }) => isDraft(data)),
    papers: papersWithText.map(({ route }) => issue + route.slice(issueRecord.route.length)),
    unfinished: diagnostics.filter(
      (each) => each.code === 'placeholder' && files.has(each.file) && !isForPdf(each),
    ),
    numbers: numbersFor(journal, pages, issue),
  };
}

function planInWords(issue: string, { drafts, papers, numbers }: IssueState): string {
  const lines = [
    ...drafts.map(({ file }) => `${file}: is no longer a draft`),
    ...numbers,
    ...papers.map((name) => `${name}: a new PDF, if its text or numbers have changed`),
    'pages of lists, records for harvesters, the built site, a package for archives, deposits',
  ];
  return `Publishing ${issue} would write:\n${lines.map((line) => `  ${line}\n`).join('')}Add --yes to do it.\n`;
}

/** @throws Error if the file has changed since it was validated */
async function removeDraft(file: string): Promise<void> {
  const text = await readFile(file, 'utf8');
  const edited = removeValue(text, ['draft']);
  if ('refused' in edited) throw new Error(edited.refused);
  await writeFile(file, applyEdits(text, edited.edits));
}
