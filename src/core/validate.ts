import { collect } from './content/collections.ts';
import { composeSchemas, type RootName, type SchemaSet } from './schema/compose-schema.ts';
import { byPlace, type Diagnostic } from './diagnostic.ts';
import { addSections, factsOf, type Facts, type FileKind } from './rules/references.ts';
import { readJson, type JsonSource } from './json/json-source.ts';
import type { Project, ProjectFile } from './project.ts';
import { routeOf } from './page/routes.ts';
import type { CheckedPage } from './rules/rule.ts';
import { runRules } from './rules/run-rules.ts';
import { schemaDiagnostics } from './schema/schema-diagnostics.ts';

export type JsonObject = Record<string, unknown>;

/** A page whose file keeps to the schema. Its links and media may still be at fault: see the diagnostics. */
export interface ValidPage {
  /** /about; empty for the pages that stand at no address of their own. */
  route: string;
  file: string;
  data: JsonObject;
  source: JsonSource;
}

export interface ValidForm {
  id: string;
  file: string;
  data: JsonObject;
  source: JsonSource;
}

/** Turns a template's data into the sections that the page shows; core knows no template itself. */
export type ExpandTemplate = (data: JsonObject, page: JsonObject) => readonly JsonObject[] | undefined;

export interface ValidateOptions {
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
  set: SchemaSet;
}

interface CheckedFile {
  facts: Facts;
  valid: boolean;
}

/** Checks a whole project in one pass; bad content gives diagnostics, never an exception. */
export function validateProject(project: Project, options: ValidateOptions = {}): Validation {
  const set = options.set ?? composeSchemas(project.schemas);
  const found: Diagnostic[] = [...set.diagnostics];
  const check = (file: ProjectFile, kind: FileKind) => checkFile(set, file, kind, found);

  const site = project.site ? check(project.site, 'site') : null;
  const forms = project.forms.map((file) => {
    const { facts, valid } = check(file, 'form');
    return Object.assign(facts, { id: idOfForm(file.path), file: file.path, valid });
  });
  const pageOf = (file: ProjectFile, route: string) => toPage(check(file, 'page'), route, options);
  const unrouted = (file?: ProjectFile) => (file ? pageOf(file, '') : null);
  const notFound = unrouted(project.notFound);
  const offline = unrouted(project.offline);
  const others = [notFound, offline].filter((page) => page !== null);
  const pages = [...project.pages.map((file) => pageOf(file, routeOf(file.path))), ...others];
  const routed = pages.filter(({ route }) => route !== '');
  const diagnostics = found.concat(
    runRules({
      set,
      pages,
      byRoute: new Map(routed.map((page) => [page.route, page])),
      site: site?.facts ?? null,
      forms,
      media: new Map(project.media.map((file) => [file.path, file])),
      // Pages with faults are members too, so that one fault is not followed by wrong counts.
      collections: collect(routed),
      theme: project.theme,
    }),
  );
  return {
    diagnostics: diagnostics.sort(byPlace),
    pages: routed.filter(({ valid }) => valid).map(toValidPage),
    notFound: notFound?.valid ? toValidPage(notFound) : null,
    offline: offline?.valid ? toValidPage(offline) : null,
    site: site?.valid ? { data: site.facts.data, source: site.facts.source } : null,
    forms: forms
      .filter(({ valid }) => valid)
      .map(({ id, file, data, source }) => ({ id, file, data, source })),
    set,
  };
}

function checkFile(set: SchemaSet, file: ProjectFile, kind: FileKind, found: Diagnostic[]): CheckedFile {
  const source = readJson(file);
  const facts = factsOf(set, kind, source);
  found.push(...source.diagnostics);
  if (source.data === undefined) return { facts, valid: false };
  const faults = schemaFaults(set, kind, source);
  found.push(...faults);
  return { facts, valid: faults.length === 0 && set.validators[kind] !== null };
}

function schemaFaults(set: SchemaSet, root: RootName, source: JsonSource): Diagnostic[] {
  const validator = set.validators[root];
  try {
    if (!validator || validator(source.data)) return [];
  } catch (error) {
    // Keys that stand for a method, such as "valueOf", lead the validator's comparison of entries astray.
    const message = `The file can’t be checked: ${error instanceof Error ? error.message : String(error)}.`;
    const hint = 'Look for keys such as "valueOf", and remove them.';
    return [
      {
        file: source.file,
        ...source.locate([], 'value'),
        severity: 'error',
        code: 'not-checked',
        message,
        hint,
      },
    ];
  }
  return schemaDiagnostics(set, root, source, validator.errors ?? []);
}

function toPage({ facts, valid }: CheckedFile, route: string, options: ValidateOptions): CheckedPage {
  const template = facts.data['template'];
  let opaque = template !== undefined;
  if (valid && template !== undefined) {
    const sections = options.expandTemplate?.(template as JsonObject, facts.data);
    if (sections) addSections(facts, sections);
    opaque = sections === undefined;
  }
  const { file, data } = facts.source;
  return Object.assign(facts, { route, file, valid, readable: data !== undefined, opaque });
}

function toValidPage({ route, file, data, source }: CheckedPage): ValidPage {
  return { route, file, data, source };
}

function idOfForm(path: string): string {
  return path.replace(/^.*\//, '').replace(/\.json$/, '');
}
