import { cpSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildSite } from '../../src/build/pages/build-site.ts';
import { readPdf } from '../../src/build/media/read/pdf.ts';
import { journalCommand } from '../../src/journal/build/journal-command.ts';
import { serve, type Serving } from '../../src/server/serve.ts';
import { contentCommand } from '../../src/tools/content/content-command.ts';
import { scaffold } from '../../src/tools/scaffold/scaffold.ts';
import { root } from '../helpers/project.ts';
import { copySmallSite, pageWith, type SmallSite } from '../helpers/small-site.ts';
import { noticeFile } from './fixture.ts';
import { home } from './home.ts';
import { textsAt } from './read-back/xml.ts';
import { writeJournal } from './small-journal.ts';

/*
 * What becomes of a paper: it is published, read, cited and harvested; then it is corrected, retracted and moved into
 * another issue, while its neighbour is removed. Everything is done by the commands and asked of the server.
 */
const [before, now] = [`${home}/v1/i1/rain`, `${home}/v1/i2/rain`];
const [correction, retraction] = [`${home}/v1/i2/correction-rain`, `${home}/v1/i2/retraction-rain`];
const removed = `${home}/v1/i1/snow`;
const files = ['.pdf', '.epub', '.bib', '.ris', '.csl.json', '.jats.xml'];
/** What lies beside it by names of its own. */
const beside = ['-1.pdf', '-readings.csv'];
const doi = '10.5555/jf.rain';

let site: SmallSite;
let server: Serving;
const roots = () => ({ engine: root, site: site.root });
const at = (file: string) => path.join(site.root, 'pages-config', file);

beforeAll(async () => {
  site = copySmallSite();
  writeJournal(site);
  site.write('_not-found.json', pageWith([{ type: 'page-head', title: 'Nothing is here' }], 'Nothing'));
  site.replace(
    '_site.json',
    '"started"',
    '"doiPrefix": "10.5555", "doiPattern": "jf.{year}.{number}", "crossmarkPolicy": "10.5555/corrections", "depositor": { "name": "Fixture", "email": "doi@example.org" }, "started"',
  );
  site.replace(
    'journal/v1/i1/rain.json',
    '"received"',
    `"doi": "${doi}", "text": "rain.md",
      "versions": [
        { "date": "2025-07", "changes": "As first published.", "file": "journal/v1/i1/rain-1.pdf" },
        { "date": "2025-09", "changes": "A sentence on gutters was added." }
      ],
      "supplements": [{ "label": "Readings", "file": "journal/v1/i1/rain-readings.csv", "description": "Each hour of rain." }],
      "received"`,
  );
  site.write('journal/v1/i1/rain.md', '## What was heard\n\nRain, for three weeks, on a roof of tin.\n');
  site.write('journal/v1/i1/rain-readings.csv', 'hour,millimetres\n1,0.4\n');
  cpSync(at('journal/v1/i1/rain.pdf'), at('journal/v1/i1/rain-1.pdf'));
  await publish('2025-10-01');
}, 120_000);

afterAll(async () => {
  await server.stop();
  site.remove();
});

describe('at first', () => {
  test('it is read, with all that its page offers', async () => {
    expect(await get(before)).toMatchObject({
      status: 200,
      text: expect.stringContaining('Rain on tin roofs'),
    });
    for (const ending of [...files, ...beside]) expect((await get(before + ending)).status, ending).toBe(200);
  });

  test('it is cited, on its page and by reference managers', async () => {
    expect((await get(before)).text).toContain('Deshmukh, A. (2025). Rain on tin roofs.');
    expect((await get(`${before}.ris`)).text).toContain('TI  - Rain on tin roofs\r\n');
  });

  test('it is harvested, as are its neighbours', async () => {
    expect(await harvested('2025-10-01')).toEqual({ rain: 'v1:i1', snow: 'v1:i1', wind: 'v1:i2' });
  });
});

describe('later', () => {
  beforeAll(async () => {
    await server.stop();
    await correct();
    site.write(
      'journal/v1/i2/retraction-rain.json',
      noticeFile({
        kind: 'retraction',
        title: 'Retraction: Rain on tin roofs',
        published: '2025-10-20',
        summary: 'The gauge had been read in inches.',
        reason: 'An honest mistake of the authors.',
        doi: '10.5555/jf.n1',
      }),
    );
    await content('mv', before, now, '--yes');
    await content('rm', removed, '--gone', '--yes');
    await publish('2025-11-01');
  }, 120_000);

  test('it is at its new address, in its new issue, and marked', async () => {
    const { text } = await get(now);
    expect(text).toContain('Volume 1, Issue 2');
    expect(text).toContain('Retracted, 20 October 2025');
    expect(text).toContain('Corrected, 5 October 2025');
    for (const notice of [correction, retraction]) expect(text).toContain(`href="${notice}"`);
    expect(text).toMatch(/<title>RETRACTED: /);
    expect(text).toContain('Deshmukh, A. (2025). RETRACTED: Rain on tin roofs.');
    expect((await get(`${now}.bib`)).text).toContain('{{RETRACTED: Rain on tin roofs}}');
    const pages = (file: string) => readPdf(readFileSync(path.join(site.root, file))).pages!;
    expect(pages(`dist${now}.pdf`)).toBe(pages(`pages-config${now}.pdf`) + 1);
  });

  test('each of its old addresses leads to the new one', async () => {
    for (const ending of ['', ...files, ...beside])
      expect(await get(before + ending), ending).toMatchObject({ status: 308, location: now + ending });
    expect(readFileSync(path.join(site.root, 'dist/_redirects'), 'utf8')).toContain(
      `${before}.bib ${now}.bib 308\n`,
    );
  });

  test('nothing of it is left at its old addresses, where a host of files would find it before the redirect', () => {
    const filesIn = (folder: string) =>
      readdirSync(path.join(site.root, 'dist', home, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ name, parentPath }) => (path.basename(parentPath) === 'rain' ? `rain/${name}` : name));
    expect(filesIn('v1/i1').filter((file) => file.startsWith('rain'))).toEqual([]);
    const now = ['/index.html', ...files, ...beside].map((ending) => `rain${ending}`);
    expect(filesIn('v1/i2')).toEqual(expect.arrayContaining(now));
  });

  test('its notices are pages that lead to it, and stand in the issue and the feed', async () => {
    for (const notice of [correction, retraction]) {
      const { status, text } = await get(notice);
      expect(status).toBe(200);
      expect(text).toContain(`href="${now}"`);
      expect((await get(`${home}/v1/i2`)).text).toContain(`href="${notice}"`);
      expect((await get(`${home}/feed.atom`)).text).toContain(`${notice}</id>`);
    }
    expect((await get(`${home}/v1/i2`)).text).toContain('2 papers');
  });

  test('harvesters know it by its first identifier, and hear of the removed one', async () => {
    expect(await harvested('2025-11-01')).toEqual({
      rain: 'v1:i2',
      snow: 'deleted',
      'correction-rain': 'v1:i2',
      'retraction-rain': 'v1:i2',
    });
    const record = await harvest(`verb=GetRecord&metadataPrefix=jats&identifier=${identifierOf(before)}`);
    expect(textsAt(record, '//*[local-name()="article-title"]')[0]).toBe('RETRACTED: Rain on tin roofs');
    expect(textsAt(record, '//*[local-name()="self-uri"]/@*[local-name()="href"]')[0]).toMatch(
      new RegExp(`${now}$`),
    );
    const related = '//*[local-name()="related-article"]/@related-article-type';
    expect(textsAt(record, related)).toEqual(['correction-forward', 'retraction-forward']);
    const other = await harvest(`verb=GetRecord&metadataPrefix=jats&identifier=${identifierOf(now)}`);
    expect(other).toContain('idDoesNotExist');
  });

  test('the addresses of the removed one say that it is gone', async () => {
    const endings = ['', ...files.filter((ending) => ending !== '.epub')];
    const answers = await Promise.all(endings.map(async (ending) => (await get(removed + ending)).status));
    expect(Object.fromEntries(endings.map((ending, index) => [ending, answers[index]]))).toEqual(
      Object.fromEntries(endings.map((ending) => [ending, 410])),
    );
  });

  test('Crossref learns where its DOI leads now, and what its notices update', () => {
    const deposit = readFileSync(path.join(site.root, 'var/deposits/crossref-v1i2.xml'), 'utf8');
    expect(deposit).toContain(
      `<doi_data><doi>${doi}</doi><resource>https://journal.example.org${now}</resource></doi_data>`,
    );
    expect(deposit).toContain(`<update type="retraction" date="2025-10-20">${doi}</update>`);
    expect(deposit).toContain(`<update type="correction" date="2025-10-05">${doi}</update>`);
    // Two papers have the first ones.
    expect(JSON.parse(site.read(`${correction.slice(1)}.json`))).toMatchObject({
      template: { doi: '10.5555/jf.2025.3' },
    });
  });
});

/** Gives numbers to what has none, keeps the records of a day, writes what is deposited, builds the site and serves it. */
async function publish(day: string): Promise<void> {
  for (const verb of ['assign', 'records', 'deposits']) await journal(day, verb);
  await buildSite(roots(), path.join(site.root, 'dist'), { progress: () => undefined });
  server = await serve(site.root, { PORT: '0', LOG_LEVEL: 'silent' });
}

async function journal(day: string, ...argv: string[]): Promise<void> {
  const unwanted = () => Promise.reject(new Error('This command makes nothing.'));
  const { text, code } = await journalCommand(
    roots(),
    argv,
    new Date(day),
    unwanted,
    unwanted,
    unwanted,
    unwanted,
  );
  expect({ text, code }).toEqual({ text, code: 0 });
}

async function content(...args: string[]): Promise<void> {
  let said = '';
  const tell = (text: string) => void (said += text);
  const code = await contentCommand({ roots: roots(), args, out: tell, err: tell });
  expect({ said, code }).toEqual({ said, code: 0 });
}

/** As an editor who is asked for what `npm run new -- notice rain` has left open. */
async function correct(): Promise<void> {
  const made = await scaffold(roots(), {
    kind: 'notice',
    name: 'rain',
    given: {
      title: 'Correction: Rain on tin roofs',
      description: 'Which table of a paper on rain was wrong, and where it is right now: a notice for tests.',
      fill: (drafted) => ({
        ...drafted,
        published: '2025-10-05',
        summary: 'Table 2 was wrong and is right now.',
        signedBy: [{ name: 'The editors' }],
      }),
    },
  });
  expect(made).toMatchObject({ wrote: [expect.stringMatching(/correction-rain\.json$/)] });
}

async function get(address: string): Promise<{ status: number; location: string | null; text: string }> {
  const answer = await fetch(server.address + address, { redirect: 'manual' });
  return { status: answer.status, location: answer.headers.get('location'), text: await answer.text() };
}

async function harvest(query: string): Promise<string> {
  return (await get(`/api/oai?${query}`)).text;
}

/** What a harvester hears of that comes since a day: the last part of each identifier, with its issue or that it is gone. */
async function harvested(from: string): Promise<Record<string, string>> {
  const list = await harvest(`verb=ListIdentifiers&metadataPrefix=oai_dc&from=${from}`);
  const headers = list.match(/<header.*?<\/header>/gs) ?? [];
  return Object.fromEntries(
    headers.map((header) => {
      const [, name = ''] = /<identifier>.*\/(.*?)<\/identifier>/.exec(header) ?? [];
      const [, issue = ''] = /<setSpec>(v.*?)<\/setSpec>/.exec(header) ?? [];
      return [name, header.includes('status="deleted"') ? 'deleted' : issue];
    }),
  );
}

function identifierOf(route: string): string {
  return `oai:journal.example.org:${route.slice(1)}`;
}
