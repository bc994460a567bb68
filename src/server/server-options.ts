import { LogController, type FastifyHttpOptions } from 'fastify';
import { STATUS_CODES, type Server } from 'node:http';
import type { Socket } from 'node:net';

export interface ProcessOptions {
  /** How much is logged; nothing without it. */
  logLevel?: string | undefined;
  /** How many proxies stand before the server. */
  proxies?: number | undefined;
}

/**
 * What holds for every connection: how long headers may take, how large they may be, what is logged. Bodies have no
 * time of their own: uploads are held to a pace (forms/pace.ts) and to half an hour as a whole.
 */
export function serverOptions({
  logLevel = 'silent',
  proxies = 0,
}: ProcessOptions): FastifyHttpOptions<Server> {
  return {
    requestTimeout: 30 * 60_000,
    keepAliveTimeout: 10_000,
    bodyLimit: 64 * 1024,
    http: { headersTimeout: 15_000, connectionsCheckingInterval: 5000, maxHeaderSize: 16 * 1024 },
    // An idle connection doesn't keep the server from stopping; a request under way may come to its end.
    forceCloseConnections: 'idle',
    trustProxy: proxies > 0 && ((_address: string, hop: number) => hop < proxies),
    logger: logLevel === 'silent' ? false : { level: logLevel, serializers },
    logController: new LogController({ disableRequestLogging: true }),
    clientErrorHandler: answerBroken,
  };
}

/**
 * Nothing of a person is logged: no address of a visitor, no query, no header, no body. What errors say is kept where it is
 * ours or the system's; stack traces hold code alone.
 */
const serializers = {
  req: ({ method, url }: { method: string; url: string }) => ({
    method,
    path: url.replace(/[?#].*$/s, '').slice(0, 200),
  }),
  res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
  err: (error: Error & { code?: string }) => ({
    type: error.name,
    message: error.message,
    code: error.code,
    stack: error.stack ?? '',
  }),
};

/** Answers what isn't HTTP, or comes too slowly, in words; then the connection ends. */
function answerBroken(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
    socket.destroy();
    return;
  }
  const { status, message } = brokenWords(error.code);
  const body = JSON.stringify({ ok: false, code: 'malformed', message });
  const headers = `Content-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}`;
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headers}\r\nConnection: close\r\n\r\n${body}`);
}

function brokenWords(code: string | undefined): { status: number; message: string } {
  switch (code) {
    case 'HPE_HEADER_OVERFLOW':
      return {
        status: 431,
        message: 'The headers of the request are too large. Clear the cookies of this site and try again.',
      };
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return {
        status: 408,
        message: 'The request came too slowly. Please try again where the connection is better.',
      };
    default:
      return { status: 400, message: 'The request is no valid HTTP.' };
  }
}
