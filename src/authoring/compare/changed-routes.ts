import type { Collections } from '../../core/content/collections.ts';
import { classifyContentFile } from '../../core/content/content-file.ts';
import { routesShowing } from '../references/routes-showing.ts';
import { usesIn } from '../references/uses.ts';
import type { WrittenContent } from '../references/written-content.ts';
import type { FileChange } from './compare-content.ts';

/**
 * The routes of pages that look different after a change: changed pages; pages that show a changed form,
 * shared section or media file; and pages with a list in which a member has changed. If _site.json or the
 * theme has changed, all routes.
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
  const all = [...content.routes.keys()].sort();
  const isSiteSeen = changes.some(({ file, isSeen }) => isSeen && classifyContentFile(file) === 'site');
  if (kinds.has('theme') || isSiteSeen) return all;
  const seen = new Set(changes.filter(({ isSeen }) => isSeen).map(({ route }) => route));
  const named = new Set(files.map((file) => file.replace(/^pages-config\/(_media\/)?/, '')));
  const forms = new Set([...named].map((file) => /^_forms\/([^/.]+)\./.exec(file)?.[1]));
  const changed = new Set(changes.map(({ file }) => file));
  const isTouched = ({ kind, name }: { kind: string; name: string }) =>
    (kind === 'media' && named.has(name)) ||
    (kind === 'form' && forms.has(name)) ||
    (kind === 'shared' && changed.has(`pages-config/_shared/${name}.json`)) ||
    (kind === 'collection' && isListChanged(name, changes, collections));
  const uses = usesIn(content);
  const findRoutes = routesShowing(content, uses);
  for (const use of uses) if (isTouched(use)) for (const route of findRoutes(use.in)) seen.add(route);
  return all.filter((route) => seen.has(route));
}

/** Whether the list of a collection may have changed. A deleted page may have been in any list. */
function isListChanged(name: string, changes: readonly FileChange[], collections: Collections): boolean {
  const members = new Set(collections.get(name)?.map(({ to }) => to));
  return changes.some(
    ({ route, kind, isListed }) =>
      route !== undefined && isListed && (kind === 'removed' || members.has(route)),
  );
}
