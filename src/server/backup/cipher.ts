import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto';
import { Decrypter, Encrypter, identityToRecipient } from 'age-encryption';
import { BackupError } from './backup-error.ts';

/*
 * An encrypted backup is a file of age (https://age-encryption.org/v1), for one recipient of kind X25519. The package
 * writes and reads its header. The frames are encrypted here, because Node's ChaCha20-Poly1305 is three times as fast
 * as that of the package: pieces of 65,536 bytes, fewer in the last one, each followed by its tag. The nonce of a frame
 * is its number and a byte that is 1 for the last frame: dropped or exchanged frames and a truncated file are detected.
 */
const CIPHER = 'chacha20-poly1305';
const HEADER_START = 'age-encryption.org/v1\n';
const HEADER_BYTES = 168;
const NONCE_BYTES = 16;
const FRAME_BYTES = 64 * 1024;
const TAG_BYTES = 16;

type Pieces = AsyncIterable<Buffer>;

/** Encrypts a stream of bytes. @param identity an identity of age, such as AGE-SECRET-KEY-1… */
export async function* seal(pieces: Pieces, identity: string): Pieces {
  let fileKey: Uint8Array = new Uint8Array();
  const encrypter = new Encrypter();
  encrypter.addRecipient(await identityToRecipient(identity));
  // A recipient that adds nothing to the header: it only receives the key of the file.
  encrypter.addRecipient({
    wrapFileKey: (key) => {
      fileKey = key;
      return [];
    },
  });
  const empty = await encrypter.encrypt(new Uint8Array());
  const start = Buffer.from(empty.subarray(0, -TAG_BYTES));
  yield start;
  const key = frameKey(fileKey, start.subarray(-NONCE_BYTES));
  for await (const [bytes, nonce] of framed(pieces, FRAME_BYTES)) {
    const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
    yield Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
  }
}

/**
 * Decrypts a backup, or passes on an unencrypted one. Returns only authenticated bytes.
 * @param identity required for an encrypted backup
 * @throws BackupError if the key is missing or wrong, or the backup is damaged or truncated
 */
export async function* unseal(pieces: Pieces, identity: string | undefined): Pieces {
  const { head, rest } = await split(pieces, HEADER_BYTES + NONCE_BYTES);
  if (!head.toString('latin1').startsWith(HEADER_START)) {
    yield head;
    yield* rest;
    return;
  }
  if (identity === undefined)
    throw new BackupError('The backup is encrypted. Set BACKUP_KEY or BACKUP_KEY_FILE to its key.');
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  try {
    const fileKey = await decrypter.decryptHeader(head.subarray(0, HEADER_BYTES));
    const key = frameKey(fileKey, head.subarray(HEADER_BYTES));
    for await (const [frame, nonce] of framed(rest, FRAME_BYTES + TAG_BYTES)) {
      const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
      decipher.setAuthTag(frame.subarray(-TAG_BYTES));
      yield Buffer.concat([decipher.update(frame.subarray(0, -TAG_BYTES)), decipher.final()]);
    }
  } catch (error) {
    // Errors of the disk stay as they are.
    if (error instanceof Error && 'syscall' in error) throw error;
    const isOtherKey = /no identity matched/.test((error as Error).message);
    const message = isOtherKey
      ? 'The backup was encrypted with another key than BACKUP_KEY or BACKUP_KEY_FILE gives.'
      : 'The backup is damaged or cut short: it can’t be decrypted to its end.';
    throw new BackupError(message, { cause: error });
  }
}

/** Splits a stream into pieces of the same size, each with its nonce. The last piece may be shorter. */
async function* framed(pieces: Pieces, size: number): AsyncIterable<[frame: Buffer, nonce: Buffer]> {
  const nonce = Buffer.alloc(12);
  let number = 0n;
  let held = Buffer.alloc(0);
  for await (const piece of pieces) {
    held = Buffer.concat([held, piece]);
    // A full piece is held back until it is known whether it is the last.
    for (; held.length > size; held = held.subarray(size)) {
      yield [held.subarray(0, size), nonce];
      nonce.writeBigUInt64BE((number += 1n), 3);
    }
  }
  nonce[11] = 1;
  yield [held, nonce];
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

function frameKey(fileKey: Uint8Array, salt: Buffer): Buffer {
  return Buffer.from(hkdfSync('sha256', fileKey, salt, 'payload', 32));
}
