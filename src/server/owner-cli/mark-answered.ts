import { localMinute } from '../format.ts';
import { CommandError, submissionBy, type OwnerContext } from './context.ts';

/** Marks a submission as answered. Its receipt, which the visitor can look up, shows this. */
export async function markAnswered(context: OwnerContext, reference: string): Promise<void> {
  const { row } = await submissionBy(context, reference);
  if (row.state !== 'new')
    throw new CommandError(`${row.reference} is ${row.state}: no visitor waits for an answer.`);
  const at = context.now().toISOString();
  await context.store.markAnswered(row.id, at);
  context.out(`${row.reference}: its receipt says “answered, ${localMinute(at, context.timeZone)}”.\n`);
}
