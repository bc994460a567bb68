import { readJson } from '../../../core/json/json-source.ts';
import { withShared, type SharedSections } from '../../../core/content/shared-sections.ts';
import type { JsonSource } from '../../../core/json/json-source.ts';
import type { JsonObject } from '../../../core/content/valid-page.ts';
import type { DiagnosticSection, PreviewDiagnostic } from '../../../core/page/preview.ts';
import type { ProjectFile } from '../../../core/project.ts';
import type { SchemaSet } from '../../../core/schema/compose-schema.ts';
import { diagnosticBox, errorsIn, fitsSchema, keyFitsSchema, markSection } from './mark-diagnostics.ts';
import type { MarkedSection } from './mark-diagnostics.ts';
import { isObject } from '../../../core/json/is-object.ts';

/** The parts of a page that can be rendered in spite of its errors. */
export interface PageDraft {
  source: JsonSource;
  /** The page without its sections and without invalid keys. */
  head: JsonObject & { title: string; description: string };
  /** Diagnostics outside sections. */
  above: DiagnosticSection[];
  sections: MarkedSection[];
  /** The valid data of its template. */
  template?: JsonObject;
}

/**
 * Selects the valid parts of a page's file, and marks the invalid ones, so that development shows a page with errors.
 * @param errors errors of the file, and of its shared sections
 * @param shared the shared sections
 * @param lastReadable the last readable version of the file, used if it can't be parsed now
 */
export function draftPage(
  file: ProjectFile,
  set: SchemaSet,
  errors: readonly PreviewDiagnostic[],
  lastReadable: ProjectFile | undefined,
  shared: SharedSections,
): PageDraft {
  const source = withShared(readJson(file), shared);
  if (isObject(source.data)) return createDraft(source, source.data, set, errors);
  const earlierSource = lastReadable && withShared(readJson(lastReadable), shared);
  const title = earlierSource
    ? 'The file can’t be read: this is the last readable version of the page'
    : 'The file can’t be read, and there is no earlier version of the page';
  const draft = createDraft(
    source,
    earlierSource && isObject(earlierSource.data) ? earlierSource.data : {},
    set,
    [],
  );
  return { ...draft, above: [diagnosticBox(title, [...errors])] };
}

function createDraft(
  source: JsonSource,
  data: JsonObject,
  set: SchemaSet,
  errors: readonly PreviewDiagnostic[],
): PageDraft {
  const marking = { source, set, errors };
  const { sections, template, title, description, ...rest } = data;
  const head = Object.fromEntries(
    Object.entries(rest).filter(
      ([key, value]) => errorsIn(marking, [key]).length === 0 && keyFitsSchema(set, key, value),
    ),
  );
  const list: unknown[] = Array.isArray(sections) ? sections : [];
  const sectionErrors = list.flatMap((_, index) => errorsIn(marking, ['sections', index]));
  const templateErrors = isObject(template) ? errorsIn(marking, ['template']) : [];
  const otherErrors = errors.filter(
    (error) => !sectionErrors.includes(error) && !templateErrors.includes(error),
  );
  const canExpand = isObject(template) && fitsSchema(set, { template });
  const boxes = [
    { title: 'On this page, outside of its sections', diagnostics: otherErrors },
    { title: templateTitle(canExpand), diagnostics: templateErrors },
  ];
  return {
    source,
    head: { ...head, title: textOrEmpty(title) || source.file, description: textOrEmpty(description) },
    above: boxes
      .filter(({ diagnostics }) => diagnostics.length > 0)
      .map(({ title: heading, diagnostics }) => diagnosticBox(heading, diagnostics)),
    sections: list.map((section, index) => markSection(marking, section, ['sections', index])),
    ...(canExpand && { template }),
  };
}

function templateTitle(canExpand: boolean): string {
  return canExpand
    ? 'In the data for the template of this page'
    : 'The page can’t be rendered until its data for the template is right';
}

function textOrEmpty(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
