import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { SendOptions } from '@fastify/static';
import type { OutgoingHttpHeaders } from 'node:http';
import { statSync, type Stats } from 'node:fs';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

/** Sends files of the built site from memory. */
export interface ResponseCache {
  /**
   * The cached response to an equal request, as long as the file is unchanged on disk.
   * @param name of the file, below the folder of the site
   */
  find(name: string, request: FastifyRequest): CachedResponse | undefined;
  /** Sends a file, and caches the response if the file is small and the request unconditional. */
  send(name: string, request: FastifyRequest, reply: FastifyReply): FastifyReply;
  /**
   * Sends a file with the reply's status in place of a missing one. One cached response serves all such
   * requests, because there are unlimited unknown addresses.
   */
  sendInstead(name: string, request: FastifyRequest, reply: FastifyReply): FastifyReply;
}

interface CachedResponse {
  headers: OutgoingHttpHeaders;
  body: Buffer;
  sent: CachedFile;
}

/** The file that was sent: a compressed copy, if the visitor accepts it. */
interface CachedFile {
  path: string;
  stat: Stats;
}

/**
 * Caches small responses in memory: opening, checking and reading a file takes several turns of the event
 * loop, and all other requests wait in each. For the first response, @fastify/static alone selects the copy
 * and the headers.
 * @param mostBytes the size of the cache; the least recently used response is removed first
 */
export function cacheResponses(app: FastifyInstance, mostBytes: number): ResponseCache {
  const cache = new LRUCache<string, CachedResponse>({
    maxSize: mostBytes,
    sizeCalculation: ({ body }) => body.length + headBytes,
  });
  const sending = new WeakMap<FastifyRequest, Sending>();
  app.addHook('onSend', async (request, reply, payload) => {
    const { key, status, sent } = sending.get(request) ?? {};
    if (key === undefined || !sent || sent.stat.size > mostFileBytes || reply.statusCode !== status)
      return payload;
    if (!(payload instanceof Readable)) return payload;
    const body = await buffer(payload);
    if (body.length === sent.stat.size) cache.set(key, { headers: fileHeaders(reply), body, sent });
    return body;
  });
  const find = (key: string | undefined): CachedResponse | undefined => {
    const answer = key === undefined ? undefined : cache.get(key);
    return answer && isUnchanged(answer.sent) ? answer : undefined;
  };
  const send = (
    name: string,
    request: FastifyRequest,
    reply: FastifyReply,
    cacheOptions: How,
  ): FastifyReply => {
    const { key, ...options } = cacheOptions;
    if (key === undefined) return reply.sendFile(name, options);
    const entry: Sending = { key, status: reply.statusCode };
    sending.set(request, entry);
    return reply.sendFile(name, { ...options, onFile: (path, stat) => void (entry.sent = { path, stat }) });
  };
  return {
    find: (name, request) => find(requestKey(name, request)),
    send: (name, request, reply) => send(name, request, reply, { key: requestKey(name, request) }),
    sendInstead: (name, request, reply) => {
      const form = acceptedEncoding(request);
      const key = form === undefined ? undefined : `${form}\ninstead ${name}`;
      const answer = find(key);
      if (answer) return reply.headers(answer.headers).send(answer.body);
      // A conditional or partial request would refer to the missing file, not to this one.
      for (const condition of conditions) delete request.raw.headers[condition];
      return send(name, request, reply, { key, etag: false, lastModified: false, acceptRanges: false });
    },
  };
}

/** A response in progress, which is cached if it has the expected status. */
interface Sending {
  key: string;
  status: number;
  sent?: CachedFile;
}

interface How extends Pick<SendOptions, 'etag' | 'lastModified' | 'acceptRanges'> {
  /** The key of the cache; undefined if not cached. */
  key: string | undefined;
}

/** The memory of a response in addition to its body, in bytes. */
const headBytes = 1024;

/**
 * The maximal size of a cached file, in bytes: larger files are few, and browsers cache them for a long time.
 */
const mostFileBytes = 128 * 1024;

/** The key of requests with the same response; undefined for partial and conditional requests. */
function requestKey(name: string, request: FastifyRequest): string | undefined {
  const { method, headers } = request;
  if (method !== 'GET' || conditions.some((condition) => headers[condition] !== undefined)) return undefined;
  const encoding = acceptedEncoding(request);
  return encoding === undefined ? undefined : `${encoding}\n${name}`;
}

/** The headers that select the compressed copy; undefined if they are too long for the cache. */
function acceptedEncoding({ headers }: FastifyRequest): string | undefined {
  const accepted = String(headers['accept-encoding'] ?? '');
  return accepted.length > 100 ? undefined : accepted;
}

const conditions = ['range', 'if-none-match', 'if-modified-since', 'if-match', 'if-unmodified-since'];

function isUnchanged({ path, stat }: CachedFile): boolean {
  const now = statSync(path, { throwIfNoEntry: false });
  return now?.ino === stat.ino && now.size === stat.size && now.ctimeMs === stat.ctimeMs;
}

/** The headers that @fastify/static sets for the file; all others are set for each response. */
function fileHeaders(reply: FastifyReply): CachedResponse['headers'] {
  return Object.fromEntries(
    fileHeaderNames.flatMap((name) => (reply.hasHeader(name) ? [[name, reply.getHeader(name)]] : [])),
  );
}

const fileHeaderNames = [
  'content-type',
  'content-encoding',
  'vary',
  'accept-ranges',
  'last-modified',
  'etag',
];
