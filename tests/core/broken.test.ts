import { describe, expect, test } from 'vitest';
import { cases as acrossFiles } from './broken/across-files.ts';
import { cases as files } from './broken/files.ts';
import { cases as media } from './broken/media.ts';
import { cases as mediaDrawings } from './broken/media-drawings.ts';
import { cases as messages } from './broken/messages.ts';
import { cases as placeholders } from './broken/placeholders.ts';
import { cases as richText } from './broken/rich-text.ts';
import { cases as schema } from './broken/schema.ts';
import { cases as schemaFiles } from './broken/schema-files.ts';
import { cases as syntax } from './broken/syntax.ts';
import { cases as typography } from './broken/typography.ts';
import { report } from './fixture.ts';

const groups = {
  syntax,
  schema,
  richText,
  acrossFiles,
  schemaFiles,
  typography,
  messages,
  placeholders,
  media,
  mediaDrawings,
  files,
};

test('the fixture itself has no fault', () => {
  expect(report({})).toBe('');
});

test('the table is as long as it should be', () => {
  expect(Object.values(groups).flat().length).toBeGreaterThanOrEqual(130);
});

describe.each(Object.entries(groups))('%s', (_group, cases) => {
  test.each(cases)('$name', ({ change, report: lines }) => {
    expect(report(change).trimEnd().split('\n')).toEqual(lines);
  });
});
