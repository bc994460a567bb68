/** @module-tag long */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../helpers/project.ts';

/**
 * Makes objects of which some survive, in a separate process. @returns megabytes of the new space, as V8
 * reports it
 */
function newSpaceAfter(begin: string): { megabytes: number; output: string } {
  const module = JSON.stringify(path.join(root, 'src/site-build/limit-heap.ts'));
  const code = `
    import { getHeapSpaceStatistics } from 'node:v8';
    import { limitHeapGrowth } from ${module};
    ${begin}
    let kept = [];
    for (let count = 0; count < 3e6; count++) {
      kept.push({ count });
      if (kept.length > 2e5) kept = [];
    }
    console.log(getHeapSpaceStatistics().find((space) => space.space_name === 'new_space').space_size / 2 ** 20);`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    cwd: root,
    encoding: 'utf8',
  });
  return { megabytes: Number(stdout), output: stderr };
}

test('V8 accepts the flags, and the space for new objects does not grow', () => {
  const grown = newSpaceAfter('').megabytes;
  const { megabytes, output } = newSpaceAfter('limitHeapGrowth();');
  expect(output).toBe('');
  expect(megabytes).toBeGreaterThan(0);
  // The size is measured between two collections: on a busy machine it includes memory that the last one has
  // not released yet.
  expect(megabytes).toBeLessThan(grown / 2);
});
