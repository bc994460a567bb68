import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { readProject } from '../../src/site-build/read-project.ts';
import { jsonFiles } from '../../src/core/content/json-files.ts';
import { migrateFiles } from '../../src/authoring/migrations/migrate.ts';
import { inFiles, inSections, within } from '../../src/authoring/migrations/places.ts';
import { removeKey, renameKey } from '../../src/authoring/migrations/steps.ts';
import { root } from './project.ts';

/** A migration of a project, for keys that any site may have. */
const forwards = `import { inSections, renameKey, within } from '${pathToFileURL(root).href}/src/api/migration.ts';

export const migration = {
  number: 1,
  title: 'Some keys have clearer names.',
  steps: [
    renameKey(inSections('page-head'), 'crumbs', 'breadcrumbs'),
    renameKey(within(inSections('price-table'), 'rows', '*'), 'depends', 'dependsOn'),
    renameKey(inSections('receipt'), 'without', 'withoutReceipt'),
  ],
  examples: [],
};
`;

/** Its inverse. */
const backwards = [
  removeKey(inFiles('site'), 'contentVersions'),
  renameKey(inSections('page-head'), 'breadcrumbs', 'crumbs'),
  renameKey(within(inSections('price-table'), 'rows', '*'), 'dependsOn', 'depends'),
  renameKey(inSections('receipt'), 'withoutReceipt', 'without'),
];

/** Adds a migration to a project. */
export function addMigration(site: string): void {
  mkdirSync(path.join(site, 'src/migrations'), { recursive: true });
  writeFileSync(path.join(site, 'src/migrations/0001-clearer-names.ts'), forwards);
}

/** Gives a site's content the keys from before that migration, which the schemas do not have. */
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
