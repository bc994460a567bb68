import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { byPlace, type Diagnostic } from '../../../core/diagnostic.ts';
import { fixedFiles } from '../../../authoring/edits/apply-fixes.ts';
import type { Project } from '../../../core/project.ts';
import { applyRuleSettings } from '../../../core/rule-catalogue/rule-settings.ts';
import type { Roots } from '../../../site-build/roots.ts';
import { UsageError, type CommandContext, type ExitCode } from '../../../command/command.ts';
import { asSeenFrom } from '../../report/as-seen-from.ts';
import { REPORT_FORMATS, formatDiagnostics } from '../../report/format.ts';
import { stagedContent } from './staged-content.ts';
import { lastRelease, removedPages, pagesWithoutRedirect } from './removed-pages.ts';

interface ValidateValues {
  format: string;
  source?: string | undefined;
  fix?: boolean | undefined;
  staged?: boolean | undefined;
}

/**
 * The validate command: validates the whole project, and reports diagnostics below the given paths, and those
 * that they cause in other files, such as links to a deleted page. --fix first applies the fixes there, if
 * only one is possible. --staged validates the next commit, and shows only warnings about its changes.
 * --source links the lines of Markdown to files below an address.
 * @throws UsageError for an invalid call, or if the project can't be read
 */
export async function validateCommand({
  roots,
  values,
  positionals,
  hasColours,
  out,
  err,
}: CommandContext<ValidateValues>): Promise<ExitCode> {
  const format = REPORT_FORMATS.find((name) => name === values.format);
  if (!format) throw new UsageError(`There is no format "${values.format}".`);
  const { fix: isFixed, staged: isStaged = false } = values;
  if (isFixed && isStaged)
    throw new UsageError('--fix cannot change staged files: leave --fix or --staged out.');
  try {
    // While git runs, the validation code is loaded, which takes longer.
    const [release, { validateSite }] = await Promise.all([
      lastRelease(roots.site),
      import('../../../site-build/validate-site.ts'),
    ]);
    const staged = isStaged ? await stagedContent(roots) : undefined;
    const wantedPaths = positionals.map((name) => findPath(roots, name));
    const check = async () => {
      const [removed, { project, validation }] = await Promise.all([
        removedPages(roots.site, release, isStaged),
        validateSite(staged?.roots ?? roots, { project: staged?.project }),
      ]);
      const isShown = ({ file, about = [], severity }: Diagnostic) =>
        (wantedPaths.length === 0 ||
          wantedPaths.some((folder) => [file, ...about].some((path) => isBelow(path, folder)))) &&
        (!staged || severity === 'error' || staged.changed.some((path) => [file, ...about].includes(path)));
      const vanished = await pagesWithoutRedirect(roots.site, validation, removed);
      const { diagnostics, ruleSettings, ruleCatalogue } = validation;
      const allDiagnostics = [...diagnostics, ...applyRuleSettings(vanished, ruleSettings, ruleCatalogue)];
      return { project, ruleCatalogue, shown: allDiagnostics.filter(isShown).sort(byPlace) };
    };
    let { project, shown, ruleCatalogue } = await check();
    const missingIndex = wantedPaths.findIndex(
      (name) => !isThere(roots, name) && !shown.some(({ about }) => about?.includes(name)),
    );
    if (missingIndex >= 0) throw new UsageError(`There is no file or folder ${positionals[missingIndex]}.`);
    const fixedPlaces = isFixed ? fixFiles(roots.site, project, shown) : 0;
    if (fixedPlaces > 0) ({ project, shown, ruleCatalogue } = await check());
    const errors = shown.filter(({ severity }) => severity === 'error').length;
    const stdout = formatDiagnostics(
      shown.map((diagnostic) => ({ ...diagnostic, file: asSeenFrom(roots, diagnostic.file) })),
      format,
      { hasColours, source: values.source, ruleCatalogue },
    );
    out(stdout);
    err((fixedPlaces > 0 ? `Fixed: ${fixedPlaces}\n` : '') + summary(shown, errors, project.pages.length));
    return errors > 0 ? 1 : 0;
  } catch (error) {
    if (error instanceof UsageError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new UsageError(`The project could not be read: ${reason}`, { cause: error });
  }
}

/**
 * Writes the safe fixes into their files.
 * @returns the number of fixes
 */
function fixFiles(root: string, project: Project, diagnostics: readonly Diagnostic[]): number {
  const changedFiles = fixedFiles(project, diagnostics);
  for (const { path: file, text } of changedFiles) writeFileSync(path.join(root, file), text);
  return changedFiles.reduce((total, { count }) => total + count, 0);
}

/**
 * Converts a path to the form in diagnostics: it is typed as they print it, or from the site's root. The file
 * need not exist.
 */
function findPath({ engine, site }: Roots, name: string): string {
  const places = [engine, site].map((root) => path.resolve(root, name));
  const existing = places.find((file) => existsSync(file)) ?? places[0]!;
  const root = existing.startsWith(path.join(site, 'pages-config')) ? site : engine;
  return path.relative(root, existing).replaceAll(path.sep, '/');
}

function isThere({ engine, site }: Roots, name: string): boolean {
  return [engine, site].some((root) => existsSync(path.join(root, name)));
}

function isBelow(file: string, folder: string): boolean {
  return folder === '' || file === folder || file.startsWith(`${folder}/`);
}

function summary(shown: readonly Diagnostic[], errors: number, pages: number): string {
  const number = (count: number, name: string) => `${count} ${name}${count === 1 ? '' : 's'}`;
  return `${number(pages, 'page')}: ${number(errors, 'error')}, ${number(shown.length - errors, 'warning')}\n`;
}
