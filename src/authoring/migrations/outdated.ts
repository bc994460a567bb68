import { jsonFiles, type JsonFile } from '../../core/content/json-files.ts';
import type { Diagnostic } from '../../core/diagnostic.ts';
import { editableData } from '../edits/open-json.ts';
import { readJson } from '../../core/json/json-source.ts';
import type { VersionCache } from '../../core/file-cache.ts';
import type { Project, ProjectFile } from '../../core/project.ts';
import type { FindOutdated } from '../../core/validate-with.ts';
import type { SchemaSet } from '../../core/schema/compose-schema.ts';
import { schemaId } from '../../core/schema/schema-files.ts';
import {
  ENGINE,
  findPending,
  newestVersions,
  readVersions,
  VERSION,
  VERSIONS,
  type ContentVersions,
} from './content-versions.ts';
import { migrateFiles, type RefusedFile } from './migrate.ts';
import type { Migration } from './migration.ts';

/** Content that has not been through all migrations. */
export interface Outdated {
  /** The numbers of its last migrations. */
  from: ContentVersions;
  /** The numbers of the newest migrations. */
  to: ContentVersions;
  pending: readonly Migration[];
  /** The changed texts by path, or the file that can't be changed. */
  migrated: Map<string, string> | RefusedFile;
  /** Files that can't be parsed, and must be corrected first. */
  unreadable: readonly string[];
}

/**
 * Finds the pending migrations of a site's content, and what they change in it.
 * @returns undefined if none is pending, or if that is unknown: without a readable _site.json, or with
 *   schemas that are not this engine's, as in tests
 */
export function outdatedContent(
  project: Project,
  set: SchemaSet,
  migrations: readonly Migration[],
): Outdated | undefined {
  const from = readVersions(project.site);
  if (!from || findPending(migrations, from).length === 0 || !knowsVersions(set)) return undefined;
  return outdatedFiles(jsonFiles(project), from, migrations);
}

/**
 * Returns the check of a site's version for validation: one diagnostic if pending migrations change the
 * content, or if this code does not know the content's version.
 */
export function versionCheck(migrations: readonly Migration[]): FindOutdated {
  return (project, set, versionCache) => {
    const outdated = outdatedUncached(project, set, migrations, versionCache);
    const diagnostic = versionDiagnostic(project, set, migrations, outdated);
    return diagnostic && { diagnostic, unreadable: outdated?.unreadable ?? [] };
  };
}

/**
 * Like `outdatedContent`, without the files that need no migration according to the cache: enough to decide whether
 * a migration is pending.
 */
function outdatedUncached(
  project: Project,
  set: SchemaSet,
  migrations: readonly Migration[],
  versionCache: VersionCache,
): Outdated | undefined {
  const from = readVersions(project.site);
  if (!from || findPending(migrations, from).length === 0) return undefined;
  const key = JSON.stringify(from);
  const isOpen = (file: ProjectFile) => !versionCache.isUpToDate(file, key);
  const pages = project.pages.filter(isOpen);
  const unrouted = (project.unrouted ?? []).filter(isOpen);
  const outdated = outdatedContent({ ...project, pages, unrouted }, set, migrations);
  if (outdated && changesNothing(outdated) && outdated.unreadable.length === 0)
    for (const file of [...pages, ...unrouted]) versionCache.noteUpToDate(file, key);
  return outdated;
}

/**
 * The pending migrations of files whose version is known, such as those of an older branch.
 * @param files only readable ones are changed
 * @param isWanted whether a file should be changed; the other files only supply shared sections
 */
export function outdatedFiles(
  files: readonly JsonFile[],
  from: ContentVersions,
  migrations: readonly Migration[],
  isWanted: (file: JsonFile) => boolean = () => true,
): Outdated {
  const pending = findPending(migrations, from);
  const { readable = [], unreadable = [] } = Object.groupBy(files, (file) =>
    canBeRead(file) ? 'readable' : 'unreadable',
  );
  const wantedFiles = readable.filter((file) => isWanted(file) || file.kind === 'section');
  const migrated = migrateFiles(wantedFiles, pending);
  if (migrated instanceof Map)
    for (const file of wantedFiles) if (!isWanted(file)) migrated.delete(file.path);
  const unreadablePaths = unreadable.filter(isWanted).map(({ path }) => path);
  return { from, to: newestVersions(migrations), pending, migrated, unreadable: unreadablePaths };
}

/** The diagnostic about the number in _site.json: migrations are pending, or the engine does not know the number. */
function versionDiagnostic(
  { site }: Project,
  set: SchemaSet,
  migrations: readonly Migration[],
  outdated: Outdated | undefined,
): Diagnostic | undefined {
  const newest = newestVersions(migrations);
  const from = readVersions(site) ?? {};
  // A copy of the content, without the project's code, has no migrations of the project.
  const knownVersions: ContentVersions = { project: Infinity, ...newest };
  const ownerWithNewer = Object.keys(from).find((owner) => from[owner]! > (knownVersions[owner] ?? 0));
  // Content that needs no change is valid, whatever its number is.
  if (ownerWithNewer === undefined && (!outdated || changesNothing(outdated))) return undefined;
  if (!site || !knowsVersions(set)) return undefined;
  const owner = ownerWithNewer ?? outdated?.pending[0]?.owner ?? ENGINE;
  const key = owner === ENGINE ? [VERSION] : [VERSIONS, owner];
  const place = { file: site.path, ...readJson(site).locate(key, 'value') };
  const content = owner === ENGINE ? 'The content is' : `The content of "${owner}" is`;
  if (!Object.hasOwn(newest, owner))
    return {
      ...place,
      severity: 'error',
      code: 'newer-content',
      message: `${content} at version ${from[owner]}, but no code here has migrations of that name.`,
      hint: `Install the extension "${owner}", or remove its number.`,
    };
  if (ownerWithNewer !== undefined || !outdated)
    return {
      ...place,
      severity: 'error',
      code: 'newer-content',
      message: `${content} at version ${from[owner]}, but the ${owner === ENGINE ? 'engine' : 'code'} knows versions only up to ${newest[owner]}.`,
      hint: 'Use the engine for which this content was written, or a newer one.',
    };
  const states = `${content} at version ${from[owner] ?? 0}, and the schemas are at ${newest[owner]}`;
  const titles = outdated.pending.map((each) => ` ${migrationTitle(each)}`).join('');
  return {
    ...place,
    severity: 'error',
    code: 'outdated-content',
    message: `${states}: some keys have new names.`,
    hint: `Run \`npm run migrate\`, which shows what it changes before it writes.${titles}`,
  };
}

/** A migration in words: its number and title, and its owner unless that is the engine. */
export function migrationTitle({ owner, number, title }: Migration): string {
  return `${owner ? `${owner} ` : ''}${number}. ${title}`;
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
