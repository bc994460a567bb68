import type { Diagnostic } from '../diagnostic.ts';
import type { ProjectFile } from '../project.ts';
import type { SchemaSet } from '../schema/compose-schema.ts';
import { codeDiagnostics } from './code-diagnostics.ts';
import { nameDiagnostics } from './name-diagnostics.ts';
import { findExampleDiagnostics } from './schema-examples.ts';
import { styleDiagnostics } from './schema-style.ts';
import { templateDiagnostics, type TemplateInput } from './template-examples.ts';
import { widgetDiagnostics } from './widget-diagnostics.ts';

export interface EngineInput extends TemplateInput {
  /** The code of sections, templates and widgets, as text. */
  code: readonly ProjectFile[];
  /**
   * Whether the examples of a schema file are validated: those of the engine only during its own development.
   * Default: all
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
  const found = [
    ...codeDiagnostics(set, code),
    ...widgetDiagnostics(set, code),
    ...memoizedPlacedMessages(set, isOwnSchema),
  ];
  return found.length > 0 ? found : templateDiagnostics(input);
}

const known = new WeakMap<SchemaSet, Diagnostic[]>();

/** Computed once per schema set, because schemas do not change while content does. */
function memoizedPlacedMessages(set: SchemaSet, isOwnSchema: EngineInput['isOwnSchema']): Diagnostic[] {
  const found = known.get(set) ?? [
    ...[...set.documents.values()].flatMap(styleDiagnostics),
    ...findExampleDiagnostics(set, isOwnSchema),
    ...nameDiagnostics(set),
  ];
  known.set(set, found);
  return found;
}
