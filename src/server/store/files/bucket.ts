import { parseXml, XmlElement } from '@rgrove/parse-xml';
import { AwsClient } from 'aws4fetch';
import type { ReadableStream } from 'node:stream/web';
import { bucketRequests, toStoreFailure, type Answer } from './bucket-requests.ts';

/** A bucket of S3, or of a compatible service, with the requests that files of submissions need. */
export interface Bucket {
  /** Writes an object atomically. The service verifies the signed hash. */
  put(key: string, content: Blob, sha256: string): Promise<void>;
  /** Copies an object within the bucket. @returns false if there is none */
  copy(from: string, to: string): Promise<boolean>;
  /** The size of an object in bytes; undefined if there is none. */
  size(key: string): Promise<number | undefined>;
  /** The content of an object; undefined if there is none. */
  get(key: string): Promise<ReadableStream<Uint8Array> | undefined>;
  /** Removes an object. A missing object is no error; a missing bucket is. */
  remove(key: string): Promise<void>;
  /** All objects below a prefix, with the time of writing and the service's current time. */
  list(prefix: string): AsyncIterable<{ key: string; writtenAt: number; now: number }>;
}

/** The timeout of a transfer, in milliseconds: enough for fifty megabytes over a slow connection. */
const transferMs = 10 * 60_000;

/**
 * Opens a bucket by its address: https://KEY:SECRET@host/bucket/folder?region=eu-central-1. The bucket is in the
 * path, which all S3-compatible services support.
 * @see https://docs.aws.amazon.com/AmazonS3/latest/API/API_Operations_Amazon_Simple_Storage_Service.html
 */
export function openBucket(address: string): Bucket {
  const { origin, pathname, username, password, searchParams } = new URL(address);
  const send = bucketRequests(
    new AwsClient({
      accessKeyId: decodeURIComponent(username),
      secretAccessKey: decodeURIComponent(password),
      service: 's3',
      region: searchParams.get('region') ?? 'us-east-1',
    }),
  );
  const [bucket = '', ...folders] = pathname.split('/').filter(Boolean);
  const prefix = folders.map((folder) => `${folder}/`).join('');
  const objectUrl = (key: string): URL => new URL(`${origin}/${bucket}/${prefix}${key}`);

  /**
   * Handles the response for an object that may be missing.
   * @throws StoreRequestError if the whole bucket is missing
   */
  function unlessMissing(answer: Answer): Answer | undefined {
    if (answer.status !== 404) return answer;
    if (/NoSuchBucket/.test(answer.text)) throw toStoreFailure(404, answer.text);
    return undefined;
  }

  /**
   * Checks that the bucket exists, with a separate request: a response to HEAD has no body with the reason.
   */
  async function assertBucket(): Promise<void> {
    const { status } = await send('HEAD', new URL(`${origin}/${bucket}`));
    if (status === 404) throw toStoreFailure(404, '<Code>NoSuchBucket</Code>');
  }

  return {
    put: async (key, content, sha256) => {
      const headers = { 'X-Amz-Content-Sha256': sha256, 'Content-Type': 'application/octet-stream' };
      const { status, text } = await send('PUT', objectUrl(key), {
        headers,
        body: content,
        limitMs: transferMs,
      });
      if (status === 404) throw toStoreFailure(status, text);
    },
    copy: async (from, to) => {
      const headers = { 'X-Amz-Copy-Source': `/${bucket}/${prefix}${from}` };
      const answer = unlessMissing(await send('PUT', objectUrl(to), { headers, limitMs: transferMs }));
      if (!answer) return false;
      // The response may begin with success and end with an error.
      if (!answer.text.includes('<CopyObjectResult')) throw toStoreFailure(500, answer.text);
      return true;
    },
    size: async (key) => {
      const { status, headers } = await send('HEAD', objectUrl(key));
      if (status !== 404) return Number(headers.get('content-length'));
      await assertBucket();
      return undefined;
    },
    get: async (key) => {
      const answer = unlessMissing(
        await send('GET', objectUrl(key), { limitMs: transferMs, isStream: true }),
      );
      return answer?.content;
    },
    remove: async (key) => void unlessMissing(await send('DELETE', objectUrl(key))),
    list: async function* (below) {
      for (let token: string | undefined; ;) {
        const query = {
          'list-type': '2',
          prefix: prefix + below,
          ...(token !== undefined && { 'continuation-token': token }),
        };
        const { status, headers, text } = await send('GET', new URL(`${origin}/${bucket}`), { query });
        if (status === 404) throw toStoreFailure(status, text);
        const now = Date.parse(headers.get('date') ?? '') || Date.now();
        const page = readList(text);
        for (const { key, writtenAt } of page.objects)
          yield { key: key.slice(prefix.length), writtenAt, now };
        if (page.next === undefined) return;
        token = page.next;
      }
    },
  };
}

/** A page of ListObjectsV2. */
function readList(text: string): { objects: { key: string; writtenAt: number }[]; next: string | undefined } {
  const { root } = parseXml(text);
  const entries = childElements(root).filter(({ name }) => name === 'Contents');
  return {
    objects: entries.map((entry) => ({
      key: textIn(entry, 'Key') ?? '',
      writtenAt: Date.parse(textIn(entry, 'LastModified') ?? ''),
    })),
    next: textIn(root, 'IsTruncated') === 'true' ? textIn(root, 'NextContinuationToken') : undefined,
  };
}

function childElements(element: XmlElement | null): XmlElement[] {
  return (element?.children ?? []).filter((child) => child instanceof XmlElement);
}

function textIn(element: XmlElement | null, name: string): string | undefined {
  return childElements(element).find((child) => child.name === name)?.text;
}
