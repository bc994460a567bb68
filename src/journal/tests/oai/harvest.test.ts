import Fastify, { type FastifyInstance } from 'fastify';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serverJournal, type ServerJournal } from '../../core/record/stored/server-journal.ts';
import { journalPlugin } from '../../node/oai/plugin.ts';
import { paperFacts } from '../read-back/facts.ts';
import { checkJats } from '../read-back/jats.ts';
import { checkXml, emptyPlaces, fromJats, fromOaiDc, textsAt } from '../read-back/xml.ts';
import { allJournals, fullJournal } from '../support/samples.ts';
import { home } from '../support/home.ts';

const journal = fullJournal();
const base = 'oai:journal.example.org:journal/v1';
const folder = mkdtempSync(path.join(tmpdir(), 'harvest-'));
let app: FastifyInstance;
/** Articles that were validated against their DTD, which takes longest: each is in several responses. */
const valid = new Set<string>();

beforeAll(async () => {
  app = await serve(
    'full',
    serverJournal(
      journal,
      new Map([
        [`${home}/v1/i1/rain`, { date: '2026-01-31', hash: '1' }],
        [`${home}/v1/i1/snow`, { date: '2026-01-31', hash: '2' }],
        [`${home}/v1/i2/wind`, { date: '2026-03-01', hash: '3' }],
        [`${home}/v1/i2/rain-correction`, { date: '2026-03-02', hash: '4' }],
        [`${home}/v1/i2/rain-retraction`, { date: '2026-03-03', hash: '5' }],
        [`${home}/v1/i2/hail`, { date: '2026-04-01' }],
      ]),
    ),
  );
});

afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

/** A server that has a journal in a folder of this name. */
async function serve(name: string, record: ServerJournal): Promise<FastifyInstance> {
  mkdirSync(path.join(folder, name, '.server'), { recursive: true });
  writeFileSync(path.join(folder, name, '.server/journal.json'), JSON.stringify(record));
  const server = Fastify();
  server.get('/*', async (_request, reply) => reply.type('text/plain').send('a file'));
  await server.register(journalPlugin, { folder: path.join(folder, name), pageSize: 2 });
  return server;
}

/**
 * Sends a request, and validates the response against the protocol and its content against its own schema.
 */
async function ask(query: string, method: 'GET' | 'POST' = 'GET', server = app): Promise<string> {
  const { statusCode, headers, body } = await server.inject(
    method === 'GET'
      ? { method, url: `/api/oai?${query}` }
      : {
          method,
          url: '/api/oai',
          payload: query,
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
        },
  );
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('text/xml; charset=utf-8');
  checkXml(body, 'oai-pmh');
  for (const article of articlesIn(body).filter((each) => !valid.has(each))) {
    checkJats(article, 'archiving');
    valid.add(article);
  }
  expect(emptyPlaces(body)).toEqual([]);
  expect(beyondTheSchema(body)).toEqual([]);
  return body;
}

/** The articles in a response in their original form, without a namespace. */
function articlesIn(answer: string): string[] {
  const plain = answer.replace(/ (xmlns|xsi:schemaLocation)="[^"]*archiving[^"]*"/g, '');
  return plain.match(/<article[\s\S]*?<\/article>/g) ?? [];
}

/** Violations of rules that harvesters rely on and the schema does not check. */
function beyondTheSchema(answer: string): string[] {
  const days = textsAt(answer, '//oai:datestamp | //oai:earliestDatestamp');
  return [
    ...textsAt(answer, '//oai:responseDate').filter((moment) => !/T\d\d:\d\d:\d\dZ$/.test(moment)),
    // Times have the granularity that Identify declares.
    ...days.filter((day) => !/^\d{4}-\d\d-\d\d$/.test(day)),
    ...textsAt(answer, '//oai:record[boolean(oai:metadata) = boolean(oai:header/@status)]'),
    ...textsAt(answer, '//*[self::oai:OAI-PMH or parent::oai:metadata][not(@xsi:schemaLocation)]'),
  ];
}

const errorCode = async (query: string) => textsAt(await ask(query), '//oai:error/@code').join();
const identifiers = (xml: string) =>
  textsAt(xml, '//oai:header/oai:identifier').map((id) => id.replace(`${base}/`, ''));
const resumptionToken = (xml: string) => textsAt(xml, '//oai:resumptionToken')[0];

describe('the six verbs', () => {
  test('Identify names the repository', async () => {
    const xml = await ask('verb=Identify');
    const one = (name: string) => textsAt(xml, `//oai:Identify/oai:${name}`).join();
    expect(one('repositoryName')).toBe('Journal of Fixtures');
    expect(one('baseURL')).toBe('https://journal.example.org/api/oai');
    expect(one('adminEmail')).toBe('hello@example.org');
    expect(one('earliestDatestamp')).toBe('2026-01-31');
  });

  test('ListMetadataFormats, for all and for one', async () => {
    for (const query of ['verb=ListMetadataFormats', `verb=ListMetadataFormats&identifier=${base}/i1/rain`]) {
      expect(textsAt(await ask(query), '//oai:metadataPrefix')).toEqual(['oai_dc', 'jats']);
    }
  });

  test('ListSets lists volumes and, inside them, issues', async () => {
    expect(textsAt(await ask('verb=ListSets'), '//oai:setSpec')).toEqual([
      'openaire',
      'v1',
      'v1:i1',
      'v1:i2',
    ]);
  });

  test.each(journal.papers)(
    'GetRecord returns $slug in both formats, with the same facts as all outputs',
    async (paper) => {
      const query = `verb=GetRecord&identifier=oai:journal.example.org:${paper.route.slice(1)}&metadataPrefix=`;
      expect(fromOaiDc(await ask(`${query}oai_dc`))).toEqual(paperFacts(paper));
      const jats = await ask(`${query}jats`);
      expect(articlesIn(jats).map(fromJats)).toEqual([paperFacts(paper)]);
    },
  );

  test('a record has what OpenAIRE requires: its set, the access, the version, the language in three letters', async () => {
    const xml = await ask(`verb=GetRecord&identifier=${base}/i1/rain&metadataPrefix=oai_dc`);
    expect(textsAt(xml, '//oai:header/oai:setSpec')).toEqual(['v1:i1', 'openaire']);
    expect(textsAt(xml, '//dc:language')).toEqual(['eng']);
    expect(textsAt(xml, '//dc:type')).toEqual([
      'info:eu-repo/semantics/article',
      'info:eu-repo/semantics/publishedVersion',
    ]);
    expect(textsAt(xml, '//dc:rights')).toEqual([
      'info:eu-repo/semantics/openAccess',
      '© 2025 The authors. Published under the licence Creative Commons Attribution-NonCommercial 4.0 (CC BY-NC 4.0).',
      'https://creativecommons.org/licenses/by-nc/4.0/',
    ]);
  });

  test('lists come in parts, with each record once, in the order of their dates', async () => {
    for (const verb of ['ListIdentifiers', 'ListRecords']) {
      const first = await ask(`verb=${verb}&metadataPrefix=oai_dc`);
      expect(identifiers(first)).toEqual(['i1/rain', 'i1/snow']);
      expect(textsAt(first, '//oai:resumptionToken/@*')).toEqual(['6', '0']);
      const second = await ask(`verb=${verb}&resumptionToken=${resumptionToken(first)}`);
      expect(identifiers(second)).toEqual(['i2/wind', 'i2/rain-correction']);
      const third = await ask(`verb=${verb}&resumptionToken=${resumptionToken(second)}`);
      expect(identifiers(third)).toEqual(['i2/rain-retraction', 'i2/hail']);
      expect(textsAt(third, '//oai:resumptionToken/@*')).toEqual(['6', '4']);
      expect(resumptionToken(third)).toBe('');
    }
  });

  test('lists can be limited by time and by set', async () => {
    const list = async (more: string) =>
      identifiers(await ask(`verb=ListIdentifiers&metadataPrefix=jats&${more}`));
    expect(await list('from=2026-03-03')).toEqual(['i2/rain-retraction', 'i2/hail']);
    expect(await list('until=2026-02-28')).toEqual(['i1/rain', 'i1/snow']);
    expect(await list('from=2026-01-31&until=2026-01-31&set=v1')).toEqual(['i1/rain', 'i1/snow']);
    expect(await list('set=v1:i2')).toEqual(['i2/wind', 'i2/rain-correction']);
    expect(await list('set=openaire')).toEqual(['i1/rain', 'i1/snow']);
  });

  test('a removed paper still has a record, marked as deleted and without metadata', async () => {
    const record = await ask(`verb=GetRecord&identifier=${base}/i2/hail&metadataPrefix=oai_dc`);
    expect(textsAt(record, '//oai:header/@status')).toEqual(['deleted']);
    expect(textsAt(record, '//oai:header/oai:datestamp')).toEqual(['2026-04-01']);
    expect(textsAt(record, '//oai:metadata')).toEqual([]);
    const since = await ask('verb=ListRecords&metadataPrefix=jats&from=2026-04-01');
    expect(textsAt(since, '//oai:header[@status="deleted"]/oai:setSpec')).toEqual(['v1:i2', 'openaire']);
    expect(textsAt(await ask('verb=Identify'), '//oai:deletedRecord')).toEqual(['persistent']);
  });

  test('the sets include those of removed or missing issues', async () => {
    const { issues: _issues, papers: _papers, notices: _notices, ...rest } = journal;
    const none = { ...rest, issues: [], papers: [], notices: [] };
    const listSets = async (name: string, record: ServerJournal) => {
      const server = await serve(name, record);
      const answer = await ask('verb=ListSets', 'GET', server);
      await server.close();
      return textsAt(answer, '//oai:setName');
    };
    expect(await listSets('empty', serverJournal(none))).toEqual(['OpenAIRE']);
    const removed = serverJournal(none, new Map([[`${home}/v2/i7/gone`, { date: '2026-04-01' }]]));
    expect(await listSets('gone', removed)).toEqual(['OpenAIRE', 'Volume 2', 'Volume 2, Issue 7']);
  });

  test('POST works like GET', async () => {
    expect(identifiers(await ask('verb=ListIdentifiers&metadataPrefix=oai_dc&set=v1%3Ai2', 'POST'))).toEqual([
      'i2/wind',
      'i2/rain-correction',
    ]);
  });
});

// One journal is skipped: it differs from the project's own only in its numbers, so the responses are the same.
const journals = (await allJournals()).filter(({ kind }) => kind !== 'numbered');

describe.each(journals)('the $kind journal, with its numbers or without', ({ kind, journal: other }) => {
  test('is harvested completely in each format, by the sets that it lists', async () => {
    const server = await serve(kind, serverJournal(other));
    const answer = (query: string) => ask(query, 'GET', server);
    const sets = textsAt(await answer('verb=ListSets'), '//oai:setSpec');
    for (const prefix of textsAt(await answer('verb=ListMetadataFormats'), '//oai:metadataPrefix')) {
      const found: string[] = [];
      let next = `metadataPrefix=${prefix}`;
      while (next !== '') {
        const page = await answer(`verb=ListRecords&${next}`);
        expect(sets).toEqual(expect.arrayContaining(textsAt(page, '//oai:setSpec')));
        found.push(...textsAt(page, '//oai:header/oai:identifier'));
        const token = resumptionToken(page);
        next = token ? `resumptionToken=${token}` : '';
      }
      expect(found.toSorted()).toEqual(
        [...other.papers, ...other.notices]
          .map(({ route }) => `oai:${new URL(other.siteUrl).host}:${route.slice(1)}`)
          .toSorted(),
      );
    }
    await server.close();
  });
});

test.each([
  ['', 'badVerb'],
  ['verb=', 'badVerb'],
  ['verb=listRecords', 'badVerb'],
  ['verb=constructor', 'badVerb'],
  ['verb=Identify&verb=Identify', 'badVerb'],
  ['verb=Identify&set=v1', 'badArgument'],
  ['verb=ListRecords', 'badArgument'],
  ['verb=ListRecords&metadataPrefix=', 'badArgument'],
  ['verb=ListRecords&metadataPrefix=oai_dc&metadataPrefix=jats', 'badArgument'],
  ['verb=ListRecords&metadataPrefix=oai_dc&resumptionToken=x', 'badArgument'],
  ['verb=ListRecords&metadataPrefix=oai_dc&from=2026', 'badArgument'],
  ['verb=ListRecords&metadataPrefix=oai_dc&from=2026-02-30', 'badArgument'],
  ['verb=ListRecords&metadataPrefix=oai_dc&from=2026-01-01T00:00:00Z', 'badArgument'],
  ['verb=ListRecords&metadataPrefix=oai_dc&from=2026-02-01&until=2026-01-01', 'badArgument'],
  ['verb=ListRecords&metadataPrefix=oai_dc&set=v1%20%3C', 'badArgument'],
  ['verb=GetRecord&metadataPrefix=oai_dc', 'badArgument'],
  ['verb=ListRecords&metadataPrefix=marc21', 'cannotDisseminateFormat'],
  [`verb=GetRecord&identifier=${base}/i1/rain&metadataPrefix=marc21`, 'cannotDisseminateFormat'],
  [`verb=GetRecord&identifier=${base}/i1/hail&metadataPrefix=oai_dc`, 'idDoesNotExist'],
  ['verb=ListMetadataFormats&identifier=x', 'idDoesNotExist'],
  ['verb=ListRecords&metadataPrefix=oai_dc&from=2027-01-01', 'noRecordsMatch'],
  ['verb=ListRecords&metadataPrefix=oai_dc&set=v9', 'noRecordsMatch'],
  ['verb=ListRecords&resumptionToken=', 'badResumptionToken'],
  ['verb=ListRecords&resumptionToken=nonsense', 'badResumptionToken'],
  [
    `verb=ListRecords&resumptionToken=${Buffer.from('["oai_dc","","",""]').toString('base64url')}`,
    'badResumptionToken',
  ],
  [
    `verb=ListRecords&resumptionToken=${Buffer.from('["oai_dc","","","","9999 z"]').toString('base64url')}`,
    'badResumptionToken',
  ],
  ['verb=ListSets&resumptionToken=x', 'badResumptionToken'],
  ['verb=%3Cscript%3E&%3Cb%3E=%22', 'badVerb'],
])('%s is answered with %s', async (query, code) => {
  expect(await errorCode(query)).toBe(code);
});

test('a response repeats a valid request, and no invalid one', async () => {
  expect(textsAt(await ask('verb=ListRecords&metadataPrefix=oai_dc&from=x'), '//oai:request/@*')).toEqual([]);
  expect(textsAt(await ask('verb=ListRecords&metadataPrefix=oai_dc&set=v9'), '//oai:request/@*')).toEqual([
    'ListRecords',
    'oai_dc',
    'v9',
  ]);
});

test('the headers of files and exports name their page', async () => {
  const linkHeader = async (url: string) => (await app.inject(url)).headers['link'];
  expect(await linkHeader(`${home}/v1/i1/rain.pdf`)).toBe(
    '<https://journal.example.org/journal/v1/i1/rain>; rel="collection"; type="text/html"',
  );
  const { headers } = await app.inject(`${home}/v1/i1/rain.bib?x=1`);
  expect(headers['content-type']).toBe('application/x-bibtex; charset=utf-8');
  expect(headers['link']).toBe(
    '<https://journal.example.org/journal/v1/i1/rain>; rel="describes"; type="text/html"',
  );
  expect(await linkHeader(`${home}/v1/i1/rain`)).toBeUndefined();
  expect(await linkHeader('/no/paper.pdf')).toBeUndefined();
});

test('a site without a journal has no repository', async () => {
  const bare = Fastify();
  await bare.register(journalPlugin, { folder: path.join(folder, 'nowhere') });
  expect((await bare.inject('/api/oai?verb=Identify')).statusCode).toBe(404);
  await bare.close();
});
