import { randomBytes } from 'node:crypto';
import { Decrypter, Encrypter, generateIdentity, identityToRecipient } from 'age-encryption';
import { expect, test } from 'vitest';
import { seal, unseal } from '../../../src/server/backup/cipher.ts';

const key = await generateIdentity();
const frame = 65_536;
/** The header and the nonce. */
const head = 184;

async function* inPieces(bytes: Buffer, size = 10_000): AsyncIterable<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function all(pieces: AsyncIterable<Buffer>): Promise<Buffer> {
  const list: Buffer[] = [];
  for await (const piece of pieces) list.push(piece);
  return Buffer.concat(list);
}

const sealed = (bytes: Buffer): Promise<Buffer> => all(seal(inPieces(bytes), key));
const opened = (bytes: Buffer, by: string | undefined = key): Promise<Buffer> =>
  all(unseal(inPieces(bytes, 3333), by));

test.each([0, 1, frame - 1, frame, frame + 1, 3 * frame, 200_000])(
  '%i bytes are decrypted unchanged',
  async (length) => {
    const bytes = randomBytes(length);
    const box = await sealed(bytes);
    const frames = Math.max(1, Math.ceil(length / frame));
    expect(box.length).toBe(head + length + 16 * frames);
    expect((await opened(box)).equals(bytes)).toBe(true);
  },
);

test('an unencrypted backup is passed on unchanged, with a key or without', async () => {
  for (const length of [0, 10, head, 100_000]) {
    const bytes = Buffer.alloc(length, 'a');
    expect((await opened(bytes)).equals(bytes)).toBe(true);
    expect((await all(unseal(inPieces(bytes), undefined))).equals(bytes)).toBe(true);
  }
});

test.each([0, 1, frame, frame + 100, 3 * frame])(
  'the package of age reads and writes the same %i bytes',
  async (length) => {
    const bytes = randomBytes(length);
    const decrypter = new Decrypter();
    decrypter.addIdentity(key);
    expect(Buffer.from(await decrypter.decrypt(await sealed(bytes))).equals(bytes)).toBe(true);
    const encrypter = new Encrypter();
    encrypter.addRecipient(await identityToRecipient(key));
    expect((await opened(Buffer.from(await encrypter.encrypt(bytes)))).equals(bytes)).toBe(true);
  },
);

test('two backups of the same content differ', async () => {
  const bytes = Buffer.from('the same');
  expect((await sealed(bytes)).subarray(head).equals((await sealed(bytes)).subarray(head))).toBe(false);
});

test('without the key, or with a wrong one, the message says which key is needed', async () => {
  const box = await sealed(Buffer.from('secret'));
  await expect(all(unseal(inPieces(box), undefined))).rejects.toThrow(
    'The backup is encrypted. Set BACKUP_KEY or BACKUP_KEY_FILE to its key.',
  );
  await expect(opened(box, await generateIdentity())).rejects.toThrow(
    'The backup was encrypted with another key than that of BACKUP_KEY or BACKUP_KEY_FILE.',
  );
});

const damages: [string, (box: Buffer) => Buffer][] = [
  ['a changed bit in the header', (box) => withBit(box, 150)],
  ['a changed bit in the nonce', (box) => withBit(box, 170)],
  ['a changed bit in the first frame', (box) => withBit(box, 200)],
  ['a changed bit in the last tag', (box) => withBit(box, box.length - 1)],
  ['the last byte is missing', (box) => box.subarray(0, -1)],
  ['the last frame is missing', (box) => box.subarray(0, head + 2 * (frame + 16))],
  ['all frames are missing', (box) => box.subarray(0, head)],
  ['additional bytes after the end', (box) => Buffer.concat([box, Buffer.from('x')])],
  [
    'two frames have changed places',
    (box) => {
      const [first, second] = [
        box.subarray(head, head + frame + 16),
        box.subarray(head + frame + 16, head + 2 * (frame + 16)),
      ];
      return Buffer.concat([box.subarray(0, head), second, first, box.subarray(head + 2 * (frame + 16))]);
    },
  ],
];
test.each(damages)('damage is detected: %s', async (_what, damage) => {
  const box = damage(await sealed(randomBytes(2 * frame + 100)));
  await expect(opened(box)).rejects.toThrow(
    'The backup is damaged or truncated: its end can’t be decrypted.',
  );
});

function withBit(box: Buffer, at: number): Buffer {
  const copy = Buffer.from(box);
  copy[at]! ^= 1;
  return copy;
}
