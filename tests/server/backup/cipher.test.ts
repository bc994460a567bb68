import { createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { seal, unseal } from '../../../src/server/backup/cipher.ts';

const key = randomBytes(32);
const frame = 65_536;

async function* inPieces(bytes: Buffer, size = 10_000): AsyncIterable<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function all(pieces: AsyncIterable<Buffer>): Promise<Buffer> {
  const list: Buffer[] = [];
  for await (const piece of pieces) list.push(piece);
  return Buffer.concat(list);
}

const sealed = (bytes: Buffer): Promise<Buffer> => all(seal(inPieces(bytes), key));
const opened = (bytes: Buffer, by: Buffer | undefined = key): Promise<Buffer> =>
  all(unseal(inPieces(bytes, 3333), by));

test.each([0, 1, frame - 1, frame, frame + 1, 3 * frame, 200_000])(
  '%i bytes are decrypted unchanged',
  async (length) => {
    const bytes = randomBytes(length);
    const box = await sealed(bytes);
    const frames = Math.max(1, Math.ceil(length / frame));
    expect(box.length).toBe(56 + length + 16 * frames);
    expect((await opened(box)).equals(bytes)).toBe(true);
  },
);

test('an unencrypted backup is passed on unchanged, with a key or without', async () => {
  for (const length of [0, 10, 56, 100_000]) {
    const bytes = Buffer.alloc(length, 'a');
    expect((await opened(bytes)).equals(bytes)).toBe(true);
    expect((await all(unseal(inPieces(bytes), undefined))).equals(bytes)).toBe(true);
  }
});

test('the format is the described one, so other programs can read it', async () => {
  const bytes = randomBytes(frame + 100);
  const box = await sealed(bytes);
  expect(box.subarray(0, 8).toString()).toBe('SUBBACK1');
  const salt = box.subarray(8, 40);
  const from = (info: string, length: number) => Buffer.from(hkdfSync('sha256', key, salt, info, length));
  expect(box.subarray(40, 56).equals(from('check', 16))).toBe(true);
  const frames = [box.subarray(56, 56 + frame + 16), box.subarray(56 + frame + 16)];
  const nonces = ['000000000000000000000000', '000000000000000000000101'];
  const plain = frames.map((each, index) => {
    const decipher = createDecipheriv('aes-256-gcm', from('frames', 32), Buffer.from(nonces[index]!, 'hex'));
    decipher.setAuthTag(each.subarray(-16));
    return Buffer.concat([decipher.update(each.subarray(0, -16)), decipher.final()]);
  });
  expect(Buffer.concat(plain).equals(bytes)).toBe(true);
});

test('two backups of the same content differ', async () => {
  const bytes = Buffer.from('the same');
  expect((await sealed(bytes)).subarray(56).equals((await sealed(bytes)).subarray(56))).toBe(false);
});

test('without the key, or with a wrong one, the message says which key is needed', async () => {
  const box = await sealed(Buffer.from('secret'));
  await expect(all(unseal(inPieces(box), undefined))).rejects.toThrow(
    'The backup is encrypted. Set BACKUP_KEY or BACKUP_KEY_FILE to its key.',
  );
  await expect(opened(box, randomBytes(32))).rejects.toThrow(
    'The backup was encrypted with another key than BACKUP_KEY or BACKUP_KEY_FILE gives.',
  );
});

const damages: [string, (box: Buffer) => Buffer][] = [
  ['a changed bit in the first frame', (box) => withBit(box, 100)],
  ['a changed bit in the last tag', (box) => withBit(box, box.length - 1)],
  ['the last byte is missing', (box) => box.subarray(0, -1)],
  ['the last frame is missing', (box) => box.subarray(0, 56 + 2 * (frame + 16))],
  ['all frames are missing', (box) => box.subarray(0, 56)],
  ['additional bytes after the end', (box) => Buffer.concat([box, Buffer.from('x')])],
  [
    'two frames have changed places',
    (box) => {
      const [first, second] = [
        box.subarray(56, 56 + frame + 16),
        box.subarray(56 + frame + 16, 56 + 2 * (frame + 16)),
      ];
      return Buffer.concat([box.subarray(0, 56), second, first, box.subarray(56 + 2 * (frame + 16))]);
    },
  ],
];
test.each(damages)('damage is detected: %s', async (_what, damage) => {
  const box = damage(await sealed(randomBytes(2 * frame + 100)));
  await expect(opened(box)).rejects.toThrow(
    'The backup is damaged or cut short: it can’t be decrypted to its end.',
  );
});

function withBit(box: Buffer, at: number): Buffer {
  const copy = Buffer.from(box);
  copy[at]! ^= 1;
  return copy;
}
