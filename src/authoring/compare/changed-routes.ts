import type { Collections } from '../../core/content/collections.ts';
import { classifyContentFile } from '../../core/content/content-file.ts';
import { routesShowing } from '../references/routes-showing.ts';
import { usesIn } from '../references/uses.ts';
import type { WrittenContent } from '../references/written-content.ts';
import type { FileChange } from './compare-content.ts';

/**
 * The routes of pages that look different after a change, for the reports of `content diff`: changed pages; pages
 * that show a changed form, shared section or media file; and pages with a list in which a member has changed. If
 * _site.json or the theme has changed, all routes.
 * @param files the paths of all changed or new files, media included
 * @param content with the output of templates
 * @param collections the current lists of pages
 */
export function changedRoutes(
  content: WrittenContent,
  changes: readonly FileChange[],
  files: readonly string[],
  collections: Collections,
): string[] {
  const kinds = new Set(files.map(classifyContentFile));
  const allRoutes = [...content.routes.keys()].sort();
  const isSiteSeen = changes.some(({ file, isSeen }) => isSeen && classifyContentFile(file) === 'site');
  if (kinds.has('theme') || isSiteSeen) return allRoutes;
  const routes = new Set(changes.filter(({ isSeen }) => isSeen).map(({ route }) => route));
  const names = new Set(files.map((file) => file.replace(/^pages-config\/(_media\/)?/, '')));
  const forms = new Set([...names].map((file) => /^_forms\/([^/.]+)\./.exec(file)?.[1]));
  const changedFiles = new Set(changes.map(({ file }) => file));
  const isUseChanged = ({ kind, name }: { kind: string; name: string }) =>
    (kind === 'media' && names.has(name)) ||
    (kind === 'form' && forms.has(name)) ||
    (kind === 'shared' && changedFiles.has(`pages-config/_shared/${name}.json`)) ||
    (kind === 'collection' && isListChanged(name, changes, collections));
  const uses = usesIn(content);
  const findRoutes = routesShowing(content, uses);
  for (const use of uses) if (isUseChanged(use)) for (const route of findRoutes(use.in)) routes.add(route);
  return allRoutes.filter((route) => routes.has(route));
}

/** Whether the list of a collection may have changed. A deleted page may have been in any list. */
function isListChanged(name: string, changes: readonly FileChange[], collections: Collections): boolean {
  const members = new Set(collections.get(name)?.map(({ to }) => to));
  return changes.some(
    ({ route, kind, isListed }) =>
      route !== undefined && isListed && (kind === 'removed' || members.has(route)),
  );
}
