import type { FormDefinition } from '../../core/form/form-definition.ts';
import type { Translate } from '../../core/messages/locale.ts';
import { didYouMean, suggest } from '../../core/schema/suggest.ts';
import type { DeliverySettings } from '../delivery/plan.ts';
import type { OpenStore } from '../store/open-store.ts';
import type { StoreRequestError } from '../store/store-error.ts';
import type { SubmissionRecord } from '../store/records.ts';

/** The context of every subcommand. */
export interface OwnerContext {
  store: OpenStore;
  definitions: readonly FormDefinition[];
  /** The site's messages, for answers such as yes and no. */
  t: Translate;
  /** The site's time zone: times are shown in it, as visitors see them. */
  timeZone: string;
  settings: DeliverySettings;
  now(): Date;
  /** Writes to standard output. */
  out(text: string): void;
  /** The width of the terminal in characters. */
  columns: number;
  /** Asks the user at the terminal; undefined if there is no terminal. */
  ask: ((question: string) => Promise<string>) | undefined;
}

/** A failed command; the message contains the reason and advice. */
export class CommandError extends Error {
  override name = 'CommandError';
}

/** The reason why a store failed, with advice. */
export function failureReason(
  { kind, message }: StoreRequestError,
  { place, isRemote }: Pick<OpenStore, 'place' | 'isRemote'>,
): string {
  switch (kind) {
    case 'busy':
      return `${place} ${isRemote ? `does not answer (${message})` : 'is in use'}. Run this again in a minute.`;
    case 'hung':
      return `${place} does not respond (${message}). Check ${isRemote ? 'whether it still runs' : 'its disk'}.`;
    case 'full':
      return `the disk of ${place} is full. Free as much space as the database uses, and run this again.`;
    case 'failed':
      return `${place} can’t be written or read (${message}).`;
  }
}

/**
 * Finds a submission by its reference, in any case, with or without the hyphen.
 * @throws CommandError if there is none
 */
export async function submissionBy(
  { store }: Pick<OwnerContext, 'store'>,
  reference: string,
): Promise<SubmissionRecord> {
  const canonicalReference = canonical(reference);
  const record = await store.recordByReference(canonicalReference);
  if (record) return record;
  const suggestion = suggest(canonicalReference, nearest(canonicalReference, await store.references()));
  const hint =
    suggestion === undefined ? 'List them: npm run submissions -- list' : `Did you mean ${suggestion}?`;
  throw new CommandError(`There is no submission ${canonicalReference}. ${hint}`);
}

/**
 * Checks the id of a form.
 * @throws CommandError if neither a form nor a submission has it
 */
export async function assertForm({ store, definitions }: OwnerContext, id: string): Promise<void> {
  const formIds = new Set([...definitions.map((each) => each.id), ...(await store.forms())]);
  if (formIds.has(id)) return;
  const hint = didYouMean(id, formIds) ?? `There are: ${[...formIds].sort().join(', ')}.`;
  throw new CommandError(`There is no form "${id}". ${hint}`);
}

/** The current form of a submission; undefined if the form was removed. */
export function findDefinition({ definitions }: OwnerContext, form: string): FormDefinition | undefined {
  return definitions.find(({ id }) => id === form);
}

function canonical(reference: string): string {
  const characters = reference.toUpperCase().replace(/[^A-Z0-9]/g, '');
  return characters.length === 8
    ? `${characters.slice(0, 4)}-${characters.slice(4)}`
    : reference.toUpperCase().slice(0, 40);
}

/** References with the same start or end; all references if there are few. */
function nearest(reference: string, references: readonly string[]): readonly string[] {
  if (references.length <= 1000) return references;
  return references.filter(
    (each) => each.startsWith(reference.slice(0, 3)) || each.endsWith(reference.slice(-3)),
  );
}
