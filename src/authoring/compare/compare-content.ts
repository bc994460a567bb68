import { readableRedirects } from '../../core/content/redirects.ts';
import { classifyContentFile } from '../../core/content/content-file.ts';
import { readJson } from '../../core/json/json-source.ts';
import { toRoute, parseTranslation } from '../../core/page/routes.ts';
import { isNotFound } from '../../core/page/unrouted-pages.ts';
import type { ProjectFile } from '../../core/project.ts';
import type { FileKind } from '../../core/rules/references.ts';
import type { SchemaSet } from '../../core/schema/compose-schema.ts';
import { compareValues, type ValueDifference } from './compare-values.ts';
import { describeDifference } from './describe-difference.ts';

/** A change of one content file. */
export interface FileChange {
  file: string;
  /** The name that users see: the label in the navigation, or else the title. */
  name: string;
  route?: string;
  kind: 'added' | 'removed' | 'changed' | 'moved';
  /** The previous route. */
  from?: string;
  /** The differences, one sentence each. */
  descriptions: string[];
  /** Whether a visitor of the page sees a difference. */
  isSeen: boolean;
  /** Whether lists of pages may show a difference. */
  isListed: boolean;
}

/**
 * Compares two states of the content, and describes each changed file for people: `content diff` and `migrate`
 * print the result.
 * @param before the old versions of changed and deleted files
 * @param after the new versions of changed and new files
 * @param site the current _site.json, which contains the names of pages
 */
export function compareContent(
  set: SchemaSet,
  before: readonly ProjectFile[],
  after: readonly ProjectFile[],
  site: unknown,
): FileChange[] {
  const earlier = new Map(before.map((file) => [file.path, file]));
  const later = new Map(after.map((file) => [file.path, file]));
  const moves = movesAmong(earlier, later);
  const oldPaths = new Set(moves.values());
  const changes = [...later.values()].map((file): FileChange => {
    const from = moves.get(file.path);
    const earlierFile =
      earlier.get(from ?? file.path) ?? (isRedirectsFile(file.path) ? { ...file, text: '{}' } : undefined);
    return earlierFile
      ? compareVersions(set, earlierFile, file, site)
      : describeWholeFile('added', file, site);
  });
  const removedFiles = [...earlier.values()].filter(({ path }) => !later.has(path) && !oldPaths.has(path));
  return [...changes, ...removedFiles.map((file) => describeWholeFile('removed', file, site))]
    .filter(({ kind, descriptions }) => kind !== 'changed' || descriptions.length > 0)
    .sort((one, other) => (one.file < other.file ? -1 : 1));
}

/** Moved pages, found by redirects: from the new file to the old one. */
function movesAmong(
  earlier: ReadonlyMap<string, ProjectFile>,
  later: ReadonlyMap<string, ProjectFile>,
): Map<string, string> {
  const redirects = [...later.values()].find(({ path }) => isRedirectsFile(path));
  const list = redirects ? readableRedirects(readJson(redirects).data) : [];
  const pageAt = (files: ReadonlyMap<string, ProjectFile>, route: string | undefined) =>
    [...files.keys()].find((file) => classifyContentFile(file) === 'page' && toRoute(file) === route);
  const pairs = list.flatMap(({ from, to }): [string, string][] => {
    const [oldFile, newFile] = [pageAt(earlier, from), pageAt(later, to)];
    return oldFile && newFile && !earlier.has(newFile) && !later.has(oldFile) ? [[newFile, oldFile]] : [];
  });
  return new Map(pairs);
}

/** Whether the file contains redirects. A site without redirects and a site without the file are the same. */
function isRedirectsFile(file: string): boolean {
  return classifyContentFile(file) === 'redirects';
}

function compareVersions(set: SchemaSet, old: ProjectFile, file: ProjectFile, site: unknown): FileChange {
  const kind = kindOfFile(file.path);
  const [before, after] = [readJson(old).data, readJson(file).data];
  const differences = compareValues(
    isRedirectsFile(file.path) ? { redirects: [], ...(before as object) } : before,
    after,
  ).filter(({ path }) => path[0] !== '$schema');
  const isMoved = old.path !== file.path;
  return {
    ...describeContentFile(file, site),
    kind: isMoved ? 'moved' : 'changed',
    ...(isMoved && { from: toRoute(old.path) }),
    descriptions:
      describeUnreadable(before, after) ??
      differences.map((each) => describeDifference(each, { set, kind, before, after })),
    isSeen: differences.some(isOnPage),
    isListed: isMoved || differences.some(({ path }) => path[0] === 'tile' || path[0] === 'template'),
  };
}

/** The words for a file that can't be compared, because one version is not JSON; undefined if both are. */
function describeUnreadable(before: unknown, after: unknown): string[] | undefined {
  if (after === undefined) return ['can’t be read'];
  return before === undefined ? ['could not be read before'] : undefined;
}

function describeWholeFile(kind: 'added' | 'removed', file: ProjectFile, site: unknown): FileChange {
  return {
    ...describeContentFile(file, site),
    kind,
    descriptions: [],
    isSeen: kind === 'added',
    isListed: true,
  };
}

/** Whether the value is visible on the page. Texts for search engines, translators and validation are not. */
function isOnPage({ path }: ValueDifference): boolean {
  return !UNSEEN.has(String(path[0]));
}

const UNSEEN = new Set([
  'title',
  'description',
  'seo',
  'translated',
  'contentVersion',
  'contentVersions',
  'counts',
  'budgets',
  'accepted',
  'deliveries',
]);

/** The schema kind of a content file. */
export function kindOfFile(file: string): FileKind {
  const kind = classifyContentFile(file);
  if (kind === 'shared') return 'section';
  const isOther = kind === 'site' || kind === 'form' || kind === 'translation' || kind === 'redirects';
  return isOther ? kind : 'page';
}

const NAMES: Partial<Record<ReturnType<typeof classifyContentFile>, string>> = {
  site: 'Site',
  redirects: 'Redirects',
};

/**
 * The name of a content file that users see.
 * @param site the data of _site.json, which contains the names of pages
 */
export function describeContentFile(
  file: ProjectFile,
  site: unknown,
): Pick<FileChange, 'file' | 'name' | 'route'> {
  const kind = classifyContentFile(file.path);
  const { title } = (readJson(file).data ?? {}) as { title?: unknown };
  const short = typeof title === 'string' ? title.split(' | ')[0]! : file.path;
  if (kind === 'form' || kind === 'translation') return { file: file.path, name: `Form “${short}”` };
  if (kind === 'shared') return { file: file.path, name: `Shared section “${short}”` };
  if (kind === 'unrouted') return { file: file.path, name: unroutedName(file.path) };
  if (kind !== 'page') return { file: file.path, name: NAMES[kind] ?? file.path };
  const route = toRoute(file.path);
  return { file: file.path, route, name: navigationLabel(route, site) ?? short };
}

function unroutedName(file: string): string {
  const { language } = parseTranslation(file) ?? {};
  const name = isNotFound(file) ? 'Page for unknown addresses' : 'Page without a connection';
  return language === undefined ? name : `${name} (${language})`;
}

/** The page's label in the navigation. */
function navigationLabel(route: string, site: unknown): string | undefined {
  const { navigation } = (site ?? {}) as { navigation?: { to?: unknown; label?: string }[] };
  return Array.isArray(navigation) ? navigation.find((entry) => entry?.to === route)?.label : undefined;
}
