import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { ReleasedSchemas } from '../../../authoring/schema-changes/released-schemas.ts';
import { UnknownCommitError } from '../../check/changes/changed-files.ts';

/**
 * The schemas of a commit, and the numbers of its newest migrations.
 * @param engine the engine's root
 * @param revision a commit, branch or tag
 * @throws UnknownCommitError if there is no such commit
 */
export async function schemasAt(engine: string, revision: string): Promise<ReleasedSchemas> {
  const git = async (...args: string[]) => (await run('git', args, { cwd: engine, maxBuffer })).stdout;
  const listed = await git('ls-tree', '-r', '-z', '--name-only', revision, 'schemas', 'src').catch(
    (error: unknown) => {
      throw new UnknownCommitError(`git knows no commit "${revision}" for ${engine}.`, { cause: error });
    },
  );
  const files = listed.split('\0');
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
