import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ResolvedSite } from '../core/resolved-page.ts';
import { createApp } from './app.ts';

/*
 * The process: reads its settings from the environment, listens, and stops when it is told to.
 * PORT: where it listens (4173). HOST: on which address (127.0.0.1; 0.0.0.0 for all).
 */
const root = path.resolve(import.meta.dirname, '../..');
const folder = path.join(root, 'dist');
const site = JSON.parse(await readFile(path.join(root, 'pages-config/_site.json'), 'utf8')) as Partial<Pick<ResolvedSite, 'thirdParties'>>;
const app = await createApp({ folder, thirdParties: site.thirdParties ?? {} });
const port = Number(process.env['PORT'] ?? 4173);
const host = process.env['HOST'] ?? '127.0.0.1';
await app.listen({ port, host });
console.log(`The site is at http://${host === '127.0.0.1' ? 'localhost' : host}:${port}`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void app.close());
