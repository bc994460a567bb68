/** Sets the papers and the sample work. Usage: node scripts/documents.ts [PART OF A FILE NAME] */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { writeDocuments } from '../src/node/documents/write-documents.ts';

const config = fileURLToPath(new URL('../pages-config/', import.meta.url));
const site = JSON.parse(await readFile(`${config}_site.json`, 'utf8')) as { journal: { title: string } };
for (const { file, bytes, changed, pages } of await writeDocuments(
  config,
  site.journal.title,
  process.argv[2],
)) {
  const span = pages ? `, pages ${pages.first}–${pages.last}` : '';
  console.log(`${changed ? 'wrote' : 'same '} ${file} (${(bytes / 1000).toFixed(0)} kB${span})`);
}
