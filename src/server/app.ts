import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { cacheControl, securityHeaders, speculationRules } from '../core/headers.ts';
import type { ThirdParties } from '../core/resolved-page.ts';

export interface AppOptions {
  /** The built site. */
  folder: string;
  thirdParties: ThirdParties;
}

/**
 * The server as a value: it serves the built site and listens nowhere by itself. Every route answers with and
 * without a slash at its end; an unknown address gets the site's own 404 page, never another page.
 */
export async function createApp({ folder, thirdParties }: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({ requestTimeout: 30_000, bodyLimit: 64 * 1024 });
  const headers = { ...securityHeaders(thirdParties), 'Speculation-Rules': speculationRules.header };
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers).header('Cache-Control', cacheControl(request.url));
  });
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, file) => {
      if (file.includes(speculationRules.path)) reply.type(speculationRules.type);
    },
  });
  app.get('/*', async (request, reply) => {
    const file = fileFor(folder, new URL(request.url, 'http://localhost').pathname);
    if (!file) return sendNotFound(reply, folder);
    return reply.sendFile(file);
  });
  app.setNotFoundHandler((_request, reply) => sendNotFound(reply, folder));
  return app;
}

/** The file that answers an address, below the folder of the site; nothing for an address outside of the site. */
function fileFor(folder: string, pathname: string): string | undefined {
  const name = decode(pathname);
  if (name === undefined || name.includes('\0') || name.includes('\\') || hidden.test(name)) return undefined;
  const inside = name.replace(/^\/+|\/+$/g, '');
  const candidates = path.extname(inside) ? [inside] : [path.posix.join(inside, 'index.html')];
  return candidates.find((candidate) => !candidate.startsWith('..') && existsSync(path.join(folder, candidate)));
}

/** Compressed forms are chosen by the server, and the headers file is for other hosts. */
const hidden = /(^|\/)(\.|_headers$|404\.html$)|\.(br|gz)$/;

function decode(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}

async function sendNotFound(reply: FastifyReply, folder: string): Promise<FastifyReply> {
  const page = await readFile(path.join(folder, '404.html'));
  return reply.code(404).header('Cache-Control', cacheControl('/')).type('text/html; charset=utf-8').send(page);
}
