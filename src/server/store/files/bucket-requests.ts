import type { AwsClient } from 'aws4fetch';
import { ReadableStream } from 'node:stream/web';
import { setTimeout as pause } from 'node:timers/promises';
import { StoreRequestError } from '../store-error.ts';

interface Sending {
  headers?: Record<string, string>;
  body?: Blob;
  query?: Record<string, string>;
  /** The timeout, including the time for the response. */
  limitMs?: number;
  /** Whether the caller reads the content as a stream. */
  isStream?: boolean;
}

/** A complete or streamed response. Its status may be 404; other errors are thrown. */
export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  content?: ReadableStream<Uint8Array> | undefined;
}

type SendRequest = (method: string, url: URL, sending?: Sending) => Promise<Answer>;

/** The maximal number of tries if the service is busy or does not answer. */
const maxTries = 3;

/**
 * Sends signed requests to a bucket, and retries while the service is busy or does not answer.
 * @returns a function that throws StoreRequestError for every error except 404
 */
export function bucketRequests(client: AwsClient): SendRequest {
  return async (method, url, sending = {}) => {
    const { headers = {}, body, query = {}, limitMs = 15_000, isStream = false } = sending;
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    for (let tries = 1; ; tries += 1) {
      try {
        const signal = AbortSignal.timeout(limitMs);
        const response = await fetch(
          await client.sign(url, { method, headers, signal, ...(body && { body }) }),
        );
        const { ok, status, headers: received } = response;
        if (ok && isStream && response.body)
          return {
            status,
            headers: received,
            text: '',
            content: ReadableStream.from(readPieces(response.body)),
          };
        // The connection may break in the middle: that counts as no response.
        const text = await response.text();
        if (!ok && status !== 404) throw toStoreFailure(status, text);
        return { status, headers: received, text };
      } catch (error) {
        const failure = error instanceof StoreRequestError ? error : unreachable(error);
        if (failure.kind !== 'busy' || tries === maxTries) throw failure;
      }
      await pause(100 * 3 ** tries);
    }
  };
}

/**
 * Converts an error response; the codes are those of
 * https://docs.aws.amazon.com/AmazonS3/latest/API/ErrorResponses.html
 */
export function toStoreFailure(status: number, text: string): StoreRequestError {
  const code = /<Code>(\w+)<\/Code>/.exec(text)?.[1] ?? 'no code';
  const message = `the store of files answered ${status} (${code})`;
  if (status === 507 || /Quota|StorageFull|EntityTooLarge/.test(code))
    return new StoreRequestError('full', message);
  return new StoreRequestError(
    status >= 500 || status === 429 || status === 408 ? 'busy' : 'failed',
    message,
  );
}

/**
 * Reads a body in pieces.
 * @throws StoreRequestError if the connection breaks in the middle
 */
async function* readPieces(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* body;
  } catch (error) {
    throw unreachable(error);
  }
}

function unreachable(error: unknown): StoreRequestError {
  const { message, cause } = error as Error;
  const { code, message: detail = message } = (cause ?? {}) as NodeJS.ErrnoException;
  return new StoreRequestError('busy', `the store of files can’t be reached (${code ?? detail})`, {
    cause: error,
  });
}
