import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * The failure of a request to a file store: the server is too busy; or the connection is cut before the request has
 * arrived, before the response, or within the response.
 */
export const failureKinds = ['busy', 'cut before', 'cut after', 'cut within'] as const;
export type S3Failure = (typeof failureKinds)[number];

export interface FailingS3 {
  /** The address of the file store through the proxy. */
  url: string;
  /** Requests fail from this number on, counted from now. @param nth from 1 */
  failFrom(nth: number, how: S3Failure): void;
  /** Lets all requests succeed again. @returns the number of failed requests */
  heal(): number;
  close(): Promise<void>;
}

/** A proxy in front of an S3 server that lets requests fail on demand. */
export async function failingS3(address: string): Promise<FailingS3> {
  const target = new URL(address);
  let left = Infinity;
  let failed = 0;
  let how: S3Failure = 'busy';
  const server = createServer((incoming, response) => {
    left -= 1;
    if (left > 0) return void forward(incoming, response);
    failed += 1;
    if (how === 'cut before') return void incoming.socket.resetAndDestroy();
    if (how !== 'busy') return void forward(incoming, response, how);
    incoming.resume();
    incoming.once('end', () => response.writeHead(503).end('<Error><Code>SlowDown</Code></Error>'));
  }).listen(0, '127.0.0.1');
  const forward = (incoming: IncomingMessage, response: ServerResponse, cut?: S3Failure): void => {
    const { method, url, headers } = incoming;
    const forwarded = request(
      { host: target.hostname, port: target.port, method, path: url, headers },
      (upstream) => {
        if (cut === 'cut after')
          return upstream.resume().once('end', () => incoming.socket.resetAndDestroy());
        response.writeHead(upstream.statusCode ?? 500, upstream.headers);
        if (cut === undefined) return upstream.pipe(response);
        response.flushHeaders();
        return upstream
          .once('data', (piece: Buffer) =>
            response.write(piece.subarray(0, piece.length / 2), () => incoming.socket.resetAndDestroy()),
          )
          .once('end', () => incoming.socket.resetAndDestroy());
      },
    );
    forwarded.on('error', () => incoming.socket.destroy());
    incoming.pipe(forwarded);
  };
  await once(server, 'listening');
  const url = new URL(address);
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    failFrom: (nth, kind) => {
      [left, how, failed] = [nth, kind, 0];
    },
    heal: () => {
      left = Infinity;
      return failed;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
