/** A control of a form, as `readControls` reads it. */
export interface Question {
  id: string;
  /** Whether an answer is expected. */
  isAsked: boolean;
  type: string;
  label: string;
  autocomplete: string;
  min: string;
  max: string;
  /** The number of choices. */
  options: number;
}

const byPurpose: Record<string, string> = {
  name: 'Asha Rao',
  'given-name': 'Asha',
  'family-name': 'Rao',
  email: 'asha@example.org',
  tel: '00000 00000',
  'new-password': 'monsoon lantern 42',
};

const byType: Record<string, string> = {
  email: 'asha@example.org',
  tel: '00000 00000',
  password: 'monsoon lantern 42',
  url: 'https://example.org/asha',
  date: '2099-01-15',
  month: '2026-01',
  time: '10:00',
};

/** A realistic answer, by a word of the question. */
const byWord: [RegExp, string][] = [
  [/subject/i, 'Soil moisture'],
  [/detail/i, 'Lecturer, Northvale University'],
  [/keyword/i, 'soil, water'],
  [/comment/i, 'Field study.'],
];

/** A valid answer for a field: by its purpose, by its type, or by the words of its question. */
export function sampleAnswer({ type, label, autocomplete, min, max }: Question): string {
  const purpose = autocomplete.split(' ').at(-1) ?? '';
  const known = byPurpose[purpose] ?? byType[type];
  if (known) return known;
  if (type === 'number') return String(Math.min(Math.max(2500, Number(min)), Number(max) || Infinity));
  const [, words] = byWord.find(([word]) => word.test(label)) ?? [];
  return words ?? (type === 'textarea' ? 'Two pages on soil.\nBy Friday.' : 'Soil moisture');
}
