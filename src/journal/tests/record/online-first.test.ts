import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { moveEdited, scaffoldSeveral, validateSite } from 'pagewright/command';
import { runVerb } from '../support/run-verb.ts';
import { createCite } from '../../node/citations/citations.ts';
import { createDeposits } from '../../core/deposits/deposits.ts';
import { bibtex } from '../../core/formats/paper-bibtex.ts';
import { cslItem } from '../../core/formats/csl.ts';
import { dublinCore } from '../../core/formats/dublin-core.ts';
import { journalFeed } from '../../core/formats/lists/atom.ts';
import { jatsDocument } from '../../core/formats/jats/jats.ts';
import { paperData } from '../../core/formats/heads/json-ld/paper.ts';
import { ris } from '../../core/formats/paper-ris.ts';
import { scholarTags } from '../../core/formats/heads/scholar.ts';
import { createRepository } from '../../node/oai/repository.ts';
import { journalRecord, type JournalRecord } from '../../core/record/record.ts';
import { serverJournal } from '../../core/record/stored/server-journal.ts';
import { createTestSite, type TestSite } from 'pagewright/testing';
import { documentPdf, writeJournal } from '../support/small-journal.ts';
import { home } from '../support/home.ts';

/* A paper before and after its assignment to an issue, in the journal of the fixture on disk. */
let site: TestSite;
const roots = () => site.roots;
const at = (file: string) => path.join(site.root, 'pages-config', file);

beforeAll(async () => {
  site = createTestSite();
  writeJournal(site);
  const settings = readFileSync(at('_site.json'), 'utf8');
  writeFileSync(
    at('_site.json'),
    settings.replace('"issn"', '"doiPrefix": "10.5555", "doiPattern": "jf.{year}.{number}", "issn"'),
  );
  await scaffoldSeveral(roots())({
    kind: 'paper',
    name: 'online-first/hail',
    given: {
      title: 'Hail on glass',
      description: 'What hail does to a roof of glass, in a journal that stands only in tests.',
      fill: (drafted) => ({
        ...drafted,
        title: 'Hail on glass',
        authors: [{ given: 'Ada', family: 'Okafor', position: 'Reader', affiliation: 'Harbour Institute' }],
        published: '2025-08-04',
        abstract: ['What hail does to a roof of glass.'],
        keywords: ['hail', 'glass', 'roofs'],
        subject: 'Testing',
      }),
    },
  });
  writeFileSync(at('journal/online-first/hail.pdf'), documentPdf);
  for (const file of ['journal/online-first/hail.json', 'journal/online-first.json'])
    site.replace(file, '  "draft": true,\n', '');
  site.replace('journal/online-first.json', 'TODO: say', 'Papers that are in no issue yet:');
});

afterAll(() => site.remove());

const command = (...argv: string[]) =>
  runVerb(roots(), argv, {
    newPage: scaffoldSeveral(roots()),
    movePage: (wanted) => moveEdited(roots(), wanted),
  });

async function read(): Promise<{ journal: JournalRecord; errors: string[] }> {
  const { project, validation } = await validateSite(roots());
  const errors = validation.diagnostics.filter(({ severity }) => severity === 'error');
  return {
    journal: journalRecord({
      site: validation.site!.data,
      pages: validation.pages,
      media: project.media,
    }),
    errors: errors.map(({ file, message }) => `${file} ${message}`),
  };
}

describe('a paper without an issue', () => {
  let journal: JournalRecord;
  const hail = () => journal.papers[0]!;

  beforeAll(async () => {
    expect((await read()).errors).toEqual([]);
    expect((await command('assign', 'online-first')).text).toBe(
      'pages-config/journal/online-first/hail.json: 10.5555/jf.2025.1\n',
    );
    const found = await read();
    expect(found.errors).toEqual([]);
    journal = found.journal;
  });

  test('is listed separately, with its list page, before the newest issue', () => {
    expect(existsSync(at('journal/online-first.json'))).toBe(true);
    expect(hail()).toMatchObject({ route: `${home}/online-first/hail`, published: '2025-08-04' });
    for (const key of ['volume', 'issue', 'onlineFirst']) expect(hail()).not.toHaveProperty(key);
    expect(journal.issues.flatMap(({ papers }) => papers)).not.toContain(hail());
  });

  test('has no output with a volume, an issue or “undefined”', () => {
    const outputs = [
      bibtex(hail(), journal),
      ris(hail(), journal),
      jatsDocument(hail(), journal),
      JSON.stringify([cslItem(hail(), journal), dublinCore(hail(), journal), scholarTags(hail(), journal)]),
      journalFeed(journal).split('</entry>')[0]!,
    ];
    for (const text of outputs) {
      expect(text).toContain('Hail on glass');
      expect(text).not.toMatch(/undefined|"volume"|<volume>|^VL|citation_volume|prism:volume|Vol\. /m);
    }
    expect(paperData(hail(), journal)['isPartOf']).toMatchObject({ '@type': 'Periodical' });
  });

  test('has a citation with only its DOI', async () => {
    const [apa] = (await createCite())(cslItem(hail(), journal), undefined);
    const words = JSON.stringify(apa!.text);
    expect(words).toContain('2025');
    expect(words).toContain('. Advance online publication. https://doi.org/10.5555/jf.2025.1');
    expect(words).not.toMatch(/\(\d\)|undefined/);
  });

  test('is in no harvesters’ set of an issue, and is deposited as an article without an issue', () => {
    const [item] = createRepository(serverJournal(journal), {}).items.filter(({ identifier }) =>
      identifier.endsWith('hail'),
    );
    expect(item!.sets).toEqual(['openaire']);
    const registered = { ...journal, doiPrefix: '10.5555', depositor: { name: 'F', email: 'f@example.org' } };
    const { files } = createDeposits(registered, '20251001000000');
    const deposit = files.get('crossref-online-first.xml');
    expect(deposit).toContain('<doi_batch_id>online-first-20251001000000</doi_batch_id>');
    expect(deposit).toContain('<doi>10.5555/jf.2025.1</doi>');
    expect(deposit).not.toContain('journal_issue');
    expect(files.get('doaj-online-first.xml')).toContain('<publicationDate>2025-08-04</publicationDate>');
  });
});

describe('assign', () => {
  test('reports impossible requests, and then changes nothing', async () => {
    const report = async (...argv: string[]) => (await command('assign', ...argv)).text;
    expect(await report('snowfall', '--issue', 'v1/i2')).toBe('There is no paper "snowfall".\n');
    expect(await report('rain', '--issue', 'v1/i2')).toBe(
      `${home}/v1/i1/rain is in Volume 1, Issue 1 already; npm run content -- mv moves it to another address.\n`,
    );
    expect(await report('hail', '--issue', 'v2/i9')).toBe(
      'There is no issue v2/i9: npm run new -- issue v2/i9 makes one.\n',
    );
    expect(existsSync(at('journal/online-first/hail.json'))).toBe(true);
  });

  test('moves it into an issue with its file, keeps its day, and its old addresses redirect', async () => {
    const report = await command('assign', 'hail', '--issue', 'v1/i2');
    expect(report).toEqual({
      text: `pages-config${home}/online-first/hail.json becomes pages-config${home}/v1/i2/hail.json
pages-config${home}/online-first/hail.pdf becomes pages-config${home}/v1/i2/hail.pdf
pages-config${home}/online-first/hail.json:22:13 journal/online-first/hail.pdf → journal/v1/i2/hail.pdf
pages-config/_redirects.json redirects ${home}/online-first/hail to ${home}/v1/i2/hail
pages-config/_redirects.json redirects ${home}/online-first/hail.pdf to ${home}/v1/i2/hail.pdf
For its page numbers and a missing DOI: npm run journal -- assign v1/i2
`,
      code: 0,
    });
    const { journal, errors } = await read();
    expect(errors).toEqual([]);
    const hail = journal.papers.find(({ slug }) => slug === 'hail')!;
    expect(hail).toMatchObject({
      volume: 1,
      issue: 2,
      published: '2025-08',
      onlineFirst: '2025-08-04',
      doi: '10.5555/jf.2025.1',
      pdf: { path: `${home}/v1/i2/hail.pdf` },
    });
    expect(scholarTags(hail, journal)).toContainEqual({
      tag: 'meta',
      name: 'citation_online_date',
      content: '2025/08/04',
    });
    const jats = jatsDocument(hail, journal);
    expect(jats).toContain('date-type="pub" iso-8601-date="2025-08-04"');
    expect(jats).toContain('date-type="collection" iso-8601-date="2025-08"');
    await command('assign', 'v1/i2');
    expect(JSON.parse(readFileSync(at('journal/v1/i2/hail.json'), 'utf8'))).toMatchObject({
      template: { pages: { first: 5 } },
    });
  });
});
