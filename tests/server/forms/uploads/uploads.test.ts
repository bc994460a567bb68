import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readdir, readFile, stat } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { uploadArea } from '../../../../src/server/forms/uploads/upload-area.ts';
import { seeded } from '../../../workshop/fuzz/random.ts';
import { weakConnection } from '../../../helpers/weak-connection.ts';
import { pdf } from '../support/documents.ts';
import { multipart, multipartType } from '../support/multipart.ts';
import { enquiry, startTestServerOn, type TestOptions, type TestServer } from '../support/test-server.ts';
import { announce, arrived, sendWholeFile, tus, type Announced } from '../support/tus-client.ts';
import { describeAboveStores, elsewhere, storeKinds } from '../../store/store-kinds.ts';

const paper = Buffer.concat([pdf, noise(400_000)]);
const author = JSON.stringify([{ firstName: 'Asha', email: 'asha@example.org' }]);

/** A file announced as the tests' form requires. */
const announced = (key: string, changes: Partial<Announced> = {}): Announced => ({
  form: 'term-paper',
  field: 'document',
  key,
  filename: 'thesis.pdf',
  size: paper.length,
  ...changes,
});

/** Bytes that are the same in every run and different from zero. */
function noise(bytes: number): Buffer {
  const random = seeded(1);
  return Buffer.from(Array.from({ length: bytes }, () => 1 + random.below(255)));
}

async function start(
  options: TestOptions = {},
  kind = storeKinds[0]!,
): Promise<{ server: TestServer; address: string }> {
  const server = await startTestServerOn(kind, options);
  return { server, address: await server.listen() };
}

/** Sends the form with the ids of its uploads. */
function submit(server: TestServer, key: string, uploads: Record<string, string>, answers = author) {
  const body = multipart([
    ['authors', answers],
    ['_key', key],
    ['_uploads', JSON.stringify(uploads)],
  ]);
  return server.send('term-paper', body, multipartType);
}

const rates = { seconds: 600, frequent: 1, suspicious: 1, refused: 2 };

async function announceTimes(times: number, address: string): Promise<(number | undefined)[]> {
  const statuses: (number | undefined)[] = [];
  for (let count = 0; count < times; count += 1)
    statuses.push((await announce(address, announced(randomUUID())))?.status);
  return statuses;
}

const left = async ({ store }: TestServer) =>
  readdir(path.join(store.dataDir, 'unfinished')).then((names) => names.sort());

async function storedSum({ store }: TestServer): Promise<string> {
  const [row] = await store.db.selectFrom('files').selectAll().execute();
  return sha256(await buffer((await store.files.open(row!.stored_name))!));
}

function sha256(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

test('a file survives fifty interruptions, and is stored as it was sent', async () => {
  const { server, address } = await start();
  const line = await weakConnection(address);
  onTestFinished(() => line.close());
  const random = seeded(7);
  const key = randomUUID();
  const created = await announce(line.address, announced(key));
  expect(created?.status).toBe(201);
  const url = `${line.address}${String(created?.headers['location'])}`;
  let cuts = 0;
  for (let at = 0; at < paper.length; at = (await arrived(url))!) {
    const isCut = cuts < 50;
    const cut = isCut ? line.cutAfter(500 + random.below(12_000)) : undefined;
    const answer = await tus('PATCH', url, { 'upload-offset': String(at) }, paper.subarray(at));
    await cut;
    if (isCut) expect(answer).toBeUndefined();
    cuts += 1;
  }
  expect(cuts).toBe(51);
  const id = url.split('/').at(-1)!;
  const { status, body } = await submit(server, key, { document: id });
  expect([status, body.ok]).toEqual([201, true]);
  expect(await storedSum(server)).toBe(sha256(paper));
  expect((await server.files()).incoming).toEqual([]);
  expect(await left(server)).toEqual([`${id}.json`]);
});

describeAboveStores('in a store $name,', (kind) => {
  describe('a submission names the uploaded file', () => {
    test('and is stored once, however often it is sent', async () => {
      const { server, address } = await start({}, kind);
      const key = randomUUID();
      const id = await sendWholeFile(address, paper, announced(key));
      const answers = [
        await submit(server, key, { document: id }),
        await submit(server, key, { document: id }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([201, 200]);
      expect(answers[1]!.body.reference).toBe(answers[0]!.body.reference);
      expect(await arrived(`${address}/api/uploads/${id}`)).toBe(paper.length);
      expect(await server.rows()).toHaveLength(1);
      expect((await server.files()).incoming).toEqual([]);
      // A request with the file itself is the same submission.
      const whole = multipart([
        ['authors', author],
        ['_key', key],
        ['document', paper, 'thesis.pdf'],
      ]);
      expect((await server.send('term-paper', whole, multipartType)).status).toBe(200);
    });

    test('and is stored once, even if sent several times at once', async () => {
      const { server, address } = await start({}, kind);
      const key = randomUUID();
      const id = await sendWholeFile(address, paper, announced(key));
      const answers = await Promise.all(
        Array.from({ length: 8 }, () => submit(server, key, { document: id })),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([...Array<number>(7).fill(200), 201]);
      expect(new Set(answers.map(({ body }) => body.reference)).size).toBe(1);
      const { stored, incoming } = await server.files();
      expect([stored.length, incoming]).toEqual([1, []]);
      expect(await storedSum(server)).toBe(sha256(paper));
    });

    test('with other errors keeps the file until they are corrected', async () => {
      const { server, address } = await start({}, kind);
      const key = randomUUID();
      const id = await sendWholeFile(address, paper, announced(key));
      const wrong = await submit(server, key, { document: id }, JSON.stringify([{ firstName: 'Asha' }]));
      expect([wrong.status, wrong.body.errors?.map(({ path: name }) => name)]).toEqual([422, ['email']]);
      expect((await server.files()).incoming).toEqual([]);
      expect((await submit(server, key, { document: id })).status).toBe(201);
      expect(await storedSum(server)).toBe(sha256(paper));
    });

    test('and its content is checked as if the form had contained it', async () => {
      const { server, address } = await start({}, kind);
      const key = randomUUID();
      const id = await sendWholeFile(address, Buffer.from('MZ, a program'), announced(key));
      const { status, body } = await submit(server, key, { document: id });
      expect([status, body.errors]).toEqual([
        415,
        [
          {
            path: 'document',
            message:
              'This file’s name says PDF, but its content is something else, or it is damaged. Save it as PDF and attach it again.',
          },
        ],
      ]);
      expect([await server.rows(), (await server.files()).incoming]).toEqual([[], []]);
    });

    test('next to one more than the form accepts, or if none is requested', async () => {
      const { server, address } = await start({}, kind);
      const key = randomUUID();
      const id = await sendWholeFile(address, paper, announced(key));
      const body = multipart([
        ['authors', author],
        ['_key', key],
        ['_uploads', JSON.stringify({ document: id, firstName: id })],
        ['document', pdf, 'other.pdf'],
      ]);
      const { status, body: answer } = await server.send('term-paper', body, multipartType);
      expect([status, answer.errors]).toEqual([
        422,
        [
          { path: 'document', message: 'Attach at most 1 file.' },
          { path: 'firstName', message: 'The form accepts no file here. Remove it and send the form again.' },
        ],
      ]);
      expect((await server.files()).incoming).toEqual([]);
    });

    test.each<[string, (key: string, id: string) => [key: string, id: string]]>([
      ['of another draft', (_key, id) => [randomUUID(), id]],
      ['of an unknown upload', (key) => [key, randomUUID()]],
      ['by a path out of the folder', (key) => [key, '../../submissions.sqlite']],
    ])('%s, and is asked to send it with the form', async (_name, change) => {
      const { server, address } = await start({}, kind);
      const key = randomUUID();
      const [used, id] = change(key, await sendWholeFile(address, paper, announced(key)));
      const { status, body } = await submit(server, used, { document: id });
      const message =
        'The file must be sent again, because its upload was incomplete or is too old. Please send the form again.';
      expect([status, body]).toEqual([
        410,
        { ok: false, code: 'gone', message, errors: [{ path: 'document', message }] },
      ]);
      expect([await server.rows(), (await server.files()).incoming]).toEqual([[], []]);
    });

    test('that is incomplete, and is asked to send the file with the form', async () => {
      const { server, address } = await start({}, kind);
      const key = randomUUID();
      const id = await sendWholeFile(address, paper.subarray(0, -1), { ...announced(key) });
      const whole = await announce(address, announced(key));
      const url = `${address}${String(whole?.headers['location'])}`;
      await tus('PATCH', url, { 'upload-offset': '0' }, paper.subarray(0, 1000));
      expect((await submit(server, key, { document: url.split('/').at(-1)! })).status).toBe(410);
      expect((await submit(server, key, { document: id })).status).toBe(201);
    });
  });
});

describe('an announced file is refused with a message, before a byte is sent', () => {
  test.each<[string, Partial<Announced>, number, string]>([
    [
      'for no form',
      { form: 'nothing' },
      404,
      'There is no such form. Open the page again and send the form from there.',
    ],
    [
      'for a form without files',
      { form: 'enquiry' },
      404,
      'There is no such form. Open the page again and send the form from there.',
    ],
    [
      'for a question that is no file',
      { field: 'email' },
      422,
      'The form accepts no file here. Remove it and send the form again.',
    ],
    [
      'without the key of a draft',
      { key: 'short' },
      400,
      'The key of the submission can’t be used: send 8 to 64 letters, digits and hyphens.',
    ],
    [
      'of another kind',
      { filename: 'a.pdf.exe' },
      415,
      '“a.pdf.exe” can’t be accepted. Attach a file of one of these kinds: PDF, DOC, DOCX, ODT, RTF, TEX.',
    ],
    ['of zero bytes', { size: 0 }, 422, '“thesis.pdf” is empty. Attach the file that contains your text.'],
  ])('%s', async (_name, changes, status, message) => {
    const { server, address } = await start();
    const answer = await announce(address, announced(randomUUID(), changes));
    expect([answer?.status, JSON.parse(answer?.text ?? '')]).toEqual([
      status,
      expect.objectContaining({ ok: false, message }),
    ]);
    await expect(left(server)).rejects.toThrow('ENOENT');
  });

  test('larger than the form accepts', async () => {
    const { address } = await start();
    const answer = await announce(address, announced(randomUUID(), { size: 512 * 1024 + 1 }));
    expect(answer?.status).toBe(413);
  });

  test('from a page of another site', async () => {
    const { server, address } = await start();
    const answer = await announce(address, announced(randomUUID()), { origin: 'https://elsewhere.example' });
    expect(answer?.status).toBe(403);
    expect(JSON.parse(answer?.text ?? '')).toMatchObject({ code: 'forbidden' });
    await expect(left(server)).rejects.toThrow('ENOENT');
  });

  test.each(storeKinds)('too often from one address, $name', async (kind) => {
    const { server, address } = await start({ isRateLimited: true, rates }, kind);
    expect(await announceTimes(3, address)).toEqual([201, 201, 429]);
    // Forms are counted separately.
    expect((await server.post('enquiry', enquiry)).status).toBe(201);
  });

  test('too often from one address, on several servers together', async () => {
    const env = await elsewhere.newEnv();
    const options = { isRateLimited: true, rates };
    const addresses: string[] = [];
    for (const _ of [1, 2]) addresses.push(await (await startTestServerOn(elsewhere, options, env)).listen());
    const statuses: (number | undefined)[] = [];
    for (const address of [...addresses, ...addresses]) statuses.push(...(await announceTimes(1, address)));
    expect(statuses).toEqual([201, 201, 429, 429]);
  });

  test.each<[string, TestOptions]>([
    ['the disk has no room', { reserve: Number.MAX_SAFE_INTEGER }],
    ['too many bytes wait for their forms', { maxUploadBytes: paper.length - 1 }],
  ])('while %s', async (_name, options) => {
    const { address } = await start(options);
    const answer = await announce(address, announced(randomUUID()));
    expect([answer?.status, JSON.parse(answer?.text ?? '')]).toEqual([
      507,
      {
        ok: false,
        code: 'full',
        message: 'There is no space for files now. Nothing was stored: please try again later.',
        errors: [],
      },
    ]);
  });
});

test('the record of a stored file has no file name, on any server', async () => {
  const { server, address } = await start();
  const key = randomUUID();
  const id = await sendWholeFile(address, paper, announced(key));
  expect((await submit(server, key, { document: id })).status).toBe(201);
  const note = await readFile(path.join(server.store.dataDir, 'unfinished', `${id}.json`), 'utf8');
  expect(JSON.parse(note)).toEqual({
    form: 'term-paper',
    field: 'document',
    key,
    name: '',
    size: paper.length,
    createdAt: expect.any(String),
    storedName: (await server.files()).stored[0],
  });
});

test("a file can't be read back, and its id is enough to delete it", async () => {
  const { server, address } = await start();
  const id = await sendWholeFile(address, paper, announced(randomUUID()));
  const url = `${address}/api/uploads/${id}`;
  expect((await tus('GET', url))?.status).toBe(404);
  expect((await tus('DELETE', url, { origin: 'https://elsewhere.example' }))?.status).toBe(403);
  expect((await tus('DELETE', url))?.status).toBe(204);
  expect([await arrived(url), await left(server)]).toEqual([undefined, []]);
});

test("other users of the machine can't read an uploaded file", async () => {
  if (process.platform === 'win32') return;
  const { server, address } = await start();
  await sendWholeFile(address, paper, announced(randomUUID()));
  const folder = path.join(server.store.dataDir, 'unfinished');
  const places = [folder, ...(await left(server)).map((name) => path.join(folder, name))];
  const modes = await Promise.all(places.map(async (place) => (await stat(place)).mode & 0o777));
  expect(modes).toEqual([0o700, 0o600, 0o600]);
});

/** Begins to send a file on a separate connection, and stops after the given bytes. */
function beginToSend(url: URL, bytes: Buffer): Socket {
  const socket = connect(Number(url.port), url.hostname);
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => undefined);
  socket.write(
    `PATCH ${url.pathname} HTTP/1.1\r\nHost: ${url.host}\r\nTus-Resumable: 1.0.0\r\nUpload-Offset: 0\r\n` +
      `Content-Type: application/offset+octet-stream\r\nContent-Length: ${paper.length}\r\n\r\n`,
  );
  socket.write(bytes);
  return socket;
}

test('the server does not wait for a connection that hangs after an interruption', async () => {
  const { address } = await start();
  const created = await announce(address, announced(randomUUID()));
  const url = new URL(`${address}${String(created?.headers['location'])}`);
  beginToSend(url, paper.subarray(0, 5000));
  await vi.waitFor(async () => expect(await arrived(url.href)).toBe(5000), 10_000);
  const rest = await tus('PATCH', url.href, { 'upload-offset': '5000' }, paper.subarray(5000));
  expect(rest?.status).toBe(204);
});

test('a connection that sends too slowly is aborted, and the received data stays', async () => {
  const pace = { bytesPerSecond: 4096, windowMs: 200, graceMs: 100, everyMs: 20 };
  const { address } = await start({ limits: { pace } });
  const created = await announce(address, announced(randomUUID()));
  const url = new URL(`${address}${String(created?.headers['location'])}`);
  const slow = beginToSend(url, paper.subarray(0, 50));
  await once(slow, 'close');
  expect(await arrived(url.href)).toBe(50);
});

test('a file without a form is removed after a day, as are the records of stored ones', async () => {
  const clock = { now: Date.parse('2026-11-22T10:00:00Z') };
  const now = () => new Date(clock.now);
  const { server, address } = await start({ sources: { now, uuid: randomUUID, randomInt: () => 1 } });
  const key = randomUUID();
  const [abandoned, named] = [
    await sendWholeFile(address, paper, announced(randomUUID())),
    await sendWholeFile(address, paper, announced(key)),
  ];
  expect((await submit(server, key, { document: named })).status).toBe(201);
  const area = uploadArea(server.store.dataDir, now);
  clock.now += 24 * 60 * 60_000;
  expect([await area.removeOld(), (await left(server)).length]).toEqual([0, 3]);
  clock.now += 1;
  expect(await arrived(`${address}/api/uploads/${abandoned}`)).toBeUndefined();
  expect([await area.removeOld(), await left(server)]).toEqual([2, []]);
});
