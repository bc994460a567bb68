import { expect, test } from 'vitest';
import { storedRecordsFile, storedRecordsText } from '../core/record/stored/stored-records.ts';
import { eachValue } from 'pagewright/testing';
import { fixtureFiles, journalReport, noticeFile } from './support/fixture.ts';
import { home } from './support/home.ts';

/* Every value of a journal's files, one at a time: no change causes an exception, and a mistake is reported once. */
const old = new Map([[`${home}/v1/i1/rain`, { date: '2025-09-01', hash: '0'.repeat(16) }]]);
const site = 'pages-config/_site.json';
const issue = '"to": "/journal/v1/i2" }';
const link = `${issue}, { "label": "A notice", "to": "/journal/v1/i2/notice" }`;
const all: Record<string, string> = {
  ...fixtureFiles,
  [site]: fixtureFiles[site]!.replace(issue, link),
  'pages-config/journal/v1/i2/notice.json': noticeFile(),
  [storedRecordsFile]: storedRecordsText(old),
};

const reported = (files: Record<string, string>) =>
  journalReport({ files: { ...all, ...files } })
    .split('\n')
    .filter((line) => line.startsWith('pages-config/'));

test('the journal has only outdated records', () => {
  expect(reported({})).toEqual([expect.stringContaining('old-records')]);
});

test.each(Object.keys(all).filter((file) => file.endsWith('.json') && file !== storedRecordsFile))(
  '%s: a null, a value of another kind or a misspelt key is reported once, in its file',
  { tags: ['long'] },
  (file) => {
    const wrong = eachValue(JSON.parse(all[file]!) as object).flatMap(({ name, text }) => {
      const found = reported({ [file]: text });
      const isRight = found.length === 1 && found[0]!.startsWith(`${file}:`);
      return isRight ? [] : [{ name, found }];
    });
    expect(wrong).toEqual([]);
  },
);
