import { longestIncreasing } from 'pagewright/compare';
import { classifyContentFile } from 'pagewright/content';
import { readJson, type Refused } from 'pagewright/json';
import type { ChangedSection } from '../../changes.ts';
import { isSamePiece, matchPieces } from '../canvas/match-pieces.ts';
import { resolvePieces, type ResolvedPiece } from '../canvas/resolve-sections.ts';
import type { CurrentContent } from '../content.ts';
import { readPageSource, type PageSource } from '../pages/page-source.ts';
import { pageForSettings } from '../pages/settings-page.ts';
import { isEditable, type Workspace } from '../workspace.ts';
import { withCommitted } from './committed-content.ts';
import { readCommittedBytes } from './git.ts';

/**
 * The sections in which a page differs from the last commit, from top to bottom.
 * @param file a page, a shared section, a form or settings: then a page that shows it
 * @returns the reason, if there are no two versions
 */
export async function changedSections(
  workspace: Workspace,
  file: string,
): Promise<ChangedSection[] | Refused> {
  const after = await readCurrent(workspace, file);
  if ('refused' in after) return after;
  const { pieces } = await resolvePieces(after, workspace.now());
  return withCommitted(workspace, async (committed) => {
    const before = findEarlier(file, after, committed);
    return 'refused' in before
      ? before
      : comparePieces((await resolvePieces(before, committed)).pieces, pieces);
  });
}

/** The document of one version. */
export async function versionDocument(
  workspace: Workspace,
  file: string,
  side: 'before' | 'after',
): Promise<string | Refused> {
  const after = await readCurrent(workspace, file);
  if ('refused' in after) return after;
  if (side === 'after') return workspace.canvas.version(after, workspace.now(), side);
  return withCommitted(workspace, async (committed) => {
    const before = findEarlier(file, after, committed);
    return 'refused' in before ? before : workspace.canvas.version(before, committed, side);
  });
}

/** Whether a page shows the changes of a file. */
export function isOnPages(file: string): boolean {
  return isEditable(file) || classifyContentFile(file) === 'theme';
}

/** The page that shows a file now. */
async function readCurrent(workspace: Workspace, file: string): Promise<PageSource | Refused> {
  if (!isOnPages(file)) return { refused: `${file} is on no page.` };
  if ((await readCommittedBytes(workspace.roots.site, file)) === undefined)
    return { refused: `The last commit does not have ${file}.` };
  if (!isEditable(file)) return shownPage(file, workspace.now());
  const open = await workspace.page(file);
  return 'refused' in open ? open : open.page;
}

/** The same page in the last commit; for settings another page, if this one is newer. */
function findEarlier(
  file: string,
  { file: page }: PageSource,
  committed: CurrentContent,
): PageSource | Refused {
  const { pages, unrouted = [], shared = [] } = committed.project;
  const earlier = [...pages, ...unrouted, ...shared].find(({ path }) => path === page);
  if (earlier) return readPageSource(readJson(earlier), committed.shared);
  return hasSections(file)
    ? { refused: 'The last commit does not have this page.' }
    : shownPage(file, committed);
}

/** A page that shows a file of settings. */
function shownPage(file: string, { project, set, shared }: CurrentContent): PageSource {
  return readPageSource(readJson(pageForSettings(file, project, set)), shared);
}

function hasSections(file: string): boolean {
  return ['page', 'unrouted', 'shared'].includes(classifyContentFile(file));
}

/**
 * The differences of two lists of sections: changed, moved, added and removed ones. A new section replaces a removed
 * one between the same unchanged sections.
 */
export function comparePieces(
  before: readonly ResolvedPiece[],
  after: readonly ResolvedPiece[],
): ChangedSection[] {
  const order = matchPieces(before, after);
  const matchedIndexes = [...order.keys()].filter((index) => order[index]! >= 0);
  const unmoved = longestIncreasing(matchedIndexes.map((index) => order[index]!));
  const anchors = [...unmoved].map((at) => matchedIndexes[at]!).sort((one, other) => one - other);
  const removed = [...before.keys()].filter((index) => !order.includes(index));
  const takeRemoved = (index: number) => {
    const from = order[anchors.findLast((anchor) => anchor < index) ?? -1] ?? -1;
    const to = order[anchors.find((anchor) => anchor > index) ?? -1] ?? before.length;
    const at = removed.findIndex((each) => each > from && each < to);
    return at < 0 ? undefined : removed.splice(at, 1)[0];
  };
  const changed = [...order.entries()].flatMap(([index, from]): ChangedSection[] => {
    if (anchors.includes(index) && isSamePiece(before[from], after[index])) return [];
    const earlier = from < 0 ? takeRemoved(index) : from;
    return [{ after: index, ...(earlier !== undefined && { before: earlier }) }];
  });
  const place = (each: ChangedSection) => each.after ?? each.before ?? 0;
  return [...changed, ...removed.map((index) => ({ before: index }))].sort(
    (one, other) => place(one) - place(other),
  );
}
