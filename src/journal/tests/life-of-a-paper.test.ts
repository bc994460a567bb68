/** @module-tag long */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readPdf } from 'pagewright/build';
import { scaffoldSeveral } from 'pagewright/command';
import { noticeFile } from './support/fixture.ts';
import { home } from './support/home.ts';
import { doi, servedJournal, type ServedJournal } from './support/served-journal.ts';
import { checkJats } from './read-back/jats.ts';
import { checkXml, textsAt } from './read-back/xml.ts';
import { hasVisitors, visit } from './support/visitor.ts';

/* The life of a paper: it is published, read, cited and harvested; then it is corrected, retracted and moved into
   another issue, while its neighbour is removed. Commands make all changes; the server's responses and a visitor's
   browser show them. */
const [before, now] = [`${home}/v1/i1/rain`, `${home}/v1/i2/rain`];
const [correction, retraction] = [`${home}/v1/i2/correction-rain`, `${home}/v1/i2/retraction-rain`];
const removed = `${home}/v1/i1/snow`;
const files = [
  '.pdf',
  '.epub',
  '.bib',
  '.ris',
  '.csl.json',
  '.jats.xml',
  '.references.bib',
  '.references.ris',
  '.references.csl.json',
];
/** The endings of the files next to the paper. */
const beside = ['-1.pdf', '-readings.csv'];

/** Browsers are slow while other tests run. */
const patient = { timeout: 10_000 };

let living: ServedJournal;

beforeAll(async () => {
  living = servedJournal();
  await living.publish('2025-10-01');
}, 120_000);

afterAll(() => living.end());

describe('at first', () => {
  test('it is read, with all files that its page offers', async () => {
    expect(await living.get(before)).toMatchObject({
      status: 200,
      text: expect.stringContaining('Rain on tin roofs'),
    });
    for (const ending of [...files, ...beside])
      expect((await living.get(before + ending)).status, ending).toBe(200);
  });

  test('it is cited, on its page and by reference managers', async () => {
    expect((await living.get(before)).text).toContain('Deshmukh, A. (2025). Rain on tin roofs.');
    expect((await living.get(`${before}.ris`)).text).toContain('TI  - Rain on tin roofs\r\n');
  });

  test.runIf(hasVisitors)('a visitor finds it in its issue, reads it, and copies its citation', () =>
    visit(async ({ page, seen, copied }) => {
      await page.goto(`${living.address()}${home}/v1/i1`);
      await page.getByRole('link', { name: 'Rain on tin roofs', exact: true }).click();
      await page.getByRole('heading', { level: 1, name: 'Rain on tin roofs' }).waitFor();
      expect(new URL(page.url()).pathname).toBe(before);

      await page.getByRole('link', { name: 'What was learnt' }).click();
      await expect.poll(seen, patient).toBe('What was learnt');
      await page.getByRole('link', { name: 'Bisht, 2021' }).press('Enter');
      await expect.poll(seen, patient).toMatch(/^Bisht, R\. \(2021\)/);
      // The next tab stop is the link back.
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect.poll(seen, patient).toBe('Bisht, 2021');
      await page.getByRole('link', { name: 'Table 1' }).press('Enter');
      await expect.poll(seen, patient).toMatch(/^Table 1\. The level of the rain/);

      await page.getByRole('link', { name: 'How to cite' }).click();
      await page.getByLabel('Vancouver').check();
      await page.getByRole('button', { name: 'Copy citation' }).click();
      await page.getByText('Vancouver citation copied.').waitFor();
      expect(await copied()).toMatch(
        /^Deshmukh A\. Rain on tin roofs\. .* \[cited 20\d\d .*https:\/\/doi\.org\/10\.5555\/jf\.rain$/,
      );
    }),
  );

  test('it is harvested, as are its neighbours', async () => {
    expect(await harvested('2025-10-01')).toEqual({ rain: 'v1:i1', snow: 'v1:i1', wind: 'v1:i2' });
  });
});

describe('after corrections', () => {
  beforeAll(async () => {
    await correct();
    living.site.write(
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
    await living.content('mv', before, now, '--yes');
    await living.content('rm', removed, '--gone', '--yes');
    await living.publish('2025-11-01');
  }, 120_000);

  test('it is at its new address, in its new issue, and marked', async () => {
    const { text } = await living.get(now);
    expect(text).toContain('Volume 1, Issue 2');
    expect(text).toContain('Retracted, 20 October 2025');
    expect(text).toContain('Corrected, 5 October 2025');
    for (const notice of [correction, retraction]) expect(text).toContain(`href="${notice}"`);
    expect(text).toMatch(/<title>RETRACTED: /);
    expect(text).toContain('Deshmukh, A. (2025). RETRACTED: Rain on tin roofs.');
    expect((await living.get(`${now}.bib`)).text).toContain('{{RETRACTED: Rain on tin roofs}}');
    for (const tagSet of ['archiving', 'publishing'] as const)
      checkJats((await living.get(`${now}.jats.xml`)).text, tagSet);
    const pages = (file: string) => readPdf(readFileSync(path.join(living.site.root, file))).pages!;
    expect(pages(`dist${now}.pdf`)).toBe(pages(`pages-config${now}.pdf`) + 1);
  });

  test('each of its old addresses redirects to the new one', async () => {
    for (const ending of ['', ...files, ...beside])
      expect(await living.get(before + ending), ending).toMatchObject({
        status: 308,
        location: now + ending,
      });
    expect(readFileSync(path.join(living.site.root, 'dist/_redirects'), 'utf8')).toContain(
      `${before}.bib ${now}.bib 308\n`,
    );
  });

  test.runIf(hasVisitors)('the page informs a visitor before the text, and links to the reason', () =>
    visit(async ({ page }) => {
      await page.goto(living.address() + before);
      expect(new URL(page.url()).pathname).toBe(now);
      const notice = page.getByRole('note').filter({ hasText: 'Retracted, 20 October 2025' });
      await notice.waitFor();
      await page.getByRole('heading', { level: 1, name: 'Retracted: Rain on tin roofs' }).waitFor();
      await page.getByRole('link', { name: /^Full text, PDF.*Retracted/ }).waitFor();

      await notice.getByRole('link', { name: 'Read the notice' }).first().click();
      await page.getByText('An honest mistake of the authors.').waitFor();
      expect(new URL(page.url()).pathname).toBe(retraction);
      await page.getByRole('note').getByRole('link', { name: 'Read the paper' }).click();
      await page.waitForURL(`**${now}`);

      // The search and the issue mark the paper too.
      await page.goto(`${living.address()}${home}/v1/i2`);
      await page
        .getByRole('listitem')
        .filter({ hasText: 'Rain on tin roofs' })
        .getByText('Retracted')
        .waitFor();
    }),
  );

  test('no file is left at its old addresses, where a static host would serve it instead of the redirect', () => {
    const filesIn = (folder: string) =>
      readdirSync(path.join(living.site.root, 'dist', home, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ name, parentPath }) => (path.basename(parentPath) === 'rain' ? `rain/${name}` : name));
    expect(filesIn('v1/i1').filter((file) => file.startsWith('rain'))).toEqual([]);
    const now = ['/index.html', ...files, ...beside].map((ending) => `rain${ending}`);
    expect(filesIn('v1/i2')).toEqual(expect.arrayContaining(now));
  });

  test('its notices are pages that link to it, and are in the issue and the feed', async () => {
    for (const notice of [correction, retraction]) {
      const { status, text } = await living.get(notice);
      expect(status).toBe(200);
      expect(text).toContain(`href="${now}"`);
      expect((await living.get(`${home}/v1/i2`)).text).toContain(`href="${notice}"`);
      expect((await living.get(`${home}/feed.atom`)).text).toContain(`${notice}</id>`);
    }
    expect((await living.get(`${home}/v1/i2`)).text).toContain('2 papers');
  });

  test('harvesters get it with its first identifier, and the removed paper as deleted', async () => {
    expect(await harvested('2025-11-01')).toEqual({
      rain: 'v1:i2',
      snow: 'deleted',
      'correction-rain': 'v1:i2',
      'retraction-rain': 'v1:i2',
    });
    const record = await harvest(`verb=GetRecord&metadataPrefix=jats&identifier=${oaiIdentifier(before)}`);
    expect(textsAt(record, '//*[local-name()="article-title"]')[0]).toBe('RETRACTED: Rain on tin roofs');
    expect(textsAt(record, '//*[local-name()="self-uri"]/@*[local-name()="href"]')[0]).toMatch(
      new RegExp(`${now}$`),
    );
    const related = '//*[local-name()="related-article"]/@related-article-type';
    expect(textsAt(record, related)).toEqual(['correction-forward', 'retraction-forward']);
    const other = await harvest(`verb=GetRecord&metadataPrefix=jats&identifier=${oaiIdentifier(now)}`);
    expect(other).toContain('idDoesNotExist');
  });

  test('the addresses of the removed one answer that it is gone', async () => {
    const endings = ['', ...files.filter((ending) => ending !== '.epub')];
    const answers = await Promise.all(
      endings.map(async (ending) => (await living.get(removed + ending)).status),
    );
    expect(Object.fromEntries(endings.map((ending, index) => [ending, answers[index]]))).toEqual(
      Object.fromEntries(endings.map((ending) => [ending, 410])),
    );
  });

  test('Crossref gets the new address for its DOI, and its notices as updates', () => {
    const deposit = readFileSync(path.join(living.site.root, 'var/deposits/crossref-v1i2.xml'), 'utf8');
    expect(deposit).toContain(
      `<doi_data><doi>${doi}</doi><resource>https://journal.example.org${now}</resource>`,
    );
    expect(deposit).toContain(`<update type="retraction" date="2025-10-20">${doi}</update>`);
    expect(deposit).toContain(`<update type="correction" date="2025-10-05">${doi}</update>`);
    // Two earlier papers have the first numbers.
    expect(JSON.parse(living.site.read(`${correction.slice(1)}.json`))).toMatchObject({
      template: { doi: '10.5555/jf.2025.3' },
    });
  });
});

/** The answers of an editor to the questions that `npm run new -- notice rain` leaves open. */
async function correct(): Promise<void> {
  const made = await scaffoldSeveral(living.roots)({
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

/** The responses for a harvester that follows the protocol. */
async function harvest(query: string): Promise<string> {
  const { text } = await living.get(`/api/oai?${query}`);
  checkXml(text, 'oai-pmh');
  return text;
}

/** A harvester's records since a day: the last part of each identifier, with its issue or as deleted. */
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

function oaiIdentifier(route: string): string {
  return `oai:journal.example.org:${route.slice(1)}`;
}
