import type { Diagnostic } from '../diagnostic.ts';
import type { ProjectFile } from '../project.ts';
import type { SchemaSet } from '../schema/compose-schema.ts';
import { codeDiagnostics } from './code-diagnostics.ts';
import { nameDiagnostics } from './name-diagnostics.ts';
import { findExampleDiagnostics } from './schema-examples.ts';
import { styleDiagnostics } from './schema-style.ts';
import { widgetDiagnostics } from './widget-diagnostics.ts';
import type { ExpandTemplate, JsonObject } from '../content/valid-page.ts';
import { expandSections } from '../expand-page.ts';
import { missingRequiredKey } from '../rules/site/required-keys.ts';
import { ENVELOPE } from './envelope.ts';

/** The schemas, templates and code that are checked. */
export interface EngineInput extends TemplateInput {
  /** The code of sections, templates and widgets, as text. */
  code: readonly ProjectFile[];
  /**
   * Whether to validate the examples of a schema file. A project skips those of the engine, which the engine's
   * own development validates. Default: all are validated
   */
  isOwnSchema?: ((path: string) => boolean) | undefined;
}

/**
 * Finds omissions of developers: schemas without descriptions or with invalid examples, sections and
 * templates without code, templates with invalid output. Without these checks, parts of a page would be
 * missing.
 */
export function engineDiagnostics(input: EngineInput): Diagnostic[] {
  const { set, code, isOwnSchema } = input;
  // A schema that can't be used would cause many other diagnostics.
  if (set.diagnostics.length > 0) return [];
  const diagnostics = [
    ...codeDiagnostics(set, code),
    ...widgetDiagnostics(set, code),
    ...memoizedSetDiagnostics(set, isOwnSchema),
  ];
  return diagnostics.length > 0 ? diagnostics : templateDiagnostics(input);
}

const diagnosticsBySet = new WeakMap<SchemaSet, Diagnostic[]>();

/** Computed once per schema set, because schemas do not change while content does. */
function memoizedSetDiagnostics(set: SchemaSet, isOwnSchema: EngineInput['isOwnSchema']): Diagnostic[] {
  const diagnostics = diagnosticsBySet.get(set) ?? [
    ...[...set.documents.values()].flatMap(styleDiagnostics),
    ...findExampleDiagnostics(set, isOwnSchema),
    ...nameDiagnostics(set),
  ];
  diagnosticsBySet.set(set, diagnostics);
  return diagnostics;
}

interface TemplateInput {
  set: SchemaSet;
  /** The data of _site.json; null if it has errors. */
  site: JsonObject | null;
  expandTemplate: ExpandTemplate;
}

/** Validates the output of templates for the examples in their schemas. */
function templateDiagnostics({ set, site, expandTemplate }: TemplateInput): Diagnostic[] {
  if (!site) return [];
  return [...set.documents.values()].flatMap((document) => {
    if (!document.name.startsWith('templates/')) return [];
    return (document.schema.examples ?? []).flatMap((example, index) => {
      const template = example as JsonObject & { type: string };
      if (missingRequiredKey(set, template, site)) return [];
      const page = { ...ENVELOPE, route: '/example', template };
      return expandSections(set, page, site, expandTemplate).diagnostics.map(({ message, hint }) =>
        document.diagnostic(['examples', index], 'template-output', message, hint),
      );
    });
  });
}
