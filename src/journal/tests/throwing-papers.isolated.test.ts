import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ContentError } from 'pagewright/content';
import { runVerb } from './support/run-verb.ts';
import type { PaperRecord } from '../core/record/paper-record.ts';
import { createTestSite, type TestSite } from 'pagewright/testing';
import { writeJournal } from './support/small-journal.ts';

/* Valid papers for which the code throws: each is reported, and the others are still checked. */
const { isBad } = vi.hoisted(() => ({ isBad: { record: false, files: false } }));

vi.mock(import('../core/record/paper-record.ts'), async (original) => {
  const { createPaperRecord, ...others } = await original();
  return {
    ...others,
    createPaperRecord: (entry, context) => {
      if (isBad.record) throw new TypeError('too much');
      return createPaperRecord(entry, context);
    },
  };
});

vi.mock(import('../core/formats/exports.ts'), async (original) => {
  const { paperExports, ...others } = await original();
  const refuse = (paper: PaperRecord) => {
    if (isBad.files) throw new TypeError(`too much of ${paper.slug}`);
  };
  return {
    ...others,
    paperExports: paperExports.map((each) => ({
      ...each,
      text: (paper, journal) => {
        refuse(paper);
        return each.text(paper, journal);
      },
    })),
  };
});

let site: TestSite;
const roots = () => site.roots;

beforeEach(() => {
  site = createTestSite();
  writeJournal(site);
  Object.assign(isBad, { record: false, files: false });
});

afterEach(() => site.remove());

const build = () =>
  site.build({ threads: 1 }).then(
    () => [],
    (error: unknown) => {
      if (!(error instanceof ContentError)) throw error;
      return error.diagnostics.map(({ file, code, message }) => `${file} ${code} ${message}`);
    },
  );

test('without files: the build reports all of them', { tags: ['long'], timeout: 120_000 }, async () => {
  isBad.files = true;
  const found = await build();
  expect(found).toContain(
    'pages-config/journal/v1/i1/rain.json not-made Its files can’t be created: too much of rain.',
  );
  expect(found.length).toBeGreaterThan(1);
});

test('without a record: the build and the journal’s commands report all of them', async () => {
  isBad.record = true;
  const sentence = 'No record can be made of it: too much.';
  const found = await build();
  expect(found).toContain(`pages-config/journal/v1/i1/rain.json no-record ${sentence}`);
  expect(found.length).toBeGreaterThan(1);
  const result = await runVerb(roots(), ['gaps']);
  expect(result.code).toBe(1);
  expect(result.text).toContain(`pages-config/journal/v1/i1/rain.json:1:1 ${sentence}`);
}, 120_000);
