import { connect, type Socket } from 'node:net';

/** A visitor who is slow on purpose, and calls again whenever the line is cut. */
export interface SlowVisitor {
  /** How often the server has ended the line. */
  cuts(): number;
  /** Ends the line, and calls no more. */
  stop(): void;
}

const host = 'Host: localhost\r\n';
const body = (line: string, type: string): string =>
  `${line} HTTP/1.1\r\n${host}Content-Type: ${type}\r\nContent-Length: 16000\r\n\r\n`;

/** What slow visitors send first; after it comes a byte each second, or nothing is read but that much. */
const beginnings: readonly { begin: string; reads?: boolean }[] = [
  { begin: `GET / HTTP/1.1\r\n${host}X-Slow: ` },
  { begin: `POST /api/forms/torture-note HTTP/1.1\r\n${host}X-Slow: ` },
  { begin: body('POST /api/forms/torture-note', 'application/json') },
  { begin: body('POST /api/forms/torture-file', 'multipart/form-data; boundary=x') },
  { begin: body('PUT /api/forms/torture-note', 'application/json') },
  { begin: body('POST /api/oai', 'application/x-www-form-urlencoded').replace('16000', '4000') },
  { begin: body('POST /nowhere', 'application/json') },
  { begin: body('DELETE /about', 'application/json') },
  { begin: body('GET /', 'text/plain') },
  { begin: body('GET /healthz', 'text/plain') },
  {
    begin: `PATCH /api/uploads/00000000-0000-4000-8000-000000000000 HTTP/1.1\r\n${host}Tus-Resumable: 1.0.0\r\nUpload-Offset: 0\r\nContent-Type: application/offset+octet-stream\r\nContent-Length: 16000\r\n\r\n`,
  },
  { begin: `GET /about HTTP/1.1\r\n${host}\r\n`, reads: true },
  { begin: `GET /api/oai?verb=ListRecords&metadataPrefix=oai_dc HTTP/1.1\r\n${host}\r\n`, reads: true },
  { begin: `GET /sent?form=torture-note&ref=CCCC-3333 HTTP/1.1\r\n${host}\r\n`, reads: true },
];

/** After so long, who reads nothing looks whether the line is still there: its end comes after all that was sent. */
const readsNothingMs = 130_000;

/**
 * Opens slow lines of every kind, in turns: heads that never end, bodies that never come whole, answers that nobody reads;
 * at forms, uploads, pages, the address for harvesters, health and addresses that are not there.
 * They come from another address than other visitors, so from a network of their own.
 * @param index which of the kinds it is
 */
export function slowVisitor(port: number, index: number): SlowVisitor {
  const { begin, reads = false } = beginnings[index % beginnings.length]!;
  let cuts = 0;
  let openedAt = 0;
  let isStopped = false;
  let socket: Socket;
  const open = (): void => {
    openedAt = performance.now();
    socket = connect({ port, host: '127.0.0.1', localAddress: '127.0.0.2' });
    socket.on('error', () => undefined);
    socket.once('connect', () => socket.write(begin));
    if (reads) socket.pause();
    else socket.resume();
    socket.once('close', () => {
      if (isStopped) return;
      cuts += 1;
      // As soon as somebody who means it would.
      setTimeout(() => !isStopped && open(), 500).unref();
    });
  };
  open();
  const timer = setInterval(() => {
    if (reads && performance.now() - openedAt > readsNothingMs) socket.resume();
    else if (reads) socket.read(1);
    else if (socket.writable) socket.write('a');
  }, 1000);
  return {
    cuts: () => cuts,
    stop: () => {
      isStopped = true;
      clearInterval(timer);
      socket.destroy();
    },
  };
}
