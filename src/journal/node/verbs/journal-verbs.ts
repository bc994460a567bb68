import { type Command, type CommandContext, type Options, defineCommand } from 'pagewright/command';
import { storedRecordsFile } from '../../core/record/stored/stored-records.ts';
import type { CommandResult } from './command-result.ts';

type Run = (call: CommandContext, words: readonly string[]) => Promise<CommandResult>;

/**
 * The verbs of `npm run journal`.
 * @param run runs a verb with its arguments
 */
export function journalVerbs(run: Run): Command[] {
  const verb = (name: string, summary: string, takes?: string, options: Options = {}): Command =>
    defineCommand({
      name,
      summary,
      ...(takes !== undefined && { takes }),
      options,
      run: async (call) => {
        const words = Object.entries(call.values).flatMap(([option, value]) =>
          value === true ? [`--${option}`] : typeof value === 'string' ? [`--${option}`, value] : [],
        );
        // "import --submission REFERENCE" replaces the name of a file, so it comes first; "--issue ISSUE" comes
        // after the paper.
        const isFirst = 'submission' in call.values;
        const { text, code } = await run(
          call,
          isFirst ? [name, ...words, ...call.positionals] : [name, ...call.positionals, ...words],
        );
        call[code === 0 ? 'out' : 'err'](text);
        return code;
      },
    });
  const flag = (help: string) => ({ type: 'boolean', help }) as const;
  return [
    verb('pages', 'writes the pages that long lists need: years of the archive, parts of indexes'),
    verb('gaps', 'lists the missing facts that each indexer requires'),
    verb('deposits', 'writes the deposits for Crossref and DOAJ to var/deposits', undefined, {
      send: flag('sends changed deposits to each service that has an account in the environment'),
    }),
    verb(
      'publish',
      'publishes an issue in one step: numbers, PDFs, lists, records, the site, packages, deposits',
      'ISSUE',
      {
        yes: flag('publishes; without it, only lists the changes'),
      },
    ),
    verb(
      'assign',
      'writes page numbers and DOIs into the papers and notices that have none; with --issue moves a paper into an issue',
      '[v1/i2 | online-first | PAPER]',
      {
        issue: {
          type: 'string',
          value: 'ISSUE',
          help: 'the issue for PAPER, which was online first until now',
        },
      },
    ),
    verb(
      'import',
      'imports papers from a JATS (.xml), Word (.docx), BibTeX or RIS file, a folder or ZIP archive of them, or a submitted manuscript; with PAPER adds the works of a BibTeX or RIS file to its references',
      '[FILE] [ISSUE | online-first | PAPER]',
      {
        submission: {
          type: 'string',
          value: 'REFERENCE',
          help: 'the reference of a submitted manuscript, in place of FILE',
        },
      },
    ),
    verb('typeset', 'makes the PDFs of papers from their texts', '[PAPER]'),
    verb('usage', 'counts how often papers are read and downloaded', '[DATA FOLDER…]', {
      csv: flag('as CSV'),
      json: flag('as JSON'),
      keep: flag('stores the counts, which the pages of papers then show'),
    }),
    verb(
      'package',
      'packs papers with figures into var/packages, for PubMed Central, Portico and CLOCKSS',
      '[ISSUE]',
    ),
    verb('records', `stores the date of each changed record for harvesters, in ${storedRecordsFile}`),
  ];
}
