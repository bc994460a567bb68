import type { JsonObject } from '../../../core/content/valid-page.ts';
import type { JsonPath, JsonSource, Range } from '../../../core/json/json-source.ts';
import { BROKEN_SECTION } from '../../../core/page/preview.ts';
import type { DiagnosticSection, PreviewDiagnostic } from '../../../core/page/preview.ts';
import type { SchemaSet } from '../../../core/schema/compose-schema.ts';

/** The file whose sections are marked, and its errors. */
export interface MarkingContext {
  source: JsonSource;
  set: SchemaSet;
  /** The errors in the list of sections. */
  errors: readonly PreviewDiagnostic[];
}

/** One section of a draft: its diagnostic box, and the renderable part. */
export interface MarkedSection {
  mark?: DiagnosticSection;
  section?: unknown;
}

/**
 * Marks a section that has errors. A valid section stays, with a box before it; an invalid one is replaced by
 * the box. Of nested sections only the wrong one is marked.
 * @param place path of the section in the file
 */
export function markSection(marking: MarkingContext, section: unknown, place: JsonPath): MarkedSection {
  const errors = errorsIn(marking, place);
  if (errors.length === 0) return { section };
  const { value, rest } = markInside({ ...marking, errors }, section, place);
  if (!fitsSchema(marking.set, { sections: [withoutMarks(value)] }))
    return {
      mark: diagnosticBox(
        `The section ${describeSection(section)} can’t be rendered until this is corrected`,
        errors,
      ),
    };
  const mark = diagnosticBox(`In the section ${describeSection(section)}`, rest);
  return { section: value, ...(rest.length > 0 && { mark }) };
}

/** The errors at or below a path of the file, or in the shared section that is used there. */
export function errorsIn({ source, errors }: MarkingContext, place: JsonPath): PreviewDiagnostic[] {
  const range = source.locate(place, 'value');
  // Keys that the page does not override are in the file of the shared section.
  const shared = source.locate([...place, 'type'], 'value').file;
  return errors.filter((error) =>
    error.file === source.file ? containsPosition(range, error) : error.file === shared,
  );
}

/**
 * Whether parts of a page match the schema. Valid texts are used for title and description.
 * @param set the schemas
 * @param parts keys of a page
 */
export function fitsSchema(set: SchemaSet, parts: JsonObject): boolean {
  return set.validators.page?.({ ...neutralTexts, ...parts }) ?? false;
}

/** Whether one key of a page matches the schema, independent of the other keys. */
export function keyFitsSchema(set: SchemaSet, key: string, value: unknown): boolean {
  const validate = set.validators.page;
  if (!validate) return false;
  if (validate({ [key]: value })) return true;
  return !(validate.errors ?? []).some(
    ({ instancePath, params }) =>
      instancePath.split('/')[1] === key || (instancePath === '' && params['additionalProperty'] === key),
  );
}

export function diagnosticBox(title: string, diagnostics: PreviewDiagnostic[]): DiagnosticSection {
  return { type: BROKEN_SECTION, title, diagnostics };
}

/** Texts of valid lengths. */
const neutralTexts = { title: 'x'.repeat(40), description: 'x'.repeat(100) };

/** The section with its nested lists marked, and the remaining errors. */
function markInside(
  marking: MarkingContext,
  value: unknown,
  place: JsonPath,
): { value: unknown; rest: PreviewDiagnostic[] } {
  let rest = [...marking.errors];
  const visit = (inner: unknown, path: JsonPath): unknown => {
    if (typeof inner !== 'object' || inner === null) return inner;
    if (Array.isArray(inner)) return inner.map((entry, index) => visit(entry, [...path, index]));
    const entries = Object.entries(inner).map(([key, child]) => {
      const childPath = [...path, key];
      if (key !== 'sections' || !Array.isArray(child)) return [key, visit(child, childPath)] as const;
      const entryErrors = child.flatMap((_, index) => errorsIn(marking, [...childPath, index]));
      rest = rest.filter((error) => !entryErrors.includes(error));
      const markedEntries = child.map((entry, index) => markSection(marking, entry, [...childPath, index]));
      return [key, markedEntries.flatMap(({ mark, section }) => [mark, section].filter(isDefined))] as const;
    });
    return Object.fromEntries(entries);
  };
  return { value: visit(value, place), rest };
}

function isDefined(entry: unknown): boolean {
  return entry !== undefined;
}

function withoutMarks(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((entry) => !isMark(entry)).map(withoutMarks);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withoutMarks(inner)]));
}

/** Whether a list entry is a box with diagnostics. */
export function isMark(entry: unknown): entry is DiagnosticSection {
  return typeof entry === 'object' && entry !== null && 'type' in entry && entry.type === BROKEN_SECTION;
}

function describeSection(section: unknown): string {
  const type = (section as { type?: unknown } | null)?.type;
  return typeof type === 'string' ? `“${type}”` : 'here';
}

function containsPosition(range: Range, { line, column }: { line: number; column: number }): boolean {
  const isAfterStart = line > range.line || (line === range.line && column >= range.column);
  const isBeforeEnd = line < range.endLine || (line === range.endLine && column < range.endColumn);
  return isAfterStart && isBeforeEnd;
}
