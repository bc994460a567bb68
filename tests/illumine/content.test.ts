import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { validateSite } from '../../src/build/validate-site.ts';
import { createApp } from '../../src/server/app.ts';
import { contentCommand } from '../../src/tools/content/content-command.ts';
import { english } from '../helpers/english.ts';
import { root } from '../helpers/project.ts';

test('renaming /sop is one command: no further edit, no error, and its old address leads on', async () => {
  const site = mkdtempSync(path.join(os.tmpdir(), 'rename-'));
  onTestFinished(() => rmSync(site, { recursive: true }));
  cpSync(path.join(root, 'pages-config'), path.join(site, 'pages-config'), { recursive: true });
  const roots = { engine: root, site };
  const before = (await validateSite(roots)).validation.diagnostics.length;
  const silent = { roots, out: () => undefined, err: () => undefined };
  const args = ['mv', '/sop', '/statement-of-purpose', '--yes'];
  expect(await contentCommand({ ...silent, args })).toBe(0);
  expect(existsSync(path.join(site, 'pages-config/sop.json'))).toBe(false);
  const { validation } = await validateSite(roots);
  expect(validation.diagnostics).toHaveLength(before);
  expect(validation.pages.map(({ route }) => route)).toContain('/statement-of-purpose');
  expect(JSON.stringify(validation.site!.data)).not.toMatch(/"\/sop["#?]/);
  const app = await createApp({
    folder: site,
    thirdParties: {},
    locale: english,
    redirects: validation.redirects,
  });
  onTestFinished(() => app.close());
  const answer = await app.inject('/sop?from=mail');
  expect([answer.statusCode, answer.headers['location']]).toEqual([308, '/statement-of-purpose?from=mail']);
});
