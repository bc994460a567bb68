import type { Diagnostic } from '../diagnostic.ts';
import type { ProjectFile } from '../project.ts';
import { questionKinds } from '../rules/forms/controls.ts';
import type { SchemaSet } from '../schema/compose-schema.ts';
import type { SchemaDocument } from '../schema/schema-files.ts';
import type { SchemaNode } from '../schema/schema-node.ts';
import { didYouMean } from '../schema/suggest.ts';
import { list } from '../schema/value-words.ts';

/** Widgets of forms that the schema names but nothing draws, or of which it does not say what they answer. */
export function widgetFaults(set: SchemaSet, code: readonly ProjectFile[]): Diagnostic[] {
  for (const document of set.documents.values()) {
    const widget = widgetIn(document);
    if (!widget) continue;
    const files = new Map(code.map(({ path, text }) => [path, text]));
    return names(widget).flatMap((name, index) => [
      ...withoutControl(document, widget, name, index),
      ...withoutComponent(document, files, name, index),
    ]);
  }
  return [];
}

/** Where the widgets stand in the schema of questions. */
const PLACE = ['$defs', 'questionUi', 'properties', 'ui:widget'] as const;

function widgetIn({ path, schema }: SchemaDocument): SchemaNode | undefined {
  if (path !== 'schemas/questions.schema.json') return undefined;
  return schema.$defs?.['questionUi']?.properties?.['ui:widget'];
}

function names({ enum: entries = [] }: SchemaNode): string[] {
  return entries.filter((name) => typeof name === 'string');
}

function withoutControl(
  document: SchemaDocument,
  { controls = {} }: SchemaNode,
  name: string,
  index: number,
): Diagnostic[] {
  if (Object.hasOwn(controls, name)) {
    const { answers } = controls[name]!;
    if (questionKinds.some((kind) => kind === answers)) return [];
    const message = `There is no kind of question "${answers}": no question could use the widget "${name}".`;
    const hint = didYouMean(answers, [...questionKinds]) ?? `Write ${list(questionKinds, 'or')}.`;
    return [document.fault([...PLACE, 'controls', name, 'answers'], 'no-control', message, hint)];
  }
  const message = `The widget "${name}" does not say what it answers: no question could use it.`;
  const hint = `Add "${name}": { "name": …, "answers": …, "shows": [], "details": [] } to "controls".`;
  return [document.fault([...PLACE, 'enum', index], 'no-control', message, hint)];
}

function withoutComponent(
  document: SchemaDocument,
  files: ReadonlyMap<string, string>,
  name: string,
  index: number,
): Diagnostic[] {
  const file = `src/forms/widgets/${name}-widget.tsx`;
  const component = `${name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())}Widget`;
  const text = files.get(file);
  const wanted = `export function ${component}(props: WidgetProps) { … }`;
  if (text === undefined) {
    const message = `The widget "${name}" has no code: nothing draws it.`;
    const hint = `Write ${file} with ${wanted}, or remove the name.`;
    return [document.fault([...PLACE, 'enum', index], 'no-code', message, hint)];
  }
  if (new RegExp(`^export (?:function|const) ${component}\\b`, 'm').test(text)) return [];
  const message = `The file does not export "${component}": forms could not be drawn.`;
  return [
    { file, line: 1, column: 1, severity: 'error', code: 'no-export', message, hint: `Write ${wanted}` },
  ];
}
