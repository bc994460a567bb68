import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { plainTextOfData } from '../../../src/journal/core/deposits/stated-facts.ts';
import { harvestPath } from '../../../src/journal/core/formats/journal-addresses.ts';

const content = path.resolve(import.meta.dirname, '../../../pages-config');

test('the page on archiving names the address for harvesters', async () => {
  const { journal } = (await read('_site')) as { journal: { policies: { archiving: string } } };
  const route = journal.policies.archiving.replace(/#.*$/, '');
  const words = plainTextOfData(await read(route));
  // Both texts are compared without punctuation and spaces.
  expect(words).toContain(plainTextOfData(harvestPath));
  expect(words).toContain('OAI PMH');
});

async function read(name: string): Promise<unknown> {
  return JSON.parse(await readFile(path.join(content, `${name}.json`), 'utf8'));
}
