import { describe, expect, test } from 'vitest';
import { referenceExports } from '../../core/formats/reference-exports.ts';
import { paperExports } from '../../core/formats/exports.ts';
import { fileRedirects } from '../../core/formats/file-redirects.ts';
import { journalCollections } from '../../core/record/lists/journal-collections.ts';
import {
  storedRecordsText,
  parseStoredRecords,
  renewRecords,
  routesToRenew,
  type StoredRecords,
} from '../../core/record/stored/stored-records.ts';
import { journalRecord } from '../../core/record/record.ts';
import { paperHashes } from '../../core/record/stored/paper-hashes.ts';
import { createRepository } from '../../node/oai/repository.ts';
import { serverJournal } from '../../core/record/stored/server-journal.ts';
import type { FilesChange } from 'pagewright/testing';
import { journalReport, noticeFile, validJournal } from '../support/fixture.ts';
import { home } from '../support/home.ts';
import { fullJournal } from '../support/samples.ts';

const SITE = 'pages-config/_site.json';
const RAIN = 'pages-config/journal/v1/i1/rain.json';
const WIND = 'pages-config/journal/v1/i2/wind.json';
const [rain, snow, wind] = [`${home}/v1/i1/rain`, `${home}/v1/i1/snow`, `${home}/v1/i2/wind`];

/** The records after a change that an editor makes on that day. */
function storedAfter(change: FilesChange, before: StoredRecords, today: string): StoredRecords {
  const { pages, site } = validJournal(change);
  return renewRecords(before, paperHashes(journalCollections(pages), site), today);
}

const dates = (records: StoredRecords) =>
  Object.fromEntries([...records].map(([route, { date, hash }]) => [route, hash ? date : `${date} removed`]));

const first = storedAfter({}, new Map(), '2026-01-01');

test('every paper gets the day of its first record', () => {
  expect(dates(first)).toEqual({ [rain]: '2026-01-01', [snow]: '2026-01-01', [wind]: '2026-01-01' });
});

test('a change of one paper changes only its date', () => {
  const change: FilesChange = { replace: [[WIND, 'Wind across the delta', 'Wind across the plain']] };
  const second = storedAfter(change, first, '2026-02-02');
  expect(dates(second)).toEqual({ [rain]: '2026-01-01', [snow]: '2026-01-01', [wind]: '2026-02-02' });
  expect(routesToRenew(first, second)).toEqual([wind]);
});

test('a new editor, another page and the next build change no date', () => {
  const board =
    '"board": [{ "name": "Nila Raman", "role": "Associate Editor", "affiliation": "Eastmere College" }, ';
  const change: FilesChange = { replace: [[SITE, '"board": [', board]] };
  expect(dates(storedAfter(change, first, '2026-02-02'))).toEqual(dates(first));
});

test('a notice changes the date of its paper, and repeated data of the paper that of the notice', () => {
  const notice = `${home}/v1/i2/rain-correction`;
  const file = `pages-config${notice}.json`;
  const noticed: FilesChange = { files: { [file]: noticeFile() } };
  const second = storedAfter(noticed, first, '2026-02-02');
  expect(dates(second)).toEqual({
    [rain]: '2026-02-02',
    [notice]: '2026-02-02',
    [snow]: '2026-01-01',
    [wind]: '2026-01-01',
  });
  const reworded = { files: { [file]: noticeFile({ summary: 'Table 3 was wrong and is right now.' }) } };
  expect(dates(storedAfter(reworded, second, '2026-03-03'))).toMatchObject({ [rain]: '2026-03-03' });
  const renamed: FilesChange = {
    ...noticed,
    replace: [[RAIN, 'Rain on tin roofs', 'Rain on tin roofs again']],
  };
  expect(dates(storedAfter(renamed, second, '2026-03-03'))).toMatchObject({
    [rain]: '2026-03-03',
    [notice]: '2026-03-03',
    [snow]: '2026-01-01',
  });
});

test('a signatory who is an author has the institution of the paper, whose change also changes the date of the notice', () => {
  const notice = `${home}/v1/i2/rain-correction`;
  const signed = (...signedBy: object[]): FilesChange => ({
    files: { [`pages-config${notice}.json`]: noticeFile({ signedBy }) },
  });
  const moved = (change: FilesChange): FilesChange => ({
    ...change,
    replace: [[RAIN, 'Northvale University', 'Harbour Institute']],
  });
  const [author, editors] = [{ given: 'Anjali', family: 'Deshmukh' }, { name: 'The editors' }];
  const { notices } = journalRecord(validJournal(moved(signed(author, editors))));
  expect(notices[0]!.authors).toEqual([
    {
      name: `${author.given} ${author.family}`,
      listed: `${author.family}, ${author.given}`,
      ...author,
      position: 'Lecturer',
      affiliation: 'Harbour Institute',
      orcid: '0000-0002-1825-0097',
    },
    { name: 'The editors', listed: 'The editors', isGroup: true, affiliation: 'Journal of Fixtures' },
  ]);
  for (const [signers, date] of [
    [[author], '2026-03-03'],
    [[editors], '2026-02-02'],
  ] as const) {
    const before = storedAfter(signed(...signers), first, '2026-02-02');
    const after = storedAfter(moved(signed(...signers)), before, '2026-03-03');
    expect(dates(after)).toMatchObject({ [rain]: '2026-03-03', [notice]: date });
  }
});

test('a licence of the journal is part of every record', () => {
  const change: FilesChange = {
    replace: [[SITE, '"started"', '"licence": "https://creativecommons.org/licenses/by/4.0/", "started"']],
  };
  expect(new Set(Object.values(dates(storedAfter(change, first, '2026-02-02'))))).toEqual(
    new Set(['2026-02-02']),
  );
});

test('a removed paper stays as a record, with the day of its removal', () => {
  const without = (today: string, before: StoredRecords) =>
    storedAfter({ files: { [WIND]: null } }, before, today);
  const gone = without('2026-03-03', first);
  expect(dates(gone)).toMatchObject({ [wind]: '2026-03-03 removed', [rain]: '2026-01-01' });
  expect(dates(without('2026-04-04', gone))).toEqual(dates(gone));
  expect(serverJournal(fullJournal(), gone).removed).toEqual([{ route: wind, datestamp: '2026-03-03' }]);
  expect(dates(storedAfter({}, gone, '2026-05-05'))).toMatchObject({ [wind]: '2026-05-05' });
});

describe('a moved paper', () => {
  const moved = `${home}/v1/i1/wind`;
  const led = [{ from: wind, to: moved }];
  const hashes = (...routes: string[]) => new Map(routes.map((route) => [route, 'f'.repeat(16)]));

  test('has its first address, and no address is reported as removed', () => {
    const second = renewRecords(first, hashes(rain, snow, moved), '2026-02-02', led);
    expect(second.get(moved)).toEqual({ date: '2026-02-02', hash: 'f'.repeat(16), firstRoute: wind });
    expect(second.has(wind)).toBe(false);
    expect(routesToRenew(first, second)).toContain(moved);
    expect(parseStoredRecords(JSON.parse(storedRecordsText(second)))).toEqual(new Map([...second].sort()));
    // A second move and a removed redirect change nothing.
    const again = `${home}/v1/i1/gale`;
    const third = renewRecords(second, hashes(rain, snow, again), '2026-03-03', [{ from: moved, to: again }]);
    expect(third.get(again)?.firstRoute).toBe(wind);
    expect(renewRecords(third, hashes(rain, snow, again), '2026-04-04')).toEqual(third);
    // After the paper has returned, everything is as before.
    const back = renewRecords(third, hashes(rain, snow, wind), '2026-05-05', [{ from: again, to: wind }]);
    expect(back.get(wind)).toEqual({ date: '2026-05-05', hash: 'f'.repeat(16) });
    // If the paper is removed, harvesters get its first address as removed.
    const gone = renewRecords(third, hashes(rain, snow), '2026-05-05');
    expect(gone.get(again)).toEqual({ date: '2026-05-05', firstRoute: wind });
    expect(serverJournal(fullJournal(), gone).removed).toEqual([{ route: wind, datestamp: '2026-05-05' }]);
  });

  test('has its first address for harvesters', () => {
    const stored = new Map([
      [rain, { date: '2026-01-01', hash: 'f'.repeat(16), firstRoute: `${home}/v1/i2/old-rain` }],
    ]);
    const { items } = createRepository(serverJournal(fullJournal(), stored), {});
    const { identifier } = items.find(({ paper }) => paper?.route === rain)!;
    expect(identifier).toBe(`oai:journal.example.org:${home.slice(1)}/v1/i2/old-rain`);
  });

  test('is a new paper if its new address was in use before', () => {
    const before = renewRecords(new Map(), hashes(rain, wind, moved), '2026-01-01');
    const after = renewRecords(before, hashes(rain, moved), '2026-02-02', led);
    expect(dates(after)).toMatchObject({ [wind]: '2026-02-02 removed', [moved]: '2026-01-01' });
  });

  test('is reported if another paper gets its address', () => {
    const records = storedRecordsText(
      new Map([[rain, { date: '2026-01-01', hash: 'f'.repeat(16), firstRoute: wind }]]),
    );
    const report = journalReport({ files: { 'pages-config/_records/journal.json': records } });
    expect(report).toContain(
      `taken-identifier Harvesters know ${rain}, which has moved, by the address ${wind}, which another record has now.`,
    );
  });
});

test('the files next to a moved paper redirect, and those of a removed one are gone', () => {
  const journal = fullJournal();
  const notice = `${home}/v1/i2/rain-retraction`;
  const redirects = [
    { from: `${home}/v1/i2/rain`, to: rain },
    { from: `${home}/v1/i2/rain.pdf`, to: `${rain}.pdf` },
    { from: `${home}/v1/i1/taken-back`, to: `${notice}#top` },
    { from: '/papers', to: home },
    { from: '/best-paper', to: rain },
  ];
  const records = paperExports.map(({ ending }) => ending);
  const lists = referenceExports.map(({ ending }) => ending);
  const made = fileRedirects(journal, redirects, [`${home}/v1/i1/hail`]);
  expect(made).toEqual([
    ...[...records, ...lists].map((ending) => {
      return { from: `${home}/v1/i2/rain${ending}`, to: `${rain}${ending}` };
    }),
    ...records.map((ending) => {
      return { from: `${home}/v1/i1/taken-back${ending}`, to: `${notice}${ending}` };
    }),
    ...['.pdf', '.epub', ...records, ...lists].map((ending) => ({
      from: `${home}/v1/i1/hail${ending}`,
    })),
  ]);
});

test('a written file is read again, one line per paper, without a diagnostic', () => {
  const text = storedRecordsText(first);
  expect(parseStoredRecords(JSON.parse(text))).toEqual(new Map([...first].sort()));
  expect(text.match(/^ {4}"/gm)).toHaveLength(3);
  expect(journalReport({ files: { 'pages-config/_records/journal.json': text } })).toBe('');
  for (const wrong of [null, [], {}, { papers: [1] }, { papers: { a: '2026-01-01' } }]) {
    expect(parseStoredRecords(wrong)).toBeUndefined();
  }
});

test('a draft is no record yet, although its author sees it', () => {
  const published = storedAfter({ files: { [WIND]: null } }, new Map(), '2026-01-01');
  const change: FilesChange = {
    files: { 'pages-config/_records/journal.json': storedRecordsText(published) },
    replace: [[WIND, '"title": "Paper wind', '"draft": true, "title": "Paper wind']],
  };
  expect(journalReport(change)).not.toContain('old-records');
  expect(journalReport(change, { drafts: true, isDevelopment: true })).not.toContain('old-records');
  // Harvesters get a published paper that becomes a draft as removed.
  const withdrawn = { ...change, files: { 'pages-config/_records/journal.json': storedRecordsText(first) } };
  for (const isDevelopment of [false, true])
    expect(journalReport(withdrawn, { drafts: isDevelopment, isDevelopment })).toContain(`papers: ${wind}.`);
});

test('without stored records a paper has the day of its publication, or of its notice', () => {
  const days = serverJournal(fullJournal()).papers.map(({ paper, datestamp }) => [paper.slug, datestamp]);
  expect(Object.fromEntries(days)).toEqual({
    rain: '2025-10-04',
    snow: '2025-07-01',
    wind: '2025-08-01',
    'rain-correction': '2025-09-01',
    'rain-retraction': '2025-10-04',
  });
});
