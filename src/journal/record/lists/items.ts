import type { PaperRecord } from '../paper-record.ts';

/** Whatever the journal publishes that has a record of its own: papers and notices of them, the newest first. */
export function newestItems({
  papers,
  notices,
}: {
  papers: readonly PaperRecord[];
  notices: readonly PaperRecord[];
}): PaperRecord[] {
  if (notices.length === 0) return [...papers];
  // Papers of one month stay in their order.
  return [...notices, ...papers].sort((one, other) =>
    one.published < other.published ? 1 : one.published > other.published ? -1 : 0,
  );
}
