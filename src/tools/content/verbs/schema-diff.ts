import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { readSchemaFiles } from '../../../site-build/read-schema-files.ts';
import { readReleasedFiles } from '../../../site-build/generate/released-file.ts';
import { readProject } from '../../../site-build/read-project.ts';
import { jsonFiles } from '../../../core/content/json-files.ts';
import { loadMigrations } from '../../../site-build/load-migrations.ts';
import { describeSchemaChange, compareSchemas } from '../../../authoring/schema-changes/compare-schemas.ts';
import { findChangePlaces } from '../../../authoring/schema-changes/change-places.ts';
import { UnknownCommitError } from '../../check/changes/changed-files.ts';
import { asSeenFrom } from '../../report/as-seen-from.ts';
import { defineCommand, UsageError } from '../../../command/command.ts';
import type { ReleasedSchemas } from '../../../authoring/schema-changes/released-schemas.ts';

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
    for (const coveredChange of changes) {
      out(`${describeSchemaChange(coveredChange)}\n`);
      for (const { file, line, column } of places.get(coveredChange.change) ?? [])
        out(`  ${asSeenFrom(roots, file)}:${line}:${column}\n`);
    }
    const missingCount = changes.filter(({ problem }) => problem !== undefined).length;
    const breakingCount = changes.filter(({ isHarmless }) => !isHarmless).length;
    const breakingText = `${breakingCount} ${breakingCount === 1 ? 'change breaks' : 'changes break'} content`;
    out(
      breakingCount === 0
        ? 'No change of the schemas breaks content.\n'
        : `${breakingText}; ${missingCount} without a migration.\n`,
    );
    return missingCount > 0 ? 1 : 0;
  },
});

/**
 * The schemas of a commit, and the numbers of its newest migrations.
 * @param engine the engine's root
 * @param revision a commit, branch or tag
 * @throws UnknownCommitError if there is no such commit
 */
async function schemasAt(engine: string, revision: string): Promise<ReleasedSchemas> {
  const git = async (...args: string[]) => (await run('git', args, { cwd: engine, maxBuffer })).stdout;
  const fileList = await git('ls-tree', '-r', '-z', '--name-only', revision, 'schemas', 'src').catch(
    (error: unknown) => {
      throw new UnknownCommitError(`git has no commit "${revision}" for ${engine}.`, { cause: error });
    },
  );
  const files = fileList.split('\0');
  const schemas = files.filter((file) => SCHEMA.test(file));
  // The files are sorted, so the newest migration of an owner is the last one.
  const versions = files.flatMap((file) => {
    const [, owner = '', number] = /^src\/(?:([^/]+)\/)?migrations\/(\d{4})-[^/]*$/.exec(file) ?? [];
    return number === undefined ? [] : [[owner, Number(number)] as const];
  });
  return {
    versions: Object.fromEntries(versions),
    schemas: await Promise.all(
      schemas.map(async (path) => ({ path, text: await git('show', `${revision}:./${path}`) })),
    ),
  };
}

/** A schema of the engine or an extension; those for editors are not in git. */
const SCHEMA = /^(?:src\/[^/]+\/)?schemas\/.*\.schema\.json$/;

const run = promisify(execFile);
const maxBuffer = 50_000_000;
