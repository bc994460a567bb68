import { allQuestions } from './asked-questions.ts';
import type { FormSchema, FormUi } from '../form-definition.ts';

/**
 * The uiSchema in which conditional questions have groups: one without a group joins the group of the
 * question that it follows.
 */
export function completeGroups(schema: FormSchema, ui: FormUi): FormUi {
  const { 'ui:groups': groups } = ui;
  if (!groups || !schema.allOf) return ui;
  const whole = groups.map((group) => ({ ...group, fields: [...group.fields] }));
  const named = new Set(groups.flatMap(({ fields }) => fields));
  const names = Object.keys(allQuestions(schema));
  for (const [place, name] of names.entries()) {
    if (named.has(name) || Object.hasOwn(schema.properties, name)) continue;
    const before = names[place - 1] ?? '';
    const fields = whole.find((group) => group.fields.includes(before))?.fields;
    fields?.splice(fields.indexOf(before) + 1, 0, name);
  }
  return { ...ui, 'ui:groups': whole };
}
