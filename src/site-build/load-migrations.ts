import path from 'node:path';
import type { Migration } from '../authoring/migrations/migration.ts';
import { findCode } from './code/code-places.ts';
import { importOnce, type ImportModule } from './code/import-module.ts';
import type { Roots } from './roots.ts';

/**
 * All migrations of a site's content, in order: those of the engine and of the project (src/migrations/0001-….ts), and
 * of extensions (src/<name>/migrations/0001-….ts). A file exports one as `migration`.
 */
export async function loadMigrations(
  roots: Roots,
  importModule: ImportModule = importOnce,
): Promise<readonly Migration[]> {
  const found = findCode(roots, 'src/{,*/}migrations/[0-9]*.ts');
  const loaded = found.map(async ({ root, path: file }) => {
    const { migration } = (await importModule(path.join(root, file))) as { migration: Migration };
    const extension = /^src\/([^/]+)\/migrations\//.exec(file)?.[1];
    const owner = extension ?? (root === roots.engine ? undefined : 'project');
    return owner === undefined ? migration : { ...migration, owner };
  });
  return Promise.all(loaded);
}
