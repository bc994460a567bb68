import { UsageError, type OptionRules, type Options } from '../../command/command.ts';

const form = { type: 'string', value: 'ID', help: 'only of this form' } as const;
const yes = { type: 'boolean', help: 'does not ask' } as const;
const includesUndelivered = { type: 'boolean', help: 'includes undelivered submissions' } as const;

/** The options that select submissions (select-submissions.ts). A submission must match all of them. */
const selectionOptions = {
  form,
  state: { type: 'string', value: 'STATE', help: 'new or quarantined' },
  older: { type: 'string', value: 'AGE', help: 'received longer ago than 90m, 12h or 30d' },
  newer: { type: 'string', value: 'AGE', help: 'received within the last 90m, 12h or 30d' },
  network: { type: 'string', value: 'CODE', help: 'sent from this network, by its code in list' },
  text: { type: 'string', value: 'WORDS', help: 'with these words in an answer' },
} as const satisfies Record<string, OptionRules>;

/** The names of those options. */
export const selectionNames = Object.keys(selectionOptions) as (keyof typeof selectionOptions)[];

const reference = 'a reference, such as CDFG-3467';
const backupFile = 'a backup, such as /mnt/backups/submissions-20261123T100000Z.tar';

/** A subcommand. */
export interface VerbRules {
  summary: string;
  options: Options;
  /** The name of its argument; optional if `counts` allows 0. */
  takes?: string;
  what?: string;
  /** The allowed numbers of arguments. */
  counts: readonly number[];
}

/** The subcommands, with their arguments and options. */
export const verbRules = {
  list: {
    summary: 'lists submissions, the newest first',
    options: {
      form,
      state: { type: 'string', value: 'STATE', help: 'new, quarantined, erased, pending or failed' },
      limit: { type: 'string', value: 'N', help: 'the number of submissions; default: 50' },
    },
    counts: [0],
  },
  show: {
    summary: 'shows one submission with all its data',
    takes: 'REFERENCE',
    options: {},
    counts: [1],
    what: reference,
  },
  export: {
    summary: 'prints all answers, the oldest first; write them to a file with > answers.csv',
    options: {
      form,
      format: { type: 'string', value: 'csv|json', help: 'default: csv' },
      bom: { type: 'boolean', help: 'for Excel' },
    },
    counts: [0],
  },
  answered: {
    summary: 'marks a submission as answered; the visitor’s receipt shows it',
    takes: 'REFERENCE',
    options: {},
    counts: [1],
    what: reference,
  },
  retry: {
    summary: 'delivers failed or waiting submissions',
    takes: '[REFERENCE]',
    options: { failed: { type: 'boolean', help: 'all failed deliveries' } },
    counts: [0, 1],
    what: reference,
  },
  release: {
    summary: 'releases submissions from quarantine: one, or all that match the filters',
    takes: '[REFERENCE]',
    options: { ...selectionOptions, yes },
    counts: [0, 1],
    what: reference,
  },
  erase: {
    summary: 'erases the personal data of one submission, or of all that match the filters',
    takes: '[REFERENCE]',
    options: { ...selectionOptions, yes, 'even-undelivered': includesUndelivered },
    counts: [0, 1],
    what: reference,
  },
  retention: {
    summary: 'lists submissions stored longer than their form allows',
    options: {
      ...selectionOptions,
      erase: { type: 'boolean', help: 'erases them' },
      yes,
      'even-undelivered': includesUndelivered,
      most: { type: 'boolean', help: 'even if that is more than half' },
    },
    counts: [0],
  },
  backup: {
    summary: 'writes everything to one file; the server may run',
    takes: 'FILE|FOLDER',
    options: { prune: { type: 'boolean', help: 'removes backups older than the forms allow' } },
    counts: [1],
    what: 'a file or a folder, such as /mnt/backups',
  },
  restore: {
    summary: 'unpacks a backup to DATA_DIR, if that is empty',
    takes: 'FILE',
    options: {},
    counts: [1],
    what: backupFile,
  },
  verify: {
    summary: 'checks the store, or a backup',
    takes: '[FILE]',
    options: {},
    counts: [0, 1],
    what: backupFile,
  },
  'move-store': {
    summary: 'moves everything to another store, and compares both',
    options: {
      from: {
        type: 'string',
        value: 'WHERE',
        help: 'a folder, or a file of settings such as .env; default: the settings of this call',
      },
      to: { type: 'string', value: 'WHERE', help: 'likewise' },
    },
    counts: [0],
  },
} satisfies Record<string, VerbRules>;

/** A verb of `npm run submissions`. */
export type OwnerVerb = keyof typeof verbRules;

/** The parsed arguments of `npm run submissions`. */
export interface Arguments {
  verb: OwnerVerb;
  /** The argument: a reference, a file or a folder. */
  word: string | undefined;
  /** The given options by name. */
  values: Record<string, string | undefined>;
  /** The given flags. */
  flags: ReadonlySet<string>;
}

/**
 * Parses the arguments of a subcommand.
 * @throws UsageError if they are invalid
 */
export function parseArguments(
  verb: OwnerVerb,
  positionals: readonly string[],
  optionValues: Readonly<Record<string, string | boolean | undefined>>,
): Arguments {
  const { counts, what }: VerbRules = verbRules[verb];
  if (!counts.includes(positionals.length)) {
    const reason = positionals.length === 0 ? `needs ${what}` : 'takes fewer arguments';
    throw new UsageError(`"${verb}" ${reason}.`);
  }
  const entries = Object.entries(optionValues);
  const [word] = positionals;
  if (verb === 'retry' && (word !== undefined) === 'failed' in optionValues)
    throw new UsageError('"retry" needs either a reference or --failed.');
  if (verb === 'release' || verb === 'erase') assertNameOrFilter(verb, word, optionValues);
  return {
    verb,
    word,
    values: Object.fromEntries(
      entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    ),
    flags: new Set(entries.filter(([, value]) => value === true).map(([name]) => name)),
  };
}

/** Checks that the arguments name one submission or select several, but not both. */
function assertNameOrFilter(verb: OwnerVerb, word: string | undefined, values: object): void {
  const hasSelection = selectionNames.some((name) => name in values);
  if (word !== undefined && hasSelection)
    throw new UsageError(`"${verb}" takes either a reference or a filter.`);
  if (word === undefined && !hasSelection) {
    const names = selectionNames.map((name) => `--${name}`).join(', ');
    throw new UsageError(`"${verb}" needs ${reference}, or ${names}.`);
  }
}
