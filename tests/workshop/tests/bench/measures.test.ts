import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { measuresOn } from '../../bench/builds/measures.ts';

test('the loops are in the original engine, because the copy has no tests', () => {
  const nothing = async () => undefined;
  const measures = measuresOn({
    engine: { root: '/copy', emptyCaches: nothing },
    site: '/site',
    leaf: 'page.json',
    eleventy: undefined,
    scratch: '/scratch',
    clearResults: nothing,
  });
  const loops = measures.flatMap(({ args: [script = ''] }) => (script.endsWith('-loop.ts') ? [script] : []));
  expect(loops).toHaveLength(2);
  expect(loops.filter((script) => !existsSync(script))).toEqual([]);
});
