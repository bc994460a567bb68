import { expect, test } from 'vitest';
import { migrateFiles } from '../../../src/authoring/migrations/migrate.ts';
import { noticesAsPages } from '../../../src/authoring/migrations/0009-notices-as-pages.ts';

/* A migration turns entries of other pages into pages: notices of papers. */
const path = 'pages-config/reports/v1/i1/rye.json';
const notices = [
  { kind: 'correction', date: '2025-09', note: 'Two columns were exchanged.' },
  { kind: 'correction', date: '2025-10', note: 'A third column was, too.', link: '/rye?a=1&b=2' },
  { kind: 'retraction', date: '2025-11-04', note: 'There never was any rye.' },
];
const page = (more: object = {}) => ({
  path,
  kind: 'page' as const,
  text: JSON.stringify({
    $schema: '../../../../schemas/editor/page.json',
    template: { type: 'paper', title: 'Rye', volume: 1, issue: 1, notices, ...more },
  }),
});

function migrated(
  ...files: ReturnType<typeof page>[]
): Record<string, { template: Record<string, unknown> }> {
  const texts = migrateFiles(files, [noticesAsPages]);
  if (!(texts instanceof Map)) throw new Error(`${texts.file}: ${texts.refused}`);
  return Object.fromEntries(
    [...texts].map(([file, text]) => [file, JSON.parse(text) as { template: object }]),
  ) as never;
}

test('each notice becomes a page next to its paper, with a number if there are several of a kind', () => {
  const made = migrated(page());
  expect(Object.keys(made)).toEqual([
    path,
    'pages-config/reports/v1/i1/rye-correction.json',
    'pages-config/reports/v1/i1/rye-correction-2.json',
    'pages-config/reports/v1/i1/rye-retraction.json',
  ]);
  expect(made[path]?.template).not.toHaveProperty('notices');
  expect(made['pages-config/reports/v1/i1/rye-correction-2.json']).toEqual({
    $schema: '../../../../schemas/editor/page.json',
    title: 'Correction: Rye 2',
    description:
      'Correction, 2025-10: what was found in a paper of the journal, and what has been done about it.',
    template: {
      type: 'notice',
      kind: 'correction',
      of: '/reports/v1/i1/rye',
      title: 'Correction: Rye',
      volume: 1,
      issue: 1,
      published: '2025-10',
      summary: 'A third column was, too.',
      text: '<p><a href="/rye?a=1&amp;b=2">The notice in full</a></p>',
      signedBy: [{ name: 'The editors' }],
    },
  });
  // A retraction needs a reason: its text.
  expect(made['pages-config/reports/v1/i1/rye-retraction.json']?.template).toMatchObject({
    reason: 'There never was any rye.',
  });
});

test('an existing page is not overwritten: nothing is migrated', () => {
  const other = { ...page({ notices: undefined }), path: 'pages-config/reports/v1/i1/rye-retraction.json' };
  expect(migrateFiles([page(), other], [noticesAsPages])).toEqual({
    file: path,
    refused: 'it becomes a page, but pages-config/reports/v1/i1/rye-retraction.json already exists',
  });
});

test('a translation adds no pages', () => {
  const hindi = { ...page(), path: 'pages-config/reports/v1/i1/rye.hi.json' };
  expect(Object.keys(migrated(hindi))).toEqual([hindi.path]);
});
