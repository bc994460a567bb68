import type { SchemaNode } from './schema-node.ts';

/**
 * Adds the names of all widgets to the schema of questions, as the allowed values of `ui:widget`.
 * @param widgets the schemas in schemas/widgets, by widget name
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
