import { LogController, type FastifyHttpOptions } from 'fastify';
import { STATUS_CODES, type Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Translate } from '../core/messages/locale.ts';
import type { Text } from './text.ts';

/** The settings of the process that concern every connection. */
export interface ProcessOptions {
  /** The level of the log. Default: no log */
  logLevel?: string | undefined;
  /** The number of proxies in front of the server. */
  proxies?: number | undefined;
}

/**
 * The options with which Fastify handles every connection: time and size of headers, the log, and how many proxies are
 * in front, so that a visitor's address is not that of a proxy. For bodies there is a minimal speed
 * (connection-limits.ts) instead of a timeout, and a limit of half an hour in total.
 */
export function serverOptions(
  { logLevel = 'silent', proxies = 0 }: ProcessOptions,
  t: Translate,
): FastifyHttpOptions<Server> {
  return {
    requestTimeout: 30 * 60_000,
    keepAliveTimeout: 10_000,
    bodyLimit: 64 * 1024,
    http: { headersTimeout: 15_000, connectionsCheckingInterval: 5000, maxHeaderSize: 16 * 1024 },
    // On stop, idle connections are closed, and requests in progress can finish.
    forceCloseConnections: 'idle',
    // During the stop, Fastify would refuse requests with its own text; here they are answered.
    return503OnClosing: false,
    trustProxy: proxies > 0 && ((_address: string, hop: number) => hop < proxies),
    logger: logLevel === 'silent' ? false : { level: logLevel, serializers },
    logController: new LogController({ disableRequestLogging: true }),
    clientErrorHandler: (error, socket) => answerBroken(error, socket, t),
  };
}

/**
 * No personal data are logged: no visitor's address, query, header or body. Error messages are logged; they come from
 * our code or from the system.
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

/** Answers invalid HTTP and timeouts with a sentence, and closes the connection. */
function answerBroken(error: Error & { code?: string }, socket: Socket, t: Translate): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
    socket.destroy();
    return;
  }
  const { status, text } = brokenRequest(error.code);
  const body = JSON.stringify({ ok: false, code: 'malformed', message: text(t) });
  const headers = `Content-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}`;
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headers}\r\nConnection: close\r\n\r\n${body}`);
}

function brokenRequest(code: string | undefined): { status: number; text: Text } {
  switch (code) {
    case 'HPE_HEADER_OVERFLOW':
      return { status: 431, text: (t) => t('server.headersTooLarge') };
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return { status: 408, text: (t) => t('server.requestTooSlow') };
    default:
      return { status: 400, text: (t) => t('server.notHttp') };
  }
}
