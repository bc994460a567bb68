import { collect } from './content/collections.ts';
import type { ContentExtension } from './content/extension.ts';
import { checkFile, referencesIn, type FileCheck } from './check-file.ts';
import { composeSchemas, type SchemaSet } from './schema/compose-schema.ts';
import type { WrittenForm } from './content/form.gen.ts';
import type { WrittenPage } from './content/page.gen.ts';
import { byPlace, MAX_DIAGNOSTICS, type Diagnostic } from './diagnostic.ts';
import type { FileFacts } from './rules/file-facts.ts';
import type { FileKind } from './rules/references.ts';
import { readJson, type JsonSource } from './json/json-source.ts';
import { keptWhileInUse } from './kept-while-in-use.ts';
import type { Project, ProjectFile } from './project.ts';
import { routeOf } from './page/routes.ts';
import type { CheckedFile, CheckedPage, RuleContext } from './rules/rule.ts';
import { runRules } from './rules/run-rules.ts';
import type { ExpandTemplate, JsonObject, ValidForm, ValidPage } from './content/valid-page.ts';

export interface ValidateOptions {
  /** What the extensions in use bring. */
  extensions?: readonly ContentExtension[] | undefined;
  expandTemplate?: ExpandTemplate | undefined;
  /** The set of an earlier validation, to be used again where no schema has changed. */
  set?: SchemaSet | undefined;
  /** What earlier validations have found out about files. */
  memory?: FileMemory | undefined;
}

/** Keeps what was found out about files, for validations to come. */
export interface FileMemory {
  /**
   * The facts of a file as it is now.
   * @param find checks the file, where it has changed; it is given what was read of it
   */
  factsOf(file: ProjectFile, find: (file: ProjectFile) => FileFacts): FileFacts;
}

export interface Validation {
  /** Every fault of every file, by file, line and column. */
  diagnostics: Diagnostic[];
  pages: ValidPage[];
  /** What answers unknown addresses. */
  notFound: ValidPage | null;
  /** What is shown without a connection. */
  offline: ValidPage | null;
  site: { data: JsonObject; source: JsonSource } | null;
  forms: ValidForm[];
  /** The section types that pages hold, those of sections inside others too. */
  types: ReadonlySet<string>;
  /** The characters beyond ASCII that the site's files hold: its fonts have to have them. */
  characters: string;
  set: SchemaSet;
}

/** Checks a whole project in one pass; bad content gives diagnostics, never an exception. */
export function validateProject(project: Project, options: ValidateOptions = {}): Validation {
  const { extensions = [], expandTemplate, memory } = options;
  const set = options.set ?? composeSchemas(project.schemas);
  const check: FileCheck = { set, expandTemplate, site: undefined, editorSchemas: project.editorSchemas };
  const checked = (file: ProjectFile, kind: FileKind, route = ''): CheckedFile => {
    const find = (read: ProjectFile) => checkFile(read, kind, route, check);
    return checkedFile(file, kind, route, memory ? memory.factsOf(file, find) : find(file), check);
  };

  const site = project.site ? checked(project.site, 'site') : null;
  const forms = project.forms.map((file) =>
    Object.assign(checked(file, 'form'), { id: idOfForm(file.path) }),
  );
  if (site?.valid) check.site = site.data;
  const pageOf = (file: ProjectFile, route: string): CheckedPage =>
    Object.assign(checked(file, 'page', route), { route });
  const unrouted = (file?: ProjectFile) => (file ? pageOf(file, '') : null);
  const notFound = unrouted(project.notFound);
  const offline = unrouted(project.offline);
  const others = [notFound, offline].filter((page) => page !== null);
  const routed = project.pages.map((file) => pageOf(file, routeOf(file.path)));
  const context: RuleContext = {
    set,
    pages: [...routed, ...others],
    byRoute: new Map(routed.map((page) => [page.route, page])),
    site,
    forms,
    media: new Map(project.media.map((file) => [file.path, file])),
    files: project.files ?? [],
    // Pages with faults are members too, so that one fault is not followed by wrong counts.
    collections: collect(
      routed,
      extensions.map((extension) => extension.collect),
    ),
    theme: project.theme,
    messageFiles: project.messages ?? [],
    canExpand: expandTemplate !== undefined,
    isBuiltFile: (address) => extensions.some((extension) => extension.isBuiltFile(address)),
  };
  const files = [...(site ? [site] : []), ...forms, ...context.pages];
  const rules = extensions.flatMap((extension) => extension.rules);
  return {
    diagnostics: allFaults(set, files, runRules(context, rules)),
    pages: routed.filter(({ valid }) => valid).map(toValidPage),
    notFound: notFound?.valid ? toValidPage(notFound) : null,
    offline: offline?.valid ? toValidPage(offline) : null,
    site: site?.valid ? { data: site.data, source: site.source } : null,
    forms: forms
      .filter(({ valid }) => valid)
      .map(({ id, file, data, source }) => ({ id, file, data: data as WrittenForm, source })),
    types: new Set(context.pages.flatMap(({ types }) => types)),
    characters: [...new Set(files.flatMap(({ characters }) => [...characters]))].sort().join(''),
    set,
  };
}

/** @param acrossFiles what rules have found that look at several files */
function allFaults(
  set: SchemaSet,
  files: readonly CheckedFile[],
  acrossFiles: readonly Diagnostic[],
): Diagnostic[] {
  const broken = files.flatMap((file) => file.broken);
  const ruled = [...files.flatMap((file) => file.found), ...acrossFiles];
  // A value that breaks its schema has been named: what rules find in it follows from that.
  const named = new Set([...set.diagnostics, ...broken].filter(isOfAValue).map(placeOf));
  const more = ruled.filter((diagnostic) => !named.has(placeOf(diagnostic)));
  return firstOfEach([...set.diagnostics, ...broken, ...more]).sort(byPlace);
}

/** What concerns a whole file stands at its beginning. */
function isOfAValue({ line, column }: Diagnostic): boolean {
  return line > 1 || column > 1;
}

function placeOf({ file, line, column }: Diagnostic): string {
  return `${line}:${column}:${file}`;
}

/**
 * As many faults of each file as somebody may read. What was found first is kept, and that are the causes: syntax and
 * schema come before rules. Warnings come last.
 */
function firstOfEach(found: readonly Diagnostic[]): Diagnostic[] {
  const counts = new Map<string, number>();
  const isError = ({ severity }: Diagnostic) => severity === 'error';
  const ordered = [...found.filter(isError), ...found.filter((diagnostic) => !isError(diagnostic))];
  return ordered.filter(({ file }) => {
    const count = (counts.get(file) ?? 0) + 1;
    counts.set(file, count);
    return count <= MAX_DIAGNOSTICS;
  });
}

function checkedFile(
  file: ProjectFile,
  kind: FileKind,
  route: string,
  facts: FileFacts,
  check: FileCheck,
): CheckedFile {
  const read = keptWhileInUse(() => readJson(file));
  return {
    ...facts,
    set: check.set,
    kind,
    file: file.path,
    get source() {
      return read();
    },
    references: () => referencesIn(read(), kind, facts, route, check),
  };
}

/** A page whose data and source are read again where they are asked for. */
function toValidPage(page: CheckedPage): ValidPage {
  const { route, file, types } = page;
  return {
    route,
    file,
    head: page.data as Omit<WrittenPage, 'sections'>,
    types,
    get data() {
      return page.source.data as WrittenPage;
    },
    get source() {
      return page.source;
    },
  };
}

function idOfForm(path: string): string {
  return path.replace(/^.*\//, '').replace(/\.json$/, '');
}
