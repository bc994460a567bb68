import { mayHaveDates } from './content/dates/dated.ts';
import { withShared, type SharedSections } from './content/shared-sections.ts';
import { siteIn } from './content/languages/site-texts.ts';
import { expandPage } from './expand-page.ts';
import { readJson, textWithShared, type JsonPath, type JsonSource } from './json/json-source.ts';
import type { Diagnostic } from './diagnostic.ts';
import type { ExpandTemplate, JsonObject } from './content/valid-page.ts';
import { toRoute, parseTranslation } from './page/routes.ts';
import type { ProjectFile } from './project.ts';
import { factsIn, type FileFacts } from './rules/file-facts.ts';
import { stateDiagnostics } from './rules/schedule/page-states.ts';
import { runFileRules } from './rules/file-rules.ts';
import { diagnosticsOfUses } from './rules/shared/use-diagnostics.ts';
import { addSections, findReferences } from './rules/find-references.ts';
import { ignoreWrongTypes } from './rules/ignore-wrong-types.ts';
import type { FileKind, FileReferences } from './rules/references.ts';
import { acceptedWordsIn } from './rules/texts/accepted-words.ts';
import type { HouseStyle } from './rules/texts/house-style.ts';
import { otherLanguageIn } from './rules/texts/language-of-texts.ts';
import { missingRequiredKey } from './rules/site/required-keys.ts';
import type { SchemaSet } from './schema/compose-schema.ts';
import { dataPath } from './json/data-path.ts';
import { asSection, misplacedFile, ON_PAGE, onPage } from './section-source.ts';
import { schemaDiagnostics } from './schema/schema-diagnostics.ts';

/** The inputs of a file's validation, besides the schemas. */
export interface FileCheck extends HouseStyle {
  set: SchemaSet;
  expandTemplate: ExpandTemplate | undefined;
  /** The data of _site.json, for templates; undefined if the file is missing or has errors. */
  readonly site: JsonObject | undefined;
  editorSchemas: string | undefined;
  shared: SharedSections;
  /** Called with each exception thrown while a file is checked. Default: none. */
  onException?: ((error: unknown) => void) | undefined;
}

/**
 * Validates one file with all checks that need no other file. An exception becomes a diagnostic of this file,
 * so that the other files are still validated.
 * @param route route of the page; only for pages
 */
export function validateFile(file: ProjectFile, kind: FileKind, route: string, check: FileCheck): FileFacts {
  try {
    return checkFacts(file, kind, route, check);
  } catch (error) {
    check.onException?.(error);
    return uncheckedFacts(file, error);
  }
}

/** The facts of a file whose validation threw: only the exception. */
function uncheckedFacts({ path: file }: ProjectFile, error: unknown): FileFacts {
  const diagnostic: Diagnostic = {
    file,
    line: 1,
    column: 1,
    severity: 'error',
    code: 'not-checked',
    message: `The file can’t be checked: ${error instanceof Error ? error.message : String(error)}.`,
    hint: 'This is a bug in the engine: report it with the file.',
  };
  return {
    links: [],
    addresses: [],
    ids: [],
    images: [],
    films: [],
    downloads: [],
    forms: [],
    collections: [],
    types: [],
    data: {},
    characters: '',
    valid: false,
    readable: false,
    opaque: true,
    templateDiagnostics: [],
    broken: [diagnostic],
    found: [],
  };
}

function checkFacts(file: ProjectFile, kind: FileKind, route: string, check: FileCheck): FileFacts {
  const { set, editorSchemas, language, accepted, shared } = check;
  const source = withShared(kind === 'section' ? asSection(readJson(file)) : readJson(file), shared);
  const { useDiagnostics = [] } = source;
  const broken = [...source.diagnostics, ...diagnosticsOfUses(source, useDiagnostics, shared)];
  // The data contains only one value of a repeated key, so schema diagnostics about that key may be wrong.
  const isKnown =
    source.data !== undefined && !source.diagnostics.some(({ code }) => code === 'duplicate-key');
  const unfilled = useDiagnostics.map(({ path }) => path);
  const misplaced = isKnown ? misplacedFile(source, kind) : undefined;
  if (misplaced) broken.push(misplaced);
  const valid = isKnown && !misplaced && matchesSchema(set, kind, source, { unfilled, found: broken });
  const references = findReferences(set, kind, source);
  const { opaque, templateDiagnostics } = expand(references, valid, route, check);
  const read = { ...references, valid, opaque, editorSchemas, language, accepted };
  const found = misplaced ? [] : ignoreWrongTypes(source, broken, runFileRules(read));
  const isInStates = valid && references.dated.some(({ path }) => path.length > 0);
  const states = isInStates && kind === 'page' ? stateDiagnostics(references) : [];
  const acceptedWords = acceptedWordsIn(read);
  const otherLanguage = otherLanguageIn(read);
  const more = {
    ...(states.length > 0 && { states }),
    ...(acceptedWords.length > 0 && { accepted: acceptedWords }),
    ...(otherLanguage !== undefined && { otherLanguage }),
  };
  return { ...factsIn(references), valid, opaque, templateDiagnostics, broken, found, ...more };
}

/** The references in a validated file, collected on each call. */
export function referencesIn(
  source: JsonSource,
  kind: FileKind,
  { valid }: Pick<FileFacts, 'valid'>,
  route: string,
  check: FileCheck,
): FileReferences {
  const references = findReferences(check.set, kind, source);
  expand(references, valid, route, check);
  return references;
}

/**
 * @param unfilled places of missing shared sections: their content is unknown, and the missing section is
 *   already reported
 * @param found collects the diagnostics
 */
function matchesSchema(
  set: SchemaSet,
  kind: FileKind,
  file: JsonSource,
  { unfilled, found }: { unfilled: readonly JsonPath[]; found: Diagnostic[] },
): boolean {
  const [root, source] = kind === 'section' ? (['page', onPage(file)] as const) : ([kind, file] as const);
  const validator = set.validators[root];
  if (!validator) return false;
  try {
    if (validator(source.data)) return unfilled.length === 0;
    // Entries of different periods may exceed a limit only together, so each state of a page is validated
    // separately.
    const isInStates = mayHaveDates(textWithShared(source));
    const isUnfilled = belowAny(
      kind === 'section' ? unfilled.map((path) => [...ON_PAGE, ...path]) : unfilled,
    );
    const errors = (validator.errors ?? []).filter(
      ({ keyword, instancePath }) =>
        !(isInStates && CHECKED_PER_STATE.includes(keyword)) &&
        !isUnfilled(dataPath(instancePath, source.data)),
    );
    if (errors.length === 0) return unfilled.length === 0;
    found.push(...schemaDiagnostics(set, root, source, errors));
  } catch (error) {
    // A key named like a method, such as "valueOf", breaks the validator's comparison of entries.
    const message = `The file can’t be checked: ${error instanceof Error ? error.message : String(error)}.`;
    const hint = 'Look for keys such as "valueOf", and remove them.';
    const place = { file: source.file, ...source.locate([], 'value') };
    found.push({ ...place, severity: 'error', code: 'not-checked', message, hint });
  }
  return false;
}

/** Whether a path is one of these, or below one. */
function belowAny(paths: readonly JsonPath[]): (path: JsonPath) => boolean {
  return (path) => paths.some((each) => each.every((key, index) => key === path[index]));
}

/**
 * These are checked for each state of the page. The keyword `if` only reports that something under a
 * condition was wrong.
 */
const CHECKED_PER_STATE: readonly string[] = ['maxItems', 'if'];

/** Adds the sections that the page's template makes. */
function expand(
  references: FileReferences,
  valid: boolean,
  route: string,
  { set, site, expandTemplate }: FileCheck,
): Pick<FileFacts, 'opaque' | 'templateDiagnostics'> {
  const template = references.kind === 'page' ? references.data['template'] : undefined;
  if (template === undefined) return { opaque: false, templateDiagnostics: [] };
  // Without a valid _site.json the output of a template is unknown.
  if (!expandTemplate || !valid || !site || missingRequiredKey(set, template, site))
    return { opaque: true, templateDiagnostics: [] };
  const translation = parseTranslation(references.source.file);
  // In every language, the route of the original identifies a service.
  const ownRoute = translation ? toRoute(translation.original) : route;
  const data = translation ? siteIn(set, site, translation.language) : site;
  const { sections, diagnostics } = expandPage(references, ownRoute, data, expandTemplate);
  if (sections) addSections(references, sections);
  return { opaque: sections === undefined, templateDiagnostics: diagnostics };
}
