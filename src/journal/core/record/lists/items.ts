import type { PaperRecord } from '../paper-record.ts';

/** All items of the journal, papers and notices, newest first. */
export function newestItems({
  papers,
  notices,
}: {
  papers: readonly PaperRecord[];
  notices: readonly PaperRecord[];
}): PaperRecord[] {
  if (notices.length === 0) return [...papers];
  // Papers of one month keep their order.
  return [...notices, ...papers].sort((one, other) =>
    one.published < other.published ? 1 : one.published > other.published ? -1 : 0,
  );
}
