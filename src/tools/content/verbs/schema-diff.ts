import { readSchemaFiles } from '../../../site-build/read-schema-files.ts';
import { readReleasedFiles } from '../../../site-build/generate/released-file.ts';
import { readProject } from '../../../site-build/read-project.ts';
import { jsonFiles } from '../../../core/content/json-files.ts';
import { loadMigrations } from '../../../site-build/load-migrations.ts';
import { describeSchemaChange, compareSchemas } from '../../../authoring/schema-changes/compare-schemas.ts';
import { findChangePlaces } from '../../../authoring/schema-changes/change-places.ts';
import { UnknownCommitError } from '../../check/changes/changed-files.ts';
import { asSeenFrom } from '../../report/as-seen-from.ts';
import { schemasAt } from '../changes/schemas-at.ts';
import { defineCommand, UsageError } from '../../../command/command.ts';

/** The command that lists changes of the schemas that break content. */
export const schemaDiff = defineCommand({
  name: 'schema-diff',
  summary:
    'lists changes of the schemas since a commit (or since their release) that break content, with the place and the migration',
  takes: '[REV]',
  options: {},
  run: async ({ roots, positionals, out, err }) => {
    const [since, ...more] = positionals;
    if (more.length > 0) throw new UsageError('Name one commit, branch or tag to compare with.');
    const earlier = await (
      since === undefined ? readReleasedFiles(roots.engine) : schemasAt(roots.engine, since)
    ).catch((error: unknown) => {
      if (!(error instanceof UnknownCommitError)) throw error;
      err(`${error.message}\n`);
      return undefined;
    });
    if (!earlier) return 1;
    const engine = { engine: roots.engine, site: roots.engine };
    const { before, changes } = compareSchemas(
      earlier,
      readSchemaFiles(engine),
      await loadMigrations(engine),
    );
    const files = jsonFiles(await readProject(roots));
    const places = findChangePlaces(
      changes.map(({ change }) => change),
      before,
      files,
    );
    for (const covered of changes) {
      out(`${describeSchemaChange(covered)}\n`);
      for (const { file, line, column } of places.get(covered.change) ?? [])
        out(`  ${asSeenFrom(roots, file)}:${line}:${column}\n`);
    }
    const missing = changes.filter(({ problem }) => problem !== undefined).length;
    const breaking = changes.filter(({ isHarmless }) => !isHarmless).length;
    const of = `${breaking} ${breaking === 1 ? 'change breaks' : 'changes break'} content`;
    out(
      breaking === 0
        ? 'No change of the schemas breaks content.\n'
        : `${of}; ${missing} without a migration.\n`,
    );
    return missing > 0 ? 1 : 0;
  },
});
