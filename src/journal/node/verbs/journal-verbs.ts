import { defineCommand, UsageError, type Command, type CommandContext } from 'pagewright/command';
import type { Roots } from 'pagewright/extension';
import { storedRecordsFile } from '../../core/record/stored/stored-records.ts';
import type { CommandResult } from './command-result.ts';
import type { JournalTools } from './journal-tools.ts';
import type { JournalWork } from './journal-work.ts';

type CreateTools = (roots: Roots) => JournalTools | Promise<JournalTools>;

/**
 * The verbs of `npm run journal`.
 * @param createTools returns the functions of the engine for a site
 */
export function journalVerbs(createTools: CreateTools): Command[] {
  /** Returns the `run` of a command: it does the work, and prints the result. */
  const runAndPrint =
    <V>(verb: (work: JournalWork, call: CommandContext<V>, tools: JournalTools) => Promise<CommandResult>) =>
    async (call: CommandContext<V>) => {
      const { journalWork } = await import('./journal-work.ts');
      const tools = await createTools(call.roots);
      const { text, code } = await verb(journalWork(call.roots, tools), call, tools);
      call[code === 0 ? 'out' : 'err'](text);
      return code;
    };
  return [
    defineCommand({
      name: 'pages',
      summary: 'writes the pages that long lists need: years of the archive, parts of indexes',
      options: {},
      run: runAndPrint((work) => work.pages()),
    }),
    defineCommand({
      name: 'gaps',
      summary: 'lists the missing facts that each indexer requires',
      options: {},
      run: runAndPrint((work) => work.gaps()),
    }),
    defineCommand({
      name: 'deposits',
      summary: 'writes the deposits for Crossref and DOAJ to var/deposits',
      options: {
        send: {
          type: 'boolean',
          help: 'sends changed deposits to each service that has an account in the environment',
        },
      },
      run: runAndPrint((work, { values }) => work.deposits(values.send ?? false)),
    }),
    defineCommand({
      name: 'publish',
      summary: 'publishes an issue in one step: numbers, PDFs, lists, records, the site, packages, deposits',
      takes: 'ISSUE',
      options: { yes: { type: 'boolean', help: 'publishes; without it, only lists the changes' } },
      run: runAndPrint(async (work, { roots, values, positionals }, { build }) => {
        const [issue, ...more] = positionals;
        if (issue === undefined || more.length > 0) throw new UsageError('Name one issue, such as v1/i3.');
        const { publishIssue } = await import('./publish-issue.ts');
        return publishIssue(roots, issue, !values.yes, work, build);
      }),
    }),
    defineCommand({
      name: 'assign',
      summary:
        'writes page numbers and DOIs into the papers and notices that have none; with --issue moves a paper into an issue',
      takes: '[v1/i2 | online-first | PAPER]',
      options: {
        issue: {
          type: 'string',
          value: 'ISSUE',
          help: 'the issue for PAPER, which was online first until now',
        },
      },
      run: runAndPrint((work, { values: { issue }, positionals }) => {
        const named = onlyArgument(positionals);
        if (issue === undefined) return work.assign(named);
        if (named === undefined) throw new UsageError('Name the paper that moves into the issue.');
        return work.move(named, issue);
      }),
    }),
    defineCommand({
      name: 'import',
      summary:
        'imports papers from a JATS (.xml), Word (.docx), BibTeX or RIS file, a folder or ZIP archive of them, or a submitted manuscript; with PAPER adds the works of a BibTeX or RIS file to its references',
      takes: '[FILE] [ISSUE | online-first | PAPER]',
      options: {
        submission: {
          type: 'string',
          value: 'REFERENCE',
          help: 'the reference of a submitted manuscript, in place of FILE',
        },
      },
      run: runAndPrint((work, { values: { submission }, positionals }) => {
        if (submission !== undefined) return work.importSubmission(submission, onlyArgument(positionals));
        const [file, ...more] = positionals;
        if (file === undefined) throw new UsageError('Name a file, or a submission.');
        return work.importFile(file, onlyArgument(more));
      }),
    }),
    defineCommand({
      name: 'typeset',
      summary: 'makes the PDFs of papers from their texts',
      takes: '[PAPER]',
      options: {},
      run: runAndPrint((work, { positionals }) => work.typeset(onlyArgument(positionals))),
    }),
    defineCommand({
      name: 'usage',
      summary: 'counts how often papers are read and downloaded',
      takes: '[DATA FOLDER…]',
      options: {
        csv: { type: 'boolean', help: 'as CSV' },
        json: { type: 'boolean', help: 'as JSON' },
        keep: { type: 'boolean', help: 'stores the counts, which the pages of papers then show' },
      },
      run: runAndPrint((work, { values, positionals }) => {
        const [output = 'table', ...more] = (['csv', 'json', 'keep'] as const).filter((each) => values[each]);
        if (more.length > 0) throw new UsageError('Use at most one of --csv, --json, --keep.');
        return work.usage(output, positionals);
      }),
    }),
    defineCommand({
      name: 'package',
      summary: 'packs papers with figures into var/packages, for PubMed Central, Portico and CLOCKSS',
      takes: '[ISSUE]',
      options: {},
      run: runAndPrint((work, { positionals }) => work.package(onlyArgument(positionals))),
    }),
    defineCommand({
      name: 'records',
      summary: `stores the date of each changed record for harvesters, in ${storedRecordsFile}`,
      options: {},
      run: runAndPrint((work) => work.records()),
    }),
  ];
}

/** The only argument, if there is one. @throws UsageError if there are more */
function onlyArgument([first, ...more]: readonly string[]): string | undefined {
  if (more.length > 0) throw new UsageError(`Only one argument is allowed here: remove "${more.join(' ')}".`);
  return first;
}
