import { questionLists } from './asked.ts';
import type { FormCheck } from './form-fault.ts';

/** Questions next to each other have different labels: in the form, in its errors and on the receipt. */
export const labels: FormCheck = function* ({ schema, ui = {} }) {
  const groups = ui['ui:groups'] ?? [];
  for (const { at, properties } of questionLists(schema)) {
    const seen = new Map<string, string>();
    for (const [name, { title }] of Object.entries(properties)) {
      const group = groups.findIndex(({ fields }) => fields.includes(name));
      const label = `${group} ${title.trim().toLowerCase()}`;
      const other = seen.get(label);
      seen.set(label, other ?? name);
      if (other === undefined) continue;
      yield {
        path: [...at, 'properties', name, 'title'],
        code: 'same-label',
        message: `“${title}” is the label of "${other}" already: visitors can’t distinguish the two questions.`,
        hint: 'Say in each what is asked, or put them into groups with different names.',
      };
    }
  }
};
