import { collect } from './content/collections.ts';
import type { ContentExtension } from './content/extension.ts';
import { composeSchemas, type RootName, type SchemaSet } from './schema/compose-schema.ts';
import { expandPage } from './expand-page.ts';
import type { WrittenForm } from './content/form.gen.ts';
import type { WrittenPage } from './content/page.gen.ts';
import { byPlace, MAX_DIAGNOSTICS, type Diagnostic } from './diagnostic.ts';
import { addSections, referencesOf, type FileKind } from './rules/references.ts';
import { readJson, type JsonSource } from './json/json-source.ts';
import type { Project, ProjectFile } from './project.ts';
import { missingNeed } from './rules/site/needs.ts';
import { routeOf } from './page/routes.ts';
import type { CheckedFile, CheckedPage, RuleContext } from './rules/rule.ts';
import { runRules } from './rules/run-rules.ts';
import type { ExpandTemplate, JsonObject, ValidForm, ValidPage } from './content/valid-page.ts';
import { schemaDiagnostics } from './schema/schema-diagnostics.ts';

export interface ValidateOptions {
  /** What the extensions in use bring. */
  extensions?: readonly ContentExtension[] | undefined;
  expandTemplate?: ExpandTemplate | undefined;
  /** The set of an earlier validation, to be used again where no schema has changed. */
  set?: SchemaSet | undefined;
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
  set: SchemaSet;
}

/** Checks a whole project in one pass; bad content gives diagnostics, never an exception. */
export function validateProject(project: Project, options: ValidateOptions = {}): Validation {
  const { extensions = [] } = options;
  const set = options.set ?? composeSchemas(project.schemas);
  const found: Diagnostic[] = [...set.diagnostics];
  const check = (file: ProjectFile, kind: FileKind) => checkFile(set, file, kind, found);

  const site = project.site ? check(project.site, 'site') : null;
  const forms = project.forms.map((file) =>
    Object.assign(check(file, 'form'), { id: idOfForm(file.path), file: file.path }),
  );
  const pageOf = (file: ProjectFile, route: string) => toPage(check(file, 'page'), route, site, options);
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
    editorSchemas: project.editorSchemas,
    // Pages with faults are members too, so that one fault is not followed by wrong counts.
    collections: collect(
      routed,
      extensions.map((extension) => extension.collect),
    ),
    theme: project.theme,
    messageFiles: project.messages ?? [],
    canExpand: options.expandTemplate !== undefined,
    isBuiltFile: (address) => extensions.some((extension) => extension.isBuiltFile(address)),
  };
  const broken = new Set(found.filter(isOfAValue).map(placeOf));
  const ruled = runRules(
    context,
    extensions.flatMap(({ rules }) => rules),
  );
  // A value that breaks its schema has been named: what rules find in it follows from that.
  const diagnostics = found.concat(ruled.filter((diagnostic) => !broken.has(placeOf(diagnostic))));
  return {
    diagnostics: firstOfEach(diagnostics).sort(byPlace),
    pages: routed.filter(({ valid }) => valid).map(toValidPage),
    notFound: notFound?.valid ? toValidPage(notFound) : null,
    offline: offline?.valid ? toValidPage(offline) : null,
    site: site?.valid ? { data: site.data, source: site.source } : null,
    forms: forms
      .filter(({ valid }) => valid)
      .map(({ id, file, data, source }) => ({ id, file, data: data as WrittenForm, source })),
    types: typesOn(context.pages),
    set,
  };
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

function checkFile(set: SchemaSet, file: ProjectFile, kind: FileKind, found: Diagnostic[]): CheckedFile {
  const source = readJson(file);
  const references = referencesOf(set, kind, source);
  found.push(...source.diagnostics);
  // Of a key that appears twice only one value is known: what the schema says of it may be wrong.
  const isKnown =
    source.data !== undefined && !source.diagnostics.some(({ code }) => code === 'duplicate-key');
  const valid = isKnown && keepsToSchema(set, kind, source, found);
  return Object.assign(references, { valid });
}

function keepsToSchema(set: SchemaSet, root: RootName, source: JsonSource, found: Diagnostic[]): boolean {
  const validator = set.validators[root];
  if (!validator) return false;
  try {
    if (validator(source.data)) return true;
    found.push(...schemaDiagnostics(set, root, source, validator.errors ?? []));
  } catch (error) {
    // Keys that stand for a method, such as "valueOf", lead the validator's comparison of entries astray.
    const message = `The file can’t be checked: ${error instanceof Error ? error.message : String(error)}.`;
    const hint = 'Look for keys such as "valueOf", and remove them.';
    const place = { file: source.file, ...source.locate([], 'value') };
    found.push({ ...place, severity: 'error', code: 'not-checked', message, hint });
  }
  return false;
}

function toPage(
  checked: CheckedFile,
  route: string,
  site: CheckedFile | null,
  { expandTemplate }: ValidateOptions,
): CheckedPage {
  const { data, source, valid } = checked;
  const template = data['template'];
  const { file } = source;
  const page: CheckedPage = Object.assign(checked, {
    route,
    file,
    readable: source.data !== undefined,
    opaque: template !== undefined,
    templateFaults: [],
  });
  // What a template would make of a site's file with faults, or of none, nobody knows.
  const known = site?.valid ? site.data : undefined;
  const isDrawn = valid && template !== undefined && known && !missingNeed(checked.set, template, known);
  if (expandTemplate && isDrawn) {
    const { sections, faults } = expandPage(page, known, expandTemplate);
    if (sections) addSections(checked, sections);
    page.opaque = sections === undefined;
    page.templateFaults = faults;
  }
  return page;
}

function toValidPage({ route, file, data, source }: CheckedPage): ValidPage {
  return { route, file, data: data as WrittenPage, source };
}

function typesOn(pages: readonly CheckedPage[]): Set<string> {
  const sections = pages.flatMap(({ sectionLists }) => sectionLists.flatMap((list) => list.sections));
  return new Set(sections.map((section) => String((section as JsonObject)['type'])));
}

function idOfForm(path: string): string {
  return path.replace(/^.*\//, '').replace(/\.json$/, '');
}
