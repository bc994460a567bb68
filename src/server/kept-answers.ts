import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { SendOptions } from '@fastify/static';
import type { OutgoingHttpHeaders } from 'node:http';
import { statSync, type Stats } from 'node:fs';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

export interface KeptAnswers {
  /**
   * The answer that a request for this file got before, as long as what was sent is unchanged on the disk.
   * @param name the file, below the folder of the site
   */
  find(name: string, request: FastifyRequest): KeptAnswer | undefined;
  /** Sends a file and keeps the answer, if it is a small one to a plain request. */
  send(name: string, request: FastifyRequest, reply: FastifyReply): FastifyReply;
  /**
   * Sends a file in the place of what is not there, with the status that the reply has: to whoever asks, and however often,
   * because who knows no address can ask for any number of them.
   */
  sendInstead(name: string, request: FastifyRequest, reply: FastifyReply): FastifyReply;
}

interface KeptAnswer {
  headers: OutgoingHttpHeaders;
  body: Buffer;
  sent: SentFile;
}

/** The file that was sent: the compressed form of another, where the visitor takes that. */
interface SentFile {
  path: string;
  stat: Stats;
}

/**
 * Keeps small answers in memory: to open a file, look at it and read it takes several turns of the event loop, in each of
 * which everybody else waits. Which form is sent with which headers is decided by @fastify/static alone, the first time.
 * @param mostBytes how much is kept; what was asked for longest ago goes first
 */
export function keepAnswers(app: FastifyInstance, mostBytes: number): KeptAnswers {
  const kept = new LRUCache<string, KeptAnswer>({
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
    if (body.length === sent.stat.size) kept.set(key, { headers: headersOf(reply), body, sent });
    return body;
  });
  const find = (key: string | undefined): KeptAnswer | undefined => {
    const answer = key === undefined ? undefined : kept.get(key);
    return answer && isUnchanged(answer.sent) ? answer : undefined;
  };
  const send = (name: string, request: FastifyRequest, reply: FastifyReply, how: How): FastifyReply => {
    const { key, ...options } = how;
    if (key === undefined) return reply.sendFile(name, options);
    const entry: Sending = { key, status: reply.statusCode };
    sending.set(request, entry);
    return reply.sendFile(name, { ...options, onFile: (path, stat) => void (entry.sent = { path, stat }) });
  };
  return {
    find: (name, request) => find(keyOf(name, request)),
    send: (name, request, reply) => send(name, request, reply, { key: keyOf(name, request) }),
    sendInstead: (name, request, reply) => {
      const form = formOf(request);
      const key = form === undefined ? undefined : `${form}\ninstead ${name}`;
      const answer = find(key);
      if (answer) return reply.headers(answer.headers).send(answer.body);
      // "Not changed" or a part of it would be said of another page: the one that was there once.
      for (const condition of conditions) delete request.raw.headers[condition];
      return send(name, request, reply, { key, etag: false, lastModified: false, acceptRanges: false });
    },
  };
}

/** An answer that is on its way, and is kept if it gets the status that is expected. */
interface Sending {
  key: string;
  status: number;
  sent?: SentFile;
}

interface How extends Pick<SendOptions, 'etag' | 'lastModified' | 'acceptRanges'> {
  /** Under which it is kept; nothing where it is not. */
  key: string | undefined;
}

/** What an answer takes in memory beside its body, in bytes. */
const headBytes = 1024;

/** Larger files are few and are kept by browsers for long. */
const mostFileBytes = 128 * 1024;

/** Requests of which the answer is the same; nothing for those that ask for a part of a file, or whether it has changed. */
function keyOf(name: string, request: FastifyRequest): string | undefined {
  const { method, headers } = request;
  if (method !== 'GET' || conditions.some((condition) => headers[condition] !== undefined)) return undefined;
  const form = formOf(request);
  return form === undefined ? undefined : `${form}\n${name}`;
}

/** By which the compressed form is chosen; nothing where it is too long to be kept. */
function formOf({ headers }: FastifyRequest): string | undefined {
  const accepted = String(headers['accept-encoding'] ?? '');
  return accepted.length > 100 ? undefined : accepted;
}

const conditions = ['range', 'if-none-match', 'if-modified-since', 'if-match', 'if-unmodified-since'];

function isUnchanged({ path, stat }: SentFile): boolean {
  const now = statSync(path, { throwIfNoEntry: false });
  return now?.ino === stat.ino && now.size === stat.size && now.ctimeMs === stat.ctimeMs;
}

/** What @fastify/static says of the file; all other headers are made for each answer. */
function headersOf(reply: FastifyReply): KeptAnswer['headers'] {
  return Object.fromEntries(
    ofTheFile.flatMap((name) => (reply.hasHeader(name) ? [[name, reply.getHeader(name)]] : [])),
  );
}

const ofTheFile = ['content-type', 'content-encoding', 'vary', 'accept-ranges', 'last-modified', 'etag'];
