import path from 'node:path';
import type { Migration } from '../authoring/migrations/migration.ts';
import { MIGRATIONS } from '../authoring/migrations/migrations.ts';
import { findCode } from './code/code-places.ts';
import { importOnce, type ImportModule } from './code/import-module.ts';
import type { Roots } from './roots.ts';

/**
 * All migrations of a site's content, in order: those of the engine, of extensions (src/<name>/migrations/0001-….ts) and of
 * the project (src/migrations/0001-….ts). A file exports one as `migration`.
 */
export async function loadMigrations(
  roots: Roots,
  importModule: ImportModule = importOnce,
): Promise<readonly Migration[]> {
  const found = findCode(roots, 'src/{,!(authoring)/}migrations/[0-9]*.ts');
  const added = found.map(async ({ root, path: file }) => {
    const { migration } = (await importModule(path.join(root, file))) as { migration: Migration };
    return { ...migration, owner: /^src\/([^/]+)\/migrations\//.exec(file)?.[1] ?? 'project' };
  });
  return [...MIGRATIONS, ...(await Promise.all(added))];
}
