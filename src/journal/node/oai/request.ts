import { HarvestError } from './errors.ts';

/** A verb of OAI-PMH. */
export type OaiVerb = keyof typeof verbs;

/** A request with the arguments of its verb, each once. */
export interface HarvestRequest {
  verb: OaiVerb;
  /** The arguments as sent, with the verb. */
  given: Record<string, string>;
}

interface OaiArguments {
  required: readonly string[];
  optional: readonly string[];
  /** The argument that excludes all others. */
  exclusive?: string;
}

const list: OaiArguments = {
  required: ['metadataPrefix'],
  optional: ['from', 'until', 'set'],
  exclusive: 'resumptionToken',
};

const verbs = {
  Identify: { required: [], optional: [] },
  ListMetadataFormats: { required: [], optional: ['identifier'] },
  ListSets: { required: [], optional: [], exclusive: 'resumptionToken' },
  ListIdentifiers: list,
  ListRecords: list,
  GetRecord: { required: ['identifier', 'metadataPrefix'], optional: [] },
} satisfies Record<string, OaiArguments>;

/** @throws HarvestError if the verb or the arguments do not conform to the protocol */
export function parseRequest(query: URLSearchParams): HarvestRequest {
  const [verb, ...more] = query.getAll('verb');
  if (verb === undefined) throw new HarvestError('badVerb', 'The request has no verb.');
  if (more.length > 0) throw new HarvestError('badVerb', 'The request has more than one verb.');
  if (!isVerb(verb))
    throw new HarvestError('badVerb', `There is no verb of this name; there are ${verbNames}.`);
  const given = Object.fromEntries(query);
  checkArguments(verb, [...query.keys()], given);
  return { verb, given };
}

const verbNames = Object.keys(verbs).join(', ');

function isVerb(name: string): name is OaiVerb {
  return Object.hasOwn(verbs, name);
}

function checkArguments(verb: OaiVerb, keys: string[], given: Record<string, string>): void {
  const { required, optional, exclusive }: OaiArguments = verbs[verb];
  const names = keys.filter((key) => key !== 'verb');
  const bad = (message: string) => new HarvestError('badArgument', message);
  const repeated = names.find((name, index) => names.indexOf(name) !== index);
  if (repeated !== undefined) throw bad('An argument is given more than once.');
  if (exclusive && exclusive in given) {
    if (names.length > 1) throw bad(`${exclusive} excludes all other arguments.`);
    return;
  }
  if (names.some((name) => ![...required, ...optional].includes(name))) {
    const takes = [...required, ...optional, ...(exclusive ? [exclusive] : [])];
    throw bad(`${verb} takes ${takes.length > 0 ? takes.join(', ') : 'no arguments'}.`);
  }
  const missing = required.filter((name) => !given[name]);
  if (missing.length > 0) throw bad(`${verb} needs ${missing.join(' and ')}.`);
}
