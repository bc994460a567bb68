import { cachedSchemas } from '../../site-build/cached-schemas.ts';
import { loadMigrations } from '../../site-build/load-migrations.ts';
import { readProject } from '../../site-build/read-project.ts';
import type { Roots } from '../../site-build/roots.ts';
import { jsonFiles } from '../../core/content/json-files.ts';
import { readJson } from '../../core/json/json-source.ts';
import type { Migration } from '../../authoring/migrations/migration.ts';
import { readVersions, withVersions } from '../../authoring/migrations/content-versions.ts';
import {
  migrationTitle,
  outdatedContent,
  outdatedFiles,
  type Outdated,
} from '../../authoring/migrations/outdated.ts';
import type { Project, ProjectFile } from '../../core/project.ts';
import { proposePlan } from '../content/plan/propose.ts';
import { filesBelow } from '../content/files-below.ts';
import type { CommandContext, ExitCode } from '../../command/command.ts';
import { asSeenFrom } from '../report/as-seen-from.ts';
import { noteTranslations } from './note-translations.ts';
import { migrateOptions, type MigrateOptions, type MigrateValues } from './options.ts';
import { compareContent } from '../../authoring/compare/compare-content.ts';
import type { SchemaSet } from '../../core/schema/compose-schema.ts';

/**
 * The command `npm run migrate`: applies pending migrations to a site's content. It shows the changes in words, and
 * writes them after confirmation: all files or none.
 * @param call `--yes` confirms in advance, `--check` only reports whether the content is outdated, `--from` migrates
 *   single older files, such as those of an older branch
 * @param givenMigrations the migrations. Default: those of the engine, extensions and the project
 * @returns the exit code: 0; 1 if files can't be migrated, or `--check` finds outdated ones; 2 for an invalid call
 */
export async function migrateCommand(
  call: CommandContext<MigrateValues>,
  givenMigrations?: readonly Migration[],
): Promise<ExitCode> {
  const { roots, out, err } = call;
  const migrations = givenMigrations ?? (await loadMigrations(roots));
  const options = migrateOptions(call.values, call.positionals);
  const project = await readProject(roots);
  const { site } = project;
  if (!site || readJson(site).data === undefined) {
    err('The version of the content is unknown: pages-config/_site.json is missing or can’t be read.\n');
    return 1;
  }
  const set = await cachedSchemas(roots, project.schemas);
  const outdated = options.only
    ? outdatedNamedFiles(roots, project, options.only, migrations)
    : outdatedContent(project, set, migrations);
  if (!outdated) {
    out('The content is up to date: there is nothing to migrate.\n');
    return 0;
  }
  const texts = migratedTexts(roots, outdated, options.only ? undefined : site);
  if ('refused' in texts) {
    err(`Nothing is changed: ${texts.refused}\n`);
    return 1;
  }
  if (texts.size === 0) {
    out('These files are up to date.\n');
    return 0;
  }
  const subject = options.only ? 'These files go' : 'The content goes';
  const lines = [...describeMigrations(outdated, subject), ...describeChanges(roots, set, project, texts)];
  const finalTexts = noteTranslations(project, texts);
  if (!options.check)
    return proposePlan(
      call,
      { texts: finalTexts, renames: [], removes: [], descriptions: lines },
      options.yes,
    );
  out(lines.map((line) => `${line}\n`).join(''));
  err('The content is older than the schemas: run `npm run migrate`.\n');
  return 1;
}

/** The files named in the call, with the version from `--from`. */
function outdatedNamedFiles(
  roots: Roots,
  project: Project,
  { from, paths }: NonNullable<MigrateOptions['only']>,
  migrations: readonly Migration[],
): Outdated {
  const wantedPaths = new Set(filesBelow(roots, project, paths).map(({ path }) => path));
  const versions = { ...readVersions(project.site), ...from };
  return outdatedFiles(jsonFiles(project), versions, migrations, ({ path }) => wantedPaths.has(path));
}

/** The new texts with the version number, or a refusal. */
function migratedTexts(
  roots: Roots,
  { to, migrated, unreadable }: Outdated,
  site: ProjectFile | undefined,
): Map<string, string> | { refused: string } {
  if (unreadable.length > 0) {
    const names = unreadable.map((file) => asSeenFrom(roots, file)).join(', ');
    return {
      refused: `${names} can’t be read. First correct the errors that \`npm run validate\` reports there.`,
    };
  }
  if (!(migrated instanceof Map))
    return { refused: `${asSeenFrom(roots, migrated.file)}: ${migrated.refused}` };
  if (!site) return migrated;
  return new Map([...migrated, [site.path, withVersions(migrated.get(site.path) ?? site.text, to)]]);
}

function describeMigrations({ from, to, pending }: Outdated, subject: string): string[] {
  const owners = new Set(pending.map(({ owner = '' }) => owner));
  const spans = [...owners].map(
    (owner) => `from version ${from[owner] ?? 0} to ${to[owner]}${owner && ` (${owner})`}`,
  );
  return [`${subject} ${spans.join(', ')}:`, ...pending.map((each) => `  ${migrationTitle(each)}`), ''];
}

/** The changes in sentences: each sentence once, with the numbers of occurrences and files. */
function describeChanges(
  roots: Roots,
  set: SchemaSet,
  project: Project,
  texts: ReadonlyMap<string, string>,
): string[] {
  const before = jsonFiles(project).filter(({ path }) => texts.has(path));
  const after = [...texts].map(([path, text]) => ({ path, text }));
  const places = compareContent(set, before, after, undefined).flatMap(({ file, descriptions }) =>
    descriptions.map((sentence) => ({ file: asSeenFrom(roots, file), sentence: withoutNumbers(sentence) })),
  );
  return [...Map.groupBy(places, ({ sentence }) => sentence)].map(([sentence, occurrences]) => {
    const [first = '', ...otherFiles] = new Set(occurrences.map(({ file }) => file));
    const times = occurrences.length > otherFiles.length + 1 ? `, ${occurrences.length} times` : '';
    return `${sentence} (${first}${otherFiles.length === 0 ? '' : ` and ${otherFiles.length} more`}${times})`;
  });
}

/** A sentence without indices: a renamed key is renamed in all entries of its list. */
function withoutNumbers(sentence: string): string {
  return / is called \w+ now$/.test(sentence) ? sentence.replace(/ \d+(?= › )/g, '') : sentence;
}
