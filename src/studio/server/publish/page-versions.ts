import { longestIncreasing } from '../../../authoring/compare/longest-increasing.ts';
import type { Refused } from '../../../authoring/edits/text-edit.ts';
import { classifyContentFile } from '../../../core/content/content-file.ts';
import { readJson } from '../../../core/json/json-source.ts';
import type { ChangedSection } from '../../changes.ts';
import { isSamePiece, matchPieces } from '../canvas/match-pieces.ts';
import { resolvePieces, type ResolvedPiece } from '../canvas/resolve-sections.ts';
import type { ContentNow } from '../content.ts';
import { readPageSource, type PageSource } from '../pages/page-source.ts';
import type { Workspace } from '../workspace.ts';
import { readCommitted } from './committed-differences.ts';
import { withCommittedPictures } from './committed-pictures.ts';

/** A page as in the last commit, and as it is now. */
interface PageVersions {
  before: PageSource;
  after: PageSource;
}

/**
 * The sections in which a page or a shared section differs from the last commit, from top to bottom.
 * @returns the reason, if there are no two versions
 */
export async function changedSections(
  workspace: Workspace,
  file: string,
): Promise<ChangedSection[] | Refused> {
  const versions = await readVersions(workspace, file);
  if ('refused' in versions) return versions;
  const now = workspace.now();
  const [before, after] = await Promise.all([
    atCommit(workspace, (then) => resolvePieces(versions.before, then)),
    resolvePieces(versions.after, now),
  ]);
  return comparePieces(before.pieces, after.pieces);
}

/** The document of one version. Header and footer are those of now. */
export async function versionDocument(
  workspace: Workspace,
  file: string,
  side: keyof PageVersions,
): Promise<string | Refused> {
  const versions = await readVersions(workspace, file);
  if ('refused' in versions) return versions;
  const render = (now: ContentNow) => workspace.canvas.version(versions[side], now, side);
  return side === 'before' ? atCommit(workspace, render) : render(workspace.now());
}

/** Resolves pages as at the last commit. */
function atCommit<Result>(
  workspace: Workspace,
  work: (then: ContentNow) => Promise<Result>,
): Promise<Result> {
  return withCommittedPictures(workspace, (content) =>
    // The rest is read only on request.
    work(Object.create(workspace.now(), { content: { value: content } }) as ContentNow),
  );
}

/** Whether a file is a page or a shared section. */
export function hasSections(file: string): boolean {
  return ['page', 'unrouted', 'shared'].includes(classifyContentFile(file));
}

async function readVersions(workspace: Workspace, file: string): Promise<PageVersions | Refused> {
  if (!hasSections(file)) return { refused: `${file} is no page.` };
  const open = await workspace.page(file);
  if ('refused' in open) return open;
  const { site } = workspace.roots;
  const text = await readCommitted(site, file);
  if (text === undefined) return { refused: 'The last commit does not have this page.' };
  const committed = readJson({ path: file, text });
  const shared = new Map(workspace.now().shared);
  const known = new Set<string>();
  for (;;) {
    const before = readPageSource(committed, shared);
    const waiting = (before.source.uses ?? []).filter((id) => !known.has(id));
    if (waiting.length === 0) return { before, after: open.page };
    for (const id of waiting) {
      known.add(id);
      const path = `pages-config/_shared/${id}.json`;
      const earlier = await readCommitted(site, path);
      if (earlier !== undefined) shared.set(id, readJson({ path, text: earlier }));
    }
  }
}

/**
 * The differences of two lists of sections: changed, moved, added and removed ones. A new section replaces a removed one
 * between the same unchanged sections.
 */
export function comparePieces(
  before: readonly ResolvedPiece[],
  after: readonly ResolvedPiece[],
): ChangedSection[] {
  const order = matchPieces(before, after);
  const matched = [...order.keys()].filter((index) => order[index]! >= 0);
  const stayed = longestIncreasing(matched.map((index) => order[index]!));
  const anchors = [...stayed].map((at) => matched[at]!).sort((one, other) => one - other);
  const gone = [...before.keys()].filter((index) => !order.includes(index));
  const takeGone = (index: number) => {
    const from = order[anchors.findLast((anchor) => anchor < index) ?? -1] ?? -1;
    const to = order[anchors.find((anchor) => anchor > index) ?? -1] ?? before.length;
    const at = gone.findIndex((each) => each > from && each < to);
    return at < 0 ? undefined : gone.splice(at, 1)[0];
  };
  const changed = [...order.entries()].flatMap(([index, from]): ChangedSection[] => {
    if (anchors.includes(index) && isSamePiece(before[from], after[index])) return [];
    const earlier = from < 0 ? takeGone(index) : from;
    return [{ after: index, ...(earlier !== undefined && { before: earlier }) }];
  });
  const place = (each: ChangedSection) => each.after ?? each.before ?? 0;
  return [...changed, ...gone.map((index) => ({ before: index }))].sort(
    (one, other) => place(one) - place(other),
  );
}
