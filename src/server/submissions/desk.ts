import type { FormDefinition } from '../../core/form/form-definition.ts';
import { didYouMean, suggest } from '../../core/schema/suggest.ts';
import type { DeliverySettings } from '../delivery/plan.ts';
import type { Store } from '../store/store.ts';
import { recordOf, type SubmissionRecord } from './record.ts';

/** What the verbs of the command work with. */
export interface Desk {
  store: Store;
  definitions: readonly FormDefinition[];
  settings: DeliverySettings;
  now(): Date;
  /** Writes to the standard output. */
  out(text: string): void;
  /** How many characters a line of the terminal holds. */
  columns: number;
  /** Asks whoever sits at the terminal; nothing where nobody does. */
  ask: ((question: string) => Promise<string>) | undefined;
}

/** What was asked for can't be done; the message says why, and what can. */
export class DeskError extends Error {
  override name = 'DeskError';
}

/** A submission by its reference, in capitals or not, with its hyphen or not. */
export async function submissionBy({ store: { db } }: Desk, reference: string): Promise<SubmissionRecord> {
  const wanted = canonical(reference);
  const query = db.selectFrom('submissions').select('id').where('reference', '=', wanted);
  const found = await query.executeTakeFirst();
  if (found) return recordOf(db, found.id);
  const rows = await db.selectFrom('submissions').select('reference').execute();
  const near = suggest(wanted, nearest(wanted, rows));
  const hint = near === undefined ? 'List them: npm run submissions -- list' : `Did you mean ${near}?`;
  throw new DeskError(`There is no submission ${wanted}. ${hint}`);
}

/** The definition of a form by its id; a refusal where neither a form nor a submission has it. */
export async function assertForm({ store, definitions }: Desk, id: string): Promise<void> {
  const rows = await store.db.selectFrom('submissions').select('form').distinct().execute();
  const known = new Set([...definitions.map((each) => each.id), ...rows.map(({ form }) => form)]);
  if (known.has(id)) return;
  const hint = didYouMean(id, known) ?? `There are: ${[...known].sort().join(', ')}.`;
  throw new DeskError(`There is no form "${id}". ${hint}`);
}

/** The form that a submission was made with, as it is now; none where it was removed. */
export function definitionOf({ definitions }: Desk, form: string): FormDefinition | undefined {
  return definitions.find(({ id }) => id === form);
}

function canonical(reference: string): string {
  const signs = reference.toUpperCase().replace(/[^A-Z0-9]/g, '');
  return signs.length === 8 ? `${signs.slice(0, 4)}-${signs.slice(4)}` : reference.toUpperCase().slice(0, 40);
}

/** Those that share a start or an end with what was written; all of them where few are known. */
function nearest(wanted: string, rows: readonly { reference: string }[]): string[] {
  const known = rows.map(({ reference }) => reference);
  if (known.length <= 1000) return known;
  return known.filter((each) => each.startsWith(wanted.slice(0, 3)) || each.endsWith(wanted.slice(-3)));
}
