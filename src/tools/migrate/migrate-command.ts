import { parseArgs } from 'node:util';
import { recordedSchemas } from '../../build/recorded-schemas.ts';
import { readProject } from '../../build/read-project.ts';
import type { Roots } from '../../build/roots.ts';
import { compareContent } from '../../core/compare/compare-content.ts';
import { jsonFiles } from '../../core/content/json-files.ts';
import { readJson } from '../../core/json/json-source.ts';
import type { Migration } from '../../core/migrations/migration.ts';
import { MIGRATIONS } from '../../core/migrations/migrations.ts';
import { newestOf, outdatedContent, withVersion, type Outdated } from '../../core/migrations/outdated.ts';
import type { Project, ProjectFile } from '../../core/project.ts';
import type { SchemaSet } from '../../core/schema/compose-schema.ts';
import { agree } from '../content/propose.ts';
import type { Call } from '../content/verb.ts';
import { asSeenFrom } from '../report/as-seen-from.ts';
import { noteTranslations } from './note-translations.ts';

const USAGE = 'npm run migrate [-- --yes | --check]';

/**
 * The command `npm run migrate`: takes a site's content through the migrations that it has not been through. It shows what
 * changes, in words, and writes it where that is wanted: all files or none.
 * @param call `--yes` agrees beforehand, `--check` only says whether the content is older than the schemas
 * @returns the exit code: 0; 1 where files can't be migrated, or are older and only checked; 2 where it was not understood
 */
export async function migrateCommand(call: Call, migrations = MIGRATIONS): Promise<0 | 1 | 2> {
  const { roots, out, err } = call;
  const options = optionsOf(call.args);
  if (typeof options === 'string') {
    err(`${options}\n${USAGE}\n`);
    return 2;
  }
  const project = await readProject(roots);
  const { site } = project;
  if (!site || readJson(site).data === undefined) {
    err('Nobody knows how old the content is: pages-config/_site.json is missing or can’t be read.\n');
    return 1;
  }
  const set = await recordedSchemas(roots.engine, project.schemas);
  const outdated = outdatedContent(project, set, migrations);
  if (!outdated) {
    out(`The content is at version ${newestOf(migrations)}: there is nothing to migrate.\n`);
    return 0;
  }
  const texts = textsOf(roots, outdated, site);
  if ('refused' in texts) {
    err(`Nothing is changed: ${texts.refused}\n`);
    return 1;
  }
  const words = [...headOf(outdated), ...changesIn(roots, set, project, texts)];
  const written = noteTranslations(project, texts);
  if (!options.check) return agree(call, { texts: written, renames: [], removes: [], words }, options.yes);
  out(words.map((line) => `${line}\n`).join(''));
  err('The content is older than the schemas: run `npm run migrate`.\n');
  return 1;
}

function optionsOf(args: readonly string[]): { yes: boolean; check: boolean } | string {
  const options = {
    yes: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
  } as const;
  try {
    const { values } = parseArgs({ args: [...args], options });
    return values.yes && values.check ? 'Say --yes or --check.' : values;
  } catch (error) {
    return (error as Error).message;
  }
}

/** What the files say afterwards, the number among it; or why they can't be changed. */
function textsOf(
  roots: Roots,
  { to, migrated, unreadable }: Outdated,
  site: ProjectFile,
): Map<string, string> | { refused: string } {
  if (unreadable.length > 0) {
    const names = unreadable.map((file) => asSeenFrom(roots, file)).join(', ');
    return { refused: `${names} can’t be read. Mend what \`npm run validate\` names there first.` };
  }
  if (!(migrated instanceof Map))
    return { refused: `${asSeenFrom(roots, migrated.file)}: ${migrated.refused}` };
  return new Map([...migrated, [site.path, withVersion(migrated.get(site.path) ?? site.text, to)]]);
}

function headOf({ from, to, pending }: Outdated): string[] {
  const titles = pending.map(({ number, title }: Migration) => `  ${number}. ${title}`);
  return [`The content goes from version ${from} to ${to}:`, ...titles, ''];
}

/** What changes: each sentence once, with how often it is so and in how many files. */
function changesIn(
  roots: Roots,
  set: SchemaSet,
  project: Project,
  texts: ReadonlyMap<string, string>,
): string[] {
  const before = jsonFiles(project).filter(({ path }) => texts.has(path));
  const after = [...texts].map(([path, text]) => ({ path, text }));
  const places = compareContent(set, before, after, undefined).flatMap(({ file, words }) =>
    words.map((sentence) => ({ file: asSeenFrom(roots, file), sentence: withoutNumbers(sentence) })),
  );
  return [...Map.groupBy(places, ({ sentence }) => sentence)].map(([sentence, found]) => {
    const [first = '', ...more] = new Set(found.map(({ file }) => file));
    const times = found.length > more.length + 1 ? `, ${found.length} times` : '';
    return `${sentence} (${first}${more.length === 0 ? '' : ` and ${more.length} more`}${times})`;
  });
}

/** A key that is called otherwise is so in all entries of its list. */
function withoutNumbers(sentence: string): string {
  return / is called \w+ now$/.test(sentence) ? sentence.replace(/ \d+(?= › )/g, '') : sentence;
}
