import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { BackupError } from './backup-error.ts';

/*
 * The format of an encrypted backup, documented so that any program can read it:
 *
 *   8 bytes   "SUBBACK1" in ASCII
 *   32 bytes  salt, random
 *   16 bytes  check: HKDF-SHA-256 of the key with the salt and the info "check"; distinguishes a wrong key from damage
 *   then frames: 65,536 bytes of the backup, fewer in the last one, each encrypted by AES-256-GCM and followed by its
 *   tag of 16 bytes. The key is HKDF-SHA-256 of the owner's key with the salt and the info "frames", 32 bytes. The
 *   nonce of a frame is its number, from 0, in 11 bytes with the highest first, and a byte that is 1 for the last
 *   frame and 0 for all others: dropped or exchanged frames and a truncated file are detected.
 */
const magic = Buffer.from('SUBBACK1', 'ascii');
const saltBytes = 32;
const checkBytes = 16;
const headBytes = magic.length + saltBytes + checkBytes;
const frameBytes = 64 * 1024;
const tagBytes = 16;

type Pieces = AsyncIterable<Buffer>;

/** Encrypts a stream of bytes with a key of 32 bytes. */
export async function* seal(pieces: Pieces, key: Buffer): Pieces {
  const salt = randomBytes(saltBytes);
  const frameKey = derived(key, salt, 'frames', 32);
  yield Buffer.concat([magic, salt, derived(key, salt, 'check', checkBytes)]);
  let number = 0;
  for await (const { bytes, isLast } of framed(pieces, frameBytes)) {
    const cipher = createCipheriv('aes-256-gcm', frameKey, nonce(number, isLast));
    yield Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
    number += 1;
  }
}

/**
 * Decrypts a backup, or passes on an unencrypted one. Returns only authenticated bytes.
 * @param key required for an encrypted backup
 * @throws BackupError if the key is missing or wrong, or the backup is damaged or truncated
 */
export async function* unseal(pieces: Pieces, key: Buffer | undefined): Pieces {
  const { head, rest } = await split(pieces, headBytes);
  if (!head.subarray(0, magic.length).equals(magic)) {
    yield head;
    yield* rest;
    return;
  }
  if (!key) throw new BackupError('The backup is encrypted. Set BACKUP_KEY or BACKUP_KEY_FILE to its key.');
  const salt = head.subarray(magic.length, magic.length + saltBytes);
  if (!derived(key, salt, 'check', checkBytes).equals(head.subarray(magic.length + saltBytes)))
    throw new BackupError(
      'The backup was encrypted with another key than BACKUP_KEY or BACKUP_KEY_FILE gives.',
    );
  const frameKey = derived(key, salt, 'frames', 32);
  let number = 0;
  for await (const { bytes, isLast } of framed(rest, frameBytes + tagBytes)) {
    yield opened(bytes, frameKey, nonce(number, isLast));
    number += 1;
  }
}

function opened(frame: Buffer, key: Buffer, iv: Buffer): Buffer {
  try {
    const end = frame.length - tagBytes;
    const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: tagBytes });
    decipher.setAuthTag(frame.subarray(end));
    return Buffer.concat([decipher.update(frame.subarray(0, end)), decipher.final()]);
  } catch (error) {
    throw new BackupError('The backup is damaged or cut short: it can’t be decrypted to its end.', {
      cause: error,
    });
  }
}

/** Splits a stream into pieces of the same size; the last may be shorter, and is marked. */
async function* framed(pieces: Pieces, size: number): AsyncIterable<{ bytes: Buffer; isLast: boolean }> {
  let held: Buffer[] = [];
  let length = 0;
  for await (const piece of pieces) {
    held.push(piece);
    length += piece.length;
    if (length <= size) continue;
    const all = Buffer.concat(held);
    let at = 0;
    // A full piece is held back until it is known whether it is the last.
    for (; length - at > size; at += size) yield { bytes: all.subarray(at, at + size), isLast: false };
    held = [all.subarray(at)];
    length -= at;
  }
  yield { bytes: Buffer.concat(held), isLast: true };
}

/** The first bytes of a stream, and the rest. */
async function split(pieces: Pieces, size: number): Promise<{ head: Buffer; rest: Pieces }> {
  const iterator = pieces[Symbol.asyncIterator]();
  let start = Buffer.alloc(0);
  while (start.length < size) {
    const { done, value } = await iterator.next();
    if (done) break;
    start = Buffer.concat([start, value]);
  }
  async function* rest(): Pieces {
    yield start.subarray(size);
    yield* { [Symbol.asyncIterator]: () => iterator };
  }
  return { head: start.subarray(0, size), rest: rest() };
}

function nonce(number: number, isLast: boolean): Buffer {
  const bytes = Buffer.alloc(12);
  bytes.writeBigUInt64BE(BigInt(number), 3);
  bytes[11] = isLast ? 1 : 0;
  return bytes;
}

function derived(key: Buffer, salt: Buffer, info: string, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', key, salt, info, length));
}
