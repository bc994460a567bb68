import { request } from 'node:http';

/** The announced properties of a file. */
export interface Announced {
  form: string;
  field: string;
  key: string;
  filename: string;
  size: number;
}

export interface TusAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

/**
 * One request of the tus protocol, on a separate connection.
 * @returns the response; undefined if the connection broke before
 */
export function tus(
  method: 'POST' | 'HEAD' | 'PATCH' | 'DELETE' | 'GET',
  url: string,
  headers: Record<string, string> = {},
  body?: Buffer,
): Promise<TusAnswer | undefined> {
  return new Promise((resolve) => {
    const lost = (): void => resolve(undefined);
    const sent = request(
      url,
      {
        method,
        agent: false,
        headers: {
          'tus-resumable': '1.0.0',
          ...(body && {
            'content-type': 'application/offset+octet-stream',
            'content-length': String(body.length),
          }),
          ...headers,
        },
      },
      (answer) => {
        const pieces: Buffer[] = [];
        answer.on('data', (piece: Buffer) => pieces.push(piece));
        answer.on('error', lost);
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            text: Buffer.concat(pieces).toString(),
          }),
        );
      },
    );
    sent.on('error', lost);
    sent.end(body);
  });
}

/** Announces a file. */
export function announce(
  address: string,
  { size, ...metadata }: Announced,
  headers: Record<string, string> = {},
): Promise<TusAnswer | undefined> {
  const pairs = Object.entries(metadata).map(
    ([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`,
  );
  return tus('POST', `${address}/api/uploads`, {
    'upload-length': String(size),
    'upload-metadata': pairs.join(','),
    ...headers,
  });
}

/** The number of bytes that the server has; undefined if it has no such upload. */
export async function arrived(url: string): Promise<number | undefined> {
  const offset = (await tus('HEAD', url))?.headers['upload-offset'];
  return offset === undefined ? undefined : Number(offset);
}

/**
 * Sends a whole file over a stable connection.
 * @returns its id
 * @throws TypeError if the connection broke, as fetch does
 */
export async function sendWholeFile(
  address: string,
  content: Buffer,
  announced: Omit<Announced, 'size'>,
): Promise<string> {
  const created = await announce(address, { ...announced, size: content.length });
  const location = String(created?.headers['location']);
  const sent = created && (await tus('PATCH', `${address}${location}`, { 'upload-offset': '0' }, content));
  if (!sent) throw new TypeError('the connection broke');
  return location.split('/').at(-1)!;
}
