import type { IncomingMessage } from 'node:http';
import { Refusal } from '../refusal.ts';

/** How slowly a body may arrive: a share of the line counts, and not a fixed time that a large file can't keep. */
export interface Pace {
  bytesPerSecond: number;
  /** Over how long the mean is taken, and how long a connection has before it counts. */
  windowMs: number;
  graceMs: number;
  /** How many bytes a body may have at all. */
  most: number;
  everyMs: number;
}

export const usualPace: Omit<Pace, 'most'> = {
  bytesPerSecond: 4096,
  windowMs: 30_000,
  graceMs: 30_000,
  everyMs: 2000,
};

/**
 * Watches a request's body while it arrives. The promise is rejected with a refusal once it comes too slowly or
 * doesn't end; it is never fulfilled. `stop` it when the body is there.
 */
export function watchPace(raw: IncomingMessage, pace: Pace): { broken: Promise<never>; stop: () => void } {
  const started = performance.now();
  const first = bytesRead(raw);
  const marks: { at: number; bytes: number }[] = [{ at: started, bytes: first }];
  let timer: NodeJS.Timeout | undefined;
  const broken = new Promise<never>((_resolve, reject) => {
    timer = setInterval(() => {
      if (raw.complete || raw.destroyed) return clearInterval(timer);
      const now = { at: performance.now(), bytes: bytesRead(raw) };
      marks.push(now);
      while (marks.length > 2 && now.at - marks[1]!.at >= pace.windowMs) marks.shift();
      if (now.bytes - first > pace.most) reject(endless());
      if (now.at - started < pace.graceMs + pace.windowMs) return;
      const seconds = (now.at - marks[0]!.at) / 1000;
      if ((now.bytes - marks[0]!.bytes) / seconds < pace.bytesPerSecond) reject(slow());
    }, pace.everyMs);
    timer.unref();
  });
  // Whoever doesn't wait for it any more needs no warning about it.
  broken.catch(() => undefined);
  return { broken, stop: () => clearInterval(timer) };
}

function bytesRead(raw: IncomingMessage): number {
  // Requests that are injected in tests have no connection.
  return raw.socket?.bytesRead ?? 0;
}

function slow(): Refusal {
  return new Refusal(
    'slow',
    'The connection was too slow, and nothing was stored. Please try again where it is better.',
  );
}

function endless(): Refusal {
  return new Refusal('too-large', 'This is more than the form takes. Please attach a smaller file.');
}
