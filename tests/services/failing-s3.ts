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
  const server = createServer((asked, answer) => {
    left -= 1;
    if (left > 0) return void pass(asked, answer);
    failed += 1;
    if (how === 'cut before') return void asked.socket.resetAndDestroy();
    if (how !== 'busy') return void pass(asked, answer, how);
    asked.resume();
    asked.once('end', () => answer.writeHead(503).end('<Error><Code>SlowDown</Code></Error>'));
  }).listen(0, '127.0.0.1');
  const pass = (asked: IncomingMessage, answer: ServerResponse, cut?: S3Failure): void => {
    const { method, url, headers } = asked;
    const on = request({ host: target.hostname, port: target.port, method, path: url, headers }, (got) => {
      if (cut === 'cut after') return got.resume().once('end', () => asked.socket.resetAndDestroy());
      answer.writeHead(got.statusCode ?? 500, got.headers);
      if (cut === undefined) return got.pipe(answer);
      answer.flushHeaders();
      return got
        .once('data', (piece: Buffer) =>
          answer.write(piece.subarray(0, piece.length / 2), () => asked.socket.resetAndDestroy()),
        )
        .once('end', () => asked.socket.resetAndDestroy());
    });
    on.on('error', () => asked.socket.destroy());
    asked.pipe(on);
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
