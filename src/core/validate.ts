import { formKindOf } from './content/content-file.ts';
import type { ContentExtension } from './content/extension.ts';
import { projectDiagnostics } from './project-diagnostics.ts';
import type { FileCheck } from './check-file.ts';
import type { Checks } from './checks.ts';
import { checkedFile } from './checked-file.ts';
import { checkedProject, contextOf } from './checked-project.ts';
import type { SchemaSet } from './schema/compose-schema.ts';
import type { Diagnostic } from './diagnostic.ts';
import { rememberNothing, type FileMemory } from './file-memory.ts';
import type { Verdict } from './rules/file-facts.ts';
import { MIGRATIONS } from './migrations/migrations.ts';
import type { Migration } from './migrations/migration.ts';
import { versionFault, waitingContent } from './migrations/outdated.ts';
import type { FileKind } from './rules/references.ts';
import type { Rule } from './rules/rule.ts';
import { houseStyleOf } from './rules/texts/house-style.ts';
import { readJson, type JsonSource } from './json/json-source.ts';
import { lazyValue } from './lazy-value.ts';
import type { Project, ProjectFile } from './project.ts';
import { routeOf } from './page/routes.ts';
import { momentIn, type Period } from './content/dates/moments.ts';
import { sharedIn } from './shared-in.ts';
import type { Showing } from './content/dates/showing.ts';
import { noTexts, type Texts } from './content/texts.ts';
import type { ExpandTemplate, JsonObject } from './content/valid-page.ts';
import { validContent, type ValidContent } from './valid-content.ts';

export interface ValidateOptions {
  /** The schemas, compiled. */
  set: SchemaSet;
  /** What the extensions in use bring. */
  extensions?: readonly ContentExtension[] | undefined;
  /** The rules of the project, which come after all others. Default: none */
  rules?: readonly Rule[] | undefined;
  expandTemplate?: ExpandTemplate | undefined;
  /** What earlier validations have found out about files. */
  memory?: FileMemory | undefined;
  /** The texts beside pages, as an extension has read them; none unless told. */
  texts?: Texts | undefined;
  /** What of the content is on the site: what is there now, without drafts, unless told. */
  showing?: Partial<Showing> | undefined;
  /** What content of older schemas goes through; those of the engine unless told. */
  migrations?: readonly Migration[] | undefined;
  /** Called with every exception of a check, also where the fault of a file is reported in its place. For the fuzzer. */
  onException?: ((error: unknown) => void) | undefined;
}

export interface Validation extends ValidContent {
  /** Every fault of every file, by file, line and column. */
  readonly diagnostics: Diagnostic[];
  readonly set: SchemaSet;
  readonly showing: Showing;
  /** From when on it has been as it is shown, and until when it stays so, by the dates in its files. */
  readonly unchanged: Period;
}

/**
 * Checks a whole project in one pass; bad content gives diagnostics, never an exception.
 * @param checks what is asked of content that the memory does not know
 */
export function validateBy(checks: Checks, project: Project, options: ValidateOptions): Validation {
  const { set, extensions = [], expandTemplate, memory = rememberNothing(), texts = noTexts } = options;
  const verdicts = new Map<ProjectFile, Verdict>();
  const siteData = lazyValue(() => readJson(project.site!).data as JsonObject);
  const check: FileCheck = {
    set,
    expandTemplate,
    editorSchemas: project.editorSchemas,
    ...houseStyleOf(project),
    shared: sharedIn(project),
    onException: options.onException,
    get site() {
      return project.site && verdicts.get(project.site)?.valid ? siteData() : undefined;
    },
  };
  const finding = (kind: FileKind, routeOf: RouteOf) => (file: ProjectFile) =>
    checks.checkFile(file, kind, routeOf(file.path), check);
  for (const { kind, files, route } of filesOf(project)) {
    const find = finding(kind, route);
    for (const file of files) verdicts.set(file, memory.verdictOf(file, find));
  }
  const showing = showingOf(check.site, options.showing);
  const unchanged = unchangedAround(showing, [...verdicts.values()]);

  const read = new Set<string>();
  const checked = lazyValue(() =>
    checkedProject(project, (file, kind, route) => {
      const find = finding(kind, () => route);
      const known = {
        head: memory.headOf(file, find),
        body: () => memory.bodyOf(file, find),
        onRead: () => read.add(file.path),
        references: (source: JsonSource) => checks.referencesIn(source, kind, known.head, route, check),
      };
      return checkedFile(file, kind, known, check);
    }),
  );
  // Between two moments at which something comes or goes nothing is another.
  const { drafts, isDevelopment } = showing;
  const asked = JSON.stringify({ drafts, isDevelopment, at: unchanged.from });
  const acrossFiles = memory.acrossFiles(asked, () => {
    const context = contextOf(project, checked(), {
      set,
      extensions,
      texts,
      canExpand: expandTemplate !== undefined,
      showing,
    });
    const rules = [...extensions.flatMap((extension) => extension.rules), ...(options.rules ?? [])];
    return { faults: checks.runRules(context, rules, options.onException), read };
  });
  const diagnostics = faultsAtVersion(project, { ...options, memory }, verdicts, acrossFiles);
  return Object.assign(validContent(checked, showing), { diagnostics, set, showing, unchanged });
}

/** Content that is older than the schemas has one fault in place of all that follows from it. */
function faultsAtVersion(
  project: Project,
  { set, migrations = MIGRATIONS, memory }: ValidateOptions & { memory: FileMemory },
  verdicts: ReadonlyMap<ProjectFile, Verdict>,
  acrossFiles: readonly Diagnostic[],
): Diagnostic[] {
  const outdated = waitingContent(project, set, migrations, memory);
  const fault = versionFault(project, set, migrations, outdated);
  if (fault?.severity !== 'error')
    return projectDiagnostics(set, [...verdicts.values()], fault ? [...acrossFiles, fault] : acrossFiles);
  // What can't be read can't be migrated either: it has to be mended first.
  const isUnreadable = ({ path }: ProjectFile) => outdated?.unreadable.includes(path);
  const unread = [...verdicts].filter(([file]) => isUnreadable(file)).map(([, verdict]) => verdict);
  return projectDiagnostics(set, unread, [fault]);
}

/** What is told, and for the rest what is on the site now. To ask the clocks of a time zone takes a while: few sites have dates. */
function showingOf(site: JsonObject | undefined, told: Partial<Showing> = {}): Showing {
  const timeZone = typeof site?.['timeZone'] === 'string' ? site['timeZone'] : 'UTC';
  const at = lazyValue(() => told.at ?? momentIn(timeZone, new Date()));
  return {
    drafts: told.drafts ?? false,
    isDevelopment: told.isDevelopment ?? false,
    get at() {
      return at();
    },
  };
}

/** The period around a moment in which nothing comes or goes. */
function unchangedAround(showing: Showing, verdicts: readonly Verdict[]): Period {
  const moments = verdicts.flatMap(({ moments: own }) => own ?? []).sort();
  const from = moments.findLast((moment) => moment <= showing.at);
  const until = moments.find((moment) => moment > showing.at);
  return { ...(from !== undefined && { from }), ...(until !== undefined && { until }) };
}

type RouteOf = (file: string) => string;

/** All files, that of the site first: templates take from it. */
function filesOf({
  site,
  forms,
  pages,
  unrouted = [],
  redirects,
  shared = [],
}: Project): { kind: FileKind; files: readonly ProjectFile[]; route: RouteOf }[] {
  const unplaced = () => '';
  return [
    { kind: 'site', files: site ? [site] : [], route: unplaced },
    { kind: 'form', files: forms.filter(({ path }) => formKindOf(path) === 'form'), route: unplaced },
    {
      kind: 'translation',
      files: forms.filter(({ path }) => formKindOf(path) === 'translation'),
      route: unplaced,
    },
    { kind: 'section', files: shared, route: unplaced },
    { kind: 'page', files: pages, route: routeOf },
    { kind: 'page', files: unrouted, route: unplaced },
    { kind: 'redirects', files: redirects ? [redirects] : [], route: unplaced },
  ];
}
