import { testWithWorkerPages } from '../e2e/support/worker-page.ts';
import { expect } from '../e2e/support/site.ts';
import { openExample, schemaExamples } from './examples.ts';

const test = testWithWorkerPages({ reducedMotion: 'reduce' });

/* A schema's example works in a browser, rendered by a development build of React, which reports errors in
   detail. */
for (const { kind, name, addresses } of schemaExamples())
  test(
    `the examples of ${kind}/${name} hydrate without console messages, and are accessible`,
    { tag: '@long' },
    async ({ page, quiet }) => {
      for (const address of addresses)
        expect.soft(await openExample(page, address, quiet), address).toEqual([]);
    },
  );
