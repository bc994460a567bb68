import { classifyFormFile } from './content/content-file.ts';
import type { ContentExtension } from './content/extension.ts';
import { projectDiagnostics } from './project-diagnostics.ts';
import type { FileCheck } from './validate-file.ts';
import type { ValidationCode } from './validation-code.ts';
import { checkedFile } from './checked-file.ts';
import { checkedProject, createRuleContext } from './checked-project.ts';
import type { SchemaSet } from './schema/compose-schema.ts';
import { byPlace, type Diagnostic } from './diagnostic.ts';
import { applyRuleSettings, settingDiagnostics, type RuleSettings } from './rule-catalogue/rule-settings.ts';
import type { RuleInfo } from './rule-catalogue/rule-info.ts';
import { listRules } from './rule-catalogue/list-rules.ts';
import { emptyFileCache, type FileCache, type VersionCache } from './file-cache.ts';
import type { FileResult } from './rules/file-facts.ts';
import type { FileKind } from './rules/references.ts';
import type { Rule } from './rules/rule.ts';
import { readHouseStyle } from './rules/texts/house-style.ts';
import { readJson, type JsonSource } from './json/json-source.ts';
import { lazyValue } from './lazy-value.ts';
import type { Project, ProjectFile } from './project.ts';
import { toRoute } from './page/routes.ts';
import type { Period } from './content/dates/moments.ts';
import { createShowingOptions, unchangedAround } from './content/dates/current-showing.ts';
import { parseSharedSections } from './parse-shared-sections.ts';
import type { ShowingOptions } from './content/dates/showing.ts';
import { noTexts, type Texts } from './content/texts.ts';
import type { ExpandTemplate, JsonObject } from './content/valid-page.ts';
import { validContent, type ValidContent } from './valid-content.ts';

/** The code and caches with which content is validated. */
export interface ValidateOptions {
  /** The compiled schemas. */
  set: SchemaSet;
  /** The active extensions. */
  extensions?: readonly ContentExtension[] | undefined;
  /** The project's own rules, run after all others. Default: none */
  rules?: readonly Rule[] | undefined;
  expandTemplate?: ExpandTemplate | undefined;
  /** A cache of earlier validations. */
  fileCache?: FileCache | undefined;
  /** The texts next to pages, as an extension has read them. Default: none */
  texts?: Texts | undefined;
  /** The content that is shown. Default: at the current time, without drafts */
  showing?: Partial<ShowingOptions> | undefined;
  /** Finds content that needs migrations first. Default: content of every version is validated */
  findOutdated?: FindOutdated | undefined;
  /** Called with every exception of a check, even if it is reported as a diagnostic. For the fuzzer. */
  onException?: ((error: unknown) => void) | undefined;
}

/** Finds content that needs migrations first; undefined if none does. */
export type FindOutdated = (
  project: Project,
  set: SchemaSet,
  versionCache: VersionCache,
) => OutdatedContent | undefined;

interface OutdatedContent {
  diagnostic: Diagnostic;
  /** Files that can't be migrated because they can't be parsed. */
  unreadable: readonly string[];
}

/** The result of validating a site: the diagnostics, and the valid content. */
export interface Validation extends ValidContent {
  /** All diagnostics, sorted by file, line and column. */
  readonly diagnostics: Diagnostic[];
  readonly set: SchemaSet;
  readonly showing: ShowingOptions;
  /** The period in which the site stays the same, by the dates in its files. */
  readonly unchanged: Period;
  /** The rules of the engine and of active extensions, by code. */
  readonly ruleCatalogue: ReadonlyMap<string, RuleInfo>;
  /** The severities that the site gives to rules. */
  readonly ruleSettings: RuleSettings;
}

/**
 * Validates a whole project in one pass; invalid content produces diagnostics, never an exception.
 * @param checks validation code for content that is not cached
 */
export function validateWith(checks: ValidationCode, project: Project, options: ValidateOptions): Validation {
  const { set, extensions = [], expandTemplate, fileCache = emptyFileCache(), texts = noTexts } = options;
  const results = new Map<ProjectFile, FileResult>();
  const siteData = lazyValue(() => readJson(project.site!).data as JsonObject);
  const check: FileCheck = {
    set,
    expandTemplate,
    editorSchemas: project.editorSchemas,
    ...readHouseStyle(project),
    shared: parseSharedSections(project),
    onException: options.onException,
    get site() {
      return project.site && results.get(project.site)?.valid ? siteData() : undefined;
    },
  };
  const createFinder = (kind: FileKind, getRoute: RouteOf) => (file: ProjectFile) =>
    checks.checkFile(file, kind, getRoute(file.path), check);
  for (const { kind, files, route } of listFiles(project)) {
    const find = createFinder(kind, route);
    for (const file of files) results.set(file, fileCache.getResult(file, find));
  }
  const showing = createShowingOptions(check.site, options.showing);
  const unchanged = unchangedAround(showing, [...results.values()]);

  const readAgain = new Set<string>();
  const checked = lazyValue(() =>
    checkedProject(project, (file, kind, route) => {
      const find = createFinder(kind, () => route);
      const facts = {
        head: fileCache.getHead(file, find),
        body: () => fileCache.getBody(file, find),
        onRead: () => readAgain.add(file.path),
        references: (source: JsonSource) => checks.referencesIn(source, kind, facts.head, route, check),
      };
      return checkedFile(file, kind, facts, check);
    }),
  );
  // Between two scheduled changes the result is the same.
  const { drafts, isDevelopment } = showing;
  const ruleInputs = JSON.stringify({ drafts, isDevelopment, at: unchanged.from });
  const acrossFiles = fileCache.acrossFiles(ruleInputs, () => {
    const context = createRuleContext(project, checked(), {
      set,
      extensions,
      texts,
      canExpand: expandTemplate !== undefined,
      showing,
    });
    const rules = [...extensions.flatMap((extension) => extension.rules), ...(options.rules ?? [])];
    return { diagnostics: checks.runRules(context, rules, options.onException), read: readAgain };
  });
  const contentDiagnostics = diagnosticsAtVersion(project, { ...options, fileCache }, results, acrossFiles);
  const ruleCatalogue = listRules(extensions.map(({ ruleCatalogue: own }) => own ?? {}));
  // Settings in a file with errors are ignored: a weakened rule could be a mistake.
  const settings = (check.site?.['rules'] ?? {}) as RuleSettings;
  const hasOwnRules = (options.rules ?? []).length > 0;
  const diagnosticsOfSettings = settingDiagnostics(project, settings, {
    set,
    texts: ruleCatalogue,
    hasOwnRules,
  });
  const diagnostics = [
    ...applyRuleSettings(contentDiagnostics, settings, ruleCatalogue),
    ...diagnosticsOfSettings,
  ].sort(byPlace);
  const more = { diagnostics, set, showing, unchanged, ruleCatalogue, ruleSettings: settings };
  return Object.assign(validContent(checked, showing), more);
}

/** Outdated content gets one diagnostic, instead of all its consequences. */
function diagnosticsAtVersion(
  project: Project,
  { set, findOutdated, fileCache }: ValidateOptions & { fileCache: FileCache },
  results: ReadonlyMap<ProjectFile, FileResult>,
  acrossFiles: readonly Diagnostic[],
): Diagnostic[] {
  const outdated = findOutdated?.(project, set, fileCache);
  if (!outdated) return projectDiagnostics(set, [...results.values()], acrossFiles);
  const { diagnostic, unreadable } = outdated;
  // Unreadable files must be corrected before they can be migrated.
  const isUnreadable = ({ path }: ProjectFile) => unreadable.includes(path);
  const unread = [...results].filter(([file]) => isUnreadable(file)).map(([, result]) => result);
  return projectDiagnostics(set, unread, [diagnostic]);
}

type RouteOf = (file: string) => string;

/** All files, _site.json first, because templates need it. */
function listFiles({
  site,
  forms,
  pages,
  unrouted = [],
  redirects,
  shared = [],
}: Project): { kind: FileKind; files: readonly ProjectFile[]; route: RouteOf }[] {
  const noRoute = () => '';
  return [
    { kind: 'site', files: site ? [site] : [], route: noRoute },
    { kind: 'form', files: forms.filter(({ path }) => classifyFormFile(path) === 'form'), route: noRoute },
    {
      kind: 'translation',
      files: forms.filter(({ path }) => classifyFormFile(path) === 'translation'),
      route: noRoute,
    },
    { kind: 'section', files: shared, route: noRoute },
    { kind: 'page', files: pages, route: toRoute },
    { kind: 'page', files: unrouted, route: noRoute },
    { kind: 'redirects', files: redirects ? [redirects] : [], route: noRoute },
  ];
}
