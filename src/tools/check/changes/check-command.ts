import path from 'node:path';
import type { LoadedSite } from '../../../site-build/load-site.ts';
import { ownRoot } from '../../../site-build/code/code-places.ts';
import type { Roots } from '../../../site-build/roots.ts';
import { declaredLanguages } from '../../../core/content/languages/languages.ts';
import type { ValidPage } from '../../../core/content/valid-page.ts';
import type { Diagnostic } from '../../../core/diagnostic.ts';
import { asSeenFrom, placeAsSeen } from '../../report/as-seen-from.ts';
import { formatText } from '../../report/text.ts';
import { UnknownCommitError, type ChangedFiles, projectChanges } from './changed-files.ts';
import { checkSummary, type CheckResult } from './check-summary.ts';
import { pagesToRender } from './pages-to-render.ts';
import { lastRelease, removedPages, pagesWithoutRedirect } from '../validate/removed-pages.ts';
import { UsageError, type CommandContext, type ExitCode } from '../../../command/command.ts';

/** The results of a check, with paths relative to the current folder. */
function withShownResult(roots: Roots, result: CheckResult): CheckResult {
  const toShownPath = (file: string) => placeAsSeen(roots, path.resolve(roots.engine, file));
  const { editedOrNew, removed } = result.changes;
  return {
    ...result,
    changes: { editedOrNew: editedOrNew.map(toShownPath), removed: removed.map(toShownPath) },
    formatted: result.formatted.map(toShownPath),
    outdated: result.outdated.map(toShownPath),
  };
}

/**
 * The check command: formats changed files, and validates the changes since the last commit, or since another
 * one.
 */
export async function checkCommand({
  roots,
  values: { since },
  hasColours,
  out,
  err,
}: CommandContext<{ since: string }>): Promise<ExitCode> {
  try {
    const result = await check(roots, since);
    const { sentences, isReady } = checkSummary(withShownResult(roots, result), since);
    out(formatText(result.diagnostics, hasColours));
    err(`${sentences.join('\n')}\n`);
    return isReady ? 0 : 1;
  } catch (error) {
    if (error instanceof UnknownCommitError) throw new UsageError(error.message, { cause: error });
    throw error;
  }
}

async function check(roots: Roots, since: string): Promise<CheckResult> {
  const { engine, site } = roots;
  // While git runs, the validation code is loaded, which takes longer.
  const [release, changes, { loadSite }] = await Promise.all([
    lastRelease(site),
    projectChanges(roots, since),
    import('../../../site-build/load-site.ts'),
  ]);
  // Formatting comes before reading, so that positions of diagnostics are current.
  const formatted = await formatChangedFiles(engine, changes.editedOrNew);
  const [removed, content] = await Promise.all([
    removedPages(site, release),
    loadSite(roots, { showing: { drafts: true, isDevelopment: true } }),
  ]);
  const vanishedPages = await pagesWithoutRedirect(site, content.validation, removed);
  const withShownPaths = (diagnostics: readonly Diagnostic[]) =>
    diagnostics.map((diagnostic) => ({ ...diagnostic, file: asSeenFrom(roots, diagnostic.file) }));
  const { errors = [], warnings = [] } = Object.groupBy(
    withShownPaths([...content.diagnostics, ...vanishedPages]),
    ({ severity }) => (severity === 'error' ? 'errors' : 'warnings'),
  );
  const toSite = path.relative(engine, site).replaceAll(path.sep, '/');
  const fromRoot = changes.editedOrNew
    .map((file) => path.posix.relative(toSite, file))
    .filter((file) => !file.startsWith('..'));
  const pages =
    errors.length > 0 ? [] : pagesToRender([...changes.editedOrNew, ...fromRoot], content.validation.pages);
  const notRendered = await findRenderErrors(roots, content, pages);
  return {
    changes,
    diagnostics: [
      ...errors,
      ...withShownPaths(notRendered),
      ...warnings.filter(({ file }) => [...changes.editedOrNew, ...changes.removed].includes(file)),
    ],
    formatted,
    outdated: await outdatedFiles(roots, changes),
    rendered: pages
      .filter(({ file }) => !notRendered.some((diagnostic) => diagnostic.file === file))
      .map(({ route }) => route),
    drifted: await countDrift(roots, content),
  };
}

/* Each part of the check loads its code on demand, because after most changes only a few parts have work. */

async function findRenderErrors(
  roots: Roots,
  content: LoadedSite,
  pages: readonly ValidPage[],
): Promise<Diagnostic[]> {
  if (pages.length === 0) return [];
  const { tryRenderPages } = await import('./try-render-pages.ts');
  return tryRenderPages(roots, content, pages);
}

async function formatChangedFiles(engine: string, files: readonly string[]): Promise<string[]> {
  if (files.length === 0) return [];
  const { formatFiles } = await import('./format-files.ts');
  return formatFiles(engine, files);
}

/** Searching all pages takes time, so it is done only if there are translations. */
async function countDrift(roots: Roots, { project, validation }: LoadedSite): Promise<number | undefined> {
  const { site, set } = validation;
  if (!site || declaredLanguages(site.data).length === 0) return undefined;
  const { writtenContent } = await import('../../../authoring/references/written-content.ts');
  const { driftLines } = await import('../../content/verbs/drift.ts');
  return driftLines(roots, { content: writtenContent(project, set), validation }).length;
}

/** The generated types depend only on schemas. */
async function outdatedFiles(roots: Roots, { editedOrNew, removed }: ChangedFiles): Promise<string[]> {
  if (![...editedOrNew, ...removed].some((file) => /^schemas\/|\.gen\.ts$/.test(file))) return [];
  const { generatedCode } = await import('../../../site-build/generate/generate.ts');
  const { compareGenerated } = await import('../../../site-build/generate/sync-generated.ts');
  const { outdated, stale } = await compareGenerated(ownRoot(roots), await generatedCode(roots));
  return [...outdated.map((file) => file.path), ...stale];
}
