import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  storedRecordsFile,
  storedRecordsText,
  parseStoredRecords,
  renewRecords,
  routesToRenew,
  type StoredRecord,
} from '../../core/record/stored/stored-records.ts';
import { paperHashes } from '../../core/record/stored/paper-hashes.ts';
import { journalCollections } from '../../core/record/lists/journal-collections.ts';
import { depositAnswersFile, parseDepositAnswers } from '../../core/deposits/deposit-answers.ts';
import { readCredentials } from '../deposits/credentials.ts';
import { sendDeposits } from '../deposits/send-deposits.ts';
import { createDeposits } from '../../core/deposits/deposits.ts';
import { findGaps } from '../../core/deposits/gaps.ts';
import { addReferences, findTargetPaper } from './add-references.ts';
import { assignIssue } from './assign-issue.ts';
import { writePapers } from './import-papers.ts';
import { readImport, type ReadImport } from './read-import.ts';
import { importSubmission, type ReadSubmission } from './import-submission.ts';
import type { CommandResult } from './command-result.ts';
import { readJournal } from '../build/read-journal.ts';
import { usageCommand } from './usage-command.ts';
import { writeNumbers } from './write-numbers.ts';
import { writeListPages } from './write-list-pages.ts';
import { plainTextOfData, type PolicyText } from '../../core/deposits/stated-facts.ts';
import type { ValidPage } from 'pagewright/content';
import type { ExtensionSources, MovePage, NewPage, Roots, StartPrinter } from 'pagewright/extension';
import { routeOfLink } from 'pagewright/page';
import type { WrittenJournal } from '../../content/journal.gen.ts';
import type { JournalRecord } from '../../core/record/record.ts';

const USAGE = 'npm run journal -- VERB --help lists its arguments.\n';

const verbs = [
  'pages',
  'gaps',
  'deposits',
  'assign',
  'import',
  'typeset',
  'usage',
  'records',
  'package',
] as const;

function isVerb(verb: string | undefined): verb is (typeof verbs)[number] {
  return verbs.some((each) => each === verb);
}

/** The smallest and the largest number of arguments of a verb. Verbs that are not listed take none. */
const takes: Partial<Record<(typeof verbs)[number], [least: number, most: number]>> = {
  assign: [0, 3],
  deposits: [0, 1],
  usage: [1, 60],
  import: [1, 3],
  typeset: [0, 1],
  package: [0, 1],
};

/**
 * Runs one subcommand of `npm run journal`, such as gaps, deposits or import.
 * @param argv the subcommand and its arguments
 * @param now the moment of the call
 * @param newPage writes the page of a new paper
 * @param movePage moves the page of a paper
 * @param startPrinter starts the printer for papers
 * @param readSubmission finds a submission by its reference
 * @returns the usage and code 2 if the arguments are wrong
 */
export async function journalCommand(
  roots: Roots,
  argv: readonly string[],
  now: Date,
  newPage: NewPage,
  movePage: MovePage,
  startPrinter: StartPrinter,
  readSubmission: ReadSubmission,
): Promise<CommandResult> {
  const [verb, ...more] = argv;
  const [least, most] = (isVerb(verb) && takes[verb]) || [0, 0];
  if (!isVerb(verb) || more.length < least || more.length > most) return { text: USAGE, code: 2 };
  const isSubmission = more[0] === '--submission';
  const [named, issue, tooMuch] = isSubmission ? more.slice(1) : more;
  if (verb === 'import' && (named === undefined || tooMuch !== undefined)) return { text: USAGE, code: 2 };
  if (verb === 'import' && !isSubmission) {
    // An unreadable file is reported before the site is read.
    const read = await readImport(named!);
    const { files, refused } = read;
    const refusals = refused.map((each) => `${each}\n`).join('');
    try {
      if (files.length === 0) return { text: refusals, code: 1 };
      const done = await importFiles(roots, read, issue, newPage);
      return { text: `${refusals}${done.text}`, code: refusals === '' ? done.code : 1 };
    } finally {
      await read.remove();
    }
  }
  // A new paper is a draft until it is complete: these verbs need drafts.
  const drafts = ['import', 'typeset'].includes(verb) || (verb === 'assign' && more.length > 1);
  const read = await readJournal(roots, drafts);
  if ('text' in read) return read;
  const { project, validation, site, journal } = read;
  const { pages } = validation;
  if (verb === 'import') {
    const target = { issue, journal, pages, newPage };
    const { submissions } = site['journal'] as WrittenJournal;
    return importSubmission(roots, named!, submissions, validation.forms, readSubmission, target);
  }
  if (verb === 'assign' && more.length > 1) {
    const [named = '', flag, into = ''] = more;
    if (flag !== '--issue' || into === '') return { text: USAGE, code: 2 };
    return assignIssue(journal, { named, into }, movePage);
  }
  if (verb === 'usage') return usageCommand({ root: roots.site, args: more, journal, project, now });
  if (verb === 'typeset') {
    // Only this verb needs the code for typesetting.
    const { typesetPapers } = await import('../typeset/typeset-papers.ts');
    return typesetPapers(path.join(roots.site, 'pages-config'), journal, more[0], startPrinter);
  }
  if (verb === 'package') {
    // Only this verb needs the code for packages.
    const { writePackages } = await import('../packages/write-packages.ts');
    return writePackages(roots.site, journal, more[0]);
  }
  const answers = parseDepositAnswers(
    project.records?.find(({ path: each }) => each === depositAnswersFile)?.text,
  );
  if (verb === 'deposits' && more.length > 0) {
    if (more[0] !== '--send') return { text: USAGE, code: 2 };
    return sendDeposits(roots.site, journal, answers, readCredentials(process.env), now);
  }
  const outputs = {
    pages: () => writeListPages(roots.site, journal, pages),
    gaps: () => {
      const isDated = project.records?.some(({ path: file }) => file === storedRecordsFile) ?? false;
      return printGaps(journal, {
        month: now.toISOString().slice(0, 7),
        wordsAt: wordsOn(pages),
        isDated,
        answers,
      });
    },
    deposits: () => writeDeposits(roots.site, journal, now),
    assign: () => writeNumbers(roots.site, journal, pages, more[0]),
    records: () =>
      writeRecords(
        roots.site,
        { site, pages, records: project.records, redirects: validation.redirects },
        now,
      ),
  };
  return { text: await outputs[verb](), code: 0 };
}

/** Writes a page for each imported paper. If `issue` is the address of a paper, adds them to its references instead. */
async function importFiles(
  roots: Roots,
  { files }: ReadImport,
  issue: string | undefined,
  newPage: NewPage,
): Promise<CommandResult> {
  const read = await readJournal(roots, true);
  if ('text' in read) return read;
  const { pages } = read.validation;
  const paper = issue === undefined ? undefined : findTargetPaper(pages, issue);
  if (paper)
    return addReferences(
      roots.site,
      paper,
      files.flatMap(({ papers }) => papers),
    );
  return writePapers(roots, files, { issue, journal: read.journal, pages, newPage });
}

/** Returns a function that finds the text of the page at an address. */
function wordsOn(pages: readonly ValidPage[]): PolicyText {
  return (address) => {
    const page = pages.find(({ route }) => route === routeOfLink(address));
    return page && plainTextOfData(page.data);
  };
}

function printGaps(journal: JournalRecord, situation: Parameters<typeof findGaps>[1]): string {
  const blocks = findGaps(journal, situation).map(({ indexer, gaps }) => {
    const lines = gaps.map(({ what, how }) => `  - ${what}\n    ${how}\n`);
    return `${indexer}\n${lines.length > 0 ? lines.join('') : '  nothing is missing\n'}`;
  });
  return `Missing facts of ${journal.title}, for the owner to supply:\n\n${blocks.join('\n')}`;
}

async function writeDeposits(root: string, journal: JournalRecord, now: Date): Promise<string> {
  const stamp = now.toISOString().replace(/\D/g, '').slice(0, 14);
  const { files, dormant } = createDeposits(journal, stamp);
  const folder = path.join(root, 'var/deposits');
  if (files.size > 0) await mkdir(folder, { recursive: true });
  for (const [name, text] of files) await writeFile(path.join(folder, name), text);
  const written = [...files.keys()].map((name) => `wrote var/deposits/${name}\n`);
  return [...written, ...dormant.map((reason) => `${reason}\n`)].join('');
}

/** Stores today’s date for each paper whose record has changed. @returns the lines to print */
async function writeRecords(
  root: string,
  {
    site,
    pages,
    records = [],
    redirects,
  }: Pick<ExtensionSources, 'site' | 'pages' | 'records' | 'redirects'>,
  now: Date,
): Promise<string> {
  const file = records.find(({ path: each }) => each === storedRecordsFile);
  const stored = parseStoredRecords(file ? JSON.parse(file.text) : { papers: {} })!;
  const current = paperHashes(journalCollections(pages), site);
  const renewed = renewRecords(stored, current, now.toISOString().slice(0, 10), redirects);
  const routes = routesToRenew(stored, renewed);
  if (routes.length === 0) return 'Nothing has changed: the records match all papers.\n';
  const target = path.join(root, storedRecordsFile);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, storedRecordsText(renewed));
  const lines = routes.map((route) => lineFor(route, stored.get(route), renewed.get(route)!));
  return `${lines.join('')}wrote ${storedRecordsFile}\n`;
}

function lineFor(route: string, before: StoredRecord | undefined, { hash, known }: StoredRecord): string {
  if (hash === undefined) return `removed ${route}\n`;
  if (before) return `changed ${route}\n`;
  return known === undefined ? `new     ${route}\n` : `moved   ${route}, known to harvesters as ${known}\n`;
}
