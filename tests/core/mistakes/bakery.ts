import path from 'node:path';
import { loadMigrations } from '../../../src/site-build/load-migrations.ts';
import { loadTemplates } from '../../../src/site-build/load-templates.ts';
import { readProject } from '../../../src/site-build/read-project.ts';
import { classifyContentFile } from '../../../src/core/content/content-file.ts';
import { getMediaFile } from '../../../src/core/content/media.ts';
import type { Diagnostic } from '../../../src/core/diagnostic.ts';
import type { Project, ProjectFile } from '../../../src/core/project.ts';
import { composeSchemas } from '../../../src/core/schema/compile-schemas.ts';
import { versionCheck } from '../../../src/authoring/migrations/outdated.ts';
import { findTokenDiagnostics } from '../../../src/core/theme/token-diagnostics.ts';
import { validateProject } from '../../../src/core/validate-project.ts';
import { ownProject } from '../../helpers/own-project.ts';
import { root } from '../../helpers/project.ts';

const roots = { engine: root, site: path.join(root, 'tests/sites/bakery') };
export const base = await readProject(roots);
const set = composeSchemas(base.schemas);
const expandTemplate = await loadTemplates(ownProject, []);
const migrations = await loadMigrations(roots);
const TOKENS = base.theme!.tokens!.path;

/** All texts of the site, by their paths below pages-config. */
export const bakeryTexts = new Map(
  [...base.pages, ...base.forms, ...base.unrouted!, base.site!, base.theme!.tokens!].map(
    ({ path: file, text }) => [below(file), text],
  ),
);

function below(file: string): string {
  return file.replace('pages-config/', '');
}

/** The diagnostics of the site with other texts in some of its files. */
export function reportSite(changed: ReadonlyMap<string, string>, media = base.media): Diagnostic[] {
  const all = [...new Map([...bakeryTexts, ...changed])].map(([file, text]): ProjectFile => {
    return { path: `pages-config/${file}`, text };
  });
  const of = (kind: string) => all.filter(({ path: file }) => classifyContentFile(file) === kind);
  const tokens = all.find(({ path: file }) => file === TOKENS)!;
  const { defaults } = base.theme!;
  const diagnostics =
    tokens.text === base.theme!.tokens!.text ? [] : findTokenDiagnostics(tokens.text, defaults);
  const [redirects] = of('redirects');
  const project: Project = {
    ...base,
    pages: of('page'),
    forms: of('form'),
    shared: of('shared'),
    unrouted: of('unrouted'),
    site: of('site')[0]!,
    ...(redirects && { redirects }),
    theme: { ...base.theme!, tokens, diagnostics },
    media,
    files: [...new Set([...all.map(({ path: file }) => file), ...media.map(getMediaFile)])].sort(),
  };
  return validateProject(project, { set, expandTemplate, findOutdated: versionCheck(migrations) })
    .diagnostics;
}

export function describeDiagnostic({ file, line, code, message }: Diagnostic): string {
  return `${below(file)}:${line} ${code} ${message}`;
}
