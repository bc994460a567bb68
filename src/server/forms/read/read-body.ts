import type { IncomingMessage } from 'node:http';
import { RefusalError } from '../refusal.ts';

/** The maximal size of answers without files. */
export const maxTextBytes = 256 * 1024;

/**
 * Reads a body of UTF-8 text.
 * @throws RefusalError as soon as it is too large, and if it is truncated or not text
 */
export async function readBodyText(raw: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  await new Promise<void>((resolve, reject) => {
    const settle = (result: () => void) => (): void => {
      raw.off('data', collect);
      result();
    };
    const collect = (piece: Buffer): void => {
      bytes += piece.length;
      if (bytes <= maxTextBytes) return void pieces.push(piece);
      raw.off('data', collect);
      reject(new RefusalError('too-large', (t) => t('server.textTooLong')));
    };
    raw.on('data', collect);
    raw.once('end', settle(resolve));
    raw.once(
      'error',
      settle(() => reject(cutOffError())),
    );
    raw.once(
      'close',
      settle(() => reject(cutOffError())),
    );
  });
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(pieces));
  } catch {
    throw new RefusalError('malformed', (t) => t('server.notUtf8'));
  }
}

/** The error of a connection that ended too early; only the log shows it. */
export function cutOffError(): RefusalError {
  return new RefusalError('malformed', (t) => t('server.cutOff'));
}

/**
 * Reads and discards the rest of a body: a browser reads the response only after it has sent everything.
 * @param max the maximal size of the rest, in bytes
 * @returns whether the body was read completely
 */
export function drain(raw: IncomingMessage, max: number): Promise<boolean> {
  if (raw.readableEnded || raw.destroyed) return Promise.resolve(true);
  raw.unpipe();
  return new Promise((resolve) => {
    let bytes = 0;
    const done = (hasEnded: boolean): void => {
      raw.off('data', count);
      if (!hasEnded) raw.pause();
      resolve(hasEnded);
    };
    const count = (piece: Buffer): void => {
      bytes += piece.length;
      if (bytes > max) done(false);
    };
    raw.on('data', count);
    raw.once('end', () => done(true));
    raw.once('close', () => done(true));
    raw.resume();
  });
}
