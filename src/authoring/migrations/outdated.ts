import { jsonFiles, type JsonFile } from '../../core/content/json-files.ts';
import type { JsonObject } from '../../core/content/valid-page.ts';
import type { Diagnostic } from '../../core/diagnostic.ts';
import { insertKey, setValue } from '../edits/json-edits.ts';
import { editableData, openJson } from '../edits/open-json.ts';
import { applyEdits } from '../edits/text-edit.ts';
import { readJson } from '../../core/json/json-source.ts';
import type { VersionCache } from '../../core/file-cache.ts';
import type { Project, ProjectFile } from '../../core/project.ts';
import type { FindOutdated } from '../../core/validate-with.ts';
import type { SchemaSet } from '../../core/schema/compose-schema.ts';
import { schemaId } from '../../core/schema/schema-files.ts';
import { migrateFiles, type RefusedFile } from './migrate.ts';
import type { Migration } from './migration.ts';
import { MIGRATIONS } from './migrations.ts';

/** Content that has not been through all migrations. */
export interface Outdated {
  /** The number of its last migration; 0 for none. */
  from: number;
  /** The number of the newest migration. */
  to: number;
  pending: readonly Migration[];
  /** The changed texts by path, or the file that can't be changed. */
  migrated: Map<string, string> | RefusedFile;
  /** Files that can't be parsed, and must be corrected first. */
  unreadable: readonly string[];
}

/** The key of _site.json with the number. */
const VERSION = 'contentVersion';

/**
 * Finds the pending migrations of a site's content.
 * @returns undefined if none is pending, or if that is unknown: without a readable _site.json, or with
 *   schemas that are not this engine's, as in tests
 */
export function outdatedContent(
  project: Project,
  set: SchemaSet,
  migrations: readonly Migration[],
): Outdated | undefined {
  const from = readVersion(project.site);
  const to = newestNumber(migrations);
  if (from === undefined || from >= to || !knowsVersions(set)) return undefined;
  return outdatedFiles(jsonFiles(project), from, migrations);
}

/**
 * Checks a site's version during validation: returns one diagnostic if migrations are pending, or if the
 * engine does not know the version.
 */
export const findOutdated: FindOutdated = (project, set, versionCache) => {
  const outdated = waitingContent(project, set, MIGRATIONS, versionCache);
  const diagnostic = versionDiagnostic(project, set, MIGRATIONS, outdated);
  return diagnostic && { diagnostic, unreadable: outdated?.unreadable ?? [] };
};

/**
 * The content without files that are known to need no migration: it is enough for deciding whether a
 * migration is pending.
 */
function waitingContent(
  project: Project,
  set: SchemaSet,
  migrations: readonly Migration[],
  versionCache: VersionCache,
): Outdated | undefined {
  const from = readVersion(project.site);
  if (from === undefined) return undefined;
  if (from >= newestNumber(migrations)) return undefined;
  const isOpen = (file: ProjectFile) => !versionCache.isUpToDate(file, from);
  const pages = project.pages.filter(isOpen);
  const unrouted = (project.unrouted ?? []).filter(isOpen);
  const outdated = outdatedContent({ ...project, pages, unrouted }, set, migrations);
  if (outdated && changesNothing(outdated) && outdated.unreadable.length === 0)
    for (const file of [...pages, ...unrouted]) versionCache.noteUpToDate(file, from);
  return outdated;
}

/**
 * The pending migrations of files whose version is known, such as those of an older branch.
 * @param files only readable ones are changed
 * @param isWanted whether a file should be changed; the other files only supply shared sections
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
  const invalid = unreadable.filter(isWanted).map(({ path }) => path);
  return { from, to: newestNumber(migrations), pending, migrated, unreadable: invalid };
}

/** The number of the newest migration; new content gets it. */
export function newestNumber(migrations: readonly Migration[]): number {
  return migrations.at(-1)?.number ?? 0;
}

/** The number in _site.json; 0 if it has none, undefined if the file can't be read. */
function readVersion(site: ProjectFile | null): number | undefined {
  const data = site && (readJson(site).data as JsonObject | undefined);
  if (!data) return undefined;
  const version = data[VERSION];
  return Number.isInteger(version) ? Number(version) : 0;
}

/** The text of _site.json with another number; a new key becomes the first. */
export function withVersion(text: string, number: number): string {
  const { data } = openJson(text) as { data?: JsonObject };
  const edited =
    data && Object.hasOwn(data, VERSION)
      ? setValue(text, [VERSION], number)
      : insertKey(text, [], VERSION, number, data && Object.hasOwn(data, '$schema') ? '$schema' : null);
  if ('refused' in edited) throw new Error(edited.refused);
  return applyEdits(text, edited.edits);
}

/** The diagnostic about the number in _site.json: migrations are pending, or the engine does not know the number. */
function versionDiagnostic(
  { site }: Project,
  set: SchemaSet,
  migrations: readonly Migration[],
  outdated: Outdated | undefined,
): Diagnostic | undefined {
  const newest = newestNumber(migrations);
  const from = readVersion(site) ?? 0;
  // If content needs no change, it is valid with any older number.
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
  return set.documents.get(schemaId('site'))?.schema.properties?.[VERSION] !== undefined;
}

/** Whether a file can be edited, and contains an object. */
function canBeRead(file: ProjectFile): boolean {
  return !('refused' in editableData(file.text)) && readJson(file).data !== undefined;
}

/** Whether the migrations change nothing. */
function changesNothing({ migrated }: Outdated): boolean {
  return migrated instanceof Map && migrated.size === 0;
}
