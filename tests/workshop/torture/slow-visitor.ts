import { connect, type Socket } from 'node:net';

/** A deliberately slow visitor, who reconnects after each cut. */
export interface SlowVisitor {
  /** The number of times that the server has closed the connection. */
  cuts(): number;
  /** Closes the connection, without reconnecting. */
  stop(): void;
}

const host = 'Host: localhost\r\n';
const body = (line: string, type: string): string =>
  `${line} HTTP/1.1\r\n${host}Content-Type: ${type}\r\nContent-Length: 16000\r\n\r\n`;

/** The first data of slow visitors; afterwards they send one byte per second, or read nothing. */
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

/**
 * The time after which a visitor that reads nothing checks the connection: the end of a connection comes after all
 * sent data.
 */
const readsNothingMs = 130_000;

/**
 * Opens slow connections of every kind, in turn: endless headers, incomplete bodies, unread responses; to forms,
 * uploads, pages, the harvesting address, health checks and unknown addresses. They come from another address than
 * other visitors, and so from another network.
 * @param index of the kind
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
      // A real attacker would reconnect as fast.
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
