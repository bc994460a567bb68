import type { IncomingMessage } from 'node:http';
import { Refusal } from '../refusal.ts';

/** The most that answers without files may weigh. */
export const maxTextBytes = 256 * 1024;

/** Reads a body of text in UTF-8, refusing one that is too large once it is clear that it is. */
export async function readText(raw: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  await new Promise<void>((resolve, reject) => {
    const settle = (result: () => void) => (): void => {
      raw.off('data', take);
      result();
    };
    const take = (piece: Buffer): void => {
      bytes += piece.length;
      if (bytes <= maxTextBytes) return void pieces.push(piece);
      raw.off('data', take);
      reject(new Refusal('too-large', 'The answers hold more than 256 KB of text. Please shorten them.'));
    };
    raw.on('data', take);
    raw.once('end', settle(resolve));
    raw.once(
      'error',
      settle(() => reject(cutOff())),
    );
    raw.once(
      'close',
      settle(() => reject(cutOff())),
    );
  });
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(pieces));
  } catch {
    throw new Refusal('malformed', 'The answers are not text in UTF-8.');
  }
}

/** Nobody is there any more to read it, except in the log. */
export function cutOff(): Refusal {
  return new Refusal(
    'malformed',
    'The connection ended before everything had arrived. Nothing was stored: please send it again.',
  );
}

/**
 * Reads and drops what is left of a body, so that the browser, which sends before it listens, sees the answer.
 * @param most how many bytes that may be
 * @returns whether the body came to its end
 */
export function drain(raw: IncomingMessage, most: number): Promise<boolean> {
  if (raw.readableEnded || raw.destroyed) return Promise.resolve(true);
  raw.unpipe();
  return new Promise((resolve) => {
    let bytes = 0;
    const done = (ended: boolean): void => {
      raw.off('data', count);
      if (!ended) raw.pause();
      resolve(ended);
    };
    const count = (piece: Buffer): void => {
      bytes += piece.length;
      if (bytes > most) done(false);
    };
    raw.on('data', count);
    raw.once('end', () => done(true));
    raw.once('close', () => done(true));
    raw.resume();
  });
}
