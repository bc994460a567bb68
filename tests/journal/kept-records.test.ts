import { expect, test } from 'vitest';
import { journalCollections } from '../../src/journal/record/journal-collections.ts';
import {
  keptText,
  readKept,
  renewed,
  routesToRenew,
  type KeptRecords,
} from '../../src/journal/record/kept-records.ts';
import { paperHashes } from '../../src/journal/record/paper-hashes.ts';
import { serverJournal } from '../../src/journal/record/server-record.ts';
import type { Change } from '../core/fixture.ts';
import { journalReport, noticeFile, validJournal } from './fixture.ts';
import { home } from './home.ts';
import { fullJournal } from './samples.ts';

const SITE = 'pages-config/_site.json';
const RAIN = 'pages-config/journal/v1/i1/rain.json';
const WIND = 'pages-config/journal/v1/i2/wind.json';
const [rain, snow, wind] = [`${home}/v1/i1/rain`, `${home}/v1/i1/snow`, `${home}/v1/i2/wind`];

/** The records after a change, by somebody who keeps them on that day. */
function keptAfter(change: Change, before: KeptRecords, today: string): KeptRecords {
  const { pages, site } = validJournal(change);
  return renewed(before, paperHashes(journalCollections(pages), site), today);
}

const dates = (records: KeptRecords) =>
  Object.fromEntries([...records].map(([route, { date, hash }]) => [route, hash ? date : `${date} removed`]));

const first = keptAfter({}, new Map(), '2026-01-01');

test('every paper gets the day when it was first kept', () => {
  expect(dates(first)).toEqual({ [rain]: '2026-01-01', [snow]: '2026-01-01', [wind]: '2026-01-01' });
});

test('a change of one paper dates that one alone', () => {
  const change: Change = { replace: [[WIND, 'Wind across the delta', 'Wind across the plain']] };
  const second = keptAfter(change, first, '2026-02-02');
  expect(dates(second)).toEqual({ [rain]: '2026-01-01', [snow]: '2026-01-01', [wind]: '2026-02-02' });
  expect(routesToRenew(first, second)).toEqual([wind]);
});

test('a new editor, another page and the next build date nothing', () => {
  const board =
    '"board": [{ "name": "Nila Raman", "role": "Associate Editor", "affiliation": "Eastmere College" }, ';
  const change: Change = { replace: [[SITE, '"board": [', board]] };
  expect(dates(keptAfter(change, first, '2026-02-02'))).toEqual(dates(first));
});

test('a notice dates its paper, and what it repeats of the paper dates the notice', () => {
  const notice = `${home}/v1/i2/rain-correction`;
  const file = `pages-config${notice}.json`;
  const noticed: Change = { files: { [file]: noticeFile() } };
  const second = keptAfter(noticed, first, '2026-02-02');
  expect(dates(second)).toEqual({
    [rain]: '2026-02-02',
    [notice]: '2026-02-02',
    [snow]: '2026-01-01',
    [wind]: '2026-01-01',
  });
  const reworded = { files: { [file]: noticeFile({ summary: 'Table 3 was wrong and is right now.' }) } };
  expect(dates(keptAfter(reworded, second, '2026-03-03'))).toMatchObject({ [rain]: '2026-03-03' });
  const renamed: Change = { ...noticed, replace: [[RAIN, 'Rain on tin roofs', 'Rain on tin roofs again']] };
  expect(dates(keptAfter(renamed, second, '2026-03-03'))).toMatchObject({
    [rain]: '2026-03-03',
    [notice]: '2026-03-03',
    [snow]: '2026-01-01',
  });
});

test('a licence of the journal is part of every record', () => {
  const change: Change = {
    replace: [[SITE, '"started"', '"licence": "https://creativecommons.org/licenses/by/4.0/", "started"']],
  };
  expect(new Set(Object.values(dates(keptAfter(change, first, '2026-02-02'))))).toEqual(
    new Set(['2026-02-02']),
  );
});

test('a removed paper stays as one, and of the day when it went', () => {
  const without = (today: string, before: KeptRecords) =>
    keptAfter({ files: { [WIND]: null } }, before, today);
  const gone = without('2026-03-03', first);
  expect(dates(gone)).toMatchObject({ [wind]: '2026-03-03 removed', [rain]: '2026-01-01' });
  expect(dates(without('2026-04-04', gone))).toEqual(dates(gone));
  expect(serverJournal(fullJournal(), gone).removed).toEqual([{ route: wind, datestamp: '2026-03-03' }]);
  expect(dates(keptAfter({}, gone, '2026-05-05'))).toMatchObject({ [wind]: '2026-05-05' });
});

test('what is written is read again, a line for each paper, and is no fault', () => {
  const text = keptText(first);
  expect(readKept(JSON.parse(text))).toEqual(new Map([...first].sort()));
  expect(text.match(/^ {4}"/gm)).toHaveLength(3);
  expect(journalReport({ files: { 'pages-config/_records/journal.json': text } })).toBe('');
  for (const wrong of [null, [], {}, { papers: [1] }, { papers: { a: '2026-01-01' } }]) {
    expect(readKept(wrong)).toBeUndefined();
  }
});

test('a draft is no record yet, although whoever writes it sees it', () => {
  const published = keptAfter({ files: { [WIND]: null } }, new Map(), '2026-01-01');
  const change: Change = {
    files: { 'pages-config/_records/journal.json': keptText(published) },
    replace: [[WIND, '"title": "Paper wind', '"draft": true, "title": "Paper wind']],
  };
  expect(journalReport(change)).not.toContain('old-records');
  expect(journalReport(change, { drafts: true, isDevelopment: true })).not.toContain('old-records');
  // A published paper that becomes a draft is taken from harvesters.
  const withdrawn = { ...change, files: { 'pages-config/_records/journal.json': keptText(first) } };
  for (const isDevelopment of [false, true])
    expect(journalReport(withdrawn, { drafts: isDevelopment, isDevelopment })).toContain(`papers: ${wind}.`);
});

test('without kept records a paper is of the day when it was published, or a notice of it', () => {
  const days = serverJournal(fullJournal()).papers.map(({ paper, datestamp }) => [paper.slug, datestamp]);
  expect(Object.fromEntries(days)).toEqual({
    rain: '2025-10-04',
    snow: '2025-07-01',
    wind: '2025-08-01',
    'rain-correction': '2025-09-01',
    'rain-retraction': '2025-10-04',
  });
});
