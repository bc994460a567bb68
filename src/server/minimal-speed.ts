import type { IncomingMessage } from 'node:http';
import { RefusalError } from './forms/refusal.ts';

/** The minimal speed of a body in bytes per second. A fixed timeout would refuse large files. */
export interface MinimalSpeed {
  bytesPerSecond: number;
  /** The period over which the speed is averaged. */
  windowMs: number;
  /** The time before the speed is checked. */
  graceMs: number;
  /** The maximal size of a body. */
  maxBytes: number;
  /** The interval of the checks. */
  everyMs: number;
}

/**
 * Watches the speed and size of a request's body.
 * @returns a promise that rejects with a refusal if the body is too slow or too large, and never resolves;
 *   and a function to call when the body has arrived
 */
export function watchSpeed(
  raw: IncomingMessage,
  limits: MinimalSpeed,
): { broken: Promise<never>; stop: () => void } {
  const started = performance.now();
  const first = bytesRead(raw);
  const marks: { at: number; bytes: number }[] = [{ at: started, bytes: first }];
  let timer: NodeJS.Timeout | undefined;
  const broken = new Promise<never>((_resolve, reject) => {
    timer = setInterval(() => {
      if (raw.complete || raw.destroyed) return clearInterval(timer);
      const now = { at: performance.now(), bytes: bytesRead(raw) };
      marks.push(now);
      while (marks.length > 2 && now.at - marks[1]!.at >= limits.windowMs) marks.shift();
      if (now.bytes - first > limits.maxBytes)
        reject(new RefusalError('too-large', (t) => t('server.uploadTooLarge')));
      if (now.at - started < limits.graceMs + limits.windowMs) return;
      const seconds = (now.at - marks[0]!.at) / 1000;
      if ((now.bytes - marks[0]!.bytes) / seconds < limits.bytesPerSecond)
        reject(new RefusalError('slow', (t) => t('server.tooSlow')));
    }, limits.everyMs);
    timer.unref();
  });
  // The rejection is not an error if no code awaits it any more.
  broken.catch(() => undefined);
  return { broken, stop: () => clearInterval(timer) };
}

function bytesRead(raw: IncomingMessage): number {
  // Injected requests, as in tests, have no connection.
  return raw.socket?.bytesRead ?? 0;
}
