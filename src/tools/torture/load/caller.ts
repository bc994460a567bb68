import { Agent, request, type IncomingMessage } from 'node:http';

/** Calls a server over connections that are kept, as browsers do. */
export interface Caller {
  get(path: string): Promise<Answer>;
  post(path: string, type: string, body: string | Buffer): Promise<Answer>;
  close(): void;
}

export interface Answer {
  /** Nothing where the line broke. */
  status: number | undefined;
  text: string;
  headers: Headers;
}

export function caller(address: string, maxSockets = 512): Caller {
  const agent = new Agent({ keepAlive: true, maxSockets });
  const { hostname, port } = new URL(address);
  const call = (
    method: string,
    path: string,
    headers: Record<string, string | number>,
    body?: string | Buffer,
  ) =>
    new Promise<Answer>((resolve) => {
      const lost = (): void => resolve({ status: undefined, text: '', headers: new Headers() });
      const options = { agent, hostname, port, method, path, headers };
      const sent = request(options, (response) => void read(response).then(resolve, lost));
      sent.on('error', lost);
      sent.end(body);
    });
  return {
    get: (path) => call('GET', path, { 'accept-encoding': 'br, gzip' }),
    post: (path, type, body) =>
      call(
        'POST',
        path,
        { 'content-type': type, 'content-length': Buffer.byteLength(body), accept: 'application/json' },
        body,
      ),
    close: () => agent.destroy(),
  };
}

async function read(response: IncomingMessage): Promise<Answer> {
  const pieces: Buffer[] = [];
  for await (const piece of response) pieces.push(piece as Buffer);
  const plain = Object.entries(response.headers).map(([name, value]): [string, string] => [
    name,
    String(value),
  ]);
  return { status: response.statusCode, text: Buffer.concat(pieces).toString(), headers: new Headers(plain) };
}
