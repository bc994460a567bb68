import { Agent, request, type IncomingMessage } from 'node:http';

/**
 * Calls a server over persistent connections, like browsers. Like them, it retries if a connection was closed at the
 * moment of the call.
 */
export interface Caller {
  get(path: string): Promise<CallAnswer>;
  post(path: string, type: string, pieces: readonly Buffer[]): Promise<CallAnswer>;
  close(): void;
}

export interface CallAnswer {
  /** The status of the response; undefined if the connection broke. */
  status: number | undefined;
  text: string;
  headers: Headers;
  /** The system's error code of a broken connection: ECONNRESET. */
  fault?: string;
}

export function caller(address: string, maxSockets = 512): Caller {
  const agent = new Agent({ keepAlive: true, maxSockets });
  const { hostname, port } = new URL(address);
  const call = (
    method: string,
    path: string,
    headers: Record<string, string | number>,
    pieces: readonly Buffer[] = [],
  ): Promise<CallAnswer> =>
    new Promise<CallAnswer>((resolve) => {
      const lost = (error: NodeJS.ErrnoException): void =>
        resolve({ status: undefined, text: '', headers: new Headers(), fault: error.code ?? error.message });
      const options = { agent, hostname, port, method, path, headers };
      const sent = request(options, (response) => void read(response).then(resolve, lost));
      sent.on('error', (error: NodeJS.ErrnoException) => {
        if (sent.reusedSocket && error.code === 'ECONNRESET') resolve(call(method, path, headers, pieces));
        else lost(error);
      });
      for (const piece of pieces) sent.write(piece);
      sent.end();
    });
  return {
    get: (path) => call('GET', path, { 'accept-encoding': 'br, gzip' }),
    post: (path, type, pieces) =>
      call(
        'POST',
        path,
        {
          'content-type': type,
          'content-length': pieces.reduce((sum, { length }) => sum + length, 0),
          accept: 'application/json',
        },
        pieces,
      ),
    close: () => agent.destroy(),
  };
}

async function read(response: IncomingMessage): Promise<CallAnswer> {
  const pieces: Buffer[] = [];
  for await (const piece of response) pieces.push(piece as Buffer);
  const plain = Object.entries(response.headers).map(([name, value]): [string, string] => [
    name,
    String(value),
  ]);
  return { status: response.statusCode, text: Buffer.concat(pieces).toString(), headers: new Headers(plain) };
}
