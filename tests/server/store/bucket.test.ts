import { createHash, createHmac } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { openBucket } from '../../../src/server/store/files/bucket.ts';
import { s3Files } from '../../../src/server/store/files/s3-files.ts';
import { StoreRequestError } from '../../../src/server/store/store-error.ts';
import { makeFolders } from '../../../src/server/store/folder/upload-folders.ts';
import { newBucketFolder } from '../../services/services.ts';
import { fileRow } from './contract.ts';

const secret = 'a/secret+with=signs';

interface Answering {
  status: number;
  body?: string;
}

/**
 * A server that records its requests, checks the signature and the hash of each, and answers as the test
 * requires.
 */
async function startBucket(answer: (request: IncomingMessage) => Answering) {
  const seen: string[] = [];
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      seen.push(`${request.method} ${request.url} ${failure(request, body) ?? 'signed'}`);
      const { status, body: text = '' } = answer(request);
      response.writeHead(status, { 'content-type': 'application/xml' }).end(text);
    });
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const address = `http://key:${encodeURIComponent(secret)}@127.0.0.1:${port}/files/site?region=eu-central-1`;
  return { bucket: openBucket(address), seen };
}

/** https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html */
function failure({ method, url = '', headers }: IncomingMessage, body: Buffer): string | undefined {
  const [, scope = '', names = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=key\/(\S+), SignedHeaders=(\S+), Signature=(\w+)$/.exec(
      headers.authorization ?? '',
    ) ?? [];
  const sum = String(headers['x-amz-content-sha256']);
  if (sum !== 'UNSIGNED-PAYLOAD' && sum !== hex(body)) return 'of another content';
  const [place = '', query = ''] = url.split('?');
  const signed = names.split(';').map((name) => `${name}:${String(headers[name])}\n`);
  const canonical = [method, place, query.split('&').sort().join('&'), signed.join(''), names, sum].join(
    '\n',
  );
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, hex(canonical)].join('\n');
  const key = scope.split('/').reduce<string | Buffer>((before, part) => mac(before, part), `AWS4${secret}`);
  if (!names.includes('x-amz-content-sha256')) return 'without its hash';
  return mac(key, text).toString('hex') === signature ? undefined : 'signed wrongly';
}

const hex = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');
const mac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

test('requests to a bucket are signed, the content of a file with its hash', async () => {
  const { bucket, seen } = await startBucket(({ method, headers }) => ({
    status: 200,
    body:
      method === 'PUT' && headers['x-amz-copy-source'] !== undefined
        ? '<CopyObjectResult/>'
        : '<ListBucketResult><IsTruncated>false</IsTruncated></ListBucketResult>',
  }));
  await bucket.put('incoming/a.pdf', new Blob(['content']), hex('content'));
  await bucket.put('incoming/a.pdf', new Blob(['torn']), hex('content'));
  expect(await bucket.copy('incoming/a.pdf', 'a.pdf')).toBe(true);
  await bucket.size('a.pdf');
  await bucket.get('a.pdf');
  await bucket.remove('incoming/a.pdf');
  for await (const { key } of bucket.list('incoming/')) expect(key).toBe('nothing');
  expect(seen).toEqual([
    'PUT /files/site/incoming/a.pdf signed',
    'PUT /files/site/incoming/a.pdf of another content',
    'PUT /files/site/a.pdf signed',
    'HEAD /files/site/a.pdf signed',
    'GET /files/site/a.pdf signed',
    'DELETE /files/site/incoming/a.pdf signed',
    'GET /files?list-type=2&prefix=site%2Fincoming%2F signed',
  ]);
});

test.each<[Answering, object, number]>([
  [{ status: 503, body: '<Error><Code>SlowDown</Code></Error>' }, { kind: 'busy' }, 3],
  [
    { status: 403, body: '<Error><Code>AccessDenied</Code></Error>' },
    { kind: 'failed', message: 'the store of files answered 403 (AccessDenied)' },
    1,
  ],
  [{ status: 507, body: '<Error><Code>XMinioStorageFull</Code></Error>' }, { kind: 'full' }, 1],
  [{ status: 404, body: '<Error><Code>NoSuchBucket</Code></Error>' }, { kind: 'failed' }, 1],
])('%o is not the name of a stored file', async (answer, found, tries) => {
  const { bucket, seen } = await startBucket(() => answer);
  await expect(bucket.put('a.pdf', new Blob(['x']), hex('x'))).rejects.toMatchObject({
    name: 'StoreRequestError',
    ...found,
  });
  expect(seen).toHaveLength(tries);
  await expect(bucket.copy('incoming/a.pdf', 'a.pdf')).rejects.toMatchObject({ name: 'StoreRequestError' });
});

test('a missing bucket is not a missing file', async () => {
  const { bucket, seen } = await startBucket(({ method }) => ({
    status: 404,
    body: method === 'HEAD' ? '' : '<Error><Code>NoSuchBucket</Code></Error>',
  }));
  const failure = new StoreRequestError('failed', 'the store of files answered 404 (NoSuchBucket)');
  for (const ask of [bucket.size, bucket.get, bucket.remove])
    await expect(ask('a.pdf')).rejects.toThrow(failure);
  await expect(bucket.copy('incoming/a.pdf', 'a.pdf')).rejects.toThrow(failure);
  expect(seen.filter((line) => line.startsWith('HEAD'))).toEqual([
    'HEAD /files/site/a.pdf signed',
    'HEAD /files signed',
  ]);
});

test('a real S3 server treats a missing file in the same way', async () => {
  const address = await newBucketFolder();
  expect(await openBucket(address).size('a.pdf')).toBeUndefined();
  const nowhere = openBucket(address.replace('/files/', '/nowhere/'));
  await expect(nowhere.size('a.pdf')).rejects.toThrow('the store of files answered 404 (NoSuchBucket)');
});

test('a copy whose response begins well and ends with an error has failed', async () => {
  const { bucket } = await startBucket(() => ({
    status: 200,
    body: '<Error><Code>InternalError</Code></Error>',
  }));
  await expect(bucket.copy('incoming/a.pdf', 'a.pdf')).rejects.toMatchObject({
    name: 'StoreRequestError',
    kind: 'busy',
    message: 'the store of files answered 500 (InternalError)',
  });
});

test('a list of several pages is read to its end', async () => {
  const { bucket, seen } = await startBucket(({ url = '' }) => {
    const [key, next] = url.includes('continuation') ? ['b.pdf', ''] : ['a.pdf', 'more&gt;'];
    const more = `<IsTruncated>${next !== ''}</IsTruncated><NextContinuationToken>${next}</NextContinuationToken>`;
    const entry = `<Contents><Key>site/${key}</Key><LastModified>2026-01-01T08:00:00.000Z</LastModified></Contents>`;
    return { status: 200, body: `<ListBucketResult>${more}${entry}</ListBucketResult>` };
  });
  const found: string[] = [];
  for await (const { key, writtenAt } of bucket.list(''))
    found.push(`${key} ${new Date(writtenAt).toISOString()}`);
  expect(found).toEqual(['a.pdf 2026-01-01T08:00:00.000Z', 'b.pdf 2026-01-01T08:00:00.000Z']);
  expect(seen.filter((line) => line.endsWith(' signed'))).toHaveLength(2);
});

test('old leftovers of a crash in a bucket are moved to their place or removed', async () => {
  const folders = makeFolders(mkdtempSync(path.join(tmpdir(), 'bucket-')));
  onTestFinished(() => rmSync(folders.dataDir, { recursive: true }));
  const address = await newBucketFolder();
  const files = s3Files(address, folders.incoming);
  const arrived = ['a-0.pdf', 'left.pdf'].map((name) => {
    writeFileSync(path.join(folders.incoming, name), name);
    return { field: 'document', storedName: name, bytes: name.length, sha256: hex(name) };
  });
  await files.secure(arrived);
  await files.probe();
  const row = { ...fileRow('a', 0), sha256: hex('a-0.pdf') };
  const store = {
    filesNamed: async (names: readonly string[]) => (names.includes('a-0.pdf') ? [row] : []),
  };
  // Another server may be working on it.
  expect(await files.recover(store, false)).toBeUndefined();
  expect(readdirSync(folders.incoming)).toHaveLength(2);
  expect(await files.recover(store, true)).toEqual({ moved: 0, removed: 2 });
  expect(readdirSync(folders.incoming)).toEqual([]);
  expect(await files.sweep(store)).toEqual({ moved: 0, removed: 0 });
  expect(await files.missing(['a-0.pdf', 'left.pdf'])).toEqual([]);
  const later = s3Files(address, folders.incoming, -60_000);
  expect(await later.sweep(store)).toEqual({ moved: 1, removed: 1 });
  expect(await files.names()).toEqual(['a-0.pdf']);
  expect(await files.missing(['left.pdf'])).toEqual(['left.pdf']);
});
