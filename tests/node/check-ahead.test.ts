import { afterEach, beforeEach, expect, test } from 'vitest';
import { judgedBy } from '../../src/build/recorded-files.ts';
import { openRecord } from '../../src/build/record/site-record.ts';
import { validateSite } from '../../src/build/validate-site.ts';
import type { Diagnostic } from '../../src/core/diagnostic.ts';
import { root } from '../helpers/project.ts';
import { copySmallSite, pageWith, type SmallSite } from '../helpers/small-site.ts';

/* What threads find out about pages is what is found without them, and is kept for later runs alike. */
let site: SmallSite;
let started = 0;
const count = () => void started++;

beforeEach(() => {
  started = 0;
  process.on('worker', count);
  site = copySmallSite('bakery');
  const head = { type: 'page-head', title: 'A head', intro: "Don't look there." };
  const linking = { ...head, breadcrumbs: [{ label: 'Up', to: '/nowhere' }] };
  site.write('_shared/hours.json', head);
  site.write('sharing.json', pageWith([head, { use: 'hours' }], 'A sharing page'));
  site.write('linking.json', pageWith([linking], 'A linking page'));
  site.write('broken.json', pageWith([{ ...head, titel: 'A head' }], 'A broken page'));
  site.write('cut-off.json', '{ "title": "Cut');
});

afterEach(() => {
  process.off('worker', count);
  site.remove();
});

interface Found {
  diagnostics: Diagnostic[];
  kept: unknown;
}

async function found(threads: number): Promise<Found> {
  const roots = { engine: root, site: site.root };
  const record = openRecord(roots);
  const { project, validation } = await validateSite(roots, { record, threads });
  const tables = ['verdicts', 'heads', 'bodies'].map((name) => {
    const table = record.table(name, judgedBy(project));
    return Object.fromEntries([...table.keys()].map((file) => [file, table.get(file)]));
  });
  return { diagnostics: validation.diagnostics, kept: tables };
}

test('threads find the same faults in the same order, and leave the same behind', async () => {
  const alone = await found(0);
  expect(started).toBe(0);
  const inThreads = await found(2);
  expect(started).toBe(2);
  expect(inThreads).toEqual(alone);
  const codes = alone.diagnostics.map(({ code }) => code);
  expect(codes).toEqual(expect.arrayContaining(['unknown-key', 'broken-link', 'straight-quote']));
  expect(Object.keys((alone.kept as object[])[0]!).length).toBeGreaterThan(8);
});

test('threads are not started for pages that are known', async () => {
  const roots = { engine: root, site: site.root };
  await validateSite(roots, { threads: 0 });
  await validateSite(roots, { threads: 2 });
  expect(started).toBe(0);
});

test('a small site is checked without threads', async () => {
  await validateSite({ engine: root, site: site.root });
  expect(started).toBe(0);
});
