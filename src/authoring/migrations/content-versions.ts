import { insertKey, setValue } from '../edits/json-edits.ts';
import { openJson } from '../edits/open-json.ts';
import { applyEdits } from '../edits/text-edit.ts';
import type { JsonObject } from '../../core/content/valid-page.ts';
import { readJson } from '../../core/json/json-source.ts';
import type { ProjectFile } from '../../core/project.ts';
import type { Migration } from './migration.ts';

/** A migration number for each owner, by the owner's name; the engine's name is empty. A missing owner has 0. */
export type ContentVersions = Readonly<Record<string, number>>;

/** The key of _site.json with the number of the engine's last migration. */
export const VERSION = 'contentVersion';
/** The key of _site.json with the numbers of other owners, such as extensions. */
export const VERSIONS = 'contentVersions';

/** The name of the engine among the owners. */
export const ENGINE = '';

/** The number of the newest migration of each owner, which new content gets. */
export function newestVersions(migrations: readonly Migration[]): ContentVersions {
  const numbers = migrations.map(({ owner = ENGINE, number }) => [owner, number] as const);
  return Object.fromEntries([[ENGINE, 0], ...numbers]);
}

/** The migrations that are not yet applied to content of these versions. */
export function findPending(migrations: readonly Migration[], from: ContentVersions): Migration[] {
  return migrations.filter(({ owner = ENGINE, number }) => number > (from[owner] ?? 0));
}

/** The numbers in a site's file; undefined if the file can't be read. */
export function readVersions(site: ProjectFile | null): ContentVersions | undefined {
  const data = site && (readJson(site).data as JsonObject | undefined);
  if (!data) return undefined;
  const others = data[VERSIONS];
  const written = Object.entries(typeof others === 'object' && others !== null ? others : {});
  return Object.fromEntries(
    [...written, [ENGINE, data[VERSION]] as const].filter(([, version]) => Number.isInteger(version)),
  ) as ContentVersions;
}

/** The text of a site's file with the numbers of all owners; a new key comes first. The engine's 0 is not written. */
export function withVersions(text: string, { [ENGINE]: number, ...others }: ContentVersions): string {
  const withEngineNumber = number ? withKey(text, VERSION, number, '$schema') : text;
  if (Object.keys(others).length === 0) return withEngineNumber;
  const { data } = openJson(withEngineNumber) as { data: JsonObject };
  return withKey(
    withEngineNumber,
    VERSIONS,
    { ...(data[VERSIONS] as object | undefined), ...others },
    Object.hasOwn(data, VERSION) ? VERSION : '$schema',
  );
}

/** @param after the key that a new one follows, if it is there */
function withKey(text: string, key: string, value: unknown, after: string): string {
  const { data } = openJson(text) as { data?: JsonObject };
  const edited =
    data && Object.hasOwn(data, key)
      ? setValue(text, [key], value)
      : insertKey(text, [], key, value, data && Object.hasOwn(data, after) ? after : null);
  if ('refused' in edited) throw new Error(edited.refused);
  return applyEdits(text, edited.edits);
}
