import { collect } from './content/collections.ts';
import { isOnSite } from './content/dates/showing.ts';
import { classifyFormFile } from './content/content-file.ts';
import type { ContentExtension } from './content/extension.ts';
import { toRoute, parseTranslation } from './page/routes.ts';
import type { Project, ProjectFile } from './project.ts';
import type { FileKind } from './rules/references.ts';
import type { CheckedFile, CheckedForm, CheckedPage, RuleContext } from './rules/rule.ts';

/** The files of a project with their facts. Each list is computed on demand. */
export interface CheckedProject {
  readonly site: CheckedFile | null;
  readonly forms: CheckedForm[];
  /** Translations of forms. */
  readonly translations: CheckedFile[];
  /** Pages with a route. */
  readonly routed: CheckedPage[];
  /** Pages without a route. */
  readonly unrouted: CheckedPage[];
  readonly redirects: CheckedFile | null;
}

/** @param checked returns the facts of a file */
export function checkedProject(
  project: Project,
  checked: (file: ProjectFile, kind: FileKind, route: string) => CheckedFile,
): CheckedProject {
  const checkPage = (file: ProjectFile, route: string): CheckedPage =>
    Object.assign(checked(file, 'page', route), { route });
  const formFiles = (kind: FileKind) => project.forms.filter(({ path }) => classifyFormFile(path) === kind);
  return {
    site: project.site ? checked(project.site, 'site', '') : null,
    forms: formFiles('form').map((file) =>
      Object.assign(checked(file, 'form', ''), { id: idOfForm(file.path) }),
    ),
    translations: formFiles('translation').map((file) => checked(file, 'translation', '')),
    routed: project.pages.map((file) => checkPage(file, toRoute(file.path))),
    unrouted: (project.unrouted ?? []).map((file) => checkPage(file, '')),
    redirects: project.redirects ? checked(project.redirects, 'redirects', '') : null,
  };
}

/** All pages, those without a route last. */
export function allPages({ routed, unrouted }: CheckedProject): CheckedPage[] {
  return [...routed, ...unrouted];
}

/** The context that rules across files receive. */
export function createRuleContext(
  project: Project,
  checked: CheckedProject,
  more: Pick<RuleContext, 'set' | 'canExpand' | 'showing' | 'texts'> & {
    extensions: readonly ContentExtension[];
  },
): RuleContext {
  const { extensions, ...shared } = more;
  const { routed, site, forms, translations, redirects } = checked;
  return {
    ...shared,
    pages: allPages(checked),
    byRoute: firstByRoute(routed),
    site,
    forms,
    translations,
    shared: (project.shared ?? []).map(({ path }) => path),
    redirects,
    media: new Map(project.media.map((file) => [file.path, file])),
    files: project.files ?? [],
    odd: project.odd ?? [],
    // Pages with errors count too: otherwise one error would also cause wrong counts. A translation does not
    // count twice.
    collections: collect(
      routed.filter(({ file, data }) => !parseTranslation(file) && isOnSite(data, shared.showing)),
      extensions.map((extension) => extension.collect),
    ),
    theme: project.theme,
    records: project.records ?? [],
    messageFiles: project.messages ?? [],
    isBuiltFile: (address) => extensions.some((extension) => extension.isBuiltFile(address)),
  };
}

/**
 * Indexes pages by route. If two pages have the same route, the later one gets a diagnostic, and only the
 * first is in the map.
 */
function firstByRoute(routed: readonly CheckedPage[]): Map<string, CheckedPage> {
  const byRoute = new Map<string, CheckedPage>();
  for (const page of routed) if (!byRoute.has(page.route)) byRoute.set(page.route, page);
  return byRoute;
}

function idOfForm(path: string): string {
  return path.replace(/^.*\//, '').replace(/\.json$/, '');
}
