import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readProject } from '../../src/site-build/read-project.ts';
import { jsonFiles } from '../../src/core/content/json-files.ts';
import { migrateFiles } from '../../src/authoring/migrations/migrate.ts';
import { inFiles, inSections, inTemplates, within } from '../../src/authoring/migrations/places.ts';
import { removeKey, renameKey, renameValue } from '../../src/authoring/migrations/steps.ts';
import { root } from './project.ts';

/* The inverse of the first migration, for keys that any site may have. */
const services = within(inFiles('site'), 'services');
const backwards = [
  removeKey(inFiles('site'), 'contentVersion'),
  renameKey(services, 'breadcrumbs', 'crumbs'),
  renameKey(within(inFiles('site'), 'counts', '*'), 'reason', 'why'),
  renameKey(inTemplates('service'), 'reasons', 'apart'),
  renameKey(inTemplates('service'), 'layout', 'rhythm'),
  renameValue(inTemplates('service'), 'rhythm', { 'process-early': 'steps', 'process-first': 'course' }),
  renameValue(inTemplates('service'), 'rhythm', {
    'before-after-first': 'proof',
    'sample-quote-early': 'quote',
  }),
  renameKey(within(inSections('price-table'), 'rows', '*'), 'dependsOn', 'depends'),
  renameKey(inSections('receipt'), 'withoutReceipt', 'without'),
];

/** Gives a site's content the keys from before the first migration, which the schemas no longer have. */
export async function ageContent(site: string): Promise<void> {
  const files = jsonFiles(await readProject({ engine: root, site }));
  const texts = migrateFiles(files, [{ number: 1, title: 'Backwards.', steps: backwards, examples: [] }]);
  if (!(texts instanceof Map)) throw new Error(`${texts.file}: ${texts.refused}`);
  for (const [file, text] of texts) writeFileSync(path.join(site, file), text);
}

/** The texts of all JSON files of a site's content, by their paths. */
export async function readSiteTexts(site: string): Promise<Record<string, string>> {
  const files = jsonFiles(await readProject({ engine: root, site }));
  return Object.fromEntries(
    files.map(({ path: file }) => [file, readFileSync(path.join(site, file), 'utf8')]),
  );
}
