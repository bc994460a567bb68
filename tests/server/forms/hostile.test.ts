import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { multipart } from './support/multipart.ts';
import { openTestServer, type TestServer } from './support/test-server.ts';

let server: TestServer;
let port: number;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ server, close } = await openTestServer());
  port = Number(new URL(await server.listen()).port);
});
afterAll(() => close());

const part = multipart([['Name', 'x']]).toString();
const type = part.split('\r\n')[0]!.slice(2);
const json = (body: string, ...more: string[]) => post(body, 'Content-Type: application/json', ...more);
const form = (body: string, ...more: string[]) =>
  post(body, 'Content-Type: application/x-www-form-urlencoded', ...more);
const parts = (body: string, ...more: string[]) =>
  post(body, `Content-Type: multipart/form-data; boundary=${type}`, ...more);
function post(body: string, ...headers: string[]): string {
  const lines = [
    'POST /api/forms/enquiry HTTP/1.1',
    'Host: localhost',
    `Content-Length: ${Buffer.byteLength(body)}`,
    ...headers,
  ];
  return `${lines.join('\r\n')}\r\nConnection: close\r\n\r\n${body}`;
}
const field = (disposition: string, value = 'x') =>
  `--${type}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${value}\r\n--${type}--\r\n`;
const ask = (line: string, ...headers: string[]) =>
  `${[line, 'Host: localhost', 'Connection: close', ...headers].join('\r\n')}\r\n\r\n`;

/** Hostile or broken requests, as bytes. */
const requests: [name: string, request: string, status?: number][] = [
  ['no body and no type', post('')],
  ['truncated JSON', json('{"Name":')],
  ['JSON that is a list', json('[1,2]')],
  ['JSON that is null', json('null')],
  ['JSON that is a text', json('"Name"')],
  ['JSON in UTF-16', json('\u0000{\u0000}')],
  ['JSON with a key for the prototype', json('{"__proto__":{"admin":true},"constructor":{"prototype":{}}}')],
  ['JSON nested 50,000 deep', json('['.repeat(50_000)), 400],
  ['JSON nested deep within an answer', json(`{"Name":${'['.repeat(20_000)}${']'.repeat(20_000)}}`), 413],
  ['JSON with a number of 100,000 digits', json(`{"Name":${'9'.repeat(100_000)}}`), 422],
  ['JSON of more than 256 KB', json(`{"Name":"${'x'.repeat(300_000)}"}`), 413],
  ['JSON with 20,000 keys', json(`{${Array.from({ length: 20_000 }, (_, at) => `"k${at}":1`).join()}}`), 413],
  ['a key of the wrong kind', json('{"_key":{"a":1}}'), 400],
  ['a key that is far too long', json(`{"_key":"${'k'.repeat(5000)}"}`), 400],
  ['a key with a query in it', json(`{"_key":"' OR 1=1 --xxxxx"}`), 400],
  ['answers that are objects', json('{"Name":{"$gt":""},"Your_email":[],"Mobile_Number":true}'), 422],
  ['an answer with a query in it', json(`{"Name":"x'; DROP TABLE submissions;--"}`), 422],
  ['a text that is too long', json(`{"Name":"${'x'.repeat(5000)}"}`), 422],
  ['half of a character', json('{"Name":"\\ud800"}'), 422],
  ['an e-mail address with two @', json('{"Your_email":"a@b@c"}'), 422],
  ['an e-mail address of 60,000 characters', json(`{"Your_email":"${'a.'.repeat(30_000)}@b"}`), 422],
  ['text declared as JSON', post('Name=x', 'Content-Type: text/plain'), 415],
  ['XML', post('<a/>', 'Content-Type: application/xml'), 415],
  ['an invalid type', post('x', 'Content-Type: nonsense'), 415],
  ['a type of 10,000 letters', post('x', `Content-Type: ${'x'.repeat(10_000)}/y`)],
  ['a compressed body', json('{}', 'Content-Encoding: gzip'), 415],
  ['fields with a name for the prototype', form('__proto__[admin]=1&constructor[prototype][x]=1'), 422],
  ['fields with brackets that stay open', form('a[b=1&a]b[=2&[]=3&[[[=4'), 422],
  ['fields that are both value and group', form('Name=1&Name[x]=2&Name[0]=3'), 422],
  ['fields nested 1,000 deep', form(`a${'[a]'.repeat(1000)}=1`), 422],
  ['an extreme index of a list', form('coAuthors[999999999][name]=x'), 422],
  ['one field 30,000 times', form(Array(30_000).fill('Name=x').join('&')), 413],
  ['one field 200 times', form(Array(200).fill('Name=x').join('&')), 422],
  ['broken percent signs', form('Name=%E0%A4%A&%zz=1'), 422],
  ['bytes that are no UTF-8', form('Name=\u00ff').replace('ÿ', '\u00ff')],
  ['multipart without a boundary', post(part, 'Content-Type: multipart/form-data'), 400],
  ['truncated multipart data', parts(part.slice(0, -40)), 400],
  ['empty multipart data', parts('')],
  ['multipart with another boundary', parts('--other\r\n\r\nx'), 400],
  ['a part without a name', parts(field('x="y"'))],
  ['a part with a name for the prototype', parts(field('name="__proto__"'))],
  ['a part whose name is "constructor"', parts(field('name="constructor"'))],
  ['a file for a form without files', parts(field('name="Name"; filename="../../x.php"', '<?php'))],
  ['a part of 100 KB of text', parts(field('name="Name"', 'x'.repeat(100_000)))],
  ['500 parts', parts(multipart(Array.from({ length: 500 }, (_, at) => [`f${at}`, 'x'])).toString()), 413],
  [
    'a part with headers of 100 KB',
    parts(`--${type}\r\nX: ${'x'.repeat(100_000)}\r\n\r\nx\r\n--${type}--\r\n`),
  ],
  ['another site’s form', form('Name=x', 'Origin: https://evil.example'), 403],
  ['an unknown form', json('{}').replace('enquiry', 'nothing'), 404],
  ['a form by the name of the prototype', json('{}').replace('enquiry', '__proto__'), 404],
  ['a path out of the folder', json('{}').replace('forms/enquiry', 'forms/..%2f..%2fetc%2fpasswd'), 404],
  ['a form with a query', json('{}').replace('enquiry', 'enquiry?x=1'), 422],
  ['GET', ask('GET /api/forms/enquiry HTTP/1.1'), 405],
  ['DELETE', ask('DELETE /api/forms/enquiry HTTP/1.1'), 405],
  ['an invalid method', ask('EXPLODE /api/forms/enquiry HTTP/1.1'), 400],
  ['no HTTP at all', 'hello there\r\n\r\n', 400],
  ['headers of 64 KB', ask('GET / HTTP/1.1', `X: ${'x'.repeat(65_000)}`), 431],
  ['two lengths', json('{}', 'Content-Length: 5'), 400],
  ['an invalid length', json('{}').replace(/Content-Length: \d+/, 'Content-Length: -1'), 400],
  ['a length and chunks', json('{}', 'Transfer-Encoding: chunked'), 400],
  ['invalid chunks', json('zz\r\n').replace(/Content-Length: \d+/, 'Transfer-Encoding: chunked'), 400],
  ['a header with a zero byte', ask('GET / HTTP/1.1', 'X: a\0b'), 400],
];

test('the table is long', () => expect(requests.length).toBeGreaterThanOrEqual(50));

test.each(requests)('%s gets a message and stores nothing', async (_name, request, status) => {
  const answer = await exchange(request);
  const found = Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]);
  if (status !== undefined) expect(found, answer.slice(0, 600)).toBe(status);
  expect(found, answer.slice(0, 600)).toBeGreaterThanOrEqual(400);
  expect(found).toBeLessThan(500);
  const { ok, message } = JSON.parse(answer.slice(answer.indexOf('\r\n\r\n') + 4)) as {
    ok: boolean;
    message: string;
  };
  expect(ok).toBe(false);
  expect(message).toMatch(/^[“A-Z\d].{10,}[.]$/);
  expect(await server.rows()).toEqual([]);
  expect(await server.files()).toEqual({ stored: [], incoming: [] });
  expect(await exchange(ask('GET / HTTP/1.1'))).toMatch(/^HTTP\/1\.1 200/);
});

/** Sends bytes and reads until the server ends the connection. */
async function exchange(bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(bytes);
  return text(socket);
}
