import { beforeEach, describe, expect, test } from 'vitest';
import { strToU8 } from 'fflate';
import * as documents from './support/documents.ts';
import { multipart, multipartType } from './support/multipart.ts';
import { startTestServer, type TestServer } from './support/test-server.ts';

const { pdf, docx, odt, doc } = documents;
const half = 512 * 1024;
const padded = (bytes: number) => Buffer.concat([pdf, Buffer.alloc(bytes - pdf.length, 0x20)]);
const author = JSON.stringify([{ firstName: 'Asha', email: 'asha@example.org' }]);

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});

const send = (name: string, content: Buffer, field = 'document') =>
  server.send(
    'term-paper',
    multipart([
      [field, content, name],
      ['authors', author],
    ]),
    multipartType,
  );

describe('accepted files', () => {
  test.each<[string, Buffer, string?]>([
    ['thesis.pdf', pdf],
    ['THESIS.PDF', pdf],
    ['of exactly the limit.pdf', padded(half)],
    ['with a mark before.pdf', Buffer.concat([Buffer.from('\u{feff}'), pdf])],
    ['thesis.doc', doc('Root Entry', 'WordDocument')],
    ['thesis.docx', docx()],
    ['of Word on the web.docx', docx({ 'word/document2.xml': strToU8('<w:document/>') })],
    ['thesis.odt', odt()],
    ['thesis.rtf', documents.rtf],
    ['thesis.tex', documents.tex],
    ['a.php.pdf', pdf],
    ['शोध पत्र — क्षेत्र.pdf', pdf, 'शोध पत्र — क्षेत्र.pdf'],
    ['cafe\u0301.pdf', pdf, 'café.pdf'],
    ['../../etc/passwd.pdf', pdf, 'passwd.pdf'],
    ['C:\\Users\\asha\\thesis.pdf', pdf, 'thesis.pdf'],
    ['thesis\u202efdp.pdf', pdf, 'thesisfdp.pdf'],
    ['"quoted" <b>.pdf', pdf, '"quoted" <b>.pdf'],
    ['a; filename=x.pdf', pdf, 'a; filename=x.pdf'],
  ])('%s', async (name, content, inStore = name) => {
    const { status, text } = await send(name, content);
    expect(text).toContain('"ok":true');
    expect(status).toBe(201);
    const [row] = await server.store.db.selectFrom('files').selectAll().execute();
    expect(row).toMatchObject({ original_name: inStore, bytes: content.length });
    expect(row?.stored_name).toMatch(/^[0-9a-f-]{36}\.(pdf|docx?|odt|rtf|tex)$/);
    expect(await server.files()).toEqual({ stored: [row?.stored_name], incoming: [] });
  });

  test('with names of more than 255 bytes, cut between letters', async () => {
    await send(`${'क्षि'.repeat(100)}.pdf`, pdf);
    const [row] = await server.store.db.selectFrom('files').selectAll().execute();
    expect(Buffer.byteLength(row!.original_name)).toBeLessThanOrEqual(255);
    expect(row!.original_name).toMatch(/^(क्षि)+\.pdf$/);
  });
});

const macro = { 'word/vbaProject.bin': strToU8('macro') };
const enabled = '<Override ContentType="application/vnd.ms-word.document.macroEnabled.main+xml"/>';
const bomb = docx({ 'word/media/a.bin': [new Uint8Array(60_000_000), { level: 9 }] });

describe('refused files, with a message', () => {
  test.each<[string, Buffer, number, string]>([
    ['one byte more.pdf', padded(half + 1), 413, 'larger than 0.5 MB'],
    ['far larger.pdf', padded(3 * half), 413, 'larger than 0.5 MB'],
    ['empty.pdf', Buffer.alloc(0), 422, 'is empty'],
    ['program.exe', Buffer.from('MZ'), 415, 'can’t be accepted'],
    ['a.pdf.php', pdf, 415, 'PDF, DOC, DOCX'],
    ['a.pdf\0.php', pdf, 415, 'can’t be accepted'],
    ['drawing.svg', Buffer.from('<svg onload="alert(1)"/>'), 415, 'can’t be accepted'],
    ['no ending', pdf, 415, 'can’t be accepted'],
    ['.pdf', pdf, 415, 'can’t be accepted'],
    ['dot at the end.pdf.', pdf, 415, 'can’t be accepted'],
    ['a page.pdf', Buffer.from('<html><script>alert(1)</script>'), 415, 'says PDF'],
    ['a program.pdf', Buffer.concat([Buffer.from('MZ\x90\0'), pdf]), 415, 'says PDF'],
    ['locked.pdf', documents.encryptedPdf, 422, 'password'],
    ['a pdf.docx', pdf, 415, 'says Word'],
    ['a table.docx', docx({ 'word/document.xml': strToU8('') }).subarray(0, 200), 415, 'damaged'],
    ['no document.docx', odt(), 415, 'says Word'],
    ['a docx.odt', docx(), 415, 'says OpenDocument'],
    ['macros.docx', docx(macro), 422, 'macros'],
    ['macros by type.docx', docx({}, enabled), 422, 'macros'],
    ['macros.odt', odt({ 'Basic/Standard/Module1.xml': strToU8('<x/>') }), 422, 'macros'],
    ['macros.doc', doc('WordDocument', '_VBA_PROJECT'), 422, 'macros'],
    ['locked.docx', doc('EncryptedPackage'), 422, 'password'],
    ['locked.odt', odt({}, '<manifest:encryption-data/>'), 422, 'password'],
    ['a bomb.docx', bomb, 422, 'unpacks'],
    ['a lie.docx', documents.lyingDocx(), 415, 'damaged'],
    ['a way out.docx', docx({ '../../evil.xml': strToU8('x') }), 415, 'damaged'],
    ['a workbook.doc', doc('Workbook'), 415, 'says Word'],
    ['text.doc', documents.rtf, 415, 'says Word'],
    ['not rtf.rtf', Buffer.from('Hello'), 415, 'says RTF'],
    ['binary.tex', Buffer.from('\\document\0class'), 415, 'says TeX'],
    ['a pdf.tex', pdf, 415, 'says TeX'],
  ])('%s', async (name, content, status, words) => {
    const answer = await send(name, content);
    expect([answer.status, answer.body.errors]).toEqual([
      status,
      [{ path: 'document', message: expect.stringContaining(words) }],
    ]);
    expect(await server.rows()).toEqual([]);
    expect(await server.files()).toEqual({ stored: [], incoming: [] });
  });

  test('if none is requested, and if there are too many', async () => {
    const elsewhere = await send('a.pdf', pdf, 'firstName');
    expect(elsewhere.body.errors?.[0]).toEqual({
      path: 'firstName',
      message: expect.stringContaining('no file here'),
    });
    const body = multipart([
      ['document', pdf, 'a.pdf'],
      ['document', pdf, 'b.pdf'],
      ['authors', author],
    ]);
    const two = await server.send('term-paper', body, multipartType);
    expect(two.body.errors).toEqual([{ path: 'document', message: 'Attach at most 1 file.' }]);
    expect(await server.files()).toEqual({ stored: [], incoming: [] });
  });

  test('are reported together with all other errors of the form', async () => {
    const body = multipart([
      ['firstName', ''],
      ['email', 'x'],
      ['document', Buffer.from('MZ'), 'a.exe'],
    ]);
    const { status, body: answer } = await server.send('term-paper', body, multipartType);
    expect(status).toBe(415);
    expect(answer.errors?.map(({ path }) => path)).toEqual(['firstName', 'email', 'document']);
  });
});

test('no file is accepted while the disk has no space', async () => {
  const full = await startTestServer({ reserve: Number.MAX_SAFE_INTEGER });
  const body = multipart([
    ['document', pdf, 'a.pdf'],
    ['authors', author],
  ]);
  const { status, body: answer, headers } = await full.send('term-paper', body, multipartType);
  expect([status, answer.code, headers['retry-after']]).toEqual([507, 'full', '300']);
  expect((await full.app.inject('/')).statusCode).toBe(200);
});
