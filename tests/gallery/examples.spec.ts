import { testWithWorkerPages } from '../e2e/support/worker-page.ts';
import { expect } from '../e2e/support/site.ts';
import { exampleFaults, schemaExamples } from './examples.ts';

const test = testWithWorkerPages({ reducedMotion: 'reduce' });

/* What a schema shows as an example works in a browser, drawn by a React that says in full words what does not. */
for (const { kind, name, addresses } of schemaExamples())
  test(
    `the examples of ${kind}/${name} are hydrated without a word, and accessible`,
    { tag: '@long' },
    async ({ page, quiet }) => {
      for (const address of addresses)
        expect.soft(await exampleFaults(page, address, quiet), address).toEqual([]);
    },
  );
