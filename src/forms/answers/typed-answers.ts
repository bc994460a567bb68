import { schemaWithin } from '../../core/form/questions/answer-schema.ts';
import type { Answers, AnswerSchema, FormSchema } from '../../core/form/form-definition.ts';
import { fieldPath } from '../../core/form/form-path.ts';
import type { FormPath } from '../../core/form/form-path.ts';
import { findValueAt } from '../../core/json/data-path.ts';

/** The answers that a visitor has typed before hydration, read from the controls. */
export interface TypedAnswers {
  values: Answers;
  files: Record<string, File>;
  /** Whether the visitor has answered anything. */
  isChanged: boolean;
}

/**
 * Reads the input that the visitor has made before hydration: typed, chosen and attached values, including
 * autofill.
 * @param prerendered the answers in the prerendered page
 * @param otherAnswers answers from other sources, such as a draft: typed ones override them
 */
export function typedAnswers(
  form: HTMLFormElement,
  schema: FormSchema,
  prerendered: Answers,
  otherAnswers: Answers,
): TypedAnswers {
  const typed: TypedAnswers = { values: otherAnswers, files: {}, isChanged: false };
  for (const control of form.elements) {
    const path = controlPath(control);
    if (!path) continue;
    if (control instanceof HTMLInputElement && control.type === 'file') {
      const file = control.files?.[0];
      if (file) typed.files[String(path[0])] = file;
      typed.isChanged ||= !!file;
      continue;
    }
    const type = typeAt(schema, path);
    const value = type === 'array' ? tickedValues(form, control) : controlValue(control, type);
    if (value === undefined || value === findValueAt(prerendered, path)) continue;
    typed.values = replaceAnswer(typed.values, path, value);
    typed.isChanged = true;
  }
  return typed;
}

function controlPath(control: Element): FormPath | undefined {
  if (!(control instanceof HTMLElement)) return undefined;
  const name = control.dataset['local'] ?? control.getAttribute('name') ?? '';
  return name === '' || name.startsWith('_') ? undefined : fieldPath(name);
}

/** The values of all ticked checkboxes in a group; undefined if none is ticked. */
function tickedValues(form: HTMLFormElement, control: Element): string[] | undefined {
  const name = control.getAttribute('name') ?? '';
  const boxes = form.querySelectorAll<HTMLInputElement>(
    `input[type=checkbox][name="${CSS.escape(name)}"]:checked`,
  );
  return boxes.length > 0 ? [...boxes].map(({ value }) => value) : undefined;
}

/** The answer in a control, as JSON; undefined if it is empty or not ticked. */
function controlValue(control: Element, type: AnswerSchema['type'] | undefined): unknown {
  if (control instanceof HTMLInputElement && control.type === 'checkbox') return control.checked || undefined;
  if (control instanceof HTMLInputElement && control.type === 'radio' && !control.checked) return undefined;
  if (
    !(control instanceof HTMLInputElement) &&
    !(control instanceof HTMLTextAreaElement) &&
    !(control instanceof HTMLSelectElement)
  ) {
    return undefined;
  }
  if (control.value === '') return undefined;
  return type === 'number' || type === 'integer' ? Number(control.value) : control.value;
}

function typeAt(schema: FormSchema, path: FormPath): AnswerSchema['type'] | undefined {
  return path.reduce<AnswerSchema | undefined>(schemaWithin, schema)?.type;
}

/** The answers with one of them replaced; its parents are copied or created. */
export function replaceAnswer(answers: Answers, path: FormPath, value: unknown): Answers {
  return setAt(answers, path, value) as Answers;
}

function setAt(node: unknown, [key, ...rest]: FormPath, value: unknown): unknown {
  if (key === undefined) return value;
  const inner = setAt(findValueAt(node, [key]), rest, value);
  if (typeof key === 'string') return { ...(node as Answers | undefined), [key]: inner };
  const entries: unknown[] = Array.isArray(node) ? [...node] : [];
  entries[key] = inner;
  return Array.from(entries, (entry) => entry ?? {});
}
