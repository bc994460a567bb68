import { jsonFiles, type JsonFile } from '../content/json-files.ts';
import type { JsonObject } from '../content/valid-page.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { insertKey, setValue } from '../edits/json-edits.ts';
import { editableData, openJson } from '../edits/open-json.ts';
import { applyEdits } from '../edits/text-edit.ts';
import { readJson } from '../json/json-source.ts';
import type { Project, ProjectFile } from '../project.ts';
import type { SchemaSet } from '../schema/compose-schema.ts';
import { idOf } from '../schema/schema-files.ts';
import { migrateFiles, type RefusedFile } from './migrate.ts';
import type { Migration } from './migration.ts';

/** Content that has not been through all migrations. */
export interface Outdated {
  /** The number of the last migration that it has been through; 0 for none. */
  from: number;
  /** The number that it is to have. */
  to: number;
  pending: readonly Migration[];
  /** What the migrations change, by the paths of the files; or which file they can’t change. */
  migrated: Map<string, string> | RefusedFile;
  /** The files that can’t be read, which have to be mended first. */
  unreadable: readonly string[];
}

/** The key of _site.json that holds the number. */
const VERSION = 'contentVersion';

/**
 * What a site’s content has before it.
 * @returns nothing where it has been through all migrations, or where nobody can say: without a file of the site, with one
 *   that can’t be read, or by schemas that are none of this engine’s, such as those of a test
 */
export function outdatedContent(
  project: Project,
  set: SchemaSet,
  migrations: readonly Migration[],
): Outdated | undefined {
  const from = versionOf(project.site);
  const to = newestOf(migrations);
  if (from === undefined || from >= to || !knowsVersions(set)) return undefined;
  return outdatedFiles(jsonFiles(project), from, migrations);
}

/** Remembers in which files migrations have found nothing: to read thousands of them again takes seconds. */
export interface MigrationMemory {
  /**
   * Whether migrations have found nothing to change in a file as it is now.
   * @param from the version of the content, whose later migrations they are
   */
  isUpToDate(file: ProjectFile, from: number): boolean;
  noteUpToDate(file: ProjectFile, from: number): void;
}

/** The same, but for pages in which migrations are known to find nothing: whether anything waits, and which faults it has. */
export function waitingContent(
  project: Project,
  set: SchemaSet,
  migrations: readonly Migration[],
  memory: MigrationMemory,
): Outdated | undefined {
  const from = versionOf(project.site);
  if (from === undefined) return undefined;
  if (from >= newestOf(migrations)) return undefined;
  const isOpen = (file: ProjectFile) => !memory.isUpToDate(file, from);
  const pages = project.pages.filter(isOpen);
  const unrouted = (project.unrouted ?? []).filter(isOpen);
  const outdated = outdatedContent({ ...project, pages, unrouted }, set, migrations);
  if (outdated && changesNothing(outdated) && outdated.unreadable.length === 0)
    for (const file of [...pages, ...unrouted]) memory.noteUpToDate(file, from);
  return outdated;
}

/**
 * The same for files of which it is known how old they are, such as those of a branch from before.
 * @param files of which only those change that can be read
 * @param isWanted whether a file is to be changed; the others say what the sections are that pages share
 */
export function outdatedFiles(
  files: readonly JsonFile[],
  from: number,
  migrations: readonly Migration[],
  isWanted: (file: JsonFile) => boolean = () => true,
): Outdated {
  const pending = migrations.filter(({ number }) => number > from);
  const { readable = [], unreadable = [] } = Object.groupBy(files, (file) =>
    canBeRead(file) ? 'readable' : 'unreadable',
  );
  const wanted = readable.filter((file) => isWanted(file) || file.kind === 'section');
  const migrated = migrateFiles(wanted, pending);
  if (migrated instanceof Map) for (const file of wanted) if (!isWanted(file)) migrated.delete(file.path);
  const faulty = unreadable.filter(isWanted).map(({ path }) => path);
  return { from, to: newestOf(migrations), pending, migrated, unreadable: faulty };
}

/** The number of the newest migration, at which new content is written. */
export function newestOf(migrations: readonly Migration[]): number {
  return migrations.at(-1)?.number ?? 0;
}

/** The number that a site’s file says; 0 where it says none, undefined where it can’t be read. */
function versionOf(site: ProjectFile | null): number | undefined {
  const data = site && (readJson(site).data as JsonObject | undefined);
  if (!data) return undefined;
  const version = data[VERSION];
  return Number.isInteger(version) ? Number(version) : 0;
}

/** The text of a site’s file with another number, which comes first where it had none. */
export function withVersion(text: string, number: number): string {
  const { data } = openJson(text) as { data?: JsonObject };
  const edited =
    data && Object.hasOwn(data, VERSION)
      ? setValue(text, [VERSION], number)
      : insertKey(text, [], VERSION, number, data && Object.hasOwn(data, '$schema') ? '$schema' : null);
  if ('refused' in edited) throw new Error(edited.refused);
  return applyEdits(text, edited.edits);
}

/**
 * What is told of the number in _site.json: that migrations are waiting, or that it is one of which this engine knows
 * nothing.
 */
export function versionFault(
  { site }: Project,
  set: SchemaSet,
  migrations: readonly Migration[],
  outdated: Outdated | undefined,
): Diagnostic | undefined {
  const newest = newestOf(migrations);
  const from = versionOf(site) ?? 0;
  // Content that migrations find nothing in is as today’s schemas want it, whatever its number is.
  if (outdated ? changesNothing(outdated) : from <= newest) return undefined;
  if (!site || !knowsVersions(set)) return undefined;
  const place = { file: site.path, ...readJson(site).locate([VERSION], 'value') };
  if (!outdated)
    return {
      ...place,
      severity: 'error',
      code: 'newer-content',
      message: `The content is at version ${from}, but the engine knows versions only up to ${newest}.`,
      hint: 'Take the engine that this content was written for, or a newer one.',
    };
  const states = `The content is at version ${from}, and the schemas are at ${newest}`;
  const titles = outdated.pending.map(({ number, title }) => ` ${number}. ${title}`).join('');
  return {
    ...place,
    severity: 'error',
    code: 'outdated-content',
    message: `${states}: some keys have new names.`,
    hint: `Run \`npm run migrate\`, which shows what it changes before it writes.${titles}`,
  };
}

function knowsVersions(set: SchemaSet): boolean {
  return set.documents.get(idOf('site'))?.schema.properties?.[VERSION] !== undefined;
}

/** Whether a file can be edited, and holds an object. */
function canBeRead(file: ProjectFile): boolean {
  return !('refused' in editableData(file.text)) && readJson(file).data !== undefined;
}

/** Whether the migrations find nothing to change. */
function changesNothing({ migrated }: Outdated): boolean {
  return migrated instanceof Map && migrated.size === 0;
}
