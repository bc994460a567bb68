import path from 'node:path';
import type { Roots } from 'pagewright/extension';
import type { WrittenJournal } from '../../content/journal.gen.ts';
import { depositAnswersFile, parseDepositAnswers } from '../../core/deposits/deposit-answers.ts';
import { readJournal, type ReadJournal } from '../build/read-journal.ts';
import { readCredentials } from '../deposits/credentials.ts';
import { sendDeposits } from '../deposits/send-deposits.ts';
import { writeDeposits } from '../deposits/write-deposits.ts';
import { addReferences, findTargetPaper } from './add-references.ts';
import { assignIssue } from './assign-issue.ts';
import type { CommandResult } from './command-result.ts';
import { gapsText } from './gaps-text.ts';
import { writePapers } from './import-papers.ts';
import { importSubmission } from './import-submission.ts';
import type { JournalTools } from './journal-tools.ts';
import { readImport } from './read-import.ts';
import { countUses, type UsageOutput } from './count-uses.ts';
import { writeListPages } from './write-list-pages.ts';
import { writeNumbers } from './write-numbers.ts';
import { writeRecords } from './write-records.ts';

/** The work of each verb, on the current files. */
export interface JournalWork {
  pages(): Promise<CommandResult>;
  gaps(): Promise<CommandResult>;
  /** @param isSent whether the deposits are sent, instead of written to files */
  deposits(isSent: boolean): Promise<CommandResult>;
  /** Assigns numbers and DOIs. @param named an issue, as v1/i2, or online-first. Default: all */
  assign(named?: string): Promise<CommandResult>;
  /** Moves a paper into an issue. */
  move(paper: string, issue: string): Promise<CommandResult>;
  /** @param into an issue, online-first, or the paper to which the works are added as references */
  importFile(file: string, into?: string): Promise<CommandResult>;
  importSubmission(reference: string, issue?: string): Promise<CommandResult>;
  /** @param paper its address. Default: all papers */
  typeset(paper?: string): Promise<CommandResult>;
  /** @param folders the data folders of all servers. Default: this server's */
  usage(output: UsageOutput, folders: readonly string[]): Promise<CommandResult>;
  /** @param issue as v1/i2. Default: all */
  package(issue?: string): Promise<CommandResult>;
  records(): Promise<CommandResult>;
}

/** Returns the work of the verbs for a site. Code that only one verb needs is loaded by it. */
export function journalWork(roots: Roots, tools: JournalTools): JournalWork {
  const { now } = tools;
  const withJournal = async (
    work: (loadedJournal: ReadJournal) => Promise<CommandResult>,
    drafts = false,
  ): Promise<CommandResult> => {
    const loadedJournal = await readJournal(roots, drafts);
    return 'text' in loadedJournal ? loadedJournal : work(loadedJournal);
  };
  const textResult = (write: (loadedJournal: ReadJournal) => string | Promise<string>) =>
    withJournal(async (loadedJournal) => ({ text: await write(loadedJournal), code: 0 }));
  // A new paper is a draft until it is complete: work on it needs drafts.
  const withDrafts = (work: (loadedJournal: ReadJournal) => Promise<CommandResult>) =>
    withJournal(work, true);
  return {
    pages: () =>
      textResult(({ journal, validation }) => writeListPages(roots.site, journal, validation.pages)),
    gaps: () => textResult((loadedJournal) => gapsText(loadedJournal, depositAnswers(loadedJournal), now)),
    deposits: (isSent) =>
      isSent
        ? withJournal((loadedJournal) =>
            sendDeposits(
              roots.site,
              loadedJournal.journal,
              depositAnswers(loadedJournal),
              readCredentials(process.env),
              now,
            ),
          )
        : textResult(({ journal }) => writeDeposits(roots.site, journal, now)),
    assign: (named) =>
      textResult(({ journal, validation }) => writeNumbers(roots.site, journal, validation.pages, named)),
    move: (named, into) => withDrafts(({ journal }) => assignIssue(journal, { named, into }, tools.movePage)),
    importFile: async (file, into) => {
      // An unreadable file is reported before the site is read.
      const { files, refused, remove } = await readImport(file);
      const refusals = refused.map((each) => `${each}\n`).join('');
      try {
        if (files.length === 0) return { text: refusals, code: 1 };
        const done = await withDrafts(({ journal, validation: { pages } }) => {
          const paper = into === undefined ? undefined : findTargetPaper(pages, into);
          if (paper)
            return addReferences(
              roots.site,
              paper,
              files.flatMap(({ papers }) => papers),
            );
          return writePapers(roots, files, { issue: into, journal, pages, newPage: tools.newPage });
        });
        return { text: `${refusals}${done.text}`, code: refusals === '' ? done.code : 1 };
      } finally {
        await remove();
      }
    },
    importSubmission: (reference, issue) =>
      withDrafts(({ journal, site, validation: { pages, forms } }) => {
        const { submissions } = site['journal'] as WrittenJournal;
        const target = { issue, journal, pages, newPage: tools.newPage };
        return importSubmission(roots, reference, submissions, forms, tools.readSubmission, target);
      }),
    typeset: (paper) =>
      withDrafts(async ({ journal }) => {
        const { typesetPapers } = await import('../typeset/typeset-papers.ts');
        return typesetPapers(path.join(roots.site, 'pages-config'), journal, paper, tools.startPrinter);
      }),
    usage: (output, folders) =>
      withJournal(({ journal, project }) => {
        const counted = folders.length > 0 ? folders : [tools.dataFolder()];
        return countUses({ root: roots.site, output, folders: counted, journal, project, now });
      }),
    package: (issue) =>
      withJournal(async ({ journal }) => {
        const { writePackages } = await import('../packages/write-packages.ts');
        return writePackages(roots.site, journal, issue);
      }),
    records: () => textResult((loadedJournal) => writeRecords(roots.site, loadedJournal, now)),
  };
}

/** The answers of deposit services so far. */
function depositAnswers({ project }: ReadJournal): ReturnType<typeof parseDepositAnswers> {
  return parseDepositAnswers(project.records?.find(({ path: file }) => file === depositAnswersFile)?.text);
}
