import type { IncomingMessage } from 'node:http';
import { Refusal } from './forms/refusal.ts';

/** How slowly a body may arrive: bytes per second count, and not a fixed time that a large file can't keep. */
export interface Pace {
  bytesPerSecond: number;
  /** The time over which the mean is taken. */
  windowMs: number;
  /** The time before a slow connection counts as one. */
  graceMs: number;
  /** How many bytes a body may have at all. */
  maxBytes: number;
  everyMs: number;
}

/**
 * Watches a request's body while it arrives.
 * @returns a promise that is rejected with a refusal when the body is too slow or too large, and is never fulfilled;
 * and a function to call when the body has arrived
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
      if (now.bytes - first > pace.maxBytes)
        reject(new Refusal('too-large', (t) => t('server.uploadTooLarge')));
      if (now.at - started < pace.graceMs + pace.windowMs) return;
      const seconds = (now.at - marks[0]!.at) / 1000;
      if ((now.bytes - marks[0]!.bytes) / seconds < pace.bytesPerSecond)
        reject(new Refusal('slow', (t) => t('server.tooSlow')));
    }, pace.everyMs);
    timer.unref();
  });
  // Where nothing awaits it any more, its rejection is no error.
  broken.catch(() => undefined);
  return { broken, stop: () => clearInterval(timer) };
}

function bytesRead(raw: IncomingMessage): number {
  // Requests that are injected in tests have no connection.
  return raw.socket?.bytesRead ?? 0;
}
