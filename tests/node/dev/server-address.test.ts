import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ViteDevServer } from 'vite';
import { startDevServer } from '../../../src/site-build/dev/dev-server.ts';
import { addressInDevelopment } from '../../../src/site-build/server-address.ts';
import { SchemaHelp } from '../../../src/tools/lsp/schema-help.ts';
import { root } from '../../helpers/project.ts';
import { copySmallSite, type SmallSite } from '../../helpers/small-site.ts';
import { captureOutput } from '../../../src/tools/testing/capture-output.ts';

/* Other commands, and the editor's help, link to the real address of a site's development server. */
let site: SmallSite;
let server: ViteDevServer;
const roots = () => ({ engine: root, site: site.root });

beforeAll(() => {
  site = copySmallSite();
});

afterAll(async () => {
  // Vite reports an error if the server is closed during its start.
  await server.environments.client.depsOptimizer?.scanProcessing;
  await server.close();
  site.remove();
});

test('while no server runs, the default address is used', () => {
  expect(addressInDevelopment(roots())).toBe('http://localhost:5173');
});

test('while a server runs, `new` and the editor’s help use its address', async () => {
  server = await startDevServer(roots(), { port: 0, host: '127.0.0.1', logLevel: 'warn' });
  const { origin } = new URL(server.resolvedUrls!.local[0]!);
  expect(origin).not.toMatch(/:(5173|0)$/);
  expect(addressInDevelopment(roots())).toBe(origin);
  const { stdout } = await captureOutput('new', roots(), ['page', 'opening-days']);
  expect(stdout).toContain(`See it at ${origin}/opening-days, with`);
  const hover = await new SchemaHelp(roots()).hover(
    { kind: 'page', text: '{ "$schema": "page.json" }' },
    { line: 0, character: 4 },
  );
  expect(JSON.stringify(hover)).toContain(`${origin}/_sections`);
}, 60_000);
