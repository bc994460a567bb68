/** The pauses before further attempts, in milliseconds; the last one repeats while the page is open. */
const pauses = [5_000, 15_000, 60_000] as const;

/** Controls a task that is repeated. */
export interface RetryLoop {
  /** Tries now, unless an attempt is in progress. */
  now: () => void;
  stop: () => void;
}

/**
 * Repeats an attempt until it is stopped: after 5, 15 and 60 seconds, then every 60 seconds; and at once when
 * the browser reports a connection, when the tab is shown again, and when the visitor clicks something other
 * than a field.
 * @param attempt stops the repetition itself when it succeeds
 * @param onPause receives the time of the next attempt, in milliseconds since 1970
 */
export function retryUntilStopped(
  attempt: () => Promise<void>,
  onPause: (next: number) => void = () => {},
): RetryLoop {
  const stopListening = new AbortController();
  const { signal } = stopListening;
  let count = 0;
  let timer = 0;
  let isTrying = false;
  let pausedAt = performance.now();

  const pause = () => {
    const length = pauses[count] ?? pauses[pauses.length - 1]!;
    count = Math.min(count + 1, pauses.length - 1);
    pausedAt = performance.now();
    timer = Number(setTimeout(now, length));
    onPause(Date.now() + length);
  };
  const now = () => {
    if (isTrying || signal.aborted) return;
    isTrying = true;
    clearTimeout(timer);
    void attempt()
      .catch(console.warn)
      .then(() => {
        isTrying = false;
        if (!signal.aborted) pause();
      });
  };
  const onIntent = ({ target }: Event) => {
    if (performance.now() - pausedAt >= pauses[0] && !isField(target)) now();
  };

  addEventListener('online', now, { signal });
  document.addEventListener('visibilitychange', () => !document.hidden && now(), { signal });
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, onIntent, { signal });
  pause();
  return {
    now,
    stop: () => {
      stopListening.abort();
      clearTimeout(timer);
    },
  };
}

/** Whether the visitor is in a field: a visitor who is typing is not waiting. */
function isField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select') !== null;
}
