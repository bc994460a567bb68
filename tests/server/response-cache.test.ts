import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance } from 'fastify';
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { brotliCompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cacheResponses } from '../../src/server/response-cache.ts';

let folder: string;
let app: FastifyInstance;
/** Whether each response came from memory, in order. */
let fromMemory: boolean[];

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'answers-'));
  fromMemory = [];
  app = Fastify();
  await app.register(fastifyStatic, { root: folder, serve: false, preCompressed: true, cacheControl: false });
  const answers = cacheResponses(app, 12_000);
  app.get<{ Params: { name: string } }>('/:name', (request, reply) => {
    const { name } = request.params;
    const answer = answers.find(name, request);
    fromMemory.push(answer !== undefined);
    return answer ? reply.headers(answer.headers).send(answer.body) : answers.send(name, request, reply);
  });
});

afterEach(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

/** Writes a file as a build does, by replacing the earlier one at once. */
function write(name: string, content: string | Buffer): void {
  writeFileSync(path.join(folder, 'new'), content);
  renameSync(path.join(folder, 'new'), path.join(folder, name));
}

async function get(name: string, headers: Record<string, string> = {}) {
  const { statusCode, headers: all, rawPayload } = await app.inject({ url: `/${name}`, headers });
  const { date: _, ...rest } = all;
  return { statusCode, headers: rest, body: rawPayload };
}

test('the second response equals the first, headers included, and comes from memory', async () => {
  write('page.html', '<p>Rye</p>');
  const first = await get('page.html');
  expect(first).toMatchObject({ statusCode: 200, headers: { 'content-type': 'text/html; charset=utf-8' } });
  expect(first.body.toString()).toBe('<p>Rye</p>');
  expect(await get('page.html')).toEqual(first);
  expect(fromMemory).toEqual([false, true]);
});

test('a rebuilt file is read again, even with the same size and age', async () => {
  write('page.html', '<p>Rye</p>');
  await get('page.html');
  write('page.html', '<p>Oat</p>');
  expect((await get('page.html')).body.toString()).toBe('<p>Oat</p>');
  rmSync(path.join(folder, 'page.html'));
  expect((await get('page.html')).statusCode).toBe(404);
  expect(fromMemory).toEqual([false, false, false]);
});

test('each visitor gets a form that the browser accepts', async () => {
  const compressed = brotliCompressSync('<p>Rye</p>');
  write('page.html', '<p>Rye</p>');
  write('page.html.br', compressed);
  for (const _ of [1, 2]) {
    const small = await get('page.html', { 'accept-encoding': 'gzip, br' });
    expect(small.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(small.body).toEqual(compressed);
    const plain = await get('page.html');
    expect(plain.headers).not.toHaveProperty('content-encoding');
    expect(plain.body.toString()).toBe('<p>Rye</p>');
  }
  expect(fromMemory).toEqual([false, false, true, true]);
});

test('partial and conditional requests are answered from the file', async () => {
  write('page.html', '<p>Rye</p>');
  const { headers } = await get('page.html');
  expect((await get('page.html', { 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
  const part = await get('page.html', { range: 'bytes=3-5' });
  expect([part.statusCode, part.body.toString()]).toEqual([206, 'Rye']);
  expect(fromMemory).toEqual([false, false, false]);
});

test('a large response is not cached, and the least recently used one is removed', async () => {
  write('large.txt', 'x'.repeat(200_000));
  for (const name of ['one.txt', 'other.txt', 'third.txt']) write(name, name.repeat(400));
  for (const name of ['large.txt', 'large.txt', 'one.txt', 'other.txt', 'third.txt', 'one.txt', 'third.txt'])
    expect((await get(name)).statusCode).toBe(200);
  expect(fromMemory).toEqual([false, false, false, false, false, false, true]);
});

test('the not-found page is read once, for any address and method', async () => {
  write('404.html', '<p>Nothing</p>');
  let read = 0;
  const pages = Fastify();
  await pages.register(fastifyStatic, {
    root: folder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
  });
  pages.addHook('onSend', async (_request, _reply, payload) => {
    if (payload instanceof Readable) read += 1;
    return payload;
  });
  const answers = cacheResponses(pages, 12_000);
  pages.setNotFoundHandler((request, reply) => answers.sendInstead('404.html', request, reply.code(404)));
  for (const method of ['GET', 'POST', 'DELETE'] as const) {
    const headers = { 'if-none-match': '*', range: 'bytes=0-1' };
    const answer = await pages.inject({ method, url: `/${method}`, headers });
    expect([answer.statusCode, answer.body, answer.headers['etag']]).toEqual([
      404,
      '<p>Nothing</p>',
      undefined,
    ]);
  }
  expect(read).toBe(1);
  write('404.html', '<p>Nothing at all</p>');
  expect((await pages.inject('/nowhere')).body).toBe('<p>Nothing at all</p>');
  await pages.close();
});
