import type { Diagnostic } from '../diagnostic.ts';
import type { ProjectFile } from '../project.ts';
import type { SchemaSet } from '../schema/compose-schema.ts';
import { codeFaults } from './code-faults.ts';
import { nameFaults } from './name-faults.ts';
import { exampleFaults } from './schema-examples.ts';
import { styleFaults } from './schema-style.ts';
import { templateFaults, type TemplateInput } from './template-examples.ts';
import { widgetFaults } from './widget-faults.ts';

export interface EngineInput extends TemplateInput {
  /** The code of sections, templates and widgets, as text. */
  code: readonly ProjectFile[];
}

/**
 * What a developer has left out: schemas that explain nothing or give examples that break them, sections and templates
 * without their code, templates that make what can't be drawn. Without these checks a page would have a hole.
 */
export function engineFaults(input: EngineInput): Diagnostic[] {
  const { set, code } = input;
  // A schema that can't be used is the cause of what else would be found.
  if (set.diagnostics.length > 0) return [];
  const found = [...codeFaults(set, code), ...widgetFaults(set, code), ...schemaFaultsOf(set)];
  return found.length > 0 ? found : templateFaults(input);
}

const known = new WeakMap<SchemaSet, Diagnostic[]>();

/** Found once for each set: while content changes, the schemas stay. */
function schemaFaultsOf(set: SchemaSet): Diagnostic[] {
  const found = known.get(set) ?? [
    ...[...set.documents.values()].flatMap(styleFaults),
    ...exampleFaults(set),
    ...nameFaults(set),
  ];
  known.set(set, found);
  return found;
}
