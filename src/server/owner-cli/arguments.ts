import { parseArgs, type ParseArgsConfig } from 'node:util';
import { didYouMean } from '../../core/schema/suggest.ts';

/** The options by which submissions are chosen (choose.ts). */
export const choiceNames = ['form', 'state', 'older', 'newer', 'network', 'text'] as const;

/** The command was called with wrong arguments. */
export class UsageError extends Error {
  override name = 'UsageError';
  /** Whether to show how to call it. */
  readonly withUsage: boolean;

  constructor(message: string, more: { withUsage?: boolean; cause?: unknown } = {}) {
    super(message, { cause: more.cause });
    this.withUsage = more.withUsage ?? false;
  }
}

export const usage = `npm run submissions -- VERB

  list [--form ID] [--state STATE] [--limit N]    what was received, the newest first
                                                  STATE: new, quarantined, erased, pending, failed
  show REFERENCE                                  one submission with all that belongs to it
  export [--form ID] [--format csv|json] [--bom]  all answers, oldest first; --bom for Excel
                                                  npm run -s submissions -- export > answers.csv
  retry REFERENCE | --failed                      passes on what was not, or not yet, delivered
  release REFERENCE | FILTER [--yes]              takes submissions out of quarantine
  erase REFERENCE | FILTER [--yes]                removes persons' data for good
        [--even-undelivered]
  retention [FILTER] [--erase]                    what is kept longer than its form says
            [--even-undelivered] [--yes] [--most] without a question; even if that is most of all
                                                  FILTER: --form ID --state new|quarantined
                                                  --older 30d --newer 12h --text WORDS
                                                  --network CODE, as list shows it; what fits all
                                                  of it is shown before anything is done
  backup FILE | FOLDER [--prune]                  writes all of it to one file; the server may run
  restore FILE                                    unpacks a backup to DATA_DIR, if that is empty
  verify [FILE]                                   checks all that is stored, or a backup
  move-store [--from WHERE] [--to WHERE]          moves all of it to another store, and compares
                                                  WHERE: a folder, or a file of settings such as
                                                  .env; without one, the settings of this call

  All of them take --site DIR, the folder of another site than this project.
`;

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;
const choice = {
  form: text,
  state: text,
  older: text,
  newer: text,
  network: text,
  text,
} satisfies Record<(typeof choiceNames)[number], typeof text>;
const reference = 'a reference, such as CDFG-3467';
const backupFile = 'a backup, such as /mnt/backups/submissions-20261123T100000Z.tar';

interface VerbRules {
  options: ParseArgsConfig['options'];
  /** How many words may follow. */
  words: number[];
  /** What such a word is. */
  what?: string;
}

/** The options of each verb, how many words may follow it, and what they say. */
const verbs = {
  list: { options: { form: text, state: text, limit: text }, words: [0] },
  show: { options: {}, words: [1], what: reference },
  export: { options: { form: text, format: text, bom: flag }, words: [0] },
  retry: { options: { failed: flag }, words: [0, 1], what: reference },
  release: { options: { ...choice, yes: flag }, words: [0, 1], what: reference },
  erase: { options: { ...choice, yes: flag, 'even-undelivered': flag }, words: [0, 1], what: reference },
  retention: {
    options: { ...choice, erase: flag, yes: flag, 'even-undelivered': flag, most: flag },
    words: [0],
  },
  backup: { options: { prune: flag }, words: [1], what: 'a file or a folder, such as /mnt/backups' },
  restore: { options: {}, words: [1], what: backupFile },
  verify: { options: {}, words: [0, 1], what: backupFile },
  'move-store': { options: { from: text, to: text }, words: [0] },
} satisfies Record<string, VerbRules>;

export type Verb = keyof typeof verbs;

export interface Arguments {
  verb: Verb;
  /** The word after it: a reference, a file or a folder. */
  word: string | undefined;
  /** The options that were given: texts by their names. */
  values: Record<string, string | undefined>;
  /** The flags that were given. */
  flags: ReadonlySet<string>;
}

/** Reads the command's arguments; throws a UsageError with a sentence. */
export function readArguments([verb = '', ...rest]: readonly string[]): Arguments {
  if (!isVerb(verb)) {
    const known = Object.keys(verbs);
    if (verb === '') throw new UsageError('Say what to do.', { withUsage: true });
    const message = `There is no verb "${verb}". ${didYouMean(verb, known) ?? ''}`.trim();
    throw new UsageError(message, { withUsage: true });
  }
  const { options, words, what }: VerbRules = verbs[verb];
  const { values, positionals } = parse(rest, options ?? {});
  if (!words.some((count) => count === positionals.length)) {
    const reason = positionals.length === 0 ? `needs ${what}` : 'takes fewer words';
    throw new UsageError(`"${verb}" ${reason}.`);
  }
  const entries = Object.entries(values);
  const [word] = positionals;
  if (verb === 'retry' && (word !== undefined) === 'failed' in values) {
    throw new UsageError('"retry" needs either a reference or --failed.');
  }
  if (verb === 'release' || verb === 'erase') assertOneWay(verb, word, values);
  return {
    verb,
    word,
    values: Object.fromEntries(entries.filter((entry): entry is [string, string] => entry[1] !== true)),
    flags: new Set(entries.filter(([, value]) => value === true).map(([name]) => name)),
  };
}

function parse(args: string[], options: NonNullable<ParseArgsConfig['options']>) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const unknown = /Unknown option '(-[^' ]*)/.exec(error.message)?.[1];
    const known = Object.keys(options).map((name) => `--${name}`);
    const message = unknown === undefined ? error.message : `There is no option ${unknown} here.`;
    const hint = unknown === undefined ? undefined : didYouMean(unknown, known);
    throw new UsageError([message, hint].filter(Boolean).join(' '), { cause: error });
  }
}

/** Either one submission is named, or several are chosen. */
function assertOneWay(verb: Verb, word: string | undefined, values: object): void {
  const isChosen = choiceNames.some((name) => name in values);
  if (word !== undefined && isChosen) throw new UsageError(`"${verb}" takes either a reference or a filter.`);
  if (word === undefined && !isChosen) {
    const names = choiceNames.map((name) => `--${name}`).join(', ');
    throw new UsageError(`"${verb}" needs ${reference}, or ${names}.`);
  }
}

function isVerb(name: string): name is Verb {
  return Object.hasOwn(verbs, name);
}
