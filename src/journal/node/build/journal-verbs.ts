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
    verb('gaps', 'what each indexer asks for and the content does not say'),
    verb('deposits', 'writes what Crossref and DOAJ take into var/deposits', undefined, {
      send: flag('sends what has changed to those of them whose account is in the environment'),
    }),
    verb(
      'publish',
      'publishes an issue in one step: numbers, PDFs, lists, records, the site, packages, deposits',
      'ISSUE',
      {
        yes: flag('does it; without it the changes are listed'),
      },
    ),
    verb(
      'assign',
      'writes page numbers and DOIs into the papers and notices that have none; with --issue takes a paper into an issue',
      '[v1/i2 | online-first | PAPER]',
      {
        issue: {
          type: 'string',
          value: 'ISSUE',
          help: 'the issue that PAPER, which is online first, goes into',
        },
      },
    ),
    verb(
      'import',
      'makes papers of a JATS (.xml), Word (.docx), BibTeX or RIS file, of a folder or ZIP archive of them, or of a manuscript that was sent; with PAPER adds the works of BibTeX or RIS to its references',
      '[FILE] [ISSUE | online-first | PAPER]',
      { submission: { type: 'string', value: 'REFERENCE', help: 'of the manuscript, in place of FILE' } },
    ),
    verb('typeset', 'makes the PDFs of papers from their texts', '[PAPER]'),
    verb('usage', 'how often papers are read and loaded', '[DATA FOLDER…]', {
      csv: flag('as CSV'),
      json: flag('as JSON'),
      keep: flag('writes it for the papers’ pages'),
    }),
    verb(
      'package',
      'packs papers with figures into var/packages, for PubMed Central, Portico and CLOCKSS',
      '[ISSUE]',
    ),
    verb('records', `dates what has changed for harvesters, in ${storedRecordsFile}`),
  ];
}
