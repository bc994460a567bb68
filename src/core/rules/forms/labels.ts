import { questionLists } from './asked.ts';
import { quote } from '../../schema/message-parts.ts';
import type { FormCheck, FormDiagnostic } from './form-diagnostic.ts';

/** Reports neighbouring questions with equal labels, and labels that a placeholder or a help text repeats. */
export const labels: FormCheck = function* ({ schema, ui = {} }) {
  const groups = ui['ui:groups'] ?? [];
  const questionUis = ui as Record<string, { 'ui:placeholder'?: unknown } | undefined>;
  for (const { at, properties } of questionLists(schema)) {
    const seen = new Map<string, string>();
    for (const [name, { title, description }] of Object.entries(properties)) {
      yield* ownMarks([...at, 'properties', name], title, description);
      const placeholder = questionUis[name]?.['ui:placeholder'];
      if (typeof placeholder === 'string' && isSame(placeholder, title))
        yield {
          path: ['ui', name, 'ui:placeholder'],
          code: 'label-as-placeholder',
          message: 'The placeholder repeats the label.',
          hint: 'Show an example of an answer, or remove it.',
        };
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

/**
 * Reports labels that end with a mark such as an asterisk, because the form itself marks required questions, and help
 * texts that repeat the label, because screen readers would read it twice.
 */
function* ownMarks(
  path: FormDiagnostic['path'],
  title: string,
  description: string | undefined,
): Iterable<FormDiagnostic> {
  const [mark] =
    /\s*(?:\*+|:|\((?:required|optional|mandatory|freiwillig|pflichtfeld|facultatif|obligatoire|opcional|obligatorio|वैकल्पिक|अनिवार्य)\))\s*$/i.exec(
      title,
    ) ?? [];
  if (mark !== undefined && mark.length < title.length)
    yield {
      path: [...path, 'title'],
      code: 'marked-label',
      message: `The label ${quote(title)} ends with “${mark.trim()}”.`,
      hint: `Write ${quote(title.slice(0, -mark.length))}: the form itself says which answers are required.`,
    };
  if (description !== undefined && isSame(description, title))
    yield {
      path: [...path, 'description'],
      code: 'label-as-help',
      message: 'The help repeats the label.',
      hint: 'Say what helps to answer, or remove it.',
    };
}

function isSame(text: string, title: string): boolean {
  return text.trim().toLowerCase() === title.trim().toLowerCase();
}
