import { afterAll, beforeAll, expect, test } from 'vitest';
import { scaffoldSeveral, validateSite } from 'pagewright/command';
import { createTestSite, type TestSite } from 'pagewright/testing';
import { writeJournal } from './support/small-journal.ts';

/* The files that `npm run new` writes for the journal of a site outside the engine's folder. */
let site: TestSite;
const roots = () => site.roots;

beforeAll(() => {
  site = createTestSite();
  writeJournal(site);
});

afterAll(() => site.remove());

test('a name that gives no title is refused before a file is written', async () => {
  expect(await scaffoldSeveral(roots())({ kind: 'paper', name: 'x' })).toEqual({
    refused:
      '"X" is not a valid title for a paper: it has at least 2 characters, and at most 1000. Choose another name.',
  });
});

test('a new file is valid, refers to the editor schemas, and ends a long title after a word', async () => {
  const title = 'Rain on roofs of tin, slate and thatch, and the hours it gives back: a time-use study';
  site.replace('journal/v1/i1/rain.json', 'Rain on tin roofs', title);
  const wanted = [
    { kind: 'issue', name: 'v1/i3' },
    { kind: 'paper', name: 'night-trains' },
    { kind: 'paper', name: 'online-first/sea-walls' },
    { kind: 'notice', name: 'rain' },
    { kind: 'form', name: 'letters' },
  ];
  const wrote: string[] = [];
  for (const each of wanted) {
    const made = await scaffoldSeveral(roots())(each);
    if ('refused' in made) throw new Error(made.refused);
    wrote.push(...made.wrote);
  }
  expect(JSON.parse(site.read('journal/v1/i3/correction-rain.json'))).toMatchObject({
    title: 'Correction: Rain on roofs of tin, slate and thatch, and the | Fixture',
  });
  const { diagnostics } = (await validateSite(roots())).validation;
  // Warnings are normal: a new file still needs its texts, and a new form its page.
  const unexpected = diagnostics.filter(
    ({ file, code }) => wrote.includes(file) && !['placeholder', 'unused-form'].includes(code),
  );
  expect(unexpected.map(({ file, code, message }) => `${file} ${code} ${message}`)).toEqual([]);
});
