/**
 * Asks something that may take long, at most once at a time, and keeps the answer for a while: however often it is
 * called, what it asks is not burdened, and no caller waits for longer than the limit.
 * @param late gives the answer where none has come in time
 * @returns a function that gives the answer
 */
export function bounded<Answer>(
  ask: () => Promise<Answer>,
  late: () => Answer,
  { limitMs, keepMs }: { limitMs: number; keepMs: number },
): () => Promise<Answer> {
  let asked: { answer: Promise<Answer>; endedAt: number | undefined } | undefined;
  return async () => {
    const isFresh = asked && (asked.endedAt === undefined || performance.now() - asked.endedAt < keepMs);
    if (!isFresh) {
      const current: typeof asked = { answer: ask(), endedAt: undefined };
      const end = (): void => void (current.endedAt = performance.now());
      current.answer.then(end, end);
      asked = current;
    }
    let timer: NodeJS.Timeout | undefined;
    const limit = new Promise<Answer>((resolve) => {
      timer = setTimeout(() => resolve(late()), limitMs);
    });
    try {
      return await Promise.race([asked!.answer, limit]);
    } finally {
      clearTimeout(timer);
    }
  };
}
