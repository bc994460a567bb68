import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { depositAnswersFile, depositGaps, parseDepositAnswers } from '../../core/deposits/deposit-answers.ts';
import type { JournalRecord } from '../../core/record/record.ts';
import { paperExports } from '../../core/formats/exports.ts';
import { withoutPapers } from '../../core/record/without-papers.ts';
import { readCredentials } from '../../node/deposits/credentials.ts';
import { sendDeposits } from '../../node/deposits/send-deposits.ts';
import { home } from '../support/home.ts';
import { continuousJournal } from '../support/samples.ts';
import { checkXml } from '../read-back/xml.ts';

/* Local servers in place of Crossref, the directory and the public site. */
interface Request {
  method: string;
  address: string;
  body: string;
}
let requests: Request[] = [];
/** The result that Crossref has for every batch; undefined while it is still queued. */
let result: string | undefined;
let directoryStatus = 201;
/** The public records of papers, by address. */
let published = new Map<string, string>();
const server = createServer((request, response) => {
  void (async () => {
    const body = await readBody(request);
    if (request.url!.endsWith('.csl.json')) {
      const record = published.get(request.url!);
      response.statusCode = record === undefined ? 404 : 200;
      response.end(record);
      return;
    }
    requests.push({ method: request.method!, address: request.url!, body });
    const url = new URL(request.url!, 'http://localhost');
    if (url.pathname === '/servlet/deposit') response.end('<html><h2>SUCCESS</h2></html>');
    else if (url.pathname === '/servlet/submissionDownload')
      response.end(result ?? '<doi_batch_diagnostic status="queued"/>');
    else {
      response.statusCode = request.method === 'PUT' ? 204 : directoryStatus;
      response.end(
        directoryStatus === 201 && request.method === 'POST'
          ? '{"id":"a1"}'
          : directoryStatus === 201
            ? ''
            : '{"error":"no such ISSN"}',
      );
    }
  })();
});

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

let root: string;
let address: string;
let journal: JournalRecord;

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const record = continuousJournal();
  journal = {
    ...record,
    papers: record.papers.map((paper) => ({ ...paper, url: address + paper.route })),
  };
});
afterAll(() => server.close());
// The check of a schema takes longer than the default limit.
server.keepAliveTimeout = 60_000;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'deposits-'));
  [requests, result, directoryStatus] = [[], undefined, 201];
  publish(journal);
  return () => rmSync(root, { recursive: true });
});

function stored() {
  return parseDepositAnswers(readFileSync(path.join(root, depositAnswersFile), 'utf8'));
}

/** Deploys the papers in their present state. */
function publish({ papers, ...record }: JournalRecord) {
  const { ending, text } = paperExports.find(({ label }) => label === 'CSL-JSON')!;
  const alone = withoutPapers({ ...record, papers });
  published = new Map(papers.map((paper) => [paper.route + ending, text(paper, alone)]));
}

function send(env: Record<string, string>, of = journal, day = '2026-01-31', known = {}) {
  const credentials = readCredentials({ CROSSREF_ADDRESS: address, DOAJ_ADDRESS: address, ...env });
  return sendDeposits(root, of, known, credentials, new Date(`${day}T12:00:00Z`));
}

const crossref = { CROSSREF_LOGIN: 'jf', CROSSREF_PASSWORD: 'secret' };
const done = (status: string, message: string) =>
  `<doi_batch_diagnostic status="completed"><record_diagnostic status="${status}"><doi>10.5555/jf.e1</doi><msg>${message}</msg></record_diagnostic></doi_batch_diagnostic>`;

test('without an account nothing is sent', async () => {
  expect(await send({})).toMatchObject({ code: 1 });
  expect(requests).toEqual([]);
});

test('Crossref gets each paper separately, and is asked until it has a result', async () => {
  expect(await send(crossref)).toEqual({
    text: 'Crossref: editorial sent\nCrossref: hail sent\n',
    code: 0,
  });
  const deposits = requests.filter(({ method }) => method === 'POST');
  expect(deposits).toHaveLength(2);
  for (const { body } of deposits) {
    const xml = /<\?xml[\s\S]*<\/doi_batch>/.exec(body)![0];
    checkXml(xml, 'crossref');
    expect(xml.match(/<journal_article /g)).toHaveLength(1);
    expect(body).toContain('doMDUpload');
  }
  expect(depositGaps(stored(), 'Crossref').map(({ what }) => what)).toEqual([
    `${home}/online-first/editorial was sent on 2026-01-31, and has no answer yet`,
    `${home}/online-first/hail was sent on 2026-01-31, and has no answer yet`,
  ]);
  requests = [];
  result = done('Success', 'Successfully added');
  expect(await send(crossref, journal, '2026-02-01', stored())).toEqual({
    text: 'Crossref: editorial accepted\nCrossref: hail accepted\n',
    code: 0,
  });
  expect(requests.map(({ method }) => method)).toEqual(['GET', 'GET']);
  expect(requests[0]!.address).toContain('doi_batch_id=editorial-');
  expect(depositGaps(stored(), 'Crossref')).toEqual([]);
});

test('no paper is sent before its page is public; a paper that waits is a gap', async () => {
  published = new Map();
  const text = `Crossref: editorial waiting: ${address}${home}/online-first/editorial answers 404
Crossref: hail waiting: ${address}${home}/online-first/hail answers 404\n`;
  expect(await send(crossref)).toEqual({ text, code: 0 });
  expect(await send(crossref, journal, '2026-02-02', stored())).toEqual({ text, code: 0 });
  expect(requests).toEqual([]);
  expect(depositGaps(stored(), 'Crossref')[1]).toEqual({
    what: `${home}/online-first/hail has waited since 2026-01-31 for its page: ${address}${home}/online-first/hail answers 404`,
    how: 'Once the site is published, run `npm run journal -- deposits --send` again.',
  });
  publish(journal);
  result = done('Success', 'Successfully added');
  expect(await send(crossref, journal, '2026-02-03', stored())).toEqual({
    text: 'Crossref: editorial accepted\nCrossref: hail accepted\n',
    code: 0,
  });
  expect(depositGaps(stored(), 'Crossref')).toEqual([]);
});

test('only papers that have changed since they were accepted are sent again', async () => {
  result = done('Success', 'Successfully added');
  await send(crossref);
  requests = [];
  expect(await send(crossref, journal, '2026-02-01', stored())).toEqual({
    text: 'All deposits are accepted and up to date.\n',
    code: 0,
  });
  expect(requests).toEqual([]);
  const changed = {
    ...journal,
    papers: journal.papers.map((paper) =>
      paper.slug === 'hail' ? { ...paper, title: 'Hail again' } : paper,
    ),
  };
  expect(await send(crossref, changed, '2026-02-02', stored())).toEqual({
    text: `Crossref: hail waiting: ${address}${home}/online-first/hail shows another version\n`,
    code: 0,
  });
  expect(requests).toEqual([]);
  publish(changed);
  expect(await send(crossref, changed, '2026-02-03', stored())).toMatchObject({
    text: 'Crossref: hail accepted\n',
  });
});

test('a refusal is stored with its message and listed as a gap, and the paper is sent again', async () => {
  result = done('Failure', 'User not allowed to add records');
  expect(await send(crossref)).toMatchObject({ code: 1 });
  expect(depositGaps(stored(), 'Crossref')[1]).toMatchObject({
    what: `${home}/online-first/hail was refused on 2026-01-31: User not allowed to add records`,
  });
  result = done('Success', 'Successfully added');
  expect(await send(crossref, journal, '2026-02-01', stored())).toMatchObject({ code: 0 });
});

test('the directory gets an article once, then its changes', async () => {
  expect(await send({ DOAJ_KEY: 'key' })).toEqual({
    text: 'DOAJ: editorial accepted\nDOAJ: hail accepted\n',
    code: 0,
  });
  expect(requests.map(({ method, address: to }) => [method, to])).toEqual([
    ['POST', '/api/articles?api_key=key'],
    ['POST', '/api/articles?api_key=key'],
  ]);
  expect(JSON.parse(requests[1]!.body)).toMatchObject({
    bibjson: {
      author: [{ name: 'The Hail & Ice Group' }, { name: 'Meera Iyer' }, { name: 'Thangavel' }, {}],
      identifier: [
        { type: 'doi', id: '10.5555/jf.e1' },
        { type: 'pissn', id: '0000-0019' },
        { type: 'eissn', id: '1234-5679' },
      ],
      start_page: 'e1',
    },
  });
  requests = [];
  const changed = {
    ...journal,
    papers: journal.papers.map((paper) => ({ ...paper, title: `${paper.title}!` })),
  };
  await send({ DOAJ_KEY: 'key' }, changed, '2026-02-01', stored());
  expect(requests).toEqual([]);
  publish(changed);
  await send({ DOAJ_KEY: 'key' }, changed, '2026-02-01', stored());
  expect(requests.map(({ method, address: to }) => [method, to])).toEqual([
    ['PUT', '/api/articles/a1?api_key=key'],
    ['PUT', '/api/articles/a1?api_key=key'],
  ]);
});

test('a refusal by the directory and an unreachable server are reported', async () => {
  directoryStatus = 400;
  expect((await send({ DOAJ_KEY: 'key' })).text).toContain('DOAJ: hail refused: 400: no such ISSN');
  const { text, code } = await send({ DOAJ_KEY: 'key', DOAJ_ADDRESS: 'http://127.0.0.1:9' });
  expect(text).toContain('DOAJ: hail was not sent: ');
  expect(code).toBe(1);
});
