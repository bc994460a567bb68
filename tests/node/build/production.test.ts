import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundle } from '../../../src/site-build/bundle/bundle.ts';
import { root } from '../../helpers/project.ts';
import { copySmallSite } from '../../helpers/small-site.ts';
import type { SmallSite } from '../../helpers/small-site.ts';

/* Pages are rendered by React's production build, however a command is started. */
let site: SmallSite;

beforeAll(() => {
  site = copySmallSite();
});

afterAll(() => site.remove());

test(
  'the render code contains no development build, and reads no environment variable to choose one',
  { tags: ['long'], timeout: 120_000 },
  async () => {
    const { prerenderFile } = await bundle({ engine: root, site: site.root }, { codeNames: ['page-head'] });
    const folder = path.dirname(prerenderFile);
    const files = globSync('**/*.js', { cwd: folder });
    expect(files).not.toEqual([]);
    for (const file of files) {
      const code = readFileSync(path.join(folder, file), 'utf8');
      expect(code, file).not.toContain('process.env.NODE_ENV');
      expect(code, file).not.toContain('jsxDEV');
      expect(code, file).not.toContain('Each child in a list should have a unique "key" prop');
    }
  },
);

test.each([['scripts/pagewright.mjs build'], ['scripts/pagewright.mjs start'], ['src/server/main.ts']])(
  '%s runs as production in any environment',
  (script) => {
    site.write('index.json', '{}');
    const report = 'data:text/javascript,process.on("exit",()=>console.log("ran as",process.env.NODE_ENV))';
    const { stdout } = spawnSync(
      process.execPath,
      ['--import', report, ...script.split(' '), '--site', site.root],
      {
        cwd: root,
        encoding: 'utf8',
        env: { ...process.env, NODE_ENV: 'development' },
      },
    );
    expect(stdout).toContain('ran as production\n');
  },
  60_000,
);
