import { expect, test } from 'vitest';
import { widgetDiagnostics } from '../../../src/core/engine/widget-diagnostics.ts';
import { composeSchemas } from '../../../src/core/schema/compile-schemas.ts';
import { formatText } from '../../../src/tools/report/text.ts';
import { engineSchemas } from '../form/form-fixture.ts';

/* A widget is a schema that names its answer, and a component: a missing part is reported before a form needs it. */

const SCHEMA = 'schemas/widgets/name-plate.schema.json';
const FILE = 'src/forms/widgets/name-plate-widget.tsx';
const CODE = 'export function NamePlateWidget(props: WidgetProps) {}\n';
const control = { name: 'a plate', answers: 'text', shows: [], details: [] };

function report(widget: object, files: Record<string, string>): string[] {
  const schema = { $id: `https://example.org/${SCHEMA}`, ...widget };
  const set = composeSchemas([{ path: SCHEMA, text: JSON.stringify(schema, null, 2) }]);
  const code = Object.entries(files).map(([path, text]) => ({ path, text }));
  return formatText([...set.diagnostics, ...widgetDiagnostics(set, code)], false)
    .trimEnd()
    .split('\n');
}

test('a complete widget has no diagnostic', () => {
  expect(report({ control }, { [FILE]: CODE })).toEqual(['']);
});

test('a name without schema and component', () => {
  expect(report({}, {})).toEqual([
    `${SCHEMA}:1:1 no-control The widget "name-plate" does not say what it answers: no question could use it.`,
    '  Add "control": { "name": …, "answers": …, "shows": [], "details": [] }.',
    `${SCHEMA}:1:1 no-code The widget "name-plate" has no code: nothing renders it.`,
    `  Write ${FILE} with export function NamePlateWidget(props: WidgetProps) { … }, or remove the schema.`,
  ]);
});

test('a component under another name', () => {
  expect(report({ control }, { [FILE]: CODE.replace('NamePlate', 'Plate') })).toEqual([
    `${FILE}:1:1 no-export The file does not export "NamePlateWidget": forms could not be rendered.`,
    '  Write export function NamePlateWidget(props: WidgetProps) { … }',
  ]);
});

test('an unknown kind of question', () => {
  const of = (answers: string) => ({ control: { ...control, answers } });
  expect(report(of('texts'), { [FILE]: CODE })).toEqual([
    `${SCHEMA}:5:16 no-control There is no kind of question "texts": no question could use the widget "name-plate".`,
    '  Did you mean "text"?',
  ]);
  expect(report(of('constructor'), { [FILE]: CODE }).at(-1)).toBe(
    '  Write "text", "formatted", "number", "yes-no", "choice", "choices" or "file".',
  );
});

test('the engine’s own widgets are complete', () => {
  const set = composeSchemas(engineSchemas);
  const found = widgetDiagnostics(set, []);
  expect(found.length).toBeGreaterThan(3);
  expect(found.filter(({ code }) => code !== 'no-code')).toEqual([]);
});
