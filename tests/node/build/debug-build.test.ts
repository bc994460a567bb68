/** @module-tag long */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildSite } from '../../../src/site-build/pages/build-site.ts';
import { root } from '../../helpers/project.ts';
import { copySmallSite } from '../../helpers/small-site.ts';
import type { SmallSite } from '../../helpers/small-site.ts';

/* `npm run build -- --debug`: the browser's developer tools show the original code. */
let site: SmallSite;
const built = (pattern: string) => globSync(pattern, { cwd: path.join(site.root, 'dist') });

beforeAll(() => {
  site = copySmallSite();
});

afterAll(() => site.remove());

async function build(debug: boolean): Promise<void> {
  const roots = { engine: root, site: site.root };
  await buildSite(roots, path.join(site.root, 'dist'), { progress: () => undefined, debug, old: false });
}

test('a debug build has source maps with their sources, and other builds have none', async () => {
  await build(true);
  const [hydrate = ''] = built('assets/hydrate-*.js');
  const script = readFileSync(path.join(site.root, 'dist', hydrate), 'utf8');
  expect(script).toContain(`//# sourceMappingURL=${path.basename(hydrate)}.map`);
  const map = JSON.parse(readFileSync(path.join(site.root, 'dist', `${hydrate}.map`), 'utf8')) as {
    sources: string[];
    sourcesContent: string[];
  };
  const place = map.sources.findIndex((source) => source.endsWith('src/entries/hydrate.tsx'));
  expect(map.sourcesContent[place]).toBe(readFileSync(path.join(root, 'src/entries/hydrate.tsx'), 'utf8'));
  // Source maps contain no path of the machine.
  expect(map.sources.filter((source) => path.isAbsolute(source))).toEqual([]);
  await build(false);
  expect(built('assets/hydrate-*.js')).toHaveLength(1);
  expect(built('**/*.map')).toEqual([]);
}, 240_000);
