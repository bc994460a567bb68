import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { validateSite } from '../../src/site-build/validate-site.ts';
import { createApp } from '../../src/server/app.ts';
import { english } from '../helpers/english.ts';
import { root } from '../helpers/project.ts';
import { captureOutput } from '../../src/tools/testing/capture-output.ts';

test(
  'one command renames a service: no further edit, no error, and the old address redirects',
  { tags: ['long'] },
  async () => {
    const site = mkdtempSync(path.join(os.tmpdir(), 'rename-'));
    onTestFinished(() => rmSync(site, { recursive: true }));
    cpSync(path.join(root, 'pages-config'), path.join(site, 'pages-config'), { recursive: true });
    const roots = { engine: root, site };
    const before = (await validateSite(roots)).validation;
    const service = before.pages.find(({ data }) => data.template?.type === 'service')!.route;
    const renamed = `${service}-renamed`;
    expect(await captureOutput('content', roots, ['mv', service, renamed, '--yes'])).toMatchObject({
      code: 0,
    });
    expect(existsSync(path.join(site, `pages-config${service}.json`))).toBe(false);
    const { validation } = await validateSite(roots);
    expect(validation.diagnostics).toHaveLength(before.diagnostics.length);
    expect(validation.pages.map(({ route }) => route)).toContain(renamed);
    expect(JSON.stringify(validation.site!.data)).not.toMatch(new RegExp(`"${service}["#?]`));
    const app = await createApp({
      folder: site,
      thirdParties: {},
      locale: english,
      redirects: validation.redirects,
    });
    onTestFinished(() => app.close());
    const answer = await app.inject(`${service}?from=mail`);
    expect([answer.statusCode, answer.headers['location']]).toEqual([308, `${renamed}?from=mail`]);
  },
);
