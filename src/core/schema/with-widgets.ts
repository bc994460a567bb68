import type { SchemaNode } from './schema-node.ts';

/**
 * The schema of questions with the names of all widgets: each widget has a schema in schemas/widgets.
 * @param widgets the schemas by name
 */
export function withWidgets(questions: SchemaNode, widgets: ReadonlyMap<string, SchemaNode>): SchemaNode {
  const { questionUi } = questions.$defs ?? {};
  const widget = questionUi?.properties?.['ui:widget'];
  if (!widget || widgets.size === 0) return questions;
  const sorted = [...widgets].sort(
    ([one, { control: first }], [other, { control: second }]) =>
      Number(second?.usual ?? false) - Number(first?.usual ?? false) || (one < other ? -1 : 1),
  );
  const named: SchemaNode = {
    ...widget,
    enum: sorted.map(([name]) => name),
    enumDescriptions: sorted.map(([name, { description = name }]) => description),
    controls: Object.fromEntries(sorted.flatMap(([name, { control }]) => (control ? [[name, control]] : []))),
  };
  const properties = { ...questionUi.properties, 'ui:widget': named };
  return { ...questions, $defs: { ...questions.$defs, questionUi: { ...questionUi, properties } } };
}
