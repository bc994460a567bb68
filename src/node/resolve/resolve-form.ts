import type { ResolvedForm } from '../../core/resolved.ts';
import type { ValidForm } from '../../core/validate.ts';

/** What a page shows of a form: its questions, and an e-mail that asks the same ones. */
export function resolveForm({ id, data }: ValidForm, email: string): ResolvedForm {
  const { title, intro, schema } = data as unknown as WrittenForm;
  const questions = questionsOf(schema);
  return { id, title, ...(intro && { intro }), mailto: mailto(email, title, questions), questions };
}

interface WrittenForm {
  title: string;
  intro?: string;
  schema: WrittenSchema;
}

interface WrittenSchema {
  required?: string[];
  properties?: Record<string, { title?: string }>;
}

function questionsOf({ properties = {}, required = [] }: WrittenSchema): ResolvedForm['questions'] {
  return Object.entries(properties).map(([name, { title }]) => ({
    label: title ?? name,
    required: required.includes(name),
  }));
}

/** @see RFC 6068: line breaks in the body of a mailto address are %0D%0A. */
function mailto(email: string, subject: string, questions: ResolvedForm['questions']): string {
  const body = questions.filter(({ label }) => !/password/i.test(label)).map(({ label }) => `${label}: `).join('\r\n');
  return `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
