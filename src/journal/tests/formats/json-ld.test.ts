import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { boardData, issueData, journalData } from '../../core/formats/heads/json-ld/journal.ts';
import { paperData } from '../../core/formats/heads/json-ld/paper.ts';
import type { Thing } from '../../core/formats/heads/json-ld/thing.ts';
import { engine } from '../support/engine.ts';
import { fullJournal, realJournal } from '../support/samples.ts';

/** TypeScript's errors for values that should be things of schema.org, whose types are in schema-dts. */
async function complaints(files: Record<string, readonly Thing[]>): Promise<string> {
  const parent = path.join(engine, 'node_modules/.cache/site');
  await mkdir(parent, { recursive: true });
  const folder = await mkdtemp(path.join(parent, 'json-ld-'));
  const paths = await Promise.all(
    Object.entries(files).map(async ([name, things]) => {
      const file = path.join(folder, `${name}.ts`);
      await writeFile(file, typedSource(things));
      return file;
    }),
  );
  const options =
    '--ignoreConfig --noEmit --strict --skipLibCheck --target es2024 --module esnext --moduleResolution bundler';
  try {
    const tsc = path.join(engine, 'node_modules/.bin/tsc');
    await promisify(execFile)(tsc, [...options.split(' '), '--types', '', ...paths], { cwd: engine });
    return '';
  } catch (error) {
    return (error as { stdout?: string }).stdout ?? String(error);
  } finally {
    await rm(folder, { recursive: true });
  }
}

function typedSource(things: readonly Thing[]): string {
  const types = [...new Set(things.map((thing) => thing['@type']))].join(', ');
  const lines = things.map(
    (thing, index) =>
      `export const thing${index}: WithContext<${thing['@type']}> = ${JSON.stringify(thing)};`,
  );
  return [`import type { WithContext, ${types} } from 'schema-dts';`, ...lines].join('\n');
}

test(
  'papers, issues and the journal are valid things of schema.org; an unknown property would be reported',
  { tags: ['long'], timeout: 120_000 },
  async () => {
    const [real, full] = [await realJournal(), fullJournal()];
    const good = [real, full].flatMap((journal) => [
      journalData(journal),
      boardData(journal),
      ...journal.issues.map((issue) => issueData(issue, journal)),
      ...journal.papers.slice(-3).map((paper) => paperData(paper, journal)),
    ]);
    const wrong = [{ ...paperData(full.papers[0]!, full), isPartOff: 'x' }];
    expect(good.length).toBeGreaterThanOrEqual(14);
    const lines = (await complaints({ good, wrong })).split('\n').filter((line) => /error TS/.test(line));
    expect(lines).toEqual([expect.stringMatching(/wrong\.ts.*isPartOff/)]);
  },
);

test('a paper is part of its issue, its volume and its journal', () => {
  const journal = fullJournal();
  const rain = journal.papers.find(({ slug }) => slug === 'rain')!;
  expect(paperData(rain, journal)).toMatchObject({
    '@type': 'ScholarlyArticle',
    creativeWorkStatus: 'Retracted',
    isPartOf: {
      '@type': 'PublicationIssue',
      issueNumber: '1',
      isPartOf: {
        '@type': 'PublicationVolume',
        volumeNumber: '1',
        isPartOf: { '@type': 'Periodical', name: 'Journal of Fixtures', issn: '1234-5679' },
      },
    },
    encoding: { contentUrl: 'https://journal.example.org/journal/v1/i1/rain.pdf' },
  });
});
