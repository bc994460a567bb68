import { HarvestError } from './errors.ts';

/** What a list holds, and after which item it goes on. Empty where the request set no bound. */
export interface Selection {
  prefix: string;
  from: string;
  until: string;
  set: string;
  after: string;
}

const keys = ['prefix', 'from', 'until', 'set', 'after'] as const;

/**
 * The token holds all that the next answer needs, so the server remembers nothing and tokens never expire; because it
 * names the last item and not a number, a list goes on rightly though papers came in meanwhile.
 */
export function writeToken(selection: Selection): string {
  return Buffer.from(JSON.stringify(keys.map((key) => selection[key]))).toString('base64url');
}

/** @throws HarvestError for what no answer has given out */
export function readToken(token: string): Selection {
  const values = parse(token);
  const isWritten = values.length === keys.length && values.every((value) => typeof value === 'string');
  if (!isWritten) throw new HarvestError('badResumptionToken', 'No list goes on with this token.');
  const [prefix, from, until, set, after] = values as [string, string, string, string, string];
  const selection = { prefix, from, until, set, after };
  if (writeToken(selection) !== token || after === '') {
    throw new HarvestError('badResumptionToken', 'No list goes on with this token.');
  }
  return selection;
}

function parse(token: string): unknown[] {
  try {
    const value: unknown = JSON.parse(Buffer.from(token, 'base64url').toString());
    return Array.isArray(value) ? value : [];
  } catch {
    // Not one of ours: the caller says so.
    return [];
  }
}
