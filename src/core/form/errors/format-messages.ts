import type { WrittenForm } from '../../content/form.gen.ts';
import { textFormat } from '../questions/answer-schema.ts';
import { allQuestions } from '../questions/asked-questions.ts';
import type { TextFormat } from '../questions/text-formats.ts';

/** The messages for answers in a wrong format. */
export const formatMessages = {
  email: 'formFormat.email',
  uri: 'formFormat.uri',
  date: 'formFormat.date',
  time: 'formFormat.time',
  digits: 'formFormat.digits',
  code: 'formFormat.code',
  orcid: 'formFormat.orcid',
  doi: 'formFormat.doi',
  isbn: 'formFormat.isbn',
} as const satisfies Record<TextFormat, string>;

/** The messages of formats and days that no form of the site uses; pages are built without them. */
export function unusedFormatMessages(forms: readonly Pick<WrittenForm, 'schema'>[]): string[] {
  const questions = forms.flatMap(({ schema }) => Object.values(allQuestions(schema)));
  const inRows = questions.flatMap((question) =>
    question.type === 'array' && question.items.type === 'object'
      ? Object.values(question.items.properties)
      : [],
  );
  const all = [...questions, ...inRows];
  const used = new Set(all.map(textFormat));
  const unusedFormats = Object.entries(formatMessages).flatMap(([format, key]) =>
    used.has(format as TextFormat) ? [] : [key],
  );
  const remarks = { email: 'formFormat.didYouMean', tel: 'formFormat.notTelephone' } as const;
  const unused = (['email', 'tel'] as const).filter((format) => !used.has(format));
  const limits = (['earliest', 'latest'] as const).filter((limit) => !all.some((each) => limit in each));
  return [
    ...unusedFormats,
    ...unused.map((format) => remarks[format]),
    ...limits.map((limit) => `formError.${limit}`),
  ];
}
