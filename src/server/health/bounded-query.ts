/**
 * Runs an expensive query, at most one at a time, and caches the result for a while: frequent calls cause no
 * load, and no caller waits longer than the limit.
 * @param answerWhenLate returns the result if the query has not answered in time
 * @returns a function that returns the result
 */
export function boundedQuery<Answer>(
  ask: () => Promise<Answer>,
  answerWhenLate: () => Answer,
  { limitMs, cacheMs }: { limitMs: number; cacheMs: number },
): () => Promise<Answer> {
  let asked: { answer: Promise<Answer>; endedAt: number | undefined } | undefined;
  return async () => {
    const isFresh = asked && (asked.endedAt === undefined || performance.now() - asked.endedAt < cacheMs);
    if (!isFresh) {
      const current: typeof asked = { answer: ask(), endedAt: undefined };
      const end = (): void => void (current.endedAt = performance.now());
      current.answer.then(end, end);
      asked = current;
    }
    let timer: NodeJS.Timeout | undefined;
    const limit = new Promise<Answer>((resolve) => {
      timer = setTimeout(() => resolve(answerWhenLate()), limitMs);
    });
    try {
      return await Promise.race([asked!.answer, limit]);
    } finally {
      clearTimeout(timer);
    }
  };
}
