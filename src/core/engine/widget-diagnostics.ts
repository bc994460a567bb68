import type { Diagnostic } from '../diagnostic.ts';
import type { ProjectFile } from '../project.ts';
import { questionKinds } from '../rules/forms/controls.ts';
import type { SchemaSet } from '../schema/compose-schema.ts';
import type { SchemaDocument } from '../schema/schema-files.ts';
import { didYouMean } from '../schema/suggest.ts';
import { joinNames } from '../schema/message-parts.ts';

/** Finds form widgets that have a schema but no code, or whose schema does not name the kind of answer. */
export function widgetDiagnostics(set: SchemaSet, code: readonly ProjectFile[]): Diagnostic[] {
  const files = new Map(code.map(({ path, text }) => [path, text]));
  return [...set.documents.values()].flatMap((document) => {
    const [, name] = /^widgets\/(.+)$/.exec(document.name) ?? [];
    return name === undefined
      ? []
      : [...controlDiagnostics(document, name), ...componentDiagnostics(document, files, name)];
  });
}

function controlDiagnostics(document: SchemaDocument, name: string): Diagnostic[] {
  const { control } = document.schema;
  if (!control) {
    const message = `The widget "${name}" does not say what it answers: no question could use it.`;
    const hint = 'Add "control": { "name": …, "answers": …, "shows": [], "details": [] }.';
    return [document.diagnostic([], 'no-control', message, hint)];
  }
  const { answers } = control;
  if (questionKinds.some((kind) => kind === answers)) return [];
  const message = `There is no kind of question "${answers}": no question could use the widget "${name}".`;
  const hint = didYouMean(answers, [...questionKinds]) ?? `Write ${joinNames(questionKinds, 'or')}.`;
  return [document.diagnostic(['control', 'answers'], 'no-control', message, hint)];
}

function componentDiagnostics(
  document: SchemaDocument,
  files: ReadonlyMap<string, string>,
  name: string,
): Diagnostic[] {
  const file = `src/forms/widgets/${name}-widget.tsx`;
  const component = `${name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())}Widget`;
  const text = files.get(file);
  const wanted = `export function ${component}(props: WidgetProps) { … }`;
  if (text === undefined) {
    const message = `The widget "${name}" has no code: nothing renders it.`;
    const hint = `Write ${file} with ${wanted}, or remove the schema.`;
    return [document.diagnostic([], 'no-code', message, hint)];
  }
  if (new RegExp(`^export (?:function|const) ${component}\\b`, 'm').test(text)) return [];
  const message = `The file does not export "${component}": forms could not be rendered.`;
  return [
    { file, line: 1, column: 1, severity: 'error', code: 'no-export', message, hint: `Write ${wanted}` },
  ];
}
