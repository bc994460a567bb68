import { Agent, request, type IncomingMessage } from 'node:http';

/** Calls a server over connections that are kept, as browsers do. */
export interface Caller {
  get(path: string): Promise<Answer>;
  post(path: string, type: string, pieces: readonly Buffer[]): Promise<Answer>;
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
    pieces: readonly Buffer[] = [],
  ) =>
    new Promise<Answer>((resolve) => {
      const lost = (): void => resolve({ status: undefined, text: '', headers: new Headers() });
      const options = { agent, hostname, port, method, path, headers };
      const sent = request(options, (response) => void read(response).then(resolve, lost));
      sent.on('error', lost);
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

async function read(response: IncomingMessage): Promise<Answer> {
  const pieces: Buffer[] = [];
  for await (const piece of response) pieces.push(piece as Buffer);
  const plain = Object.entries(response.headers).map(([name, value]): [string, string] => [
    name,
    String(value),
  ]);
  return { status: response.statusCode, text: Buffer.concat(pieces).toString(), headers: new Headers(plain) };
}
