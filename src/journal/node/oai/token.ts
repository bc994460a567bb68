import { HarvestError } from './errors.ts';

/** The selection of a list, and the item after which it continues. Empty if the request has no limits. */
export interface Selection {
  prefix: string;
  from: string;
  until: string;
  set: string;
  after: string;
}

const keys = ['prefix', 'from', 'until', 'set', 'after'] as const;

/**
 * The token contains all data for the next response, so the server stores nothing and tokens never expire. It names
 * the last item, not a position, so a list continues correctly after additions.
 */
export function writeToken(selection: Selection): string {
  return Buffer.from(JSON.stringify(keys.map((key) => selection[key]))).toString('base64url');
}

/** @throws HarvestError for a token that no response contained */
export function readToken(token: string): Selection {
  const values = parse(token);
  const isWritten = values.length === keys.length && values.every((value) => typeof value === 'string');
  if (!isWritten) throw new HarvestError('badResumptionToken', 'This token is unknown.');
  const [prefix, from, until, set, after] = values as [string, string, string, string, string];
  const selection = { prefix, from, until, set, after };
  if (writeToken(selection) !== token || after === '') {
    throw new HarvestError('badResumptionToken', 'This token is unknown.');
  }
  return selection;
}

function parse(token: string): unknown[] {
  try {
    const value: unknown = JSON.parse(Buffer.from(token, 'base64url').toString());
    return Array.isArray(value) ? value : [];
  } catch {
    // The token does not come from this server: the caller reports that.
    return [];
  }
}
