import { Readable } from 'node:stream';
import { Decrypter, Encrypter, identityToRecipient } from 'age-encryption';
import { BackupError } from './backup-error.ts';

/* An encrypted backup is a file of age (https://age-encryption.org/v1), for one recipient. */
const START = 'age-encryption.org/v1\n';

type Pieces = AsyncIterable<Buffer>;

/** Encrypts a stream of bytes. @param identity an identity of age, such as AGE-SECRET-KEY-1… */
export async function* seal(pieces: Pieces, identity: string): Pieces {
  const encrypter = new Encrypter();
  encrypter.addRecipient(await identityToRecipient(identity));
  yield* fromWeb(await encrypter.encrypt(toWeb(pieces)));
}

/**
 * Decrypts a backup, or passes on an unencrypted one. Returns only authenticated bytes.
 * @param identity required for an encrypted backup
 * @throws BackupError if the key is missing or wrong, or the backup is damaged or truncated
 */
export async function* unseal(pieces: Pieces, identity: string | undefined): Pieces {
  const { start, all } = await peek(pieces, START.length);
  if (!start.toString('latin1').startsWith(START)) {
    yield* all;
    return;
  }
  if (identity === undefined)
    throw new BackupError('The backup is encrypted. Set BACKUP_KEY or BACKUP_KEY_FILE to its key.');
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  try {
    yield* fromWeb(await decrypter.decrypt(toWeb(all)));
  } catch (error) {
    // Errors of the disk stay as they are.
    if (error instanceof Error && 'syscall' in error) throw error;
    const isOtherKey = /no identity matched/.test((error as Error).message);
    const message = isOtherKey
      ? 'The backup was encrypted with another key than that of BACKUP_KEY or BACKUP_KEY_FILE.'
      : 'The backup is damaged or truncated: its end can’t be decrypted.';
    throw new BackupError(message, { cause: error });
  }
}

/** The beginning of a stream, of at least the given size if it is long enough, and the whole stream. */
async function peek(pieces: Pieces, size: number): Promise<{ start: Buffer; all: Pieces }> {
  const iterator = pieces[Symbol.asyncIterator]();
  let start = Buffer.alloc(0);
  while (start.length < size) {
    const { done, value } = await iterator.next();
    if (done) break;
    start = Buffer.concat([start, value]);
  }
  async function* all(): Pieces {
    yield start;
    yield* { [Symbol.asyncIterator]: () => iterator };
  }
  return { start, all: all() };
}

function toWeb(pieces: Pieces): ReadableStream<Uint8Array> {
  return Readable.toWeb(Readable.from(pieces)) as ReadableStream<Uint8Array>;
}

function fromWeb(stream: ReadableStream<Uint8Array>): Pieces {
  return Readable.fromWeb(stream as Parameters<typeof Readable.fromWeb>[0]);
}
